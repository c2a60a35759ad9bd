/** Returns the locale of a language code with its likely script and region; `und` for an invalid code. */
export function localeOf(lang: string): Intl.Locale {
  try {
    return new Intl.Locale(lang).maximize();
  } catch {
    return new Intl.Locale('und');
  }
}

/** The code of a language for formats of numbers and dates; that of English if it is invalid. */
export const formatLocale = (lang: string): string => (localeOf(lang).language === 'und' ? 'en' : lang);
