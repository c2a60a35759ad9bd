import { registry } from 'virtual:registry';
import { pagesOf } from '../../../content/pages.ts';
import { builtinTokens } from '../../../content/tokens.ts';
import type { Path } from '../../../diagnostics/issue.ts';
import { type SchemaNode, schemaNodeOf, schemaNodesIn, walk } from '../../../diagnostics/schema-node.ts';
import { findPath, type IdPath, isSamePath } from '../../../json/edit/id-path.ts';
import { keyOf, listOf } from '../../../json/values.ts';
import { schemaNodeOfSite } from './paths.ts';

/** Returns the paths of the pages that show the value at a path. */
export function pagesWith(value: unknown, place: IdPath): string[] {
  const routes = listOf(keyOf(value, 'routes'));
  const pathsOf = (route: unknown) => pagesOf(registry, route, keyOf(value, 'lists')).map(({ path }) => path);
  const path = findPath(value, place);
  if (!path) return [];
  const [first, second] = path;
  if (first === 'routes' && typeof second === 'number') return pathsOf(routes[second]);
  // A value within a dialog or a list is on the pages with that dialog or list.
  const isPart = first === 'dialogs' || first === 'lists';
  const own = isPart ? path.slice(0, 2) : path;
  const item = first === 'lists' && path.length > 3 ? [path.slice(0, 4)] : [];
  const places = [own, ...item].map((one) => referencesTo(value, one) ?? (isPart ? [] : undefined));
  // A value without a name, or one that the header, the footer or a token refers to, is on every page.
  if (!places[0] || places.flat().some((at) => at?.[0] !== 'routes')) return routes.flatMap(pathsOf);
  const shown = new Set(places.flatMap((all) => all?.map((at) => at[1] as number) ?? []));
  return [...shown].flatMap((at) => pathsOf(routes[at]));
}

/** Finds the texts that refer to the value at a path by its name or a token; undefined if it has no name. */
function referencesTo(value: unknown, path: Path): Path[] | undefined {
  const isReference = testFor(value, path);
  if (!isReference) return undefined;
  const found: Path[] = [];
  walk(value, schemaNodeOfSite(value), (part, schemaNode, at) => {
    const isInside = path.every((step, depth) => at[depth] === step);
    if (typeof part === 'string' && !isInside && isReference(part, schemaNode)) found.push([...at]);
  });
  return found;
}

/** The records whose entries are tokens. */
export const tokenRecords = ['contacts', 'tokens', 'brand.claims'];

/** The texts that are the name of something. */
const references = [...schemaNodesIn(schemaNodeOf(registry.site))].filter(({ field }) => field?.reference);

function testFor(value: unknown, path: Path): ((text: string, schemaNode: SchemaNode) => boolean) | undefined {
  const named = references.flatMap(({ field, itemKind }) => {
    const thing = field?.reference?.things(value, itemKind).find((one) => isSamePath(one.path, path));
    return thing ? [{ field, itemKind, name: thing.name }] : [];
  });
  const tokens = Object.keys(builtinTokens).filter((token) => builtinTokens[token]?.includes(path.join('.')));
  if (tokenRecords.includes(path.slice(0, -1).join('.'))) tokens.push(String(path.at(-1)));
  if (named.length === 0 && tokens.length === 0) return undefined;
  return (text, { field, itemKind }) =>
    named.some((one) => one.field === field && one.itemKind === itemKind && one.name === text) ||
    tokens.some((token) => text.includes(`{${token}}`));
}
