import { type CheckedSite, pictureField } from '../../../schema/fields/index.ts';
import type { Registry } from '../../../schema/registry.ts';
import { isInDraft } from '../../content/drafts.ts';
import { groupFields } from '../../content/item-groups.ts';
import { withoutCode } from '../../content/markdown.ts';
import { pagesOf } from '../../content/pages.ts';
import { hasTexts, missingTexts, missingTextsOf } from '../../content/texts/index.ts';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { firstOf } from '../../diagnostics/locate.ts';
import { keysOf, type SchemaNode, schemaNodeOf, walk } from '../../diagnostics/schema-node.ts';
import { quote } from '../../json/show-value.ts';
import { isObject, keyOf, listOf, valueAt } from '../../json/values.ts';
import { checkAccent } from './accent.ts';
import { checkCharacters, checkEncoding } from './characters.ts';
import { checkAddresses, checkMailbox } from './contacts.ts';
import { checkDates, checkFuture } from './dates.ts';
import { checkDrafts, isAboutDraft } from './drafts.ts';
import { checkItemLinks } from './item-links.ts';
import { checkLink } from './links.ts';
import { checkMarkdown } from './markdown.ts';
import type { Names } from './names.ts';
import { checkOwnFields } from './own-fields.ts';
import { checkPeriods, isAboutPeriod, isInPeriod } from './periods.ts';
import { checkText, longestLabel } from './plain-text.ts';
import { checkRedirects } from './redirects.ts';
import { checkDays, checkItemKeys, checkList, checkReference, checkRelated } from './reference.ts';
import { checkRepeats } from './repeats.ts';
import { checkRoute, checkRoutes } from './routes.ts';
import { checkHiding } from './section-types.ts';
import { checkTokenNames, checkTokens } from './tokens.ts';
import { checkIds, checkUnique } from './unique.ts';

/** Texts of letters and ordinary punctuation. They have no tokens, no Markdown and no odd characters, so most checks skip them. */
const ordinary = /^[A-Za-z0-9][A-Za-z0-9 .,:;!?'()/%’–—“”-]*$/;

const isShortAndOrdinary = (text: string) => text.length <= longestLabel && ordinary.test(text);

/**
 * Checks what a schema cannot, outside of pages: references exist, and names are unique and not reserved. It ignores values of a
 * wrong shape, so it can check a config that has other errors. Returns at most `most` errors and as many warnings.
 */
export function findReferences(value: unknown, names: Names, most: number): Diagnostic[] {
  const shared = isObject(value) ? { ...value, routes: [] } : value;
  const found = [
    ...checkUnique(names.registry, value),
    ...checkRoutes(names.registry, value),
    ...checkYears(keyOf(value, 'brand')),
    ...checkName(value),
    ...checkDrafts(value),
    ...checkPeriods(names.registry, value),
    ...checkFuture(names.registry, value),
    ...checkRepeats(names.registry, value),
    ...checkRedirects(value, names),
    ...checkItemLinks(value, names),
    ...checkOwnFields(names.registry, value),
    ...checkAccent(value),
    ...checkTokenNames(value),
    ...checkHiding(names.registry, value),
    ...checkAddresses(names),
    ...checkLanguage(value),
    ...checkTextsOfTypes(names.registry, value),
    ...findWithin(shared, schemaNodeOf(names.registry.site), names, most),
  ];
  return firstOf(found, most);
}

/** Checks the references in one page. Paths begin at the page. */
export function findPageReferences(page: unknown, names: Names, most: number): Diagnostic[] {
  const own = isObject(page) ? [...checkRoute(page, names)] : [];
  return firstOf([...own, ...findWithin(page, schemaNodeOf(names.registry.route), names, most, page)], most);
}

/** Checks each value of a page, or of the config without its pages. */
function findWithin(value: unknown, root: SchemaNode, names: Names, most: number, page?: unknown): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  let errors = 0;
  const add = (found: Iterable<Diagnostic>) => {
    for (const one of found) {
      if (one.severity !== 'warning') errors++;
      diagnostics.push(one);
      if (errors >= most) break;
    }
  };
  const [first] = pagesOf(names.registry, page, names.itemLists);
  const here = first && names.byPath.get(first.path);
  const tokens = { names: names.tokenNames, fields: new Set(fieldTokens(page, names)), registry: names.registry };
  // The path of the value that is being checked.
  let path: Path = [];
  const site: CheckedSite = {
    config: names.config,
    quote,
    checkLink: (link) => present(checkLink(link, [], names, here, path[0] === 'redirects')),
    checkMarkdown: (text) => (isShortAndOrdinary(text) ? [] : checkMarkdown(text, names, here)),
    checkText: (text) => (isShortAndOrdinary(text) ? [] : checkText(text, path)),
  };
  walk(value, root, (part, schemaNode, at) => {
    if (errors >= most) return;
    path = at;
    const { field, itemKind } = schemaNode;
    if (field?.check && isOfKind(part, schemaNode))
      // Of a text of a wrong form, the form is reported.
      for (const { path: below = [], ...problem } of field.check(part, site))
        if (typeof part !== 'string' || schemaNode.schema.safeParse(part).success)
          add([{ ...problem, path: [...at, ...below] }]);
    if (Array.isArray(part)) add(checkIds(part, [...at]));
    if (isObject(part)) add(checkObject(part, schemaNode, [...at], names, page));
    if (typeof part !== 'string') return;
    if (field?.reference) add(checkReference(part, field.reference, itemKind, [...at], names));
    if (ordinary.test(part)) return;
    // In a path, {id} is not a token.
    if (/[{}]/.test(part) && !(page && at[0] === 'path'))
      add(checkTokens(field?.isMarkdown ? withoutCode(part) : part, [...at], tokens));
    add(present(checkEncoding(part, [...at]) ?? checkCharacters(part, [...at])));
  });
  const each = keyOf(page, 'each');
  return diagnostics.filter(
    (one) =>
      !(isAboutDraft(one) && isInDraft(value, one.path)) &&
      !(isAboutPeriod(one) && isInPeriod(value, one.path)) &&
      // If "each" names no list, that is reported.
      !(one.code === 'token/item' && each !== undefined),
  );
}

/** Whether a value has the JSON type that its schema asks for. */
function isOfKind(value: unknown, { kind, schema }: SchemaNode): boolean {
  if (kind === 'list') return Array.isArray(value);
  return kind === 'value' ? typeof value === schema._zod.def.type : isObject(value);
}

const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** The tokens for the fields of a page's item: its texts and numbers. */
function fieldTokens(page: unknown, { lists, registry }: Names): string[] {
  if (keyOf(page, 'by') !== undefined) return groupFields.map((key) => `item.${key}`);
  const kind = registry.collection(lists.get(String(keyOf(page, 'each'))));
  return keysOf(kind && schemaNodeOf(kind.item)).flatMap(([key, { kind, field }]) =>
    kind === 'value' && !field?.isMarkdown ? [`item.${key}`] : [],
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

/** Checks that the section types of pages have texts in the site's language. */
function* checkTextsOfTypes(registry: Registry, value: unknown): Iterable<Diagnostic> {
  const lang = keyOf(keyOf(value, 'seo'), 'lang');
  if (typeof lang !== 'string') return;
  const sections = listOf(keyOf(value, 'routes')).flatMap((route) => listOf(keyOf(route, 'sections')));
  const used = new Set(sections.map((section) => keyOf(section, 'type')));
  for (const section of registry.sections.filter(({ type, texts }) => texts && used.has(type))) {
    const { first, paths } = missingTextsOf(section, lang, keyOf(value, 'texts'));
    if (paths.length === 0) continue;
    const message = `The section type ${quote(section.type)} has no texts in the language ${quote(lang)}: ${paths.length === 1 ? '1 text is' : `${paths.length} texts are`} those of ${quote(first)}, such as ${paths[0]}.`;
    const hint = `Write them under "texts.sections", or in the "texts" of the section type.`;
    yield { path: ['seo', 'lang'], code: 'texts/language', message, hint, severity: 'warning' };
  }
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

/** Checks an object of the config: its dates, its pictures, and what a section type checks itself. `page` is its page. */
function* checkObject(
  part: Record<string, unknown>,
  schemaNode: SchemaNode,
  path: Path,
  names: Names,
  page: unknown,
): Iterable<Diagnostic> {
  yield* checkDates(part, schemaNode, path);
  const section = names.registry.section(part.type);
  const { list, check, mailbox } = section?.schema === schemaNode.schema ? section : {};
  if (list) yield* checkList(part.list, list, schemaNode.title ?? '', path, names);
  if (list) yield* checkDays(part, path, names);
  if (list) yield* checkItemKeys(part, schemaNode, path, names);
  if (list) yield* checkRelated(part, path, names);
  for (const found of check?.(part, page) ?? []) {
    // A type that was written for an earlier version yields `fact` and `fix`.
    if (typeof found.message !== 'string' || typeof found.hint !== 'string')
      throw new Error(`The check of the section type "${part.type}" must yield { path, code, message, hint }.`);
    yield { ...found, path: [...path, ...found.path] };
  }
  const to = mailbox?.(part);
  // Without "to", the default is used.
  if (typeof to === 'string') yield* checkMailbox(to, [...path, part.to === undefined ? 'type' : 'to'], names);
  // A picture beside a name is decoration: a screen reader would say the name twice.
  if (
    schemaNode.field !== pictureField ||
    part.alt !== '' ||
    page === undefined ||
    keyOf(valueAt(page, path.slice(0, -1)), 'name') !== undefined
  )
    return;
  yield {
    path: [...path, 'alt'],
    code: 'alt/empty',
    message: 'This picture has no alternative text.',
    hint: 'If it shows something that the text beside it does not say, describe it here.',
    severity: 'warning',
  };
}
