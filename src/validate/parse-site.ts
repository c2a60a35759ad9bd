import { type Registry, registryFor } from '../../schema/registry.ts';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { type Content, type Filled, fillContent, mayNameFiles } from '../content/content.ts';
import { fillLists } from '../content/fill-lists.ts';
import { itemsElsewhere } from '../content/list-source.ts';
import { commandLine } from '../diagnostics/command-line.ts';
import type { Diagnostic, Issue } from '../diagnostics/issue.ts';
import {
  type FileText,
  firstOf,
  mostIssues,
  readText,
  type SourceText,
  sourceText,
  toIssues,
} from '../diagnostics/locate.ts';
import { nameWhere } from '../diagnostics/name-where.ts';
import { siteOption } from '../diagnostics/site-option.ts';
import { pathText } from '../json/place-names.ts';
import { isSame, keyOf, listOf } from '../json/values.ts';
import { longestText } from '../project/read-config.ts';
import { collectNames, type Names, type PageName } from './rules/names.ts';
import { findPageReferences, findReferences } from './rules/references.ts';
import { checkVersion, currentVersion, migrate } from './rules/version.ts';
import { explain } from './shape/explain.ts';
import { withoutFollowingErrors } from './shape/following-errors.ts';
import { keepsAll } from './shape/keeps-all.ts';
import { shapeDiagnostics } from './shape/shape.ts';
import { parseShape, type ShapeIssue } from './shape/shape-issue.ts';

export type ParsedSite =
  | { ok: true; site: SiteConfig; source: SourceText; warnings: Issue[] }
  | { ok: false; issues: Issue[]; source: SourceText };

/** The result of checking a page. It holds as long as its text and the names that it may refer to do not change. */
interface CheckedRoute {
  /** The page with its defaults, if its shape is right. */
  route?: Route;
  issues: ShapeIssue[];
  /** The result of `findPageReferences`, with paths that begin at the page. */
  references: Diagnostic[];
  /** Whether these are all: the pages after too many problems are not checked for more. */
  isWhole: boolean;
}

/** The results of a check, for the next check of the same file. */
export interface RouteMemory {
  /** The pages as JSON by their paths. */
  routes: Map<unknown, { text: string; checked: CheckedRoute }>;
  /** Everything that pages may refer to. */
  shared: unknown;
}

/**
 * Parses and checks the text of a config. Returns the site, or all problems with their places in the text. With a
 * memory, unchanged pages are not checked again. `content` has the Markdown files that the config names.
 */
export function parseSite(
  registry: Registry,
  text: string,
  file = 'site.config.json',
  memory?: RouteMemory,
  content?: Content,
): ParsedSite {
  if (text.length > longestText) {
    const source = readText('', file);
    return { ok: false, issues: toIssues(source, [tooLong(text)], 1), source };
  }
  return check(registry, readText(text, file), memory, content);
}

/** Adds the place of each problem to the result of a check. */
export function placed(source: SourceText, { site, diagnostics }: Checked): ParsedSite {
  const issues = toIssues(source, diagnostics, mostIssues);
  if (site) return { ok: true, site, source, warnings: issues };
  return {
    ok: false,
    issues: issues.length < mostIssues ? issues : [...issues, ...toIssues(source, [andMore], 1)],
    source,
  };
}

/** The result of a check: with the site, if there are only warnings. */
interface Checked {
  site?: SiteConfig;
  diagnostics: Diagnostic[];
}

function check(base: Registry, text: FileText, memory?: RouteMemory, content?: Content): ParsedSite {
  const json = parseJson(text);
  if (!json) {
    const errors = text.reading.diagnostics;
    const source = sourceText(text, { nameOf: (path) => nameWhere(base, undefined, path) });
    return placed(source, { diagnostics: errors.length > 0 ? errors : [invalid] });
  }
  const { value: written, changes } = migrate(json.value);
  const registry = registryFor(base, written);
  const lists = fillLists(registry, written, content);
  // Most sites have no such files.
  const hasContent = content && mayNameFiles(text.text);
  const filled: Partial<Filled> = hasContent ? fillContent(registry, lists.value, content) : { value: lists.value };
  const { value, files, diagnostics = [], within = [] } = filled;
  const source = sourceText(text, {
    written: lists.value,
    value,
    files,
    listsElsewhere: lists.paths,
    listsOfFiles: lists.ofFiles,
    itemOrigin: lists.origin,
    nameOf: (path) => nameWhere(registry, value, path),
  });
  const version = checkVersion(value);
  const found = [
    ...json.diagnostics,
    ...diagnostics,
    ...changes.map((change) => migrated(change, siteOption(text.file))),
    ...(version.diagnostic ? [version.diagnostic] : []),
  ];
  if (!version.readable) return placed(source, { diagnostics: found });
  if (lists.diagnostics.some(isError)) {
    // What follows from missing items is not said.
    const elsewhere = itemsElsewhere(written).map(({ path }) => pathText(path));
    const { issues } = checkShape(value, collectNames(registry, value), memory);
    const other = [...shapeDiagnostics(registry, value, issues)].filter(
      ({ path }) => !elsewhere.some((list) => pathText(path).startsWith(list)),
    );
    return placed(source, { diagnostics: [...lists.diagnostics, ...other] });
  }
  found.push(...lists.diagnostics);
  const checked = checkValue(value, collectNames(registry, value), { found, within }, memory);
  // The paths are those of the current version, and the file has an older one.
  if (changes.length === 0) return placed(source, checked);
  return placed(source, { ...checked, diagnostics: checked.diagnostics.map(({ edit: _, ...rest }) => rest) });
}

/** Checks a parsed config: its shape and its references. The result includes the problems found before and those in content files. */
export function checkValue(
  value: unknown,
  names: Names,
  { found, within = [] }: { found: Diagnostic[]; within?: Diagnostic[] | undefined },
  memory?: RouteMemory,
): Checked {
  const { registry } = names;
  const { shared, routes, issues, inRoutes } = checkShape(value, names, memory);
  found.push(...[...shapeDiagnostics(registry, value, issues)].slice(0, mostIssues));
  const references = [...within, ...findReferences(value, names, mostIssues), ...inRoutes((route) => route.references)];
  found.push(...withoutFollowingErrors(firstOf(references, mostIssues), found, issues));
  const isWrong = found.some(isError);
  // Whatever is refused is reported.
  if (issues.length > 0 && !isWrong) found.push(...issues.flatMap((issue) => explain(registry, value, issue)));
  if (issues.length > 0 || isWrong) return { diagnostics: found };
  const site = { ...shared.data, routes: routes.flatMap(({ route }) => route ?? []) } as SiteConfig;
  return { site, diagnostics: found };
}

/** Checks the shape of a config, and each of its pages. */
function checkShape(value: unknown, names: Names, memory?: RouteMemory) {
  const shared = parseShape(names.registry.shared, value);
  const routes = checkRoutes(value, names, memory);
  const inRoutes = <T extends { path: PropertyKey[] }>(part: (route: CheckedRoute) => T[]): T[] =>
    routes.flatMap((route, at) => part(route).map((one) => ({ ...one, path: ['routes', at, ...one.path] })));
  const issues = [...(shared.error?.issues ?? []), ...inRoutes((route) => route.issues)].slice(0, mostIssues * 2);
  return { shared, routes, issues, inRoutes };
}

/** Checks each page by itself. A page in the memory is checked again only if it, or what it may refer to, has changed. */
function checkRoutes(value: unknown, names: Names, memory?: RouteMemory): CheckedRoute[] {
  const written = listOf(keyOf(value, 'routes'));
  let left = mostIssues;
  const count = (checked: CheckedRoute) => {
    left = Math.max(0, left - checked.references.filter(isError).length);
    return checked;
  };
  if (!memory) return written.map((page) => count(checkRoute(page, names, left)));
  const known = memory.routes;
  // Compared as text, as the order of keys may change what is shown.
  const texts = written.map((page) => JSON.stringify(page));
  // Links may lead to headings.
  const headings = texts.map((text) => text.match(/#[^"]*/g));
  const shared = { ...(value as object), routes: names.pages.map(asValues), headings };
  const hasSameNames = isSame(shared, memory.shared);
  memory.shared = shared;
  memory.routes = new Map();
  return written.map((page, at) => {
    const path = keyOf(page, 'path');
    const text = texts[at] as string;
    const last = known.get(path);
    const before = last?.text === text ? last.checked : undefined;
    const checked = count(before?.isWhole && hasSameNames ? before : checkRoute(page, names, left, before));
    memory.routes.set(path, { text, checked });
    return checked;
  });
}

const isError = ({ severity }: Diagnostic) => severity !== 'warning';

const asValues = ({ anchors, drafts, headings: _, ...page }: PageName) => ({
  ...page,
  anchors: [...anchors],
  drafts: [...drafts],
});

function checkRoute(page: unknown, names: Names, most: number, before?: CheckedRoute): CheckedRoute {
  const found = most === 0 ? [] : findPageReferences(page, names, most);
  const references = { references: found, isWhole: found.filter(isError).length < most };
  if (before) return { ...before, ...references };
  const { data, error } = parseShape(names.registry.route, page);
  return { ...(data && { route: data }), issues: error?.issues ?? [], ...references };
}

/** Parses a JSON text with its duplicate keys; undefined if it is not JSON. */
export function parseJson(source: FileText): { value: unknown; diagnostics: Diagnostic[] } | undefined {
  try {
    const value: unknown = JSON.parse(source.text);
    if (keepsAll(source.text, value)) return { value, diagnostics: [] };
    return source.reading.broken ? undefined : { value, diagnostics: source.reading.diagnostics };
  } catch {
    return undefined;
  }
}

const invalid: Diagnostic = {
  path: [],
  code: 'json/invalid',
  message: 'The file is not JSON.',
  hint: 'Open the file in a code editor, which marks JSON errors.',
};

const migrated = (change: string, site: string): Diagnostic => ({
  path: ['version'],
  code: 'version/older',
  message: `The file has an older version and is read as version ${currentVersion}: ${change}`,
  hint: `${commandLine('upgrade', site)} shows what changes in the file; ${commandLine('upgrade', `--write${site}`)} writes it.`,
  severity: 'warning',
});

const tooLong = (text: string): Diagnostic => ({
  path: [],
  code: 'json/too-long',
  message: `The file has ${text.length.toLocaleString('en')} characters; at most ${longestText.toLocaleString('en')} are allowed.`,
  hint: 'Look for content that was repeated by mistake.',
});

const andMore: Diagnostic = {
  path: [],
  code: 'more',
  message: `There may be more: only ${mostIssues} problems are reported at once.`,
  hint: 'Fix these first. Many of them probably have the same cause.',
};
