import { action } from '../../schema/action.ts';
import { entities } from '../../schema/entities.ts';
import { route } from '../../schema/route.ts';
import { sectionTypes } from '../../schema/sections/index.ts';
import { siteSchema } from '../../schema/site.ts';
import { checkCharacters } from './check-characters.ts';
import { checkEncoding } from './check-encoding.ts';
import { checkLink } from './check-link.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkPlainText } from './check-plain-text.ts';
import { checkText, longestLabel } from './check-text.ts';
import { checkTokenName, checkTokens } from './check-tokens.ts';
import { checkUnique } from './check-unique.ts';
import type { Finding, Path } from './issue.ts';
import { isObject, keyOf, listOf, valueAt } from './json.ts';
import { collectNames, type Names } from './names.ts';
import { type Outline, outlineOf } from './outline.ts';
import { oneOf, quote, quoteList } from './show-value.ts';
import { instead } from './suggest.ts';
import { tokenNames } from './token-names.ts';
import { type Visit, walk } from './walk.ts';

/** The longest title that search results show whole. */
const longestTitle = 60;

/** Most texts: letters and the signs of sentences, in which the checks of single characters can find nothing. */
const ordinary = /^[A-Za-z0-9][A-Za-z0-9 .,:;!?'()/%’–—“”-]*$/;

const sectionKinds = new Map<unknown, { title: string | undefined; list: string | undefined }>(
  sectionTypes.map(({ schema, list }) => [schema, { title: schema.meta()?.title, list }]),
);

/**
 * Checks what no schema can: that names lead somewhere, are told once and are not taken. It reads the config as written and
 * passes over what has a wrong shape, so it also works beside other errors. At most `most` findings.
 */
export function findReferences(value: unknown, most: number): Finding[] {
  const names = collectNames(value);
  const collected = collect(most);
  const { findings, add } = collected;
  add(checkUnique(value));
  add(checkRoutes(value));
  add(checkYears(keyOf(value, 'brand')));
  const own = keyOf(value, 'tokens');
  if (isObject(own)) for (const name of Object.keys(own)) add(checkTokenName(name));
  walk(value, outlineOf(siteSchema), referencesOf(value, names, collected));
  return findings;
}

/** What `findReferences` finds within one route of a config whose names are those given. */
export function findReferencesInRoute(value: unknown, at: number, names: Names, most: number): Finding[] {
  const collected = collect(most);
  walk(listOf(keyOf(value, 'routes'))[at], outlineOf(route), referencesOf(value, names, collected), ['routes', at]);
  return collected.findings;
}

interface Collected {
  findings: Finding[];
  add(found: Iterable<Finding> | Finding | undefined): void;
  isFull(): boolean;
}

/** A list of findings that takes no more than so many. */
function collect(most: number): Collected {
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

/** Checks one value after the other, as `walk` comes to them. */
function referencesOf(value: unknown, names: Names, { add, isFull }: Collected): Visit {
  const tokens = new Set(tokenNames(value));
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
      if (outline.holds === 'link') add(checkLink(part, [...path], names, pageOf(value, path, names)));
      if (outline.holds === 'markdown') add(checkMarkdown(part, [...path], names, pageOf(value, path, names)));
    } else if (isObject(part)) add(checkObject(part, outline, path, names, value));
  };
}

function checkObject(
  part: Record<string, unknown>,
  outline: Outline,
  path: Path,
  names: Names,
  site: unknown,
): Finding | undefined | Iterable<Finding> {
  if (outline.schema === action) return checkAction(part, path, names);
  // Beside a name a picture only decorates: read out, it would say the name twice.
  const isNamed = () => typeof keyOf(valueAt(site, path.slice(0, -1)), 'name') === 'string';
  if (part.alt === '' && path[0] === 'routes' && !isNamed()) return emptyAlt(path);
  if (outline.schema === route) return checkRoute(part, path, names);
  const section = sectionKinds.get(outline.schema);
  return section?.list
    ? checkList(part.list, { title: section.title ?? '', list: section.list }, path, names)
    : undefined;
}

const emptyAlt = (path: Path): Finding => ({
  path: [...path, 'alt'],
  code: 'alt/empty',
  fact: 'This picture has no alternative text.',
  remedy: 'If it shows something that the words beside it do not say, write that here.',
  severity: 'warning',
});

function* checkAction(part: Record<string, unknown>, path: Path, { dialogs }: Names): Iterable<Finding> {
  const given = ['href', 'dialog', 'copy'].filter((key) => part[key] !== undefined);
  if (given.length === 0) {
    const remedy = 'Add "href" (it leads somewhere), "dialog" (it opens a dialog) or "copy" (it copies a link).';
    yield { path: [...path], code: 'action/none', fact: 'This action does nothing.', remedy };
  }
  if (given.length > 1) {
    const fact = `This action has ${quoteList(given).replace(/, (?="[^"]*"$)/, ' and ')}, but can do one thing alone.`;
    yield { path: [...path, given[1] as string], at: 'key', code: 'action/several', fact, remedy: 'Keep one of them.' };
  }
  const { dialog } = part;
  if (typeof dialog !== 'string' || dialogs.has(dialog)) return;
  const fact = `There is no dialog ${quote(dialog)}.`;
  yield {
    path: [...path, 'dialog'],
    code: 'reference/dialog',
    fact,
    remedy: instead(dialog, dialogs, 'Write it under "dialogs".'),
  };
}

function checkRoute({ footer, title }: Record<string, unknown>, path: Path, { footers }: Names): Iterable<Finding> {
  const findings: Finding[] = [];
  if (typeof footer === 'string' && !footers.has(footer)) {
    const remedy = instead(footer, footers, 'Write it under "footer.variants".');
    findings.push({
      path: [...path, 'footer'],
      code: 'reference/footer',
      fact: `There is no footer variant ${quote(footer)}.`,
      remedy,
    });
  }
  if (typeof title === 'string' && title.length > longestTitle) {
    const fact = `The title has ${title.length} characters; search results show about ${longestTitle}.`;
    findings.push({ path: [...path, 'title'], code: 'title/long', fact, remedy: 'Shorten it.', severity: 'warning' });
  }
  return findings;
}

function checkList(
  name: unknown,
  { title, list: kind }: { title: string; list: string },
  path: Path,
  { lists }: Names,
): Finding | undefined {
  if (typeof name !== 'string') return undefined;
  const fitting = [...lists].filter(([, of]) => of === kind).map(([key]) => key);
  const at = [...path, 'list'];
  if (!lists.has(name)) {
    const remedy = instead(name, fitting, `Write it under "lists", with "of": "${kind}".`);
    return { path: at, code: 'reference/list', fact: `There is no list ${quote(name)}.`, remedy };
  }
  const of = lists.get(name);
  // A kind that does not exist is told where it is written.
  if (of === kind || typeof of !== 'string' || !Object.hasOwn(entities, of)) return undefined;
  const fact = `The list ${quote(name)} holds ${of}, but ${title} shows ${kind}.`;
  const remedy = fitting.length > 0 ? `Use ${oneOf(fitting)}.` : `Write a list with "of": "${kind}" under "lists".`;
  return { path: at, code: 'reference/list-kind', fact, remedy };
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

function pageOf(value: unknown, path: Path, { byPath }: Names) {
  const [first, index] = path;
  const address =
    first === 'routes' && typeof index === 'number' ? keyOf(listOf(keyOf(value, 'routes'))[index], 'path') : undefined;
  return typeof address === 'string' ? byPath.get(address) : undefined;
}
