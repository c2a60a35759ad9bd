import { dateFormat, dayOf } from './date-format.ts';

/** A date, or a range of dates, written out in a language. */
export function Day({ date, until, lang }: { date: string; until?: string | undefined; lang: string }) {
  const format = dateFormat(lang, { dateStyle: 'long' });
  const words = until && until > date ? format.formatRange(dayOf(date), dayOf(until)) : format.format(dayOf(date));
  return <time dateTime={date}>{words}</time>;
}
