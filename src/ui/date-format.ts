/** Formats dates and times in a language, and in English for a code that names none. Times are those of UTC, which stands for local time. */
export function dateFormat(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const utc = { timeZone: 'UTC', ...options };
  try {
    return new Intl.DateTimeFormat([lang, 'en'], utc);
  } catch {
    return new Intl.DateTimeFormat('en', utc);
  }
}

/** The day of a date such as 2030-12-24, as `dateFormat` takes it. */
export function dayOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/** Formats a number with a unit of time in a language, and in English for a code that names none. */
export function unitFormat(lang: string, unit: string): Intl.NumberFormat {
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  try {
    return new Intl.NumberFormat([lang, 'en'], options);
  } catch {
    return new Intl.NumberFormat('en', options);
  }
}
