import { route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { isObject, type JsonObject, keyOf, listOf } from './json.ts';
import { keepsAll } from './keeps-all.ts';
import { collectNames, type Names } from './names.ts';
import { mostIssues } from './parse-site.ts';
import { findReferencesInRoute } from './references.ts';

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
  const value = parseJson(text);
  const before = known.site.routes[at];
  // In the config a route stands two levels deep.
  if (!before || !isObject(value) || !keepsAll(`[[${text}]]`, [[value]])) return undefined;
  const parsed = route.safeParse(value);
  if (!parsed.success || namesOf(parsed.data) !== namesOf(before)) return undefined;
  const written = { ...known.written, routes: listOf(keyOf(known.written, 'routes')).with(at, value) };
  const findings = findReferencesInRoute(written, at, known.names, mostIssues);
  if (findings.length === mostIssues || findings.some(({ severity }) => severity !== 'warning')) return undefined;
  return { written, site: { ...known.site, routes: known.site.routes.with(at, parsed.data) }, names: known.names };
}

/** By what other parts of a config refer to a route. */
const namesOf = ({ id, path, sections }: SiteConfig['routes'][number]) =>
  JSON.stringify([id, path, sections.map((section) => section.id)]);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
