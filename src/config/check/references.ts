import { about, aboutKeys } from '../../../schema/about.ts';
import { action } from '../../../schema/action.ts';
import { menuItem } from '../../../schema/nav.ts';
import { route } from '../../../schema/route.ts';
import { siteSchema } from '../../../schema/site.ts';
import { profile } from '../../../schema/social.ts';
import { kindOf } from '../../kinds/index.ts';
import { sectionTypes } from '../../sections/index.ts';
import { isObject, keyOf, listOf, valueAt } from '../json.ts';
import { type Outline, outlineOf, walk } from '../outline.ts';
import { pagedSections, pagesOf } from '../pages.ts';
import type { Diagnostic, Path } from '../report/issue.ts';
import { pathText } from '../report/place-names.ts';
import { oneOf, quote, quoteList } from '../report/show-value.ts';
import { instead } from '../report/suggest.ts';
import { hasTexts, missingTexts } from '../texts/index.ts';
import { checkAccent } from './accent.ts';
import { checkCharacters, checkEncoding } from './characters.ts';
import { checkAddresses, checkContact, checkMailbox, checkProfile } from './contacts.ts';
import { checkDrafts, isInDraft } from './drafts.ts';
import { checkFrame, checkLink } from './links.ts';
import { checkMarkdown } from './markdown.ts';
import type { Names } from './names.ts';
import { checkText, longestLabel } from './plain-text.ts';
import { checkRedirects } from './redirects.ts';
import { checkTokenNames, checkTokens } from './tokens.ts';

/** Most texts: letters and the signs of sentences, in which the checks of single characters can find nothing. */
const ordinary = /^[A-Za-z0-9][A-Za-z0-9 .,:;!?'()/%’–—“”-]*$/;

/**
 * Checks what no schema can, but for what stands in one page: that names lead somewhere, are told once and are not taken. It reads
 * the config as written and passes over what has a wrong shape, so it also works beside other errors. At most `most` diagnostics.
 */
export function findReferences(value: unknown, names: Names, most: number): Diagnostic[] {
  const shared = isObject(value) ? { ...value, routes: [] } : value;
  return [
    ...checkUnique(value),
    ...checkRoutes(value),
    ...checkYears(keyOf(value, 'brand')),
    ...checkName(value),
    ...checkDrafts(value),
    ...checkRedirects(value, names),
    ...[checkAccent(keyOf(value, 'theme')) ?? []].flat(),
    ...checkTokenNames(value),
    ...checkAddresses(names),
    ...checkLanguage(value),
    ...findWithin(shared, outlineOf(siteSchema), names, most),
  ].slice(0, most);
}

/** The same for what stands in one page, with paths from the page on. */
export const findPageReferences = (page: unknown, names: Names, most: number): Diagnostic[] =>
  findWithin(page, outlineOf(route), names, most, page);

/** Checks one value after the other: those of a page, or of what all pages share. */
function findWithin(value: unknown, root: Outline, names: Names, most: number, page?: unknown): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const add = (found: Iterable<Diagnostic> | Diagnostic | undefined) => {
    if (found) diagnostics.push(...(Symbol.iterator in found ? found : [found]));
  };
  const [first] = pagesOf(page, names.itemLists);
  const here = first && names.byPath.get(first.path);
  const tokens = [...names.tokenNames, ...fieldTokens(page, names)];
  walk(value, root, (part, outline, at) => {
    if (diagnostics.length >= most || (typeof part !== 'string' && !isObject(part))) return;
    if (typeof part !== 'string') {
      add(checkObject(part, outline, [...at], names, page));
      return;
    }
    const { holds } = outline;
    if (holds === 'contact') add(checkContact(part, [...at], names));
    if (holds === 'frame') add(checkFrame(part, [...at], names));
    if (holds === 'item') add(checkItem(part, outline.itemKind, [...at], names));
    const isOrdinary = ordinary.test(part);
    if (isOrdinary && part.length <= longestLabel && holds !== 'link') return;
    const path = [...at];
    if (!isOrdinary) {
      // In a path {id} is no token.
      if (/[{}]/.test(part) && !(page && path[0] === 'path')) add(checkTokens(part, path, tokens));
      add(checkEncoding(part, path) ?? checkCharacters(part, path));
    }
    if (!holds) add(checkText(part, path));
    if (holds === 'link') add(checkLink(part, path, names, here));
    if (holds === 'markdown') add(checkMarkdown(part, path, names, here));
  });
  return diagnostics.filter(({ code, path }) => code !== 'draft/link' || !isInDraft(value, path));
}

/** What stands for the fields of a page's item: all that are words or numbers. */
function fieldTokens(page: unknown, { lists }: Names): string[] {
  const kind = kindOf(lists.get(String(keyOf(page, 'each'))));
  const outline = kind && outlineOf(kind.item);
  const fields = outline?.kind === 'object' ? [...outline.keys] : [];
  return fields.flatMap(([key, { kind, holds }]) => (kind === 'value' && holds !== 'markdown' ? [`item.${key}`] : []));
}

/** Checks that an id is that of an item of a kind, in some list. */
function* checkItem(id: string, of = '', path: Path, { items }: Names): Iterable<Diagnostic> {
  const ids = items.get(of) ?? new Set();
  if (ids.has(id)) return;
  const fact = `No list of ${of} has an item with the id ${quote(id)}.`;
  const fix = instead(id, [...ids].map(String), `Write a list with "of": "${of}" under "lists".`);
  yield { path, code: 'reference/item', fact, fix };
}

function* checkRoutes(value: unknown): Iterable<Diagnostic> {
  const routes = keyOf(value, 'routes');
  if (!Array.isArray(routes) || routes.length === 0) return;
  const paths = listOf(routes).map((one) => keyOf(one, 'path'));
  if (!paths.includes('/')) {
    yield {
      path: ['routes'],
      code: 'routes/home',
      fact: 'No page has the path "/".',
      fix: 'Give the home page "path": "/".',
    };
  }
  for (const [at, path] of paths.entries()) {
    if (typeof path !== 'string' || !/^\/(404|assets)(\/|$)/.test(path)) continue;
    const use = path.startsWith('/404') ? 'the page for unknown addresses' : 'files';
    const fact = `The path ${quote(path)} is kept for ${use}.`;
    yield { path: ['routes', at, 'path'], code: 'routes/reserved', fact, fix: 'Choose another path.' };
  }
  const locales = keyOf(value, 'locales');
  const keys = isObject(locales) ? Object.keys(locales) : [];
  for (const [at, path] of paths.entries()) {
    const key = keys.find((key) => path === `/${key}` || String(path).startsWith(`/${key}/`));
    if (key === undefined || key === keyOf(keyOf(value, 'seo'), 'lang')) continue;
    const fact = `The pages of the language ${quote(key)} are below /${key}.`;
    yield { path: ['routes', at, 'path'], code: 'routes/reserved', fact, fix: 'Choose another path.' };
  }
}

/** The program's words come in some languages; in others a site writes them itself. */
function* checkLanguage(value: unknown): Iterable<Diagnostic> {
  const lang = keyOf(keyOf(value, 'seo'), 'lang');
  if (typeof lang !== 'string' || hasTexts(lang)) return;
  const missing = missingTexts(keyOf(value, 'texts'));
  if (missing.length === 0) return;
  const fact = `The program has no words of its own in the language ${quote(lang)}: ${missing.length} of them stay English, such as ${missing[0]}.`;
  const fix = 'Write them under "texts".';
  yield { path: ['seo', 'lang'], code: 'texts/language', fact, fix, severity: 'warning' };
}

function* checkYears(brand: unknown): Iterable<Diagnostic> {
  const [founded, until] = [keyOf(brand, 'founded'), keyOf(brand, 'copyrightUntil')];
  if (typeof founded !== 'number' || typeof until !== 'number' || until >= founded) return;
  const fact = `"copyrightUntil" is ${until}, but the company was founded in ${founded}.`;
  yield { path: ['brand', 'copyrightUntil'], code: 'brand/years', fact, fix: `Write ${founded} or a later year.` };
}

/** A header without the name needs the logo. */
function* checkName(value: unknown): Iterable<Diagnostic> {
  if (valueAt(value, ['header', 'showName']) !== false || valueAt(value, ['brand', 'headerLogo'])) return;
  const fact = 'The header would show neither the name nor a logo.';
  yield { path: ['header', 'showName'], code: 'header/bare', fact, fix: 'Add "brand.headerLogo", or write true.' };
}

/** The longest title that search results show whole. */
const longestTitle = 60;

/** What of a section type its sections are checked by. */
interface Checked {
  list: string | undefined;
  check?: (written: Record<string, unknown>, page: unknown) => Iterable<Diagnostic>;
  mailbox?: (written: Record<string, unknown>) => unknown;
}

const sectionOf = new Map<unknown, Checked>(sectionTypes.map((type) => [type.schema, type]));

/** Checks an object of the config by what it is: an action, a picture, a page, or a section with a list. `page` is the page that it is on. */
function* checkObject(
  part: Record<string, unknown>,
  outline: Outline,
  path: Path,
  names: Names,
  page: unknown,
): Iterable<Diagnostic> {
  if (outline.schema === action) yield* checkAction(part, path, names);
  else if (outline.schema === about) yield* checkAbout(part, path);
  else if (outline.schema === menuItem) yield* checkMenuItem(part, path);
  else if (outline.schema === profile) yield* checkProfile(part, path);
  else if (outline.schema === route) yield* checkRoute(part, path, names);
  const { list, check, mailbox } = sectionOf.get(outline.schema) ?? {};
  if (list) yield* checkList(part.list, list, outline.title ?? '', path, names);
  for (const found of check?.(part, page) ?? []) yield { ...found, path: [...path, ...found.path] };
  const to = mailbox?.(part);
  // The name may be one that was left out.
  if (typeof to === 'string') yield* checkMailbox(to, [...path, part.to === undefined ? 'type' : 'to'], names);
  // Beside a name a picture only decorates: read out, it would say the name twice.
  if (part.alt !== '' || page === undefined || keyOf(valueAt(page, path.slice(0, -1)), 'name') !== undefined) return;
  yield {
    path: [...path, 'alt'],
    code: 'alt/empty',
    fact: 'This picture has no alternative text.',
    fix: 'If it shows something that the words beside it do not say, write that here.',
    severity: 'warning',
  };
}

/** What search engines are told of has the keys of its type. */
function* checkAbout({ type, ...rest }: Record<string, unknown>, path: Path): Iterable<Diagnostic> {
  if (typeof type !== 'string') return;
  const fitting = aboutKeys(type);
  for (const key of Object.keys(rest).filter((one) => !fitting.includes(one))) {
    const fact = `The type ${quote(type)} has no ${quote(key)}.`;
    yield { path: [...path, key], at: 'key', code: 'about/key', fact, fix: `Its keys are ${quoteList(fitting)}.` };
  }
  if (type !== 'Event' || rest.starts !== undefined) return;
  yield {
    path: [...path],
    code: 'about/starts',
    fact: 'An event without its first day is not shown.',
    fix: 'Add "starts".',
  };
}

function* checkMenuItem({ href, items }: Record<string, unknown>, path: Path): Iterable<Diagnostic> {
  if (href === undefined && items === undefined) {
    const fix = 'Add "href" (it leads somewhere) or "items" (links open below it).';
    yield { path: [...path], code: 'menu/none', fact: 'This menu item leads nowhere.', fix };
  } else if (href !== undefined && items !== undefined) {
    const fact = 'This menu item has "href" and "items", but its label can either lead somewhere or open a submenu.';
    const fix = 'Remove "href", and make it the first of "items".';
    yield { path: [...path, 'href'], at: 'key', code: 'menu/both', fact, fix };
  }
}

function* checkAction(part: Record<string, unknown>, path: Path, { dialogs }: Names): Iterable<Diagnostic> {
  const given = ['href', 'dialog', 'copy'].filter((key) => part[key] !== undefined);
  if (given.length === 0) {
    const fix = 'Add "href" (it leads somewhere), "dialog" (it opens a dialog) or "copy" (it copies a link).';
    yield { path: [...path], code: 'action/none', fact: 'This action does nothing.', fix };
  }
  if (given.length > 1) {
    const fact = `This action has ${quoteList(given).replace(/, (?="[^"]*"$)/, ' and ')}, but can do one thing alone.`;
    yield { path: [...path, given[1] as string], at: 'key', code: 'action/several', fact, fix: 'Keep one of them.' };
  }
  const { dialog } = part;
  if (typeof dialog !== 'string' || dialogs.has(dialog)) return;
  const fact = `There is no dialog ${quote(dialog)}.`;
  yield {
    path: [...path, 'dialog'],
    code: 'reference/dialog',
    fact,
    fix: instead(dialog, dialogs, 'Write it under "dialogs".'),
  };
}

function* checkRoute(route: Record<string, unknown>, path: Path, names: Names): Iterable<Diagnostic> {
  const { footer, title, each } = route;
  const { footers, lists } = names;
  const hasId = typeof route.path === 'string' && route.path.includes('{id}');
  if (typeof each === 'string' && !lists.has(each)) {
    const fix = instead(each, lists.keys(), 'Write it under "lists".');
    yield { path: [...path, 'each'], code: 'reference/list', fact: `There is no list ${quote(each)}.`, fix };
  }
  if (each !== undefined && !hasId) {
    const fact = 'Each item of the list has a page, and all of them this path.';
    yield { path: [...path, 'path'], code: 'routes/each', fact, fix: 'Write {id} where the id of the item stands.' };
  } else if (each === undefined && hasId) {
    const fact = 'In this path {id} stands for nothing.';
    const fix = 'Name the list whose items have such pages: "each": "posts".';
    yield { path: [...path, 'path'], code: 'routes/each', fact, fix };
  }
  const second = pagedSections(route)[1];
  if (second) {
    const at = [...path, 'sections', listOf(route.sections).indexOf(second), 'perPage'];
    const fact = 'Two sections of this page have "perPage".';
    yield {
      path: at,
      at: 'key',
      code: 'routes/pages',
      fact,
      fix: 'Keep one of them: it says how many pages there are.',
    };
  }
  if (typeof footer === 'string' && !footers.has(footer)) {
    const fix = instead(footer, footers, 'Write it under "footer.variants".');
    const fact = `There is no footer variant ${quote(footer)}.`;
    yield { path: [...path, 'footer'], code: 'reference/footer', fact, fix };
  }
  if (typeof title !== 'string' || title.length <= longestTitle) return;
  const fact = `The title has ${title.length} characters; search results show about ${longestTitle}.`;
  yield { path: [...path, 'title'], code: 'title/long', fact, fix: 'Shorten it.', severity: 'warning' };
}

function* checkList(name: unknown, kind: string, title: string, path: Path, { lists }: Names): Iterable<Diagnostic> {
  if (typeof name !== 'string') return;
  const fitting = [...lists].filter(([, of]) => kind === 'any' || of === kind).map(([key]) => key);
  const at = [...path, 'list'];
  const of = lists.get(name);
  if (!lists.has(name)) {
    const fix = instead(name, fitting, `Write it under "lists"${kind === 'any' ? '.' : `, with "of": "${kind}".`}`);
    yield { path: at, code: 'reference/list', fact: `There is no list ${quote(name)}.`, fix };
  } else if (kind !== 'any' && of !== kind && kindOf(of)) {
    // A kind that does not exist is told where it is written.
    const fact = `The list ${quote(name)} holds ${of}, but ${title} shows ${kind}.`;
    const fix = fitting.length > 0 ? `Use ${oneOf(fitting)}.` : `Write a list with "of": "${kind}" under "lists".`;
    yield { path: at, code: 'reference/list-kind', fact, fix };
  }
}

/** Checks that what must be told apart by name can be: routes, the sections of a page, the items of a list. */
function* checkUnique(value: unknown): Iterable<Diagnostic> {
  const routes = listOf(keyOf(value, 'routes'));
  const pages = routes.flatMap((route, at) => pagesOf(route, keyOf(value, 'lists')).map((page) => ({ ...page, at })));
  yield* duplicates(pages, ['routes'], 'path', 'pages');
  // Of pages with one path the first has the id that is made from it.
  const seen = new Set<string>();
  const first = pages.filter(({ path, at }) => keyOf(routes[at], 'id') || (!seen.has(path) && seen.add(path)));
  yield* duplicates(first, ['routes'], 'id', 'pages');
  yield* duplicates(listOf(keyOf(value, 'redirects')), ['redirects'], 'from', 'redirects');
  for (const [at, route] of routes.entries()) {
    yield* duplicates(listOf(keyOf(route, 'sections')), ['routes', at, 'sections'], 'id', 'sections of this page');
  }
  const lists = keyOf(value, 'lists');
  for (const [name, list] of isObject(lists) ? Object.entries(lists) : []) {
    const items = listOf(keyOf(list, 'items'));
    yield* duplicates(items, ['lists', name, 'items'], 'id', 'items of this list');
    for (const key of kindOf(keyOf(list, 'of'))?.unique ?? [])
      yield* duplicates(items, ['lists', name, 'items'], key, 'items of this list');
  }
}

function* duplicates(items: unknown[], path: Path, key: string, what: string): Iterable<Diagnostic> {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const name = keyOf(item, key);
    // Pages of one route stand in one place.
    const at = Number(keyOf(item, 'at') ?? index);
    if (typeof name !== 'string') continue;
    const first = seen.get(name);
    if (first === undefined) {
      seen.set(name, at);
      continue;
    }
    const fact = `Two ${what} have the ${key} ${quote(name)}: ${pathText([...path, first])} and this one.`;
    yield { path: [...path, at, key], code: `duplicate/${key}`, fact, fix: `Give one of them another ${key}.` };
  }
}
