import type { Need } from '../../../schema/fields/index.ts';
import { isTokenValue } from '../../content/tokens.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { pathText } from '../../json/place-names.ts';
import type { ShapeIssue } from './shape-issue.ts';

/**
 * Leaves out problems of references that other problems explain: a link to a page with a typo in its path is not dangling. `found` are
 * the problems of shape, and `issues` those of Zod that they were made from.
 */
export function withoutFollowingErrors(
  references: Diagnostic[],
  found: Diagnostic[],
  issues: ShapeIssue[],
): Diagnostic[] {
  const reported = new Set(found.map(({ path }) => pathText(path)));
  const unknownKeys = found.filter(({ code }) => code === 'shape/unknown-key').map(({ path }) => path);
  const misspelt = new Set(unknownKeys.map((path) => pathText(path.slice(0, -1))));
  const wrong = issues.flatMap(({ path, code }) => (code === 'invalid_union' ? [] : [path as Path]));
  // That no page is the home page is one problem, not one of each link to it.
  const unsure = new Set<Need>(['home page', ...wrong.flatMap(namesAt)]);
  // What a reference leads to may be under an unknown key, at the top level or in "brand".
  if (unknownKeys.some((path) => path.length === 1 || (path.length === 2 && path[0] === 'brand')))
    for (const need of ['dialogs', 'lists', 'footers', 'set tokens'] as const) unsure.add(need);
  if (references.some(isPathOfPage)) unsure.add('pages');
  if (issues.some(({ path }) => isTokenValue(path as Path))) unsure.add('values of tokens');
  return references.filter(({ path, needs }) => {
    const place = pathText(path);
    if (reported.has(place) || (needs === 'own keys' && misspelt.has(place))) return false;
    if (needs === undefined || typeof needs === 'string') return needs === undefined || !unsure.has(needs);
    // The value may be under a key with a typing error.
    return !reported.has(pathText(needs)) && !misspelt.has(pathText(needs.slice(0, -1)));
  });
}

/** Whether the path of a page is taken or reserved: then the right one may be that of a link. */
const isPathOfPage = ({ path: [first, , key, ...rest], severity }: Diagnostic) =>
  first === 'routes' && key === 'path' && rest.length === 0 && severity !== 'warning';

/** Returns the names that are not known if the value at a path is wrong. */
function namesAt([first, ...rest]: Path): Need[] {
  const last = rest.at(-1);
  if (first === 'dialogs' && rest.length < 2) return ['dialogs'];
  if (first === 'lists' && rest.length < 2) return ['lists'];
  if (first === 'footer' && rest.length < 3) return ['footers'];
  if (['brand', 'contacts', 'tokens'].includes(String(first)) && rest.length < 2) return ['tokens', 'set tokens'];
  const isName = last === undefined || typeof last === 'number' || ['path', 'id', 'sections'].includes(String(last));
  return first === 'routes' && isName ? ['pages'] : [];
}
