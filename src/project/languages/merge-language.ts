import { suggest } from '../../../schema/suggest.ts';
import { isDraft } from '../../content/drafts.ts';
import { instead } from '../../diagnostics/advice.ts';
import { commandLine } from '../../diagnostics/command-line.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { mostIssues } from '../../diagnostics/locate.ts';
import { oneOf, quote } from '../../json/show-value.ts';
import { isObject, keyOf, listOf, valueAt } from '../../json/values.ts';
import {
  hasPlainText,
  isEmpty,
  isItemList,
  isLeftOut,
  isTranslation,
  itemOrRouteId,
  matchEntries,
  orderKey,
  originalsIn,
  type Translation,
} from './match-entries.ts';

/** The items of a list around a value, and the path to the list. */
interface Siblings {
  items: unknown[];
  path: Path;
}

/** What a language file makes of the main config. */
export interface Merged {
  value: unknown;
  /** With paths of the language file. */
  diagnostics: Diagnostic[];
  /** The paths in the main config of what the language leaves out. */
  leftOut: Path[];
  /** Returns the path in the main config of a value, as the items of lists may have another order or be fewer. */
  inMain(path: Path): Path;
}

/**
 * Merges a language file into the main config and returns a new value. In the file, a list of objects is an object by their ids. A list
 * of texts has its entries in any order, each with its original text. What is `null` is left out, and so are the links of header and footer
 * to a page that is, or that is a draft in this language. `key` is the code of the language, and `site` the option of commands for the site.
 */
export function mergeLanguage(main: unknown, own: unknown, key = '', site = ''): Merged {
  const diagnostics: Diagnostic[] = [];
  const leftOut: Path[] = [];
  /** The indices in the main config of the items of a list, by its path there, where they are others. */
  const orders = new Map<string, number[]>();
  const pages = pagesToSkip(main, own);
  const report = (path: Path, code: string, message: string, hint: string, more: Partial<Diagnostic> = {}) =>
    diagnostics.push({ path: [...path], code: `locale/${code}`, message, hint, ...more });

  /** `at` is the path in the main config, `path` that in the language file. */
  const merge = (main: unknown, own: unknown, at: Path, path: Path, lists: Siblings[]): unknown => {
    if (own === undefined) return isObject(main) || isItemList(listOf(main)) ? merge(main, {}, at, path, lists) : main;
    if (main === undefined && isLeftOut(own)) {
      report(path, 'gone', 'The main config does not have this either.', removeIt, { ...warning, at: 'key' });
      return undefined;
    }
    if (isTranslation(own) && !isObject(main) && !Array.isArray(main)) return translated(main, own, at, path, lists);
    if (main === undefined && originalsIn(own).length > 0) {
      report(path, 'gone', 'The main config no longer has this.', removeIt, { ...warning, at: 'key' });
      return undefined;
    }
    if (Array.isArray(main)) {
      if (isItemList(main) || (main.length === 0 && isObject(own))) return mergeItems(main, own, at, path, lists);
      return mergeTexts(main, own, at, path, lists);
    }
    if (!isObject(main) || !isObject(own)) return own;
    const merged = { ...main };
    // A link to a page that is left out may be where the language says nothing.
    const navigation =
      pages.size === 0 ? [] : at.length === 0 ? navigationKeys : isNavigation(at) ? Object.keys(main) : [];
    for (const key of new Set([...navigation, ...Object.keys(own)])) {
      const [value, part] = [keyOf(main, key), keyOf(own, key)];
      const result = merge(value, part, [...at, key], [...path, key], lists);
      if (value !== undefined && isLeftOut(part)) {
        leftOut.push([...at, key]);
        delete merged[key];
      } else if (result !== undefined) merged[key] = result;
    }
    return merged;
  };

  const translated = (main: unknown, { of, text }: Translation, at: Path, path: Path, lists: Siblings[]) => {
    if (main === undefined)
      report([...path, 'of'], 'gone', 'The main config no longer has this text.', removeIt, warning);
    else if (text !== '' && of !== main) {
      const [before, now] = withoutCommonStart(of, String(main));
      const other = itemWith(of, at, lists);
      const message = `This was translated from ${quote(before)}; the main config now says ${quote(now)}.`;
      const hint = other
        ? `${quote(other)} in this list says that now: move the translation there, or write here what it now says.`
        : 'Look whether the translation still fits, and write here what it now says.';
      report([...path, 'of'], 'stale', message, hint, warning);
    }
    return text === '' || main === undefined ? main : text;
  };

  const mergeItems = (main: unknown[], own: unknown, at: Path, path: Path, lists: Siblings[]): unknown => {
    if (Array.isArray(own) && own.length > 0) {
      const message =
        'These entries are in the order of the main config, and would belong to other items if it changed.';
      report(
        path,
        'named',
        message,
        `${commandLine('upgrade', `--write${site}`)} gives the items ids and names them by these.`,
      );
      return main;
    }
    if (own === null) return main;
    if (!isObject(own)) {
      if (!Array.isArray(own)) report(path, 'named', 'This is a list.', 'Write an object that names its items: { … }.');
      return main;
    }
    const { steps, left } = matchEntries(main, own);
    const ids = new Set(left.length > 0 ? main.flatMap((item) => itemOrRouteId(item) ?? []) : []);
    for (const id of left.slice(0, mostIssues) as string[]) {
      const message = nothingWith(id);
      const meant = suggest(id, ids);
      const instead = ids.size > 0 ? `, or use ${oneOf(ids)}` : ', or give an item this id there';
      if (meant === undefined) report([...path, id], 'id', message, `Remove it here too${instead}.`, { at: 'key' });
      else {
        const edit = { op: 'rename' as const, key: meant };
        report([...path, id], 'id', message, `Did you mean ${quote(meant)}?`, { at: 'key', edit });
      }
    }
    const inner = [...lists, { items: main, path: at }];
    return merged(main, own, steps, at, path, inner, ownOrder(main, keyOf(own, orderKey), [...path, orderKey]));
  };

  /** Returns the indices of items in the order of a language: first those that it names. */
  const ownOrder = (main: unknown[], order: unknown, path: Path): number[] | undefined => {
    if (order === undefined) return undefined;
    if (!Array.isArray(order)) {
      report(path, 'order', 'The order of items is a list of their ids.', 'Write it so: ["first", "second"].');
      return undefined;
    }
    const places = new Map(main.map((item, index) => [itemOrRouteId(item), index]));
    const first = new Set<number>();
    for (const [at, id] of order.entries()) {
      const place = typeof id === 'string' ? places.get(id) : undefined;
      if (place === undefined) {
        const advice = instead(
          String(id),
          [...places.keys()].filter((one) => one !== undefined),
          removeIt,
        );
        report([...path, at], 'id', nothingWith(String(id)), advice.hint, advice);
      } else if (first.has(place))
        report([...path, at], 'twice', `${quote(id)} is twice in this order.`, 'Remove it here.');
      else first.add(place);
    }
    return [...first, ...[...main.keys()].filter((place) => !first.has(place))];
  };

  const mergeTexts = (main: unknown[], own: unknown, at: Path, path: Path, lists: Siblings[]): unknown => {
    if (!Array.isArray(own)) {
      report(path, 'list', 'The entries of this list have no ids.', 'Write a list [ … ] of translations.');
      return main;
    }
    const { steps, left } = matchEntries(main, own);
    const isFirst = !diagnostics.some(({ path: other, code }) => isUnfollowed(code) && isIn(path, other));
    if (own.some((entry) => originalsIn(entry).length === 0 && hasPlainText(entry)) && own.length !== main.length) {
      const message = `The main config has ${count(main.length)} here; this list has ${own.length}.`;
      report(path, 'count', message, 'Write one entry for each, or { "of": …, "text": … } with the original text.');
    } else if (main.length > 1 && isFirst && hasPlainText(own)) {
      const message = 'Translations without their original text cannot be followed when the main config moves them.';
      report(path, 'unfollowed', message, `${commandLine('translate', key + site)} writes "of" beside them.`, warning);
    }
    const texts = new Set(main);
    for (const step of left as number[]) {
      const [original] = originalsIn(own[step]);
      if (original !== undefined && texts.has(original)) {
        const message = `Another entry of this list translates ${quote(withoutCommonStart(original, '')[0])}.`;
        report([...path, step], 'twice', message, 'Remove one of them.', warning);
      } else if (original !== undefined) {
        const message = `No text of this list in the main config is ${quote(withoutCommonStart(original, '')[0])}.`;
        report([...path, step], 'gone', message, 'Remove it here too, or write in "of" what it now says.', warning);
      } else if (own.length === main.length && hasPlainText(own[step])) {
        const message = 'The texts of the main config have moved, and what this translates is not known.';
        report([...path, step], 'order', message, 'Write { "of": …, "text": … } with the original text.');
      }
    }
    return merged(main, own, steps, at, path, lists);
  };

  /** Merges each item with its entry, without those that the language does not have. An empty entry changes nothing. */
  const merged = (
    main: unknown[],
    own: unknown,
    steps: (string | number | undefined)[],
    at: Path,
    path: Path,
    lists: Siblings[],
    order: number[] = [...main.keys()],
  ) => {
    const found = order.flatMap((index) => {
      const [item, step] = [main[index], steps[index]];
      const part = step === undefined ? undefined : valueAt(own, [step]);
      const isAsInMain = (step === undefined && !(pages.size > 0 && isNavigation(at))) || isEmpty(part);
      const value = isAsInMain ? item : merge(item, part, [...at, index], [...path, step ?? index], lists);
      const isThere = !isLeftOut(part) && !(isNavigation(at) && leadsNowhere(value));
      if (!isThere) leftOut.push([...at, index]);
      return isThere ? [{ index, value }] : [];
    });
    const indices = found.map(({ index }) => index);
    if (indices.length < main.length || indices.some((index, place) => index !== place))
      orders.set(JSON.stringify(at), indices);
    return found.map(({ value }) => value);
  };

  /** Whether a link leads to a page that the language does not publish, or a group of links has none left. */
  const leadsNowhere = (item: unknown) => {
    const [href, items] = [keyOf(item, 'href'), keyOf(item, 'items')];
    if (typeof href === 'string') return pages.has(href.split(/[?#]/, 1)[0] as string);
    return pages.size > 0 && Array.isArray(items) && items.length === 0;
  };

  const inMain = (path: Path): Path => {
    if (orders.size === 0) return path;
    const found: Path = [];
    for (const step of path)
      found.push(typeof step === 'number' ? (orders.get(JSON.stringify(found))?.[step] ?? step) : step);
    return found;
  };

  return { value: merge(main, own, [], [], []), diagnostics, leftOut, inMain };
}

/** What has links to pages on every page. */
const navigationKeys = ['header', 'footer'];
const isNavigation = ([first]: Path) => navigationKeys.includes(String(first));

/** Returns the paths in the main config of the pages to which a language has no links in header and footer. */
function pagesToSkip(main: unknown, own: unknown): ReadonlySet<unknown> {
  const routes = keyOf(own, 'routes');
  const pages = listOf(keyOf(main, 'routes'));
  return new Set(
    pages.flatMap((page) => {
      const mine = keyOf(routes, itemOrRouteId(page) ?? '');
      return mine === null || (isDraft(mine) && !isDraft(page)) ? [keyOf(page, 'path')] : [];
    }),
  );
}

const nothingWith = (id: string) => `The main config has nothing with the id ${quote(id)} here.`;
const isUnfollowed = (code: string) => code === 'locale/unfollowed';
const isIn = (path: Path, outer: Path) => outer.every((step, at) => path[at] === step);
const count = (length: number) => `${length} ${length === 1 ? 'entry' : 'entries'}`;

const removeIt = 'Remove it here too.';
const warning = { severity: 'warning' } as const;

/** Returns the id of another item that has a text where the item around a path has another one. */
function itemWith(text: string, at: Path, lists: Siblings[]): string | undefined {
  for (const { items, path } of lists.toReversed()) {
    const inside = at.slice(path.length + 1);
    const found = items.find((item) => valueAt(item, inside) === text);
    if (found !== undefined) return itemOrRouteId(found);
  }
  return undefined;
}

/** Cuts the common beginning of two long texts. */
function withoutCommonStart(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const cut = (text: string) => (at > 30 ? `…${text.slice(at - 20)}` : text);
  return [cut(one), cut(other)];
}

/** Returns the longest beginning of a path of the merged config that exists in a language file, as a path of that file, with its value. */
export function findOwn(main: unknown, own: unknown, path: Path): { ownPath: Path; value: unknown } {
  const ownPath: Path = [];
  let [at, value] = [main, own];
  for (const step of path) {
    const name = typeof step === 'number' && Array.isArray(at) ? matchEntries(at, value).steps[step] : step;
    const next = name === undefined ? undefined : valueAt(value, [name]);
    if (name === undefined || next === undefined) break;
    ownPath.push(name);
    value = next;
    at = valueAt(at, [step]);
  }
  return { ownPath, value };
}
