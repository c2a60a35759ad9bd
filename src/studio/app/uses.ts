import { findPath, type IdPath, idPathOf } from '../../config/edit/id-path.ts';
import { keyOf, listOf, valueAt } from '../../config/json.ts';
import { walk } from '../../config/outline.ts';
import { pagesOf } from '../../config/pages.ts';
import type { Path } from '../../config/report/issue.ts';
import { builtinTokens } from '../../config/tokens.ts';
import { siteOutline } from './paths.ts';

/** The places of a config that name the thing at a path, or show it by a token. */
function usesOf(value: unknown, place: IdPath): IdPath[] {
  const path = findPath(value, place);
  const isUse = path && matcherOf(value, path);
  if (!isUse) return [];
  const uses: IdPath[] = [];
  walk(value, siteOutline, (part, { holds, itemKind }, at) => {
    if (typeof part !== 'string' || !isUse(part, holds, itemKind, at)) return;
    const isInside = path.every((step, depth) => at[depth] === step);
    if (!isInside) uses.push(idPathOf(value, [...at]));
  });
  return uses;
}

type Matcher = (text: string, holds: string | undefined, itemKind: string | undefined, at: Path) => boolean;

function matcherOf(value: unknown, path: Path): Matcher | undefined {
  const [first, second, third, fourth] = path;
  const name = String(path.at(-1));
  const tokens = Object.keys(builtinTokens).filter((token) => builtinTokens[token]?.includes(path.join('.')));
  if (first === 'dialogs' && path.length === 2) return (text, holds) => holds === 'dialog' && text === name;
  if (first === 'footer' && second === 'variants' && path.length === 3)
    return (text, holds) => holds === 'footer' && text === name;
  if (first === 'lists' && path.length === 2) return (text, holds) => holds === 'list' && text === name;
  if (first === 'lists' && third === 'items' && path.length === 4) {
    const kind = keyOf(valueAt(value, path.slice(0, 2)), 'of');
    const id = keyOf(valueAt(value, path), 'id');
    return (text, holds, itemKind) => holds === 'item' && itemKind === kind && text === id;
  }
  if (first === 'routes' && path.length === 2) {
    const own = keyOf(valueAt(value, path), 'path');
    return (text, holds) => holds === 'link' && text.replace(/[?#].*$/, '') === own;
  }
  if (first === 'routes' && third === 'sections' && path.length === 4) {
    const page = keyOf(valueAt(value, path.slice(0, 2)), 'path');
    const anchor = `#${keyOf(valueAt(value, path), 'id')}`;
    return (text, holds, _, at) =>
      holds === 'link' &&
      (text === `${page}${anchor}` || (text === anchor && (at[0] !== 'routes' || at[1] === second)));
  }
  const isToken = first === 'contacts' || first === 'tokens' || (first === 'brand' && second === 'claims');
  if (isToken && fourth === undefined && path.length > 1) tokens.push(name);
  if (tokens.length === 0) return undefined;
  return (text, holds) =>
    (holds === 'contact' && first === 'contacts' && text === name) ||
    tokens.some((token) => text.includes(`{${token}}`));
}

/** The paths of the pages that show the thing at a path, by their routes. */
export function pagesWith(value: unknown, place: IdPath): string[] {
  const routes = listOf(keyOf(value, 'routes'));
  const pathsOf = (route: unknown) => pagesOf(route, keyOf(value, 'lists')).map(({ path }) => path);
  const all = () => routes.flatMap(pathsOf);
  const path = findPath(value, place);
  if (!path) return [];
  if (path[0] === 'routes') return path.length > 1 ? pathsOf(routes[path[1] as number]) : all();
  const own = path[0] === 'lists' ? place.slice(0, 2) : path[0] === 'dialogs' ? place.slice(0, 2) : place;
  const isNamed = path[0] === 'lists' || path[0] === 'dialogs' || matcherOf(value, path) !== undefined;
  if (!isNamed) return all();
  const item = path[0] === 'lists' && path.length > 3 ? usesOf(value, place.slice(0, 4)) : [];
  const shown = new Set<string>();
  for (const use of [...usesOf(value, own), ...item]) {
    const at = findPath(value, use);
    // What stands in the header, the footer or a token is on every page.
    if (at?.[0] !== 'routes') return all();
    for (const page of pathsOf(routes[at[1] as number])) shown.add(page);
  }
  return [...shown];
}
