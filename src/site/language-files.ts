import { dirname, join } from 'node:path';
import { isObject, keyOf } from '../config/json.ts';

/** The file of another language of a site. */
export interface LanguageFile {
  /** The code of the language. */
  key: string;
  /** The path of the file, which may be missing. */
  file: string;
}

/** Returns the files of a config's other languages. Languages of a wrong shape are left out. */
export function languageFiles(value: unknown, configFile: string): LanguageFile[] {
  const lang = keyOf(keyOf(value, 'seo'), 'lang') ?? 'en';
  const locales = keyOf(value, 'locales');
  return Object.entries(isObject(locales) ? locales : {}).flatMap(([key, locale]) => {
    const name = keyOf(locale, 'file') ?? `site.config.${key}.json`;
    return key === lang || !isObject(locale) || typeof name !== 'string'
      ? []
      : [{ key, file: join(dirname(configFile), name) }];
  });
}
