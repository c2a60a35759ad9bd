import type { Reference, Thing } from '../../../schema/fields/index.ts';
import { type Registry, registryFor } from '../../../schema/registry.ts';
import { itemListOf, pagesOf } from '../../content/pages.ts';
import { hasPeriod } from '../../content/period.ts';
import { indexRedirects, type RedirectIndex, type Redirection, redirectsOf } from '../../content/redirects.ts';
import { tokenNames, tokenValues } from '../../content/tokens.ts';
import type { Path } from '../../diagnostics/issue.ts';
import { isObject, keyOf, listOf, valueAt } from '../../json/values.ts';
import { headingsOf } from './headings.ts';

/** A page as links see it. */
export interface PageName {
  path: string;
  /** The ids of its sections. */
  anchors: Set<string>;
  /** The ids of the headings in its texts, which are read on first use. */
  headings: () => Set<string>;
  /** Where it says that it is a draft, if it is one, and where those of its sections do that are. Paths are those of the main config. */
  draft: Path | undefined;
  drafts: Map<string, Path>;
  /** Whether its item is shown for a time only. */
  hasPeriod: boolean;
}

/** Everything that a config can refer to by name. Values of a wrong shape are left out. */
export interface Names {
  /** What the config may hold. */
  registry: Registry;
  config: unknown;
  pages: PageName[];
  byPath: Map<string, PageName>;
  /** The paths of pages of the main config that this language leaves out, with the places there of what it does. */
  leftOut: Map<string, Path>;
  /** All paths except that of the home page. */
  otherPaths: () => ReadonlySet<string>;
  /** The pages with a section of an id, by the id. */
  byAnchor: () => ReadonlyMap<string, PageName[]>;
  /** The languages whose pages have paths that begin with them. */
  locales: Set<string>;
  /** The address of the site itself. */
  siteUrl: unknown;
  /** The value of each token. */
  tokens: Record<string, string>;
  tokenNames: ReadonlySet<string>;
  /** The things whose names a text may be. `of` is the collection of items. */
  things: (reference: Reference, of: string | undefined) => ReadonlyMap<string, Thing>;
  /** Where an item of a list says that it is a draft, in the main config. */
  draftOf: (item: unknown) => Path | undefined;
  /** The value of each contact. */
  contacts: Map<string, unknown>;
  redirects: RedirectIndex<Redirection>;
  /** The kind of each list. */
  lists: Map<string, unknown>;
  /** The names of the lists of a kind, or of `any`. */
  listsOf: (kind: string) => ReadonlySet<string>;
  /** The lists themselves. */
  itemLists: unknown;
}

/** Collects the names of a config. `inMain` gives the place of a part in the main config, if this is that of a language. */
export function collectNames(base: Registry, value: unknown, inMain = (path: Path) => path): Names {
  const registry = registryFor(base, value);
  const lists = keyOf(value, 'lists');
  const tokens = tokenValues(value);
  const draftOf = (item: unknown) => {
    for (const [name, list] of Object.entries(isObject(lists) ? lists : {})) {
      const at = listOf(keyOf(list, 'items')).indexOf(item);
      if (at >= 0) return inMain(['lists', name, 'items', at, 'draft']);
    }
    return undefined;
  };
  const pages = listOf(keyOf(value, 'routes')).flatMap((route, at): PageName[] => {
    const sections = listOf(keyOf(route, 'sections'));
    const anchors = idsOf(sections);
    const drafts = new Map(
      sections.flatMap((section, index) =>
        isDraft(section)
          ? [...idsOf([section])].map((id) => [id, inMain(['routes', at, 'sections', index, 'draft'])])
          : [],
      ) as [string, Path][],
    );
    const list = itemListOf(route);
    const of = list === undefined ? undefined : keyOf(keyOf(lists, list), 'of');
    return pagesOf(registry, route, lists).map(({ path, item }) => ({
      path,
      anchors,
      headings: once(() => headingsOf(registry, sections, anchors, tokens, { value: item, of })),
      draft: isDraft(route) ? inMain(['routes', at, 'draft']) : isDraft(item) ? draftOf(item) : undefined,
      drafts,
      hasPeriod: hasPeriod(item),
    }));
  });
  const things = new Map<Reference, Map<string | undefined, ReadonlyMap<string, Thing>>>();
  const kindOf = new Map<string, unknown>(
    isObject(lists) ? Object.entries(lists).map(([name, list]) => [name, keyOf(list, 'of')]) : [],
  );
  const listsOf = new Map<string, ReadonlySet<string>>();
  const siteUrl = valueAt(value, ['seo', 'siteUrl']);
  return {
    registry,
    config: value,
    pages,
    leftOut: new Map(),
    otherPaths: once(() => new Set(pages.flatMap(({ path }) => (path === '/' ? [] : [path])))),
    byAnchor: once(() => pagesByAnchor(pages)),
    byPath: new Map(pages.map((page) => [page.path, page])),
    locales: languagesOf(value),
    siteUrl,
    tokens,
    tokenNames: new Set(tokenNames(value)),
    things(reference, of) {
      const known = things.get(reference) ?? new Map();
      things.set(reference, known);
      if (!known.has(of)) known.set(of, new Map(reference.things(value, of).map((thing) => [thing.name, thing])));
      return known.get(of);
    },
    draftOf,
    redirects: indexRedirects(redirectsOf(value), siteUrl),
    contacts: new Map(isObject(keyOf(value, 'contacts')) ? Object.entries(keyOf(value, 'contacts') as object) : []),
    lists: kindOf,
    listsOf(kind) {
      const known =
        listsOf.get(kind) ??
        new Set([...kindOf].flatMap(([name, of]) => (kind === 'any' || of === kind ? [name] : [])));
      listsOf.set(kind, known);
      return known;
    },
    itemLists: lists,
  };
}

function pagesByAnchor(pages: PageName[]): Map<string, PageName[]> {
  const found = new Map<string, PageName[]>();
  for (const page of pages)
    for (const anchor of page.anchors) {
      const known = found.get(anchor);
      if (known) known.push(page);
      else found.set(anchor, [page]);
    }
  return found;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const isDraft = (part: unknown) => keyOf(part, 'draft') === true;

/** The codes of the languages of a site of several, as they begin links: the main one first. */
export function languagesOf(value: unknown): Set<string> {
  const locales = keyOf(value, 'locales');
  const lang = keyOf(keyOf(value, 'seo'), 'lang') ?? 'en';
  return new Set(isObject(locales) ? [String(lang).toLowerCase(), ...Object.keys(locales)] : []);
}

const idsOf = (items: unknown[]) =>
  new Set(items.flatMap((item) => (typeof keyOf(item, 'id') === 'string' ? [keyOf(item, 'id') as string] : [])));
