import { isObject, keyOf, listOf, valueAt } from '../json.ts';
import type { Way } from '../redirects.ts';
import { indexNames, type NameIndex } from '../report/suggest.ts';
import { tokenNames, tokenValues } from '../tokens.ts';
import { redirectsOf } from './redirects.ts';

/** A page as links see it. */
export interface PageName {
  path: string;
  anchors: Set<string>;
  /** Whether it is a draft, and which of its sections are. */
  draft: boolean;
  drafts: Set<string>;
}

/** Everything that a config can refer to by name. Where a config has another shape than it should, what can be read is taken. */
export interface Names {
  pages: PageName[];
  byPath: Map<string, PageName>;
  /** The paths but the home page's, which no other is like. */
  otherPaths: () => NameIndex;
  /** The address of the site itself. */
  siteUrl: unknown;
  /** What each token stands for. */
  tokens: Record<string, string>;
  tokenNames: string[];
  dialogs: Set<string>;
  footers: Set<string>;
  /** What each contact is. */
  contacts: Map<string, unknown>;
  /** The addresses that have moved. */
  redirects: Way[];
  /** The kind of each list. */
  lists: Map<string, unknown>;
}

/** Collects the names of a config. */
export function collectNames(value: unknown): Names {
  const pages = listOf(keyOf(value, 'routes')).flatMap((route): PageName[] => {
    const path = keyOf(route, 'path');
    return typeof path === 'string' ? [pageName(path, route)] : [];
  });
  const lists = keyOf(value, 'lists');
  let otherPaths: NameIndex | undefined;
  return {
    pages,
    otherPaths: () => (otherPaths ??= indexNames(pages.flatMap(({ path }) => (path === '/' ? [] : [path])))),
    byPath: new Map(pages.map((page) => [page.path, page])),
    siteUrl: valueAt(value, ['seo', 'siteUrl']),
    tokens: tokenValues(value),
    tokenNames: tokenNames(value),
    dialogs: keysOf(keyOf(value, 'dialogs')),
    footers: keysOf(valueAt(value, ['footer', 'variants'])),
    redirects: redirectsOf(value),
    contacts: new Map(isObject(keyOf(value, 'contacts')) ? Object.entries(keyOf(value, 'contacts') as object) : []),
    lists: new Map(isObject(lists) ? Object.entries(lists).map(([name, list]) => [name, keyOf(list, 'of')]) : []),
  };
}

function pageName(path: string, route: unknown): PageName {
  const sections = listOf(keyOf(route, 'sections'));
  const drafts = sections.filter((section) => keyOf(section, 'draft') === true);
  return { path, anchors: idsOf(sections), draft: keyOf(route, 'draft') === true, drafts: idsOf(drafts) };
}

const keysOf = (value: unknown) => new Set(isObject(value) ? Object.keys(value) : []);

const idsOf = (items: unknown[]) =>
  new Set(items.flatMap((item) => (typeof keyOf(item, 'id') === 'string' ? [keyOf(item, 'id') as string] : [])));
