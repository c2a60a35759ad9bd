import type { SiteConfig } from '../../schema/site.ts';
import { isObject, type JsonObject, keyOf, listOf } from './json.ts';
import { collectNames, type Names } from './names.ts';
import { mostIssues } from './parse-site.ts';
import { findReferencesInRoute } from './references.ts';
import { checkRouteText, hasErrors } from './route-text.ts';

/** A config without errors, with what it was checked from. */
export interface CheckedConfig {
  /** The values as written, in the newest version. */
  written: JsonObject;
  site: SiteConfig;
  names: Names;
}

/** Takes a config that `parseSite` has found good, as a start for `editRoute`. */
export function checkedConfig(written: unknown, site: SiteConfig): CheckedConfig | undefined {
  return isObject(written) ? { written, site, names: collectNames(written) } : undefined;
}

/**
 * The config as `parseSite` would give it if the text of one of its routes were `text`. Undefined where the whole must be
 * parsed to know: the route has an error, or something that others refer to has changed.
 */
export function editRoute(known: CheckedConfig, at: number, text: string): CheckedConfig | undefined {
  const read = checkRouteText(text);
  const before = known.site.routes[at];
  if (!before || !read || namesOf(read.checked) !== namesOf(before)) return undefined;
  const written = { ...known.written, routes: listOf(keyOf(known.written, 'routes')).with(at, read.written) };
  if (hasErrors(findReferencesInRoute(written, at, known.names, mostIssues))) return undefined;
  return { written, site: { ...known.site, routes: known.site.routes.with(at, read.checked) }, names: known.names };
}

/** By what other parts of a config refer to a route. */
const namesOf = ({ id, path, sections }: SiteConfig['routes'][number]) =>
  JSON.stringify([id, path, sections.map((section) => section.id)]);
