import { about } from '../../../schema/about.ts';
import { action } from '../../../schema/action.ts';
import { hours, week } from '../../../schema/hours.ts';
import { menuItem } from '../../../schema/nav.ts';
import { profile } from '../../../schema/social.ts';
import { isInDraft } from '../../content/drafts.ts';
import { withoutCode } from '../../content/markdown.ts';
import { pagesOf } from '../../content/pages.ts';
import { hasTexts, missingTexts } from '../../content/texts/index.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { keysOf, type Outline, outlineOf, walk } from '../../diagnostics/outline.ts';
import { quote } from '../../json/show-value.ts';
import { isObject, keyOf, valueAt } from '../../json/values.ts';
import { checkAccent } from './accent.ts';
import { checkCharacters, checkEncoding } from './characters.ts';
import { checkAddresses, checkContact, checkMailbox, checkProfile } from './contacts.ts';
import { checkDates } from './dates.ts';
import { checkDrafts } from './drafts.ts';
import { checkHours, checkWeek } from './hours.ts';
import { checkFrame, checkLink } from './links.ts';
import { checkMarkdown } from './markdown.ts';
import type { Names } from './names.ts';
import { checkAbout, checkAction, checkItem, checkList, checkMenuItem } from './objects.ts';
import { checkText, longestLabel } from './plain-text.ts';
import { checkRedirects } from './redirects.ts';
import { checkRoute, checkRoutes } from './routes.ts';
import { checkTokenNames, checkTokens } from './tokens.ts';
import { checkIds, checkUnique } from './unique.ts';

/** Texts of letters and ordinary punctuation. They have no tokens, no Markdown and no odd characters, so most checks skip them. */
const ordinary = /^[A-Za-z0-9][A-Za-z0-9 .,:;!?'()/%’–—“”-]*$/;

/**
 * Checks what a schema cannot, outside of pages: references exist, and names are unique and not reserved. It ignores values of a
 * wrong shape, so it can check a config that has other errors. Returns at most `most` diagnostics.
 */
export function findReferences(value: unknown, names: Names, most: number): Diagnostic[] {
  const shared = isObject(value) ? { ...value, routes: [] } : value;
  return [
    ...checkUnique(names.registry, value),
    ...checkRoutes(value),
    ...checkYears(keyOf(value, 'brand')),
    ...checkName(value),
    ...checkDrafts(value),
    ...checkRedirects(value, names),
    ...checkAccent(keyOf(value, 'theme')),
    ...checkTokenNames(value),
    ...checkAddresses(names),
    ...checkLanguage(value),
    ...findWithin(shared, outlineOf(names.registry.site), names, most),
  ].slice(0, most);
}

/** Checks the references in one page. Paths begin at the page. */
export const findPageReferences = (page: unknown, names: Names, most: number): Diagnostic[] =>
  findWithin(page, outlineOf(names.registry.route), names, most, page);

const [weekSchema, hoursSchema] = [outlineOf(week).origin, outlineOf(hours).origin];

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
    if (outline.origin === weekSchema) add(checkWeek(part, [...at]));
    if (outline.origin === hoursSchema) add(checkHours(part, [...at]));
    if (Array.isArray(part)) add(checkIds(part, [...at]));
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
      if (/[{}]/.test(part) && !(page && path[0] === 'path'))
        add(checkTokens(holds === 'markdown' ? withoutCode(part) : part, path, tokens));
      add(checkEncoding(part, path) ?? checkCharacters(part, path));
    }
    if (!holds) add(checkText(part, path));
    if (holds === 'link') add(checkLink(part, path, names, here));
    if (holds === 'markdown') add(checkMarkdown(part, path, names, here));
  });
  const each = keyOf(page, 'each');
  return diagnostics.filter(
    ({ code, path }) =>
      !(code === 'draft/link' && isInDraft(value, path)) &&
      // If "each" names no list, that is reported.
      !(code === 'token/item' && each !== undefined),
  );
}

/** The tokens for the fields of a page's item: its texts and numbers. */
function fieldTokens(page: unknown, { lists, registry }: Names): string[] {
  const kind = registry.collection(lists.get(String(keyOf(page, 'each'))));
  return keysOf(kind && outlineOf(kind.item)).flatMap(([key, { kind, holds }]) =>
    kind === 'value' && holds !== 'markdown' ? [`item.${key}`] : [],
  );
}

/** Checks that the site has its own texts if its language has no built-in ones. */
function* checkLanguage(value: unknown): Iterable<Diagnostic> {
  const lang = keyOf(keyOf(value, 'seo'), 'lang');
  if (typeof lang !== 'string' || hasTexts(lang)) return;
  const missing = missingTexts(keyOf(value, 'texts'));
  if (missing.length === 0) return;
  const message = `There are no built-in texts in the language ${quote(lang)}: ${missing.length === 1 ? '1 text is' : `${missing.length} texts are`} in English, such as ${missing[0]}.`;
  const hint = 'Write them under "texts".';
  yield { path: ['seo', 'lang'], code: 'texts/language', message, hint, severity: 'warning' };
}

/** Checks that the copyright does not end before the company was founded. */
function* checkYears(brand: unknown): Iterable<Diagnostic> {
  const [founded, until] = [keyOf(brand, 'founded'), keyOf(brand, 'copyrightUntil')];
  if (typeof founded !== 'number' || typeof until !== 'number' || until >= founded) return;
  const message = `"copyrightUntil" is ${until}, but the company was founded in ${founded}.`;
  const [path, hint] = [['brand', 'copyrightUntil'], `Write ${founded} or a later year.`];
  yield { path, code: 'brand/years', message, hint, needs: ['brand', 'founded'] };
}

/** Checks that a header without the name has a logo. */
function* checkName(value: unknown): Iterable<Diagnostic> {
  if (valueAt(value, ['header', 'showName']) !== false || valueAt(value, ['brand', 'headerLogo'])) return;
  const message = 'The header would show neither the name nor a logo.';
  yield { path: ['header', 'showName'], code: 'header/bare', message, hint: 'Add "brand.headerLogo", or write true.' };
}

/** Checks an object of the config by its schema, such as an action, a route or a section. `page` is its page. */
function* checkObject(
  part: Record<string, unknown>,
  outline: Outline,
  path: Path,
  names: Names,
  page: unknown,
): Iterable<Diagnostic> {
  if (outline.origin === action) yield* checkAction(part, path, names);
  else if (outline.origin === about) yield* checkAbout(part, path);
  else if (outline.origin === menuItem) yield* checkMenuItem(part, path);
  else if (outline.origin === profile) yield* checkProfile(part, path);
  else if (outline.schema === outlineOf(names.registry.route).schema) yield* checkRoute(part, path, names);
  yield* checkDates(part, path);
  const section = names.registry.section(part.type);
  const { list, check, mailbox } = section?.schema === outline.schema ? section : {};
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
    message: 'This picture has no alternative text.',
    hint: 'If it shows something that the text beside it does not say, describe it here.',
    severity: 'warning',
  };
}
