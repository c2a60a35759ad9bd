import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { imageField } from '../../schema/fields/index.ts';
import type { PluginProblem } from '../../schema/plugin.ts';
import { type Registry, registryFor } from '../../schema/registry.ts';
import type { SiteConfig } from '../../schema/site.ts';
import type { Content } from '../content/content.ts';
import { referencesIn } from '../content/markdown.ts';
import { homeOf } from '../content/pages.ts';
import { callPlugin, PluginError, pluginFilesOf, pluginSite } from '../content/plugin-files.ts';
import { addressesOf, siteFilesOf } from '../content/site-files.ts';
import { commandLine } from '../diagnostics/command-line.ts';
import type { Diagnostic, Issue, Path } from '../diagnostics/issue.ts';
import { mostIssues, type SourceText, toIssues } from '../diagnostics/locate.ts';
import { mapFields, schemaNodeOf } from '../diagnostics/schema-node.ts';
import { siteOption } from '../diagnostics/site-option.ts';
import type { Size } from '../media/file-kind.ts';
import { displayName } from '../project/display-name.ts';
import { languageFilesOf } from '../project/languages/language-files.ts';
import { placeInStack } from '../project/position-in-stack.ts';
import { decodeConfig, fileIssue, readConfig, readSaved } from '../project/read-config.ts';
import { type ReadContent, readContent } from '../project/read-content.ts';
import type { ProjectRegistry } from '../project/registry.ts';
import type { UsedRaster } from './assets/check-assets.ts';
import { checkAssets, checkNamedFiles, takenByLanguage } from './assets/check-assets.ts';
import type { FileCheck } from './assets/check-file.ts';
import { findUndrawable } from './assets/check-glyphs.ts';
import { type Language, type LocalizedSite, localize } from './localize.ts';
import { parseLanguage } from './parse-language.ts';
import { type ParsedSite, parseSite, type RouteMemory } from './parse-site.ts';
import { checkForeignLinks } from './rules/links.ts';
import { collectNames, languagesOf } from './rules/names.ts';
import { checkPackages } from './rules/packages.ts';
import { checkShadowing } from './rules/redirects.ts';

/** The checked config of one language with its pictures. */
export interface LoadedLanguage {
  site: LocalizedSite;
  images: Record<string, Size>;
  rasters: Map<string, UsedRaster>;
}

export type LoadedSite =
  | (LoadedLanguage & {
      ok: true;
      /** The main config as it is written, before links have the addresses of pages. */
      written: SiteConfig;
      /** The further languages of the site. */
      languages: LoadedLanguage[];
      /** The paths of the lists whose items Studio cannot write. */
      fixedLists: readonly Path[];
      warnings: Issue[];
    })
  | { ok: false; issues: Issue[] };

/** Results that speed up the next check of the same config. */
interface SiteMemory {
  /** By language. */
  routes: Map<string, RouteMemory>;
  /** By address. */
  files: Map<string, FileCheck>;
  /** The content of each language file, by path. */
  languages: Map<string, Buffer | undefined>;
}

const emptyMemory = (): SiteMemory => ({ routes: new Map(), files: new Map(), languages: new Map() });

function routesOf(memory: SiteMemory | undefined, key: string): RouteMemory | undefined {
  const known = memory?.routes.get(key) ?? { routes: new Map(), shared: undefined };
  memory?.routes.set(key, known);
  return memory && known;
}

/** Reads and checks a config file and the files that it names. Returns the site, or all issues at once. */
export async function loadSite(registry: ProjectRegistry, file: string, publicDir: string): Promise<LoadedSite> {
  const read = await readConfig(file);
  if (!read.ok) return { ok: false, issues: [read.issue] };
  return checkSite(registry, read.text, displayName(file), publicDir, undefined, await readContent(dirname(file)));
}

/**
 * Checks the text of a config and the files that it names. `name` is the file name in issues. `languageTexts` are the texts of language
 * files, by name, that are not as on disk.
 */
export async function checkSite(...of: Parameters<typeof checkAll>): Promise<LoadedSite> {
  try {
    return await checkAll(...of);
  } catch (error) {
    if (error instanceof PluginError) return { ok: false, issues: [pluginIssue(error)] };
    throw error;
  }
}

async function checkAll(
  base: ProjectRegistry,
  text: string,
  name: string,
  publicDir: string,
  memory?: SiteMemory,
  { content, issues: contentIssues = [] }: Partial<ReadContent> = {},
  languageTexts: Readonly<Record<string, string>> = {},
): Promise<LoadedSite> {
  const parsed = parseSite(base, text, name, routesOf(memory, ''), content);
  const { source } = parsed;
  const registry = registryFor(base, source.value);
  const packages = toIssues(source, checkPackages(registry, source.value), mostIssues);
  if (packages.length > 0) return { ok: false, issues: packages };
  const others = parsed.ok ? await readLanguages(registry, source, memory, content, languageTexts) : [];
  const values = others.map(({ parsed }) => parsed.source.value);
  const assets = await checkAssets(
    registry,
    source.value,
    source,
    publicDir,
    memory?.files,
    values,
    parsed.ok ? parsed.site : undefined,
  );
  if (!parsed.ok) {
    const issues = [...mergeIssues(parsed.issues, assets.issues, source.file), ...contentIssues];
    return { ok: false, issues: sort(issues, source) };
  }
  const { images, rasters } = assets;
  const issues = [...parsed.warnings, ...assets.issues, ...contentIssues];
  const order = [source, ...others.map(({ parsed }) => parsed.source)];
  const languages: (Omit<LoadedLanguage, 'site'> & Language & { source: SourceText })[] = [
    { site: withCopies(registry, parsed.site), images, rasters, source },
  ];
  for (const { key, parsed } of others) {
    const { source } = parsed;
    const assets = parsed.ok
      ? await checkNamedFiles(registry, parsed.site, source, publicDir, memory?.files)
      : undefined;
    addNew(issues, [...(parsed.ok ? parsed.warnings : parsed.issues), ...(assets?.issues ?? [])]);
    if (parsed.ok && assets)
      languages.push({ ...assets, key, source, inMain: source.inMain, site: withCopies(registry, parsed.site) });
  }
  const isWhole = languages.length === order.length;
  const sites = isWhole ? localize(registry, languages) : [];
  if (isWhole && others.length > 0)
    for (const [at, found] of foreignLinks(registry, languages, sites).entries())
      addNew(issues, toIssues(languages[at]?.source ?? source, found, mostIssues));
  if (issues.some(({ severity }) => severity === 'error')) return { ok: false, issues: sort(issues, ...order) };
  const taken = await Promise.all(sites.slice(1).map((site) => takenByLanguage(registry, site, publicDir)));
  const redirected = languages.flatMap(({ key }, at) =>
    key ? [...checkRedirectsTo(registry, source.value, sites[at] as LocalizedSite)] : [],
  );
  issues.push(...taken.flat(), ...toIssues(source, redirected, mostIssues));
  if (issues.some(({ severity }) => severity === 'error')) return { ok: false, issues: sort(issues, ...order) };
  const loaded = languages.map(({ images, rasters }, at) => ({ site: sites[at] as LocalizedSite, images, rasters }));
  for (const [at, { source }] of languages.entries()) {
    const site = sites[at] as LocalizedSite;
    addNew(issues, toIssues(source, await findUndrawable(registry, site, publicDir), mostIssues));
    addNew(issues, toIssues(source, checkByPlugins(registry, site), mostIssues));
  }
  if (issues.some(({ severity }) => severity === 'error')) return { ok: false, issues: sort(issues, ...order) };
  const [main, ...further] = loaded as [LoadedLanguage, ...LoadedLanguage[]];
  const { listsElsewhere = [], listsOfFiles = [] } = source;
  return {
    ok: true,
    ...main,
    written: parsed.site,
    languages: further,
    fixedLists: listsElsewhere.filter((path) => !listsOfFiles.includes(path)),
    warnings: sort(issues, ...order),
  };
}

/** A site with its own addresses of pictures from elsewhere. */
function withCopies(registry: Registry, site: SiteConfig): SiteConfig {
  if (registry.pictures.size === 0) return site;
  const copyOf = (address: string) => registry.pictures.get(address)?.copy?.address ?? address;
  return mapFields(site, schemaNodeOf(registry.site), (value, { field }) => {
    if (typeof value !== 'string') return value;
    return field === imageField ? copyOf(value) : (field?.mapFiles?.(value, copyOf, referencesIn) ?? value);
  });
}

/** What the plugins find in a site. */
function* checkByPlugins(registry: Registry, config: LocalizedSite): Iterable<Diagnostic> {
  for (const plugin of registry.plugins) {
    const { validate } = plugin;
    if (!validate) continue;
    const site = pluginSite(registry, config);
    const problems = callPlugin(plugin, 'validate', () => [...validate(site)]);
    yield* problems.map(({ code = 'plugin', ...problem }: PluginProblem) => ({ code, ...problem }));
  }
}

const pluginIssue = (error: PluginError): Issue =>
  fileIssue(
    error.file,
    { code: 'plugin/failed', message: error.message, hint: 'Correct the plugin.' },
    'error',
    placeInStack(error.cause, error.file),
  );

/** What is wrong with links to pages of certain languages, in each language. */
function foreignLinks(
  registry: Registry,
  languages: readonly { key?: string; source: SourceText }[],
  sites: readonly LocalizedSite[],
): Diagnostic[][] {
  const [main] = languages as [{ source: SourceText }];
  const names = collectNames(registry, main.source.value);
  const [mainKey = '', ...codes] = languagesOf(main.source.value);
  const keys = [mainKey, ...languages.flatMap(({ key }) => key ?? [])];
  const known = new Map(keys.map((key, at) => [key, collectNames(registry, at === 0 ? main.source.value : sites[at])]));
  const code = new RegExp(`["(]/(${[mainKey, ...codes].join('|')})[/"#?)]`);
  return languages.map(({ source }) => {
    const mayHave = [main.source, source].some(
      ({ text, files, listsElsewhere = [] }) => code.test(text) || (files?.size ?? 0) + listsElsewhere.length > 0,
    );
    return mayHave ? checkForeignLinks(source.value, known, names) : [];
  });
}

/** Checks the redirects of a site against the pages and files of a further language. */
function* checkRedirectsTo(registry: Registry, main: unknown, site: SiteConfig): Iterable<Diagnostic> {
  const names = collectNames(registry, site);
  const made = [...siteFilesOf(registry, site, homeOf(site.routes).path), ...pluginFilesOf(registry, site)];
  yield* checkShadowing(main, [...names.byPath.keys()], made.flatMap(addressesOf));
}

/** Adds the issues of files to those of a config with errors. A value gets one issue only: the cause if it is known, else that of the config. */
function mergeIssues(configIssues: Issue[], assetIssues: Issue[], configFile: string): Issue[] {
  const reported = new Set(configIssues.map(({ pathText }) => pathText));
  const causes = new Set(assetIssues.flatMap(({ isCause, pathText }) => (isCause ? [pathText] : [])));
  return [
    ...configIssues.filter(({ pathText }) => !causes.has(pathText)),
    // The path of a Markdown file in `content/` stands for all places in it.
    ...assetIssues.filter(
      ({ isCause, pathText, file }) => isCause || pathText === '' || file !== configFile || !reported.has(pathText),
    ),
  ];
}

/** Adds issues that are not there yet: further languages repeat those of values that they inherit from the main config. */
function addNew(issues: Issue[], more: Issue[]): void {
  const issueKey = ({ file, line, column, message }: Issue) => `${file}:${line}:${column} ${message}`;
  const known = new Set(issues.map(issueKey));
  issues.push(...more.filter((issue) => !known.has(issueKey(issue))));
}

/** Reads and checks the files of further languages. The main config is known to be valid. */
async function readLanguages(
  registry: Registry,
  main: SourceText,
  memory: SiteMemory | undefined,
  content: Content | undefined,
  texts: Readonly<Record<string, string>>,
) {
  const found: { key: string; parsed: ParsedSite }[] = [];
  memory?.languages.clear();
  for (const { key, name } of languageFilesOf(main.value)) {
    const file = join(dirname(resolve(main.file)), name);
    const own = texts[name];
    const read = own === undefined ? await readSaved(file) : { ok: true as const, bytes: Buffer.from(own) };
    memory?.languages.set(file, read.ok ? read.bytes : undefined);
    const config = read.ok ? decodeConfig(file, read.bytes) : read;
    const isMissing = !config.ok && config.issue.code === 'file/missing';
    const text = config.ok ? config.text : isMissing ? '{}' : undefined;
    const parsed =
      text === undefined
        ? { ok: false as const, source: main, issues: config.ok ? [] : [config.issue] }
        : parseLanguage(registry, main, key, text, displayName(file), routesOf(memory, key), content);
    found.push({ key, parsed: isMissing ? withoutFile(parsed, main, key, file) : parsed });
  }
  return found;
}

/** Reports that a language has no file, in place of what is missing in the file. */
function withoutFile(parsed: ParsedSite, main: SourceText, key: string, file: string): ParsedSite {
  const message = `There is no file ${basename(file)}, so visitors read these pages in the main language.`;
  const hint = `${commandLine('translate', key + siteOption(main.file))} creates it with all texts to translate.`;
  const issue: Diagnostic = {
    path: ['locales', key],
    at: 'key',
    code: 'locale/file',
    message,
    hint,
    severity: 'warning',
  };
  const inFile = (one: Issue) => one.file === displayName(file);
  const all = parsed.ok ? parsed.warnings : parsed.issues;
  const parts = all.filter(inFile).flatMap((one) => one.parts ?? []);
  const issues = [
    ...all.filter((one) => !inFile(one)),
    ...toIssues(main, [issue], 1).map((one) => ({ ...one, parts })),
  ];
  return parsed.ok ? { ...parsed, warnings: issues } : { ...parsed, issues };
}

/** Sorts issues by place: first those of the config and its language files, then those of other files. */
function sort(issues: Issue[], ...sources: SourceText[]): Issue[] {
  const order = sources.map(({ file }) => file);
  const rank = ({ file }: Issue) => (order.includes(file) ? order.indexOf(file) : order.length);
  const byFile = (a: Issue, b: Issue) => rank(a) - rank(b) || a.file.localeCompare(b.file);
  return issues.sort((a, b) => byFile(a, b) || a.line - b.line || a.column - b.column);
}

export interface SiteLoader {
  /** Reads and checks the saved config. Returns the same object as long as the file has the same content. */
  load(): Promise<LoadedSite>;
  /** Checks a text, and those of language and Markdown files by name, as if they were saved. */
  check(text: string, texts?: Readonly<Record<string, string>>): Promise<LoadedSite>;
  /** Must be called when files that the config names have changed. */
  forget(): void;
  /** The files of the site's further languages. */
  languageFiles(): string[];
}

/** Creates a loader for a config that is edited. It returns what `loadSite` would, and reuses what has not changed. */
export function createSiteLoader(registry: ProjectRegistry, file: string, publicDir: string): SiteLoader {
  let memory = emptyMemory();
  let memoryOfChecks = emptyMemory();
  const check = async (text: string, memory: SiteMemory, texts: Readonly<Record<string, string>> = {}) => {
    const read = await readContent(dirname(file));
    for (const name of read.content.keys())
      read.content.set(name, texts[name]?.replace(/^\ufeff/, '') ?? (read.content.get(name) as string));
    return checkSite(registry, text, displayName(file), publicDir, memory, read, texts);
  };
  let last: { bytes: Buffer; loaded: LoadedSite } | undefined;
  const hasSameLanguages = async () => {
    for (const [one, bytes] of memory.languages) {
      const now = await readFile(one).catch(() => undefined);
      if (!(bytes && now ? bytes.equals(now) : bytes === now)) return false;
    }
    return true;
  };
  return {
    languageFiles: () => [...memory.languages.keys()],
    async load() {
      const used = memory;
      const read = await readSaved(file);
      const { bytes } = read.ok ? read : { bytes: undefined };
      if (bytes && last?.bytes.equals(bytes) && (await hasSameLanguages())) return last.loaded;
      const text = read.ok ? decodeConfig(file, read.bytes) : read;
      const loaded: LoadedSite = text.ok ? await check(text.text, used) : { ok: false, issues: [text.issue] };
      // A file that changed meanwhile may have been read before the change.
      if (used === memory) last = bytes && { bytes, loaded };
      return loaded;
    },
    check: (text, texts) => check(text, memoryOfChecks, texts),
    forget() {
      memory = { ...memory, files: new Map() };
      memoryOfChecks = { ...memoryOfChecks, files: new Map() };
      last = undefined;
    },
  };
}
