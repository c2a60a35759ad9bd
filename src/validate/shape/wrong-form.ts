import type { Problem } from '../../../schema/fields/index.ts';
import { didYouMean } from '../../diagnostics/advice.ts';
import type { SchemaNode } from '../../diagnostics/schema-node.ts';
import { quote } from '../../json/show-value.ts';
import { invisibleIn } from '../rules/characters.ts';

/** Explains a text of a wrong form, wherever it is written. `guess` returns the text that was probably meant, `format` says how else to write it. */
export function wrongForm(
  given: string,
  schemaNode: SchemaNode | undefined,
  guess: (given: string) => string | undefined,
  format = '',
): Pick<Problem, 'message' | 'hint' | 'edit'> {
  const unseen = invisibleIn(given, (rest) =>
    schemaNode?.schema.safeParse(rest).success ? rest : (guess(rest) ?? rest),
  );
  if (unseen) return unseen;
  const form = schemaNode?.form ?? schemaNode?.description ?? format;
  const named = schemaNode?.field?.noun ?? schemaNode?.title?.toLowerCase();
  const what = named ? article(named) : 'what must stand here';
  const reason = schemaNode?.field?.fix?.(given.trim());
  const advice = didYouMean(guess(given), reason ?? `${form}${example(schemaNode)}`, reason ?? form);
  return { message: `${quote(given)} is not ${what}.`, ...advice };
}

const article = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const example = (schemaNode: SchemaNode | undefined) =>
  typeof schemaNode?.example === 'string' && !schemaNode.form?.includes('such as')
    ? ` Example: ${quote(schemaNode.example)}.`
    : '';
