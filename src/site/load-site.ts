import { dirname } from 'node:path';
import type { SiteConfig } from '../../schema/site.ts';
import type { UsedRaster } from '../build/raster/make-pictures.ts';
import { mostIssues, parseSite, type RouteMemory } from '../config/check/parse-site.ts';
import type { Issue } from '../config/report/issue.ts';
import { type Source, toIssues } from '../config/report/locate.ts';
import type { FileCheck } from './assets/check-file.ts';
import type { Size } from './assets/file-kind.ts';
import { checkAssets } from './check-assets.ts';
import { findUndrawable } from './check-glyphs.ts';
import { decodeConfig, displayName, readConfig, readSaved } from './read-config.ts';
import { type ReadContent, readContent } from './read-content.ts';

export type LoadedSite =
  | {
      ok: true;
      site: SiteConfig;
      images: Record<string, Size>;
      rasters: Map<string, UsedRaster>;
      warnings: Issue[];
    }
  | { ok: false; issues: Issue[] };

/** What was checked, for the next check of the same config: its pages, and the files that it names. */
interface SiteMemory {
  routes: RouteMemory;
  files: Map<string, FileCheck>;
}

/** Nothing checked yet. */
const emptyMemory = (): SiteMemory => ({ routes: { routes: new Map(), shared: undefined }, files: new Map() });

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
  const parsed = parseSite(text, name, memory?.routes, content);
  const { source } = parsed;
  const { issues: assetIssues, images, rasters } = await checkAssets(source.value, source, publicDir, memory?.files);
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
  const issues = sort([...parsed.warnings, ...assetIssues, ...(unread ?? [])], source);
  if (issues.some(({ severity }) => severity === 'error')) return { ok: false, issues };
  const undrawable = toIssues(source, await findUndrawable(parsed.site, publicDir), mostIssues);
  const warnings = sort([...issues, ...undrawable], source);
  return { ok: true, site: parsed.site, images, rasters, warnings };
}

/** The config's own issues by place, then those of other files. */
function sort(issues: Issue[], { file }: Source): Issue[] {
  const rank = (issue: Issue) => (issue.file === file ? 0 : 1);
  const byFile = (a: Issue, b: Issue) => rank(a) - rank(b) || a.file.localeCompare(b.file);
  return issues.sort((a, b) => byFile(a, b) || a.line - b.line || a.column - b.column);
}

export interface SiteLoader {
  /** Reads and checks the config as it is saved now; gives the same object as long as the file says the same. */
  load(): Promise<LoadedSite>;
  /** Says that files which the config names have changed. */
  forget(): void;
}

/** Loads a config again and again, as it is saved: what comes out is what `loadSite` would give. */
export function createSiteLoader(file: string, publicDir: string): SiteLoader {
  let memory = emptyMemory();
  let last: { bytes: Buffer; loaded: LoadedSite } | undefined;
  return {
    async load() {
      const read = await readSaved(file);
      const { bytes } = read.ok ? read : { bytes: undefined };
      if (bytes && last?.bytes.equals(bytes)) return last.loaded;
      const text = read.ok ? decodeConfig(file, read.bytes) : read;
      const loaded: LoadedSite = text.ok
        ? await checkSite(text.text, displayName(file), publicDir, memory, await readContent(dirname(file)))
        : { ok: false, issues: [text.issue] };
      last = bytes && { bytes, loaded };
      return loaded;
    },
    forget() {
      memory = { ...memory, files: new Map() };
      last = undefined;
    },
  };
}
