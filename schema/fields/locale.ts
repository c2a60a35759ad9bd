import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { names } from './propose.ts';

/** The code of a language. */
const localeField: FieldType = {
  *propose(text) {
    yield* named(text);
    yield* names(text);
  },
};

/** A language code, as in the HTML attribute `lang`. */
export const language = (description: string, ...examples: string[]) =>
  matching(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 35).meta(
    fieldMeta(localeField, 'Language', description, examples, 'Write a language code, such as en, hi or pt-BR.'),
  );

/** The code of a language as the key of a record, and in the paths of its pages. */
export const languageKey = matching(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/, 35).meta({
  patternErrorMessage: 'Write a language code in lower case, such as de, ar or pt-br.',
  field: localeField,
});

/** Proposes the code of a language that is named in English or in the language itself. */
function* named(text: string): Iterable<string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = Intl.DisplayNames.supportedLocalesOf(
    letters.flatMap((first) => letters.map((second) => first + second)),
  );
  for (const code of codes)
    for (const inLanguage of ['en', code]) {
      const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code);
      if (name?.toLowerCase() === text.toLowerCase()) yield code;
    }
}
