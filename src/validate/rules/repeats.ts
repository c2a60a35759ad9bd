import type { Collection } from '../../../schema/define-collection.ts';
import type { Registry } from '../../../schema/registry.ts';
import { allDates, datesOf, mostDates, repeatsOf } from '../../content/repeats.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { isObject, keyOf, listOf } from '../../json/values.ts';

/** Checks the rules by which items take place again: each has several dates, of which `date` is the first, and not too many. */
export function* checkRepeats(registry: Registry, value: unknown): Iterable<Diagnostic> {
  const lists = keyOf(value, 'lists');
  for (const [name, list] of isObject(lists) ? Object.entries(lists) : []) {
    const collection = registry.collection(keyOf(list, 'of'));
    if (!collection?.days) continue;
    for (const [at, item] of listOf(keyOf(list, 'items')).entries())
      if (isObject(item)) yield* checkItem(collection, collection.days[0], item, ['lists', name, 'items', at]);
  }
}

function* checkItem(
  collection: Collection,
  firstKey: string,
  item: Record<string, unknown>,
  path: Path,
): Iterable<Diagnostic> {
  const rule = repeatsOf(collection, item);
  if (!rule) return;
  const { key, first, repeats } = rule;
  const { until, except = [] } = repeats;
  if (until < first) {
    const message = `"until" is ${until}, but the first date, ${JSON.stringify(firstKey)}, is ${first}.`;
    const hint = 'Write the last day on which it may take place.';
    yield { path: [...path, key, 'until'], code: 'repeats/until', message, hint };
    return;
  }
  const all = allDates(repeats, first);
  const [start] = all;
  if (start !== first) {
    const message = `"${firstKey}" is ${first}, ${weekdayOf(first)}, not a date of "${key}".`;
    const hint = start
      ? `Write the first one, ${start}, or change "${key}".`
      : `Write a later "until", or change "${key}".`;
    const edit = start === undefined ? undefined : ({ op: 'set', value: start, isChoice: true } as const);
    yield { path: [...path, firstKey], code: 'repeats/first', message, hint, edit };
    return;
  }
  if (all.length > mostDates) {
    const message = `These are more than ${mostDates} dates.`;
    const hint = `Write an earlier "until": the ${mostDates}th date is ${all[mostDates - 1]}.`;
    yield { path: [...path, key, 'until'], code: 'repeats/many', message, hint };
    return;
  }
  if (all.length === 1) {
    const message = `Until ${until}, it takes place once: there is no second date.`;
    yield { path: [...path, key], code: 'repeats/once', message, hint: `Write a later "until", or remove "${key}".` };
    return;
  }
  for (const [at, day] of except.entries()) {
    if (all.includes(day)) continue;
    const near = [all.findLast((one) => one < day), all.find((one) => one > day)].filter(Boolean).join(' or ');
    const message = `It does not take place on ${day}, ${weekdayOf(day)}, anyway.`;
    const hint = `Write one of its dates, such as ${near}, or remove this.`;
    yield { path: [...path, key, 'except', at], code: 'repeats/except', message, hint };
  }
  const dates = datesOf(collection, item);
  if (dates.length === 0) {
    const hint = `Remove some of them, or use "draft": true for what does not take place at all.`;
    yield { path: [...path, key, 'except'], code: 'repeats/none', message: 'These are all of its dates.', hint };
  }
  const early = dates.find(({ first }, at) => at > 0 && first <= (dates[at - 1]?.last ?? ''));
  if (early) {
    const message = `It begins again on ${early.first}, before it is over.`;
    const hint = `Write an earlier last day, or a rule that leaves more time between two dates.`;
    yield { path: [...path, key], code: 'repeats/overlap', message, hint };
  }
}

const weekdayOf = (day: string) => {
  const name = new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return `a ${name}`;
};
