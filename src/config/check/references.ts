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

/** Texts of letters and ordinary punctuation, which need no checks of characters, tokens or Markdown. */
const ordinary = /^[A-Za-z0-9][A-Za-z0-9 .,:;!?'()/%’–—“”-]*$/;

/**
 * Checks what a schema cannot, outside of pages: references exist, and names are unique and not reserved. It reads the config
 * as written and ignores values of a wrong shape, so it works beside other errors. Returns at most `most` diagnostics.
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

/** Checks the references in one page. Paths begin at the page. */
export const findPageReferences = (page: unknown, names: Names, most: number): Diagnostic[] =>
  findWithin(page, outlineOf(route), names, most, page);

/** Checks each value of a page, or of the config without its pages. */
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
      // In a path, {id} is not a token.
      if (/[{}]/.test(part) && !(page && path[0] === 'path')) add(checkTokens(part, path, tokens));
      add(checkEncoding(part, path) ?? checkCharacters(part, path));
    }
    if (!holds) add(checkText(part, path));
    if (holds === 'link') add(checkLink(part, path, names, here));
    if (holds === 'markdown') add(checkMarkdown(part, path, names, here));
  });
  return diagnostics.filter(({ code, path }) => code !== 'draft/link' || !isInDraft(value, path));
}

/** The tokens for the fields of a page's item: all with texts or numbers. */
function fieldTokens(page: unknown, { lists }: Names): string[] {
  const kind = kindOf(lists.get(String(keyOf(page, 'each'))));
  const outline = kind && outlineOf(kind.item);
  const fields = outline?.kind === 'object' ? [...outline.keys] : [];
  return fields.flatMap(([key, { kind, holds }]) => (kind === 'value' && holds !== 'markdown' ? [`item.${key}`] : []));
}

/** Checks that some list has an item of a kind with this id. */
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
    const fact = `The path ${quote(path)} is reserved for ${use}.`;
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

/** Checks that the site has its own texts if its language has no built-in ones. */
function* checkLanguage(value: unknown): Iterable<Diagnostic> {
  const lang = keyOf(keyOf(value, 'seo'), 'lang');
  if (typeof lang !== 'string' || hasTexts(lang)) return;
  const missing = missingTexts(keyOf(value, 'texts'));
  if (missing.length === 0) return;
  const fact = `There are no built-in texts in the language ${quote(lang)}: ${missing.length} texts are in English, such as ${missing[0]}.`;
  const fix = 'Write them under "texts".';
  yield { path: ['seo', 'lang'], code: 'texts/language', fact, fix, severity: 'warning' };
}

function* checkYears(brand: unknown): Iterable<Diagnostic> {
  const [founded, until] = [keyOf(brand, 'founded'), keyOf(brand, 'copyrightUntil')];
  if (typeof founded !== 'number' || typeof until !== 'number' || until >= founded) return;
  const fact = `"copyrightUntil" is ${until}, but the company was founded in ${founded}.`;
  yield { path: ['brand', 'copyrightUntil'], code: 'brand/years', fact, fix: `Write ${founded} or a later year.` };
}

/** Checks that a header without the name has a logo. */
function* checkName(value: unknown): Iterable<Diagnostic> {
  if (valueAt(value, ['header', 'showName']) !== false || valueAt(value, ['brand', 'headerLogo'])) return;
  const fact = 'The header would show neither the name nor a logo.';
  yield { path: ['header', 'showName'], code: 'header/bare', fact, fix: 'Add "brand.headerLogo", or write true.' };
}

/** The length up to which search results show a title completely. */
const longestTitle = 60;

/** The parts of a section type that check its sections. */
interface Checked {
  list: string | undefined;
  check?: (written: Record<string, unknown>, page: unknown) => Iterable<Diagnostic>;
  mailbox?: (written: Record<string, unknown>) => unknown;
}

const sectionOf = new Map<unknown, Checked>(sectionTypes.map((type) => [type.schema, type]));

/** Checks an object of the config by its schema, such as an action, a route or a section. `page` is its page. */
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
  // Without "to", the default is used.
  if (typeof to === 'string') yield* checkMailbox(to, [...path, part.to === undefined ? 'type' : 'to'], names);
  // A picture beside a name is decoration: a screen reader would say the name twice.
  if (part.alt !== '' || page === undefined || keyOf(valueAt(page, path.slice(0, -1)), 'name') !== undefined) return;
  yield {
    path: [...path, 'alt'],
    code: 'alt/empty',
    fact: 'This picture has no alternative text.',
    fix: 'If it shows something that the text beside it does not say, describe it here.',
    severity: 'warning',
  };
}

/** Checks that `seo.about` has only keys of its type. */
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
    const fix = 'Add "href" (a link) or "items" (a submenu).';
    yield { path: [...path], code: 'menu/none', fact: 'This menu item leads nowhere.', fix };
  } else if (href !== undefined && items !== undefined) {
    const fact = 'This menu item has "href" and "items", but it can be either a link or a submenu.';
    const fix = 'Remove "href", and add the link to "items".';
    yield { path: [...path, 'href'], at: 'key', code: 'menu/both', fact, fix };
  }
}

function* checkAction(part: Record<string, unknown>, path: Path, { dialogs }: Names): Iterable<Diagnostic> {
  const given = ['href', 'dialog', 'copy'].filter((key) => part[key] !== undefined);
  if (given.length === 0) {
    const fix = 'Add "href" (follows a link), "dialog" (opens a dialog) or "copy" (copies a link).';
    yield { path: [...path], code: 'action/none', fact: 'This action does nothing.', fix };
  }
  if (given.length > 1) {
    const fact = `This action has ${quoteList(given).replace(/, (?="[^"]*"$)/, ' and ')}, but can have only one of them.`;
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
    const fact = 'All items of the list would have a page with this path.';
    yield {
      path: [...path, 'path'],
      code: 'routes/each',
      fact,
      fix: 'Add {id}, which is replaced by the id of the item.',
    };
  } else if (each === undefined && hasId) {
    const fact = 'This path has {id}, but the route has no "each".';
    const fix = 'Name the list whose items have these pages, such as "each": "posts".';
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
      fix: 'Keep one of them, which decides the number of pages.',
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
    // An unknown kind is reported at the list.
    const fact = `The list ${quote(name)} contains ${of}, but ${title} shows ${kind}.`;
    const fix = fitting.length > 0 ? `Use ${oneOf(fitting)}.` : `Write a list with "of": "${kind}" under "lists".`;
    yield { path: at, code: 'reference/list-kind', fact, fix };
  }
}

/** Checks that names are unique: those of routes, of the sections of a page, and of the items of a list. */
function* checkUnique(value: unknown): Iterable<Diagnostic> {
  const routes = listOf(keyOf(value, 'routes'));
  const pages = routes.flatMap((route, at) => pagesOf(route, keyOf(value, 'lists')).map((page) => ({ ...page, at })));
  yield* duplicates(pages, ['routes'], 'path', 'pages');
  // If several pages have the same path, the first has the id that is made from it.
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
    // All pages of a route have the same place in the config.
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
