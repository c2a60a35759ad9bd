import { isObject, keyOf } from '../../json/values.ts';

/** Returns the language files that a config names: the code of each further language, and the name of its file beside the config. */
export function languageFilesOf(main: unknown): { key: string; name: string }[] {
  const lang = keyOf(keyOf(main, 'seo'), 'lang') ?? 'en';
  const locales = keyOf(main, 'locales');
  return Object.entries(isObject(locales) ? locales : {}).flatMap(([key, locale]) => {
    const name = keyOf(locale, 'file') ?? `site.config.${key}.json`;
    // A config with errors may name something else than a file.
    return key !== lang && typeof name === 'string' && !/[/\\]/.test(name) ? [{ key, name }] : [];
  });
}
