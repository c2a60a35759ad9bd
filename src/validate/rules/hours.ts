import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { pathText } from '../../json/place-names.ts';
import { quote } from '../../json/show-value.ts';
import { keyOf, listOf } from '../../json/values.ts';

/** Warns of a day that is in the opening times of a week twice. */
export function* checkWeek(entries: unknown, path: Path): Iterable<Diagnostic> {
  const seen = new Set<unknown>();
  for (const [at, entry] of listOf(entries).entries())
    for (const [index, day] of listOf(keyOf(entry, 'days')).entries()) {
      const isKnown = seen.has(day);
      seen.add(day);
      if (!isKnown || typeof day !== 'string') continue;
      const message = `The day ${quote(day)} is in this week twice, so it is shown twice.`;
      const hint = 'Keep it in one entry, with all its hours.';
      yield { path: [...path, at, 'days', index], code: 'hours/day', message, hint, severity: 'warning' };
    }
}

/** Warns of opening times of a day that overlap. */
export function* checkHours(spans: unknown, path: Path): Iterable<Diagnostic> {
  const times = listOf(spans).map((span) => [minutes(keyOf(span, 'from')), minutes(keyOf(span, 'to'))] as const);
  for (const [at, [from, to]] of times.entries()) {
    const other = times.findIndex(([start, end], index) => index < at && overlap(from, to, start, end));
    if (other < 0) continue;
    const message = `These hours overlap with ${pathText(['hours', other])}.`;
    const hint = 'Write them as one, or correct a time.';
    yield { path: [...path, at], code: 'hours/overlap', message, hint, severity: 'warning' };
  }
}

/** Whether two times overlap. A time that ends before it begins goes on after midnight. */
function overlap(from: number, to: number, otherFrom: number, otherTo: number): boolean {
  const end = to > from ? to : to + 24 * 60;
  const otherEnd = otherTo > otherFrom ? otherTo : otherTo + 24 * 60;
  // Times of a wrong form are NaN, and overlap with none.
  return from < otherEnd && otherFrom < end;
}

function minutes(time: unknown): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return Number(hour) * 60 + Number(minute);
}
