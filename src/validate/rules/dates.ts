import type { Registry } from '../../../schema/registry.ts';
import { isDraft } from '../../content/drafts.ts';
import { hasPeriod } from '../../content/period.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { keysOf, type SchemaNode } from '../../diagnostics/schema-node.ts';
import { quote } from '../../json/show-value.ts';
import { isObject, keyOf, listOf } from '../../json/values.ts';

/** Warns of items that are published, and first in their list and its feeds, before their date. */
export function* checkFuture(registry: Registry, value: unknown, now = new Date()): Iterable<Diagnostic> {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const lists = keyOf(value, 'lists');
  for (const [name, list] of isObject(lists) ? Object.entries(lists) : []) {
    const collection = registry.collection(keyOf(list, 'of'));
    const key = collection?.hasFeeds ? collection.latestFirst : undefined;
    if (key === undefined) continue;
    for (const [at, item] of listOf(keyOf(list, 'items')).entries()) {
      const day = keyOf(item, key);
      if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day) || day <= today || isDraft(item) || hasPeriod(item))
        continue;
      const message = 'This day is in the future, but the item is published now.';
      const hint = `Write "shown": { "from": ${quote(day)} } beside it, or "draft": true.`;
      yield { path: ['lists', name, 'items', at, key], code: 'date/future', message, hint, severity: 'warning' };
    }
  }
}

/** Checks that the days of an object are in their order. */
export function* checkDates(part: Record<string, unknown>, schemaNode: SchemaNode, path: Path): Iterable<Diagnostic> {
  for (const [last, { notBefore: first }] of keysOf(schemaNode)) {
    if (first === undefined) continue;
    const written = [first, last].map((key) => /^\d{4}-\d\d-\d\d(T.*)?/.exec(String(part[key]))?.[0]);
    // Of a day and a time, the days count.
    const length = Math.min(...written.map((text = '') => text.length));
    const [from = '', to = ''] = written.map((text) => text?.slice(0, length));
    if (to >= from) continue;
    const message = `"${last}" is ${to}, but "${first}" is ${from}.`;
    const hint = `Write ${from} or later, or an earlier "${first}".`;
    yield { path: [...path, last], code: 'date/order', message, hint };
  }
}
