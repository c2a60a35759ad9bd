/** Makes a formatter for a language; for English if the code is invalid. */
function inLanguage<T>(lang: string, make: (locales: string[]) => T): T {
  try {
    return make([lang, 'en']);
  } catch {
    return make(['en']);
  }
}

/** Returns a formatter for a language. Dates are local dates, stored as UTC. */
export const dateFormat = (lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  inLanguage(lang, (locales) => new Intl.DateTimeFormat(locales, { timeZone: 'UTC', ...options }));

/** Converts a date such as 2030-12-24 to the timestamp that `dateFormat` takes. */
export function dayOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/** Returns a formatter for numbers with a unit, such as "5 days", in a language. */
export const unitFormat = (lang: string, unit: string): Intl.NumberFormat =>
  inLanguage(lang, (locales) => new Intl.NumberFormat(locales, { style: 'unit', unit, unitDisplay: 'long' }));

/** Returns a formatter for numbers in a language. */
export const numberFormat = (lang: string): Intl.NumberFormat =>
  inLanguage(lang, (locales) => new Intl.NumberFormat(locales));

/** Returns a formatter for parts of one, as percent, in a language. */
export const percentFormat = (lang: string): Intl.NumberFormat =>
  inLanguage(lang, (locales) => new Intl.NumberFormat(locales, { style: 'percent' }));

/** Returns a formatter for several words in a row, such as "Monday, Tuesday", in a language. */
export const listFormat = (lang: string): Intl.ListFormat =>
  inLanguage(lang, (locales) => new Intl.ListFormat(locales, { style: 'narrow' }));
