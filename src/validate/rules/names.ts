import type { Registry } from '../../../schema/registry.ts';
import { pagesOf } from '../../content/pages.ts';
import type { Redirection } from '../../content/redirects.ts';
import { redirectsOf } from '../../content/redirects.ts';
import { tokenNames, tokenValues } from '../../content/tokens.ts';
import { indexNames, type NameIndex } from '../../diagnostics/suggest.ts';
import { isObject, keyOf, listOf, valueAt } from '../../json/values.ts';

/** A page as links see it. */
export interface PageName {
  path: string;
  anchors: Set<string>;
  /** Whether it is a draft, and which of its sections are. */
  draft: boolean;
  drafts: Set<string>;
}

/** Everything that a config can refer to by name. Values of a wrong shape are left out. */
export interface Names {
  /** What the config may hold. */
  registry: Registry;
  pages: PageName[];
  byPath: Map<string, PageName>;
  /** All paths except that of the home page. */
  otherPaths: () => NameIndex;
  /** The languages whose pages have paths that begin with them. */
  locales: Set<string>;
  /** The address of the site itself. */
  siteUrl: unknown;
  /** The value of each token. */
  tokens: Record<string, string>;
  tokenNames: string[];
  dialogs: Set<string>;
  footers: Set<string>;
  /** The value of each contact. */
  contacts: Map<string, unknown>;
  /** The redirects. */
  redirects: Redirection[];
  /** The origins in `security.frames`. */
  frames: Set<string>;
  /** The kind of each list. */
  lists: Map<string, unknown>;
  /** The lists themselves. */
  itemLists: unknown;
  /** The ids of the items of each kind. */
  items: Map<unknown, Set<unknown>>;
}

/** Collects the names of a config. */
export function collectNames(registry: Registry, value: unknown): Names {
  const lists = keyOf(value, 'lists');
  const pages = listOf(keyOf(value, 'routes')).flatMap((route): PageName[] => {
    const sections = listOf(keyOf(route, 'sections'));
    const anchors = idsOf(sections);
    const drafts = idsOf(sections.filter(isDraft));
    return pagesOf(route, lists).map(({ path, item }) => ({
      path,
      anchors,
      draft: isDraft(route) || isDraft(item),
      drafts,
    }));
  });
  const items = new Map<unknown, Set<unknown>>();
  for (const list of isObject(lists) ? Object.values(lists) : []) {
    const of = keyOf(list, 'of');
    items.set(
      of,
      new Set([...(items.get(of) ?? []), ...listOf(keyOf(list, 'items')).map((item) => keyOf(item, 'id'))]),
    );
  }
  let otherPaths: NameIndex | undefined;
  return {
    registry,
    pages,
    otherPaths: () => (otherPaths ??= indexNames(pages.flatMap(({ path }) => (path === '/' ? [] : [path])))),
    byPath: new Map(pages.map((page) => [page.path, page])),
    locales: keysOf(keyOf(value, 'locales')),
    siteUrl: valueAt(value, ['seo', 'siteUrl']),
    tokens: tokenValues(value),
    tokenNames: tokenNames(value),
    dialogs: keysOf(keyOf(value, 'dialogs')),
    footers: keysOf(valueAt(value, ['footer', 'variants'])),
    redirects: redirectsOf(value),
    contacts: new Map(isObject(keyOf(value, 'contacts')) ? Object.entries(keyOf(value, 'contacts') as object) : []),
    frames: new Set(
      listOf(valueAt(value, ['security', 'frames'])).flatMap((one) => (typeof one === 'string' ? [one] : [])),
    ),
    lists: new Map(isObject(lists) ? Object.entries(lists).map(([name, list]) => [name, keyOf(list, 'of')]) : []),
    itemLists: lists,
    items,
  };
}

const isDraft = (part: unknown) => keyOf(part, 'draft') === true;

const keysOf = (value: unknown) => new Set(isObject(value) ? Object.keys(value) : []);

const idsOf = (items: unknown[]) =>
  new Set(items.flatMap((item) => (typeof keyOf(item, 'id') === 'string' ? [keyOf(item, 'id') as string] : [])));
