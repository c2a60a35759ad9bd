import { suggest } from '../../schema/suggest.ts';
import type { Advice } from '../diagnostics/advice.ts';
import type { Diagnostic, Path } from '../diagnostics/issue.ts';
import { quote, quoteAll } from '../json/show-value.ts';
import { isObject, keyOf } from '../json/values.ts';

/** A list of a config whose items are elsewhere: `"items": { "from": "content/news/*.md" }`. */
export interface ListSource {
  /** The path of its items. */
  path: Path;
  /** Files, the address of one, or the name of a list of a plugin. */
  from: string;
  /** For how many seconds what is at an address is used again. */
  maxAge?: number;
}

/** The lists and sections of a config, or of the file of a further language, whose `items` are no list. Tolerates invalid configs. */
export function itemsElsewhere(config: unknown): { path: Path; items: unknown }[] {
  const entries = (value: unknown): [string | number, unknown][] =>
    Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  const owners: [Path, unknown][] = [
    ...entries(keyOf(config, 'lists')).map(([name, list]): [Path, unknown] => [['lists', name], list]),
    ...entries(keyOf(config, 'routes')).flatMap(([at, route]) =>
      entries(keyOf(route, 'sections')).map(([place, section]): [Path, unknown] => [
        ['routes', at, 'sections', place],
        section,
      ]),
    ),
  ];
  return owners.flatMap(([path, owner]) => {
    const items = keyOf(owner, 'items');
    return items === undefined || Array.isArray(items) ? [] : [{ path: [...path, 'items'], items }];
  });
}

const sourceKeys = ['from', 'maxAge'];

/** Reads where the items of a list are; undefined if that is not said, or said wrongly. */
export function readSource(items: unknown): Omit<ListSource, 'path'> | undefined {
  if (!isObject(items) || Object.keys(items).some((key) => !sourceKeys.includes(key))) return undefined;
  const { from, maxAge } = items;
  if (typeof from !== 'string' || !(maxAge === undefined || typeof maxAge === 'number')) return undefined;
  return { from, ...(maxAge !== undefined && { maxAge }) };
}

/** The lists of a config whose items are elsewhere. */
export const listSources = (config: unknown): ListSource[] =>
  itemsElsewhere(config).flatMap(({ path, items }) => {
    const source = readSource(items);
    return source ? [{ path, ...source }] : [];
  });

/** What is wrong with `items` that seem to say where they are. `known` are the keys of an item, which somebody may have written without a list. */
export function* checkSource(items: unknown, path: Path, known: readonly string[]): Iterable<Diagnostic> {
  const code = 'list/source';
  if (typeof items === 'string' && (isFile(items) || isAddress(items))) {
    const from = { from: items };
    const message = 'This is no list of items, but seems to say where they are.';
    yield { path, code, message, hint: `Write { "from": ${quote(items)} }.`, edit: { op: 'set', value: from } };
  }
  const keys = isObject(items) ? Object.keys(items) : [];
  const meantBy = (key: string) => (sourceKeys.includes(key) ? key : suggest(key, sourceKeys));
  if (!isObject(items) || !keys.some(meantBy) || keys.some((key) => known.includes(key))) return;
  for (const key of keys.filter((key) => !sourceKeys.includes(key))) {
    const meant = meantBy(key);
    const isFree = meant !== undefined && items[meant] === undefined;
    const advice: Advice = isFree
      ? { hint: `Did you mean ${quote(meant)}?`, edit: { op: 'rename', key: meant } }
      : { hint: `Remove it: items that are elsewhere have only ${quoteAll(sourceKeys)}.` };
    yield { path: [...path, key], at: 'key', code, message: `Unknown key ${quote(key)}.`, ...advice };
  }
  const hint = 'Write where the items are, such as "content/news/*.md".';
  if (items.from !== undefined && typeof items.from !== 'string')
    yield { path: [...path, 'from'], code, message: '"from" must be a text.', hint };
  else if (items.from === undefined && !keys.some((key) => meantBy(key) === 'from'))
    yield { path, code, message: '"from" is missing.', hint };
  if (items.maxAge !== undefined && typeof items.maxAge !== 'number')
    yield {
      path: [...path, 'maxAge'],
      code,
      message: '"maxAge" must be a number.',
      hint: 'Write seconds, such as 600.',
    };
}

/** Whether a source is the address of a file on a server. */
export const isAddress = (from: string): boolean => /^https?:\/\//.test(from);

/** Whether a source is files of the site. */
export const isFile = (from: string) => !isAddress(from) && /[/*\\]|\.\w+$/.test(from);
