import type { Registry } from '../../schema/registry.ts';
import { type Content, type Filled, fillContent, mayNameFiles } from '../content/content.ts';
import { fillLists } from '../content/fill-lists.ts';
import { itemListOf, pagesOf } from '../content/pages.ts';
import { didYouMean } from '../diagnostics/advice.ts';
import { commandLine } from '../diagnostics/command-line.ts';
import type { Diagnostic, Issue, Path } from '../diagnostics/issue.ts';
import { type FileText, mostIssues, readText, type SourceText, sourceText, toIssues } from '../diagnostics/locate.ts';
import { nameWhere } from '../diagnostics/name-where.ts';
import { siteOption } from '../diagnostics/site-option.ts';
import { pathText } from '../json/place-names.ts';
import { quote } from '../json/show-value.ts';
import { isObject, isSame, keyOf, listOf, valueAt } from '../json/values.ts';
import { isTranslation, itemOrRouteId } from '../project/languages/match-entries.ts';
import { findOwn, type Merged, mergeLanguage } from '../project/languages/merge-language.ts';
import { missingTexts, namesAlong } from '../project/languages/missing.ts';
import { checkValue, type ParsedSite, parseJson, placed, type RouteMemory } from './parse-site.ts';
import { collectNames, languagesOf, type Names } from './rules/names.ts';
import { checkVersion, currentVersion } from './rules/version.ts';

/** The main config without the keys that each language has separately. */
function baseOf(main: unknown, key: string): unknown {
  const { texts: _texts, locales: _locales, ...rest } = main as Record<string, unknown>;
  const { dir: _dir, ...seo } = (isObject(rest.seo) ? rest.seo : {}) as Record<string, unknown>;
  return { ...rest, seo: { ...seo, lang: Intl.getCanonicalLocales(key)[0] } };
}

/** What the main config alone says, as it is about the whole site. */
const ofWholeSite = ['locales', 'redirects', 'sections', 'security', 'seo.trailingSlash'];

/** Checks what a language's file must not say: that it has no home page, the version of another format, settings of the whole site, and its own code in paths. */
function* checkOwn(own: object, key: string, main: unknown): Iterable<Diagnostic> {
  const { diagnostic } = checkVersion({ version: currentVersion, ...own });
  if (diagnostic) yield diagnostic;
  for (const name of ofWholeSite) {
    const path = name.split('.');
    if (valueAt(own, path) === undefined) continue;
    const message = `${quote(name)} is about the whole site, so this would be ignored.`;
    const hint = 'Write it in the main config, and remove it here.';
    yield { path, at: 'key', code: 'locale/site', message, hint };
  }
  const routes = keyOf(own, 'routes');
  const home = itemOrRouteId(listOf(keyOf(main, 'routes')).find((route) => keyOf(route, 'path') === '/')) ?? '';
  if (keyOf(routes, home) === null) {
    const [message, hint] = ['Each language needs its home page.', 'Leave out sections of it instead.'];
    yield { path: ['routes', home], code: 'locale/home', message, hint };
  }
  for (const [id, route] of isObject(routes) ? Object.entries(routes) : []) {
    const path = keyOf(route, 'path');
    const [, rest] = (typeof path === 'string' && new RegExp(`^/${key}(/.*)?$`).exec(path)) || [];
    if (rest === undefined && path !== `/${key}`) continue;
    const message = `All pages of this language are below /${key}, so this would be /${key}${path}.`;
    const advice = didYouMean(rest ?? '/', '');
    yield { path: ['routes', id, 'path'], code: 'locale/path', message, ...advice };
  }
}

/**
 * Reads the file of another language, merges it into the main config, which must be valid, and checks the result. Each issue is in the
 * file where the value was written. Pages may have translated paths, and links may use these or those of the main config.
 */
export function parseLanguage(
  registry: Registry,
  main: SourceText,
  key: string,
  text: string,
  file: string,
  memory?: RouteMemory,
  content?: Content,
): ParsedSite {
  const plain = readText(text, file);
  const json = parseJson(plain);
  if (!json || !isObject(json.value)) {
    const wrong = json ? [notAnObject] : plain.reading.diagnostics;
    return placed(plain, { diagnostics: wrong.length > 0 ? wrong : [notAnObject] });
  }
  const lists = fillLists(registry, json.value, content, main.written);
  const source = sourceText(plain, { itemOrigin: lists.origin });
  const whole = lists.value as object;
  const base = baseOf(main.written, key);
  const differing = Object.entries(whole).filter(([name]) => !ofWholeSite.includes(name));
  const own = Object.fromEntries(differing);
  const {
    value: written,
    diagnostics: unmatched,
    leftOut,
    inMain,
  } = mergeLanguage(base, own, key, siteOption(main.file));
  const diagnostics = [...checkOwn(whole, key, main.written), ...lists.diagnostics, ...unmatched];
  if (diagnostics.some(({ severity }) => severity !== 'warning'))
    return placed(source, { diagnostics: [...json.diagnostics, ...diagnostics] });

  const hasContent = content && (main.files || mayNameFiles(text));
  const filled: Partial<Filled> = hasContent ? fillContent(registry, written, content) : { value: written };
  const { value, files, within } = filled;
  const origin = (merged: Path) => {
    const path = inMain(merged);
    const { ownPath, value: own } = findOwn(base, whole, path);
    const isWhole = ownPath.length === path.length;
    const isPair = isTranslation(own) && !isObject(valueAt(base, path));
    if (isWhole && !(isPair && own.text === '')) return { source, path: isPair ? [...ownPath, 'text'] : ownPath };
    if (pathText(path) === 'seo.lang') return { source: main, path: ['locales', key] };
    // A missing value is reported in the file that has the longer beginning of its path.
    const depth = path.findIndex((_, at) => valueAt(base, path.slice(0, at + 1)) === undefined);
    return depth < 0 || depth >= ownPath.length
      ? { source: main, path }
      : { source, path: [...ownPath, ...path.slice(ownPath.length)] };
  };
  const ownPlace = (path: Path) => {
    const { ownPath } = findOwn(base, whole, path);
    return ownPath.length === path.length ? { source, path: ownPath } : undefined;
  };
  const nameOf = (path: Path) => nameWhere(registry, value, path);
  const merged = sourceText(source, { value, files, nameOf, origin, ownPlace, inMain });
  const names = namesOf(registry, value, asInMain(value, main.value, inMain), inMain);
  for (const code of languagesOf(main.value)) names.locales.add(code);
  addLeftOut(names, main.value, leftOut);
  const found = [...json.diagnostics, ...(filled.diagnostics ?? [])];
  const checked = placed(merged, checkValue(value, names, { found, within }, memory));
  const more = [
    ...toIssues(source, diagnostics, mostIssues),
    ...missing(registry, main, key, whole, source, lists.paths),
  ];
  return checked.ok
    ? { ...checked, warnings: [...checked.warnings, ...more] }
    : { ...checked, issues: [...checked.issues, ...more] };
}

const notAnObject: Diagnostic = {
  path: [],
  code: 'locale/object',
  message: 'A language file holds one object.',
  hint: 'Write { … } with what differs from the main config.',
};

/** Returns the main config with those pages and items alone that a language has, in the order that they have there. */
function asInMain(value: unknown, main: unknown, inMain: (path: Path) => Path): unknown {
  const same = (path: Path) => listOf(valueAt(value, path)).map((_, at) => valueAt(main, inMain([...path, at])));
  const lists = Object.keys(keyOf(value, 'lists') ?? {}).map((name) => {
    const path = ['lists', name, 'items'];
    return [name, { ...(valueAt(main, path.slice(0, 2)) as object), items: same(path) }] as const;
  });
  return { ...(main as object), lists: Object.fromEntries(lists), routes: same(['routes']) };
}

/**
 * Collects the names that a language's config may refer to: pages by their path in the main config, and by their own. `main` has the same
 * pages and items.
 */
function namesOf(registry: Registry, value: unknown, main: unknown, inMain: Merged['inMain']): Names {
  const routes = listOf(keyOf(value, 'routes'));
  const names = collectNames(
    registry,
    {
      ...(value as object),
      locales: keyOf(main, 'locales'),
      routes: routes.map((route, at) => ({ ...(route as object), path: valueAt(main, ['routes', at, 'path']) })),
    },
    inMain,
  );
  for (const [at, { path }] of collectNames(registry, value).pages.entries()) {
    const page = names.pages[at];
    if (page && !names.byPath.has(path)) names.byPath.set(path, page);
  }
  // The page of a value has the value in its path, which is another one in the main config.
  for (const page of collectNames(registry, main, inMain).pages)
    if (!names.byPath.has(page.path)) names.byPath.set(page.path, page);
  return names;
}

/** Adds the pages that a language leaves out, each with the place of what it does in the main config. */
function addLeftOut(names: Names, main: unknown, leftOut: Path[]): void {
  const lists = keyOf(main, 'lists');
  for (const [at, route] of leftOut.length === 0 ? [] : listOf(keyOf(main, 'routes')).entries())
    for (const { path, item } of pagesOf(names.registry, route, lists)) {
      if (names.byPath.has(path)) continue;
      const list = ['lists', itemListOf(route) ?? ''];
      const index = listOf(valueAt(main, [...list, 'items'])).indexOf(item);
      const places = [['routes', at], [...list, 'items', index], list];
      names.leftOut.set(path, leftOut.find((one) => places.some((place) => isSame(one, place))) ?? ['routes', at]);
    }
}

const shownFew = 3;

/** Returns one warning for all texts that are not translated. */
function missing(
  registry: Registry,
  main: SourceText,
  key: string,
  own: unknown,
  source: FileText,
  listsElsewhere: Path[],
): Issue[] {
  const found = missingTexts(registry, main.written, own, { main: main.listsElsewhere, own: listsElsewhere });
  const alone = (few: typeof found) =>
    toIssues(
      main,
      few.map(({ path }) => ({
        path,
        code: 'locale/missing',
        message: `This text is not translated in ${source.file.replace(/^.*[/\\]/, '')}.`,
        hint: 'Translate it there.',
        severity: 'warning',
      })),
      mostIssues,
    );
  if (found.length === 0) return [];
  const few = found
    .slice(0, shownFew)
    .map(({ path, text }) => `${pathText(namesAlong(main.written, path))} ${quote(text)}`);
  const rest = found.length > shownFew ? ` and ${found.length - shownFew} more` : '';
  const message = `${found.length === 1 ? 'A text is' : `${found.length} texts are`} not translated: ${few.join(', ')}${rest}.`;
  const hint = `${commandLine('translate', key + siteOption(main.file))} writes them into this file; until they are translated, visitors read them as they are.`;
  const [issue] = toIssues(source, [{ path: [], code: 'locale/missing', message, hint, severity: 'warning' }], 1);
  return issue ? [{ ...issue, parts: alone(found) }] : [];
}
