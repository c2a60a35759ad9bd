import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { names } from './propose.ts';

/** The code of a language. */
const localeField: FieldType = {
  *propose(text) {
    yield* named(text);
    yield* names(text);
  },
};

/** What `Intl` accepts: a language, a script, a region, and variants, none of them twice. */
const codeOf = (script: string, region: string) =>
  new RegExp(
    `^(?!.*(-[a-z0-9]{4,8})(-.*)?\\1(-|$))[a-z]{2,3}(-${script})?(-${region})?(-([a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*$`,
  );

/** A language code, as in the HTML attribute `lang`. */
export const language = (description: string, ...examples: string[]) =>
  matching(codeOf('[A-Za-z]{4}', '([A-Za-z]{2}|[0-9]{3})'), 35).meta(
    fieldMeta(localeField, 'Language', description, examples, 'Write a language code, such as en, hi or pt-BR.'),
  );

/** The code of a language as the key of a record, and in the paths of its pages. */
export const languageKey = matching(codeOf('[a-z]{4}', '([a-z]{2}|[0-9]{3})'), 35).meta({
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
