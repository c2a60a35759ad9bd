import { isTokenValue } from '../../content/tokens.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { pathText } from '../../json/place-names.ts';
import type { ShapeIssue } from './missing-keys.ts';

/** The problems that depend on the paths of pages. */
const ofPages = ['reference/page', 'reference/anchor', 'routes/home'];

/**
 * Leaves out problems of references that other problems explain: a link to a page with a typo in its path is not dangling. `found` are
 * the problems of shape, and `issues` those of Zod that they were made from.
 */
export function withoutEchoes(references: Diagnostic[], found: Diagnostic[], issues: ShapeIssue[]): Diagnostic[] {
  const reported = new Set(found.map(({ path }) => pathText(path)));
  const unknownKeys = found.filter(({ code }) => code === 'shape/unknown-key').map(({ path }) => path);
  const misspelt = new Set(unknownKeys.map((path) => pathText(path.slice(0, -1))));
  const unsure = new Set(issues.flatMap(({ path, code }) => (code === 'invalid_union' ? [] : dependingOn(path))));
  const add = (codes: string[]) => {
    for (const code of codes) unsure.add(code);
  };
  // The target of a reference may be under an unknown key, at the top level or in "brand".
  if (unknownKeys.some((path) => path.length === 1 || (path.length === 2 && path[0] === 'brand')))
    add(['reference/dialog', 'reference/list', 'reference/footer', 'token/unset']);
  // The path of one of these pages is wrong, so the right one may be the target of a link.
  if (references.some(({ code }) => code === 'duplicate/path' || code === 'routes/reserved')) add(ofPages);
  if (issues.some(({ path }) => isTokenValue(path as Path))) add(['link/filled', 'link/mail']);
  return references.filter(({ path, code }) => {
    if (code.endsWith('/none') && misspelt.has(pathText(path))) return false;
    // That no page is the home page is one problem, not one at each link to it.
    if (code === 'reference/page-home') return false;
    if (code === 'brand/years' && reported.has('brand.founded')) return false;
    // The part of a code after a hyphen is a variant: `reference/list-kind` is a `reference/list`.
    return !reported.has(pathText(path)) && !unsure.has(code.split('-')[0] as string);
  });
}

/** Returns the codes of problems that cannot be checked if the value at a path is wrong. */
function dependingOn([first, ...rest]: PropertyKey[]): string[] {
  const last = rest.at(-1);
  if (first === 'dialogs' && rest.length < 2) return ['reference/dialog'];
  if (first === 'lists' && rest.length < 2) return ['reference/list'];
  if (first === 'footer' && rest.length < 3) return ['reference/footer'];
  if (['brand', 'contacts', 'tokens'].includes(String(first)) && rest.length < 2)
    return ['token/unknown', 'token/unset'];
  const isName = last === undefined || typeof last === 'number' || ['path', 'id', 'sections'].includes(String(last));
  return first === 'routes' && isName ? ofPages : [];
}
