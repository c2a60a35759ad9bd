import { route } from '../../schema/route.ts';
import { siteSchema } from '../../schema/site.ts';
import { checkCharacters } from './check-characters.ts';
import { checkEncoding } from './check-encoding.ts';
import { checkLink } from './check-link.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkObject } from './check-object.ts';
import { checkPlainText } from './check-plain-text.ts';
import { checkText, longestLabel } from './check-text.ts';
import { checkTokenName, checkTokens } from './check-tokens.ts';
import { checkUnique } from './check-unique.ts';
import type { Finding } from './issue.ts';
import { isObject, keyOf, listOf } from './json.ts';
import type { Names } from './names.ts';
import { outlineOf } from './outline.ts';
import { quote } from './show-value.ts';
import { type Visit, walk } from './walk.ts';

/** Most texts: letters and the signs of sentences, in which the checks of single characters can find nothing. */
const ordinary = /^[A-Za-z0-9][A-Za-z0-9 .,:;!?'()/%’–—“”-]*$/;

/**
 * Checks what no schema can, but for what stands in one page: that names lead somewhere, are told once and are not taken. It reads
 * the config as written and passes over what has a wrong shape, so it also works beside other errors. At most `most` findings.
 */
export function findReferences(value: unknown, names: Names, most: number): Finding[] {
  const { findings, add, isFull } = collect(most);
  add(checkUnique(value));
  add(checkRoutes(value));
  add(checkYears(keyOf(value, 'brand')));
  const own = keyOf(value, 'tokens');
  if (isObject(own)) for (const name of Object.keys(own)) add(checkTokenName(name));
  const shared = isObject(value) ? { ...value, routes: [] } : value;
  walk(shared, outlineOf(siteSchema), referencesOf(names, { add, isFull }));
  return findings;
}

/** The same for what stands in one page, with paths from the page on. */
export function findPageReferences(page: unknown, names: Names, most: number): Finding[] {
  const collected = collect(most);
  walk(page, outlineOf(route), referencesOf(names, collected, page));
  return collected.findings;
}

interface Collector {
  add(found: Iterable<Finding> | Finding | undefined): void;
  isFull(): boolean;
}

/** A list of findings that takes no more than so many. */
function collect(most: number): Collector & { findings: Finding[] } {
  const findings: Finding[] = [];
  const isFull = () => findings.length >= most;
  return {
    findings,
    isFull,
    add(found) {
      if (!found) return;
      for (const finding of Symbol.iterator in found ? found : [found]) {
        if (isFull()) return;
        findings.push(finding);
      }
    },
  };
}

/** Checks one value after the other, as `walk` comes to them: those of a page, or of what all pages share. */
function referencesOf(names: Names, { add, isFull }: Collector, page?: unknown): Visit {
  const tokens = new Set(names.tokenNames);
  const address = keyOf(page, 'path');
  const here = typeof address === 'string' ? names.byPath.get(address) : undefined;
  return (part, outline, path) => {
    if (isFull()) return;
    if (typeof part === 'string') {
      const isOrdinary = ordinary.test(part);
      if (!isOrdinary) {
        if (/[{}]/.test(part)) add(checkTokens(part, [...path], tokens));
        add(checkEncoding(part, [...path]) ?? checkCharacters(part, [...path]));
        if (!outline.holds) add(checkPlainText(part, [...path]));
      }
      if (!outline.holds && (!isOrdinary || part.length > longestLabel)) add(checkText(part, [...path]));
      if (outline.holds === 'link') add(checkLink(part, [...path], names, here));
      if (outline.holds === 'markdown') add(checkMarkdown(part, [...path], names, here));
    } else if (isObject(part)) add(checkObject(part, outline, path, names, page));
  };
}

function* checkRoutes(value: unknown): Iterable<Finding> {
  const routes = keyOf(value, 'routes');
  if (!Array.isArray(routes) || routes.length === 0) return;
  const paths = listOf(routes).map((one) => keyOf(one, 'path'));
  if (!paths.includes('/')) {
    yield {
      path: ['routes'],
      code: 'routes/home',
      fact: 'No page has the path "/".',
      remedy: 'Give the home page "path": "/".',
    };
  }
  for (const [at, path] of paths.entries()) {
    if (typeof path !== 'string' || !/^\/(404|assets)(\/|$)/.test(path)) continue;
    const use = path.startsWith('/404') ? 'the page for unknown addresses' : 'files';
    const fact = `The path ${quote(path)} is kept for ${use}.`;
    yield { path: ['routes', at, 'path'], code: 'routes/reserved', fact, remedy: 'Choose another path.' };
  }
}

function checkYears(brand: unknown): Finding | undefined {
  const [founded, until] = [keyOf(brand, 'founded'), keyOf(brand, 'copyrightUntil')];
  if (typeof founded !== 'number' || typeof until !== 'number' || until >= founded) return undefined;
  const fact = `"copyrightUntil" is ${until}, but the company was founded in ${founded}.`;
  return { path: ['brand', 'copyrightUntil'], code: 'brand/years', fact, remedy: `Write ${founded} or a later year.` };
}
