import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { SiteConfig } from '../../schema/site.ts';
import type { UsedRaster } from '../build/raster/make-pictures.ts';
import { mostIssues, type ParsedSite, parseSite, type RouteMemory } from '../config/check/parse-site.ts';
import type { Content } from '../config/content.ts';
import { keyOf } from '../config/json.ts';
import { localize } from '../config/locales/localize.ts';
import { parseLanguage } from '../config/locales/parse-language.ts';
import type { Issue } from '../config/report/issue.ts';
import { type Source, toIssues } from '../config/report/locate.ts';
import type { FileCheck } from './assets/check-file.ts';
import type { Size } from './assets/file-kind.ts';
import { checkAssets, takenByLanguage } from './check-assets.ts';
import { findUndrawable } from './check-glyphs.ts';
import { displayName } from './display-name.ts';
import { decodeConfig, readConfig, readSaved } from './read-config.ts';
import { type ReadContent, readContent } from './read-content.ts';

/** The checked config of one language, with the pictures that it names. */
export interface LoadedLanguage {
  site: SiteConfig;
  images: Record<string, Size>;
  rasters: Map<string, UsedRaster>;
}

export type LoadedSite =
  | (LoadedLanguage & {
      ok: true;
      /** The further languages of the site. */
      languages: LoadedLanguage[];
      warnings: Issue[];
    })
  | { ok: false; issues: Issue[] };

/** What was checked, for the next check of the same config: its pages by language, the files that it names, and its language files. */
interface SiteMemory {
  routes: Map<string, RouteMemory>;
  files: Map<string, FileCheck>;
  languages: Map<string, Buffer | undefined>;
}

/** Nothing checked yet. */
const emptyMemory = (): SiteMemory => ({ routes: new Map(), files: new Map(), languages: new Map() });

function routesOf(memory: SiteMemory | undefined, key: string): RouteMemory | undefined {
  const known = memory?.routes.get(key) ?? { routes: new Map(), shared: undefined };
  memory?.routes.set(key, known);
  return memory && known;
}

/** Reads and checks a config file with everything that it names on disk; gives the site, or every problem at once. */
export async function loadSite(file: string, publicDir: string): Promise<LoadedSite> {
  const read = await readConfig(file);
  if (!read.ok) return { ok: false, issues: [read.issue] };
  return checkSite(read.text, displayName(file), publicDir, undefined, await readContent(dirname(file)));
}

/** Checks the text of a config with everything that it names on disk; `name` is what its problems call it. */
export async function checkSite(
  text: string,
  name: string,
  publicDir: string,
  memory?: SiteMemory,
  { content, issues: unread }: Partial<ReadContent> = {},
): Promise<LoadedSite> {
  const parsed = parseSite(text, name, routesOf(memory, ''), content);
  const { source } = parsed;
  const others = parsed.ok ? await readLanguages(source, memory, content) : [];
  const values = others.map(({ parsed }) => parsed.source.value);
  const {
    issues: assetIssues,
    images,
    rasters,
  } = await checkAssets(source.value, source, publicDir, memory?.files, values);
  if (!parsed.ok) {
    // A broken config cannot say what is unused, and what is told of a value already needs no second complaint,
    // unless the disk knows better: the file is there, and must be renamed.
    const told = new Set(parsed.issues.map(({ pathText }) => pathText));
    const more = assetIssues.filter(
      ({ code, pathText, file }) =>
        code === 'asset/name' ||
        // Of a text in a file of its own each place is told by itself.
        (!['asset/unused', 'asset/kept'].includes(code) &&
          (pathText === '' || file !== source.file || !told.has(pathText))),
    );
    const named = new Set(more.flatMap(({ code, pathText }) => (code === 'asset/name' ? [pathText] : [])));
    const rest = parsed.issues.filter(({ code, pathText }) => !(code === 'shape/form' && named.has(pathText)));
    return { ok: false, issues: sort([...rest, ...more, ...(unread ?? [])], source) };
  }
  const issues = [...parsed.warnings, ...assetIssues, ...(unread ?? [])];
  const order = [source, ...others.map(({ parsed }) => parsed.source)];
  const languages: (LoadedLanguage & { key?: string; source: Source })[] = [
    { site: parsed.site, images, rasters, source },
  ];
  for (const { key, parsed } of others) {
    const { source } = parsed;
    const assets = parsed.ok ? await checkAssets(parsed.site, source, publicDir, memory?.files, 'further') : undefined;
    addNew(issues, [...(parsed.ok ? parsed.warnings : parsed.issues), ...(assets?.issues ?? [])]);
    if (parsed.ok && assets) languages.push({ ...assets, key, source, site: parsed.site });
  }
  if (issues.some(({ severity }) => severity === 'error')) return { ok: false, issues: sort(issues, ...order) };
  const sites = others.length > 0 ? localize(languages) : [parsed.site];
  const taken = await Promise.all(sites.slice(1).map((site) => takenByLanguage(site, publicDir)));
  if (taken.some(({ length }) => length > 0))
    return { ok: false, issues: sort([...issues, ...taken.flat()], ...order) };
  const loaded = languages.map(({ images, rasters }, at) => ({ site: sites[at] as SiteConfig, images, rasters }));
  for (const [at, { source }] of languages.entries())
    addNew(issues, toIssues(source, await findUndrawable(sites[at] as SiteConfig, publicDir), mostIssues));
  const [main, ...further] = loaded as [LoadedLanguage, ...LoadedLanguage[]];
  return { ok: true, ...main, languages: further, warnings: sort(issues, ...order) };
}

/** Adds issues but for those that are among the others: what is inherited from the main config is told once. */
function addNew(issues: Issue[], more: Issue[]): void {
  const nameOf = ({ file, line, column, fact }: Issue) => `${file}:${line}:${column} ${fact}`;
  const told = new Set(issues.map(nameOf));
  issues.push(...more.filter((issue) => !told.has(nameOf(issue))));
}

/** Reads and checks the files of further languages, beside the main config, which is known to be right. */
async function readLanguages(main: Source, memory: SiteMemory | undefined, content: Content | undefined) {
  const lang = keyOf(keyOf(main.value, 'seo'), 'lang') ?? 'en';
  const written = (keyOf(main.value, 'locales') ?? {}) as NonNullable<SiteConfig['locales']>;
  const found: { key: string; parsed: ParsedSite }[] = [];
  memory?.languages.clear();
  for (const [key, locale] of Object.entries(written)) {
    if (key === lang) continue;
    const name = locale.file ?? `site.config.${key}.json`;
    const file = join(dirname(resolve(main.file)), name);
    const read = await readSaved(file);
    memory?.languages.set(file, read.ok ? read.bytes : undefined);
    const config = read.ok ? decodeConfig(file, read.bytes) : read;
    const isMissing = !config.ok && config.issue.code === 'file/missing';
    const parsed = config.ok
      ? parseLanguage(main, key, config.text, displayName(file), routesOf(memory, key), content)
      : { ok: false as const, source: main, issues: isMissing ? noFile(main, key, name) : [config.issue] };
    found.push({ key, parsed });
  }
  return found;
}

const noFile = (main: Source, key: string, name: string): Issue[] => {
  const fix = `npm run translate -- ${key} makes it, with all texts to be translated.`;
  const path = ['locales', key];
  return toIssues(main, [{ path, at: 'key', code: 'locale/file', fact: `There is no file ${name}.`, fix }], 1);
};

/** The issues of the config and its language files by place, then those of other files. */
function sort(issues: Issue[], ...sources: Source[]): Issue[] {
  const order = sources.map(({ file }) => file);
  const rank = ({ file }: Issue) => (order.includes(file) ? order.indexOf(file) : order.length);
  const byFile = (a: Issue, b: Issue) => rank(a) - rank(b) || a.file.localeCompare(b.file);
  return issues.sort((a, b) => byFile(a, b) || a.line - b.line || a.column - b.column);
}

export interface SiteLoader {
  /** Reads and checks the config as it is saved now; gives the same object as long as the file says the same. */
  load(): Promise<LoadedSite>;
  /** Checks a text as if it had been saved. */
  check(text: string): Promise<LoadedSite>;
  /** Says that files which the config names have changed. */
  forget(): void;
  /** The files of the site's further languages. */
  languageFiles(): string[];
}

/** Loads a config again and again, as it is saved: what comes out is what `loadSite` would give. */
export function createSiteLoader(file: string, publicDir: string): SiteLoader {
  let memory = emptyMemory();
  let memoryOfChecks = emptyMemory();
  const check = async (text: string, memory: SiteMemory) =>
    checkSite(text, displayName(file), publicDir, memory, await readContent(dirname(file)));
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
      const read = await readSaved(file);
      const { bytes } = read.ok ? read : { bytes: undefined };
      if (bytes && last?.bytes.equals(bytes) && (await hasSameLanguages())) return last.loaded;
      const text = read.ok ? decodeConfig(file, read.bytes) : read;
      const loaded: LoadedSite = text.ok ? await check(text.text, memory) : { ok: false, issues: [text.issue] };
      last = bytes && { bytes, loaded };
      return loaded;
    },
    check: (text) => check(text, memoryOfChecks),
    forget() {
      memory = { ...memory, files: new Map() };
      memoryOfChecks = { ...memoryOfChecks, files: new Map() };
      last = undefined;
    },
  };
}
