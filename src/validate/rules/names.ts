import type { Reference, Thing } from '../../../schema/fields/index.ts';
import type { Registry } from '../../../schema/registry.ts';
import { indexNames, type NameIndex } from '../../../schema/suggest.ts';
import { pagesOf } from '../../content/pages.ts';
import type { Redirection } from '../../content/redirects.ts';
import { redirectsOf } from '../../content/redirects.ts';
import { tokenNames, tokenValues } from '../../content/tokens.ts';
import { isObject, keyOf, listOf, valueAt } from '../../json/values.ts';
import { headingsOf } from './headings.ts';

/** A page as links see it. */
export interface PageName {
  path: string;
  /** The ids of its sections. */
  anchors: Set<string>;
  /** The ids of the headings in its texts, which are read on first use. */
  headings: () => Set<string>;
  /** Whether it is a draft, and which of its sections are. */
  draft: boolean;
  drafts: Set<string>;
}

/** Everything that a config can refer to by name. Values of a wrong shape are left out. */
export interface Names {
  /** What the config may hold. */
  registry: Registry;
  config: unknown;
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
  /** The things whose names a text may be. `of` is the collection of items. */
  things: (reference: Reference, of: string | undefined) => ReadonlyMap<string, Thing>;
  /** The value of each contact. */
  contacts: Map<string, unknown>;
  /** The redirects. */
  redirects: Redirection[];
  /** The kind of each list. */
  lists: Map<string, unknown>;
  /** The lists themselves. */
  itemLists: unknown;
}

/** Collects the names of a config. */
export function collectNames(registry: Registry, value: unknown): Names {
  const lists = keyOf(value, 'lists');
  const tokens = tokenValues(value);
  const pages = listOf(keyOf(value, 'routes')).flatMap((route): PageName[] => {
    const sections = listOf(keyOf(route, 'sections'));
    const anchors = idsOf(sections);
    const drafts = idsOf(sections.filter(isDraft));
    const each = keyOf(route, 'each');
    const of = typeof each === 'string' ? keyOf(keyOf(lists, each), 'of') : undefined;
    return pagesOf(route, lists).map(({ path, item }) => ({
      path,
      anchors,
      headings: once(() => headingsOf(registry, sections, anchors, tokens, { value: item, of })),
      draft: isDraft(route) || isDraft(item),
      drafts,
    }));
  });
  const things = new Map<Reference, Map<string | undefined, ReadonlyMap<string, Thing>>>();
  let otherPaths: NameIndex | undefined;
  return {
    registry,
    config: value,
    pages,
    otherPaths: () => (otherPaths ??= indexNames(pages.flatMap(({ path }) => (path === '/' ? [] : [path])))),
    byPath: new Map(pages.map((page) => [page.path, page])),
    locales: keysOf(keyOf(value, 'locales')),
    siteUrl: valueAt(value, ['seo', 'siteUrl']),
    tokens,
    tokenNames: tokenNames(value),
    things(reference, of) {
      const known = things.get(reference) ?? new Map();
      things.set(reference, known);
      if (!known.has(of)) known.set(of, new Map(reference.things(value, of).map((thing) => [thing.name, thing])));
      return known.get(of);
    },
    redirects: redirectsOf(value),
    contacts: new Map(isObject(keyOf(value, 'contacts')) ? Object.entries(keyOf(value, 'contacts') as object) : []),
    lists: new Map(isObject(lists) ? Object.entries(lists).map(([name, list]) => [name, keyOf(list, 'of')]) : []),
    itemLists: lists,
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const isDraft = (part: unknown) => keyOf(part, 'draft') === true;

const keysOf = (value: unknown) => new Set(isObject(value) ? Object.keys(value) : []);

const idsOf = (items: unknown[]) =>
  new Set(items.flatMap((item) => (typeof keyOf(item, 'id') === 'string' ? [keyOf(item, 'id') as string] : [])));
