import { registry } from 'virtual:registry';
import { registryFor } from '../../../../schema/registry.ts';
import { naming } from '../../../content/item-id.ts';
import { basePath, belowBase, pagePath } from '../../../content/page-address.ts';
import { pagesOf } from '../../../content/pages.ts';
import { fillTokens, tokenValues } from '../../../content/tokens.ts';
import { type SchemaNode, schemaNodeAt, schemaNodeOf } from '../../../diagnostics/schema-node.ts';
import { findPath, type IdPath, idOf, idPathOf, isSamePath } from '../../../json/edit/id-path.ts';
import { isObject, keyOf, listOf, valueAt } from '../../../json/values.ts';

/** The schema of a config, whose lists may have fields of their own. */
export const schemaNodeOfSite = (value: unknown): SchemaNode => schemaNodeOf(registryFor(registry, value).site);

/** Returns a path as a text, for keys. */
export const pathKey = (path: IdPath): string => JSON.stringify(path);

/** Returns the value at a path; undefined if there is none. */
export function valueIn(value: unknown, path: IdPath): unknown {
  const found = findPath(value, path);
  return found && valueAt(value, found);
}

/** Returns the schema node of the value at a path. */
export function schemaNodeOfPath(value: unknown, path: IdPath): SchemaNode | undefined {
  const found = findPath(value, path);
  return found && schemaNodeAt(value, schemaNodeOfSite(value), found);
}

/** Returns the path of an item of a list. */
export function itemPath(list: IdPath, item: unknown, at: number): IdPath {
  const id = idOf(item, list);
  return [...list, id === undefined ? at : { id }];
}

/**
 * Returns the path of the value whose form has the value at a path: the innermost object that is an item of a list or an entry of a record,
 * else the top-level key of the config.
 */
export function formRoot(value: unknown, path: IdPath): IdPath {
  for (let length = path.length; length > 1; length--) {
    const place = path.slice(0, length);
    const step = place.at(-1);
    const owner = schemaNodeOfPath(value, place.slice(0, -1));
    const isItem = owner?.kind === 'record' || (owner?.kind === 'list' && typeof step !== 'string');
    if (isItem && isObject(valueIn(value, place))) return place;
  }
  return path.slice(0, 1);
}

/** Returns the paths of the values with forms, from the outermost one to that of the value at a path. */
export function trailOf(value: unknown, path: IdPath): IdPath[] {
  const root = formRoot(value, path);
  const trail: IdPath[] = [];
  for (let length = 1; length <= root.length; length++) {
    const place = root.slice(0, length);
    const isLast = length === root.length;
    if (isLast || isSamePath(formRoot(value, place), place)) trail.push(place);
  }
  // The list of pages has no form of its own.
  return trail.filter((place) => !(place.length === 1 && place[0] === 'routes'));
}

/** Returns the path of the form around a value; undefined for the outermost form. */
export function parentOf(value: unknown, path: IdPath): IdPath | undefined {
  const trail = trailOf(value, path);
  const root = formRoot(value, path);
  return path.length > root.length ? root : trail.at(-2);
}

/** Returns a short description of a value: its name, title or first text. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(summaryOf).filter(Boolean).join(' · ');
  if (!isObject(value)) return value === undefined || value === null ? '' : String(value);
  const { from, to, days, hours, note } = value;
  if (typeof from === 'string' && typeof to === 'string') return `${from} – ${to}`;
  if (Array.isArray(days)) return summaryOf([days, hours, note]);
  const named = naming.map((key) => value[key]).find((one) => typeof one === 'string' && one !== '');
  if (named) return String(named);
  const rest = Object.entries(value).find(([key, one]) => typeof one === 'string' && key !== 'type' && key !== 'id');
  return rest ? String(rest[1]) : '';
}

/** Lists the pages of a config, with their names. */
export const pagesIn = (routes: unknown, lists: unknown): { path: string; label: string; isDraft: boolean }[] =>
  distinct(
    listOf(routes).flatMap((route) =>
      pagesOf(registry, route, lists).map(({ path, item }) => ({
        path,
        label: summaryOf(item) || String(keyOf(route, 'label') ?? keyOf(route, 'title') ?? path),
        isDraft: keyOf(route, 'draft') === true || keyOf(item, 'draft') === true,
      })),
    ),
    ({ path }) => path,
  );

/** Leaves out what has the name of an earlier thing. The file may have a name twice, but Mantine fails if two options are equal. */
export function distinct<T>(things: T[], nameOf: (thing: T) => string): T[] {
  const seen = new Set<string>();
  return things.filter((thing) => !seen.has(nameOf(thing)) && seen.add(nameOf(thing)));
}

/** Returns the kind and the name of the value at a path. */
export function kindAndName(value: unknown, path: IdPath): { kind: string; name: string } {
  const schemaNode = schemaNodeOfPath(value, path);
  const part = valueIn(value, path);
  const step = path.at(-1);
  const isKey = typeof step === 'string';
  const kind = schemaNode?.title ?? (isKey ? step : 'Item');
  if (path.length === 2 && path[0] === 'routes')
    return {
      kind: 'Page',
      name: filled(value, String(keyOf(part, 'label') ?? keyOf(part, 'title') ?? keyOf(part, 'path'))),
    };
  const owner = schemaNodeOfPath(value, path.slice(0, -1));
  if (owner?.kind === 'record' && isKey) return { kind, name: step };
  return { kind, name: isKey ? kind : filled(value, summaryOf(part)) || kind };
}

/** Makes something of each config once. */
function once<T>(make: (value: unknown) => T): (value: unknown) => T {
  const made = new WeakMap<object, T>();
  return (value) => {
    if (!isObject(value)) return make(value);
    const known = made.get(value);
    if (known !== undefined) return known;
    const first = make(value);
    made.set(value, first);
    return first;
  };
}

const tokensOf = once(tokenValues);

/** Replaces the tokens of a text, as on the page. */
export const filled = (value: unknown, text: string): string => fillTokens(text, tokensOf(value));

/** Describes a place in one text, for steps of the undo list and for announcements. */
export function labelOf(value: unknown, path: IdPath): string {
  const root = formRoot(value, path);
  const { kind, name } = kindAndName(value, root);
  const thing = name === kind ? kind : `${kind} “${shorten(name)}”`;
  if (path.length === root.length) return thing;
  const title = schemaNodeOfPath(value, path)?.title ?? String(path.at(-1));
  return `${title} of ${thing}`;
}

/** Cuts a text to a maximum length. */
export const shorten = (text: string, most = 40): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Returns the file with the texts of a page in another language; undefined for a page of the main language. */
export function languageFile(value: unknown, page: string): string | undefined {
  const [, code = ''] = page.split('/');
  const locales = keyOf(value, 'locales');
  const main = keyOf(keyOf(value, 'seo'), 'lang') ?? 'en';
  if (code === main || !isObject(locales) || !Object.hasOwn(locales, code)) return undefined;
  return String(keyOf(locales[code], 'file') ?? `site.config.${code}.json`);
}

/** What the addresses of pages in the frame begin with: the path of the site on its host. */
function baseOf(value: unknown): string {
  const siteUrl = keyOf(keyOf(value, 'seo'), 'siteUrl');
  return typeof siteUrl === 'string' ? basePath({ siteUrl }) : '';
}

/** The address of a page in the frame, by its path in the config. */
export const addressInFrame = (value: unknown, page: string): string => pagePath(baseOf(value) + page);

/** The path in the config of the page at an address in the frame. */
export const pageInFrame = (value: unknown, address: string): string => belowBase(address, baseOf(value)) ?? address;

const knownRoutes = once(() => new Map<string, IdPath | undefined>());

/** Returns the path in the config of the route with a page. */
export function pageRoute(value: unknown, page: string): IdPath | undefined {
  const known = knownRoutes(value);
  if (known.has(page)) return known.get(page);
  const routes = listOf(keyOf(value, 'routes'));
  const lists = keyOf(value, 'lists');
  const at = routes.findIndex((route) => pagesOf(registry, route, lists).some(({ path }) => path === page));
  const route = at < 0 ? undefined : idPathOf(value, ['routes', at]);
  known.set(page, route);
  return route;
}
