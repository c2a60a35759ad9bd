/** What a language's own rules are looked up by; a code that has the right form but names no language counts as none. */
export function localeOf(lang: string): Intl.Locale {
  try {
    return new Intl.Locale(lang).maximize();
  } catch {
    return new Intl.Locale('und');
  }
}
