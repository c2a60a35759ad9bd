import type { SiteConfig } from '../../schema/site.ts';
import type { UsedRaster } from '../build/raster/make-pictures.ts';
import type { Issue } from '../config/issue.ts';
import type { Source } from '../config/locate.ts';
import { mostIssues, parseSite, type RouteMemory } from '../config/parse-site.ts';
import { toIssues } from '../config/to-issue.ts';
import type { FileCheck } from './assets/check-file.ts';
import type { Size } from './assets/picture-size.ts';
import { checkAssets } from './assets.ts';
import { findUndrawable } from './check-glyphs.ts';
import { displayName } from './file-issue.ts';
import { readConfig } from './read-config.ts';

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
export interface SiteMemory {
  routes: RouteMemory;
  files: Map<string, FileCheck>;
}

/** Nothing checked yet. */
export const emptyMemory = (): SiteMemory => ({ routes: { routes: new Map(), names: '' }, files: new Map() });

/** Reads and checks a config file with everything that it names on disk; gives the site, or every problem at once. */
export async function loadSite(file: string, publicDir: string): Promise<LoadedSite> {
  const read = await readConfig(file);
  return read.ok ? checkSite(read.text, displayName(file), publicDir) : { ok: false, issues: [read.issue] };
}

/** Checks the text of a config with everything that it names on disk; `name` is what its problems call it. */
export async function checkSite(
  text: string,
  name: string,
  publicDir: string,
  memory?: SiteMemory,
): Promise<LoadedSite> {
  const parsed = parseSite(text, name, memory?.routes);
  const { source } = parsed;
  const { issues: assetIssues, images, rasters } = await checkAssets(source.value, source, publicDir, memory?.files);
  if (!parsed.ok) {
    // A broken config cannot say what is unused, and what is told of a value already needs no second complaint,
    // unless the disk knows better: the file is there, and must be renamed.
    const told = new Set(parsed.issues.map(({ pathText }) => pathText));
    const more = assetIssues.filter(
      ({ code, pathText }) =>
        code === 'asset/name' ||
        (!['asset/unused', 'asset/kept', 'asset/favicon'].includes(code) && (pathText === '' || !told.has(pathText))),
    );
    const named = new Set(more.flatMap(({ code, pathText }) => (code === 'asset/name' ? [pathText] : [])));
    const rest = parsed.issues.filter(({ code, pathText }) => !(code === 'shape/form' && named.has(pathText)));
    return { ok: false, issues: sort([...rest, ...more], source) };
  }
  const issues = sort([...parsed.warnings, ...assetIssues], source);
  if (issues.some(({ severity }) => severity === 'error')) return { ok: false, issues };
  const undrawable = toIssues(source, await findUndrawable(parsed.site, publicDir), mostIssues);
  const warnings = sort([...issues, ...undrawable], source);
  return { ok: true, site: parsed.site, images, rasters, warnings };
}

/** The config's own issues by place, then those of other files. */
function sort(issues: Issue[], { file }: Source): Issue[] {
  const rank = (issue: Issue) => (issue.file === file ? 0 : 1);
  return issues.sort((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column);
}
