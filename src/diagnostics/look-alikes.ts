import { latin } from '../../schema/look-alikes.ts';
import { codePointName } from '../json/parse/quote.ts';
import type { Edit } from './issue.ts';

const scripts = ['Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Cherokee', 'Coptic', 'Lisu', 'Hebrew', 'Arabic', 'Han'];
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ascii = /^[\x00-\x7f]*$/;

/** Names the letter of a text that only looks like one of the text that was meant: on a screen, both are the same. */
export function tellLookAlike(written: string, meant: string): string | undefined {
  if (ascii.test(written) || !ascii.test(meant) || !ascii.test(latin(written))) return undefined;
  const letter = [...written].find((sign) => !ascii.test(sign)) as string;
  const script = scripts.find((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(letter));
  const kind = script ? `, a letter of the ${script} alphabet` : '';
  return `The "${letter}" in it is not "${latin(letter)}" but ${codePointName(letter.codePointAt(0) ?? 0)}${kind}.`;
}

/** The text that an edit writes. */
export function textOfEdit(edit: Edit | undefined): string | undefined {
  if (edit?.op === 'rename') return edit.key;
  if (edit?.op === 'replace') return edit.text;
  return edit?.op === 'set' && typeof edit.value === 'string' ? edit.value : undefined;
}
