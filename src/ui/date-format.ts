/** Returns a formatter for a language; for English if the code is invalid. Dates are local dates, stored as UTC. */
export function dateFormat(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const utc = { timeZone: 'UTC', ...options };
  try {
    return new Intl.DateTimeFormat([lang, 'en'], utc);
  } catch {
    return new Intl.DateTimeFormat('en', utc);
  }
}

/** Converts a date such as 2030-12-24 to the timestamp that `dateFormat` takes. */
export function dayOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/** Returns a formatter for numbers with a unit, such as "5 days", in a language; in English if the code is invalid. */
export function unitFormat(lang: string, unit: string): Intl.NumberFormat {
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  try {
    return new Intl.NumberFormat([lang, 'en'], options);
  } catch {
    return new Intl.NumberFormat('en', options);
  }
}
