import { type Route, route } from '../../schema/route.ts';
import { siteSchema } from '../../schema/site.ts';
import { isObject } from './json.ts';
import { keepsAll } from './keeps-all.ts';
import { collectNames } from './names.ts';
import { mostIssues } from './parse-site.ts';
import { limits } from './read/read-json.ts';
import { findReferences, findReferencesInRoute } from './references.ts';
import { type RouteStub, type SiteOutline, stubOf } from './route-stub.ts';
import { checkRouteText, hasErrors, parseJson } from './route-text.ts';

/** The text of a config in pieces: that of each route, and the rest, in which the list of routes is empty. */
export interface ConfigPieces {
  rest: string;
  count: number;
  route(at: number): string;
}

/** What is known of the routes from before. */
export interface KnownRoutes {
  /** The stub of a route whose text was good before. */
  stub(at: number): RouteStub | undefined;
  /** Whether what routes refer to is as it was when they were found good: the rest, and the names in all stubs. */
  isSame(stubs: RouteStub[]): boolean;
}

/**
 * Checks a config route by route, so that no more than one of them is in memory at a time, and those known to be good are not read
 * at all. Gives its outline if `parseSite` would find no error; undefined if it would, or might.
 */
export function checkByRoute(pieces: ConfigPieces, known: KnownRoutes): SiteOutline | undefined {
  const { rest, count } = pieces;
  const shared = parseJson(rest);
  if (!isObject(shared) || !Array.isArray(shared.routes) || shared.routes.length > 0 || !keepsAll(rest, shared))
    return undefined;
  if (count === 0 || count > limits.entries) return undefined;

  const fresh: number[] = [];
  const stubs: RouteStub[] = [];
  for (let at = 0; at < count; at++) {
    const stub = known.stub(at) ?? freshStub(pieces.route(at));
    if (!stub) return undefined;
    if (!known.stub(at)) fresh.push(at);
    stubs.push(stub);
  }
  // What is shared is checked with a page beside it, as a site without one is none.
  const parsed = siteSchema.safeParse({ ...shared, routes: [parseJson(pieces.route(0))] });
  if (!parsed.success) return undefined;

  const routes: unknown[] = [...stubs];
  const value = { ...shared, routes };
  const isSame = known.isSame(stubs);
  if (!isSame && hasErrors(findReferences(value, mostIssues))) return undefined;
  const toCheck = isSame ? fresh : [...stubs.keys()];
  if (toCheck.length === 0) return { ...parsed.data, routes: stubs };
  const names = collectNames(value);
  for (const at of toCheck) {
    routes[at] = parseJson(pieces.route(at));
    if (hasErrors(findReferencesInRoute(value, at, names, mostIssues))) return undefined;
    routes[at] = stubs[at];
  }
  return { ...parsed.data, routes: stubs };
}

/** A route of a config that was found good, with its defaults. */
export const readRoute = (text: string): Route => route.parse(JSON.parse(text));

/** The stub of a route's text, if the text is that of a route. */
function freshStub(text: string): RouteStub | undefined {
  const read = checkRouteText(text);
  return read && stubOf(read.checked);
}
