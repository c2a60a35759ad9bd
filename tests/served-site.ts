import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SiteConfigInput } from '../schema/site.ts';
import { buildSite } from '../src/build/build.ts';
import { formatIssues } from '../src/diagnostics/format.ts';
import type { Issue } from '../src/diagnostics/issue.ts';
import { loadRegistry } from '../src/project/registry.ts';
import { listen } from '../src/server/listen.ts';
import { createStaticServer } from '../src/server/static-server.ts';
import { minimalConfig } from './config/minimal-config.ts';

const project = resolve(import.meta.dirname, '..');

export interface ServedSite {
  /** Without a slash at its end. */
  url: string;
  folder: string;
  /** Where its built files lie. */
  dist: string;
  /** What the build has warned of. */
  warnings: Issue[];
  close(): Promise<void>;
}

/** The contents of files of a site, by their path in its folder. */
export type SiteFiles = Record<string, string | Buffer>;

/** Writes the folder `.cache/<name>` with a site: a config, the files of some `public` folders, and further ones by their path. */
export function writeSite(name: string, config: object, files: SiteFiles = {}, publicDirs: string[] = []): string {
  const folder = join(project, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'public'), { recursive: true });
  for (const from of publicDirs) cpSync(from, join(folder, 'public'), { recursive: true });
  writeFiles(folder, { ...files, 'site.config.json': JSON.stringify(config, null, 2) });
  return folder;
}

/** Writes files into the folder of a site. */
export function writeFiles(folder: string, files: SiteFiles): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Builds the site of a folder, within this process, and gives what the build warns of. Throws if its config has errors. */
export async function buildFolder(folder: string, options: { compress?: boolean } = {}): Promise<Issue[]> {
  const result = await buildSite(
    {
      registry: await loadRegistry(folder),
      configFile: join(folder, 'site.config.json'),
      publicDir: join(folder, 'public'),
    },
    { outDir: join(folder, 'dist'), ...options },
  );
  if (!result.ok) throw new Error(formatIssues(result.issues));
  return result.warnings;
}

/** Builds the site of a folder and serves it until it is closed, which removes the folder. */
export async function serveFolder(folder: string): Promise<ServedSite> {
  const warnings = await buildFolder(folder);
  const dist = join(folder, 'dist');
  const { url, close } = await listen(createStaticServer(dist), 0);
  return {
    url,
    folder,
    dist,
    warnings,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes the small site of two pages, changed, and with further files. */
export function writeSmallSite(name: string, change: (config: SiteConfigInput) => void, files?: SiteFiles): string {
  const config: SiteConfigInput = structuredClone(minimalConfig);
  change(config);
  return writeSite(name, config, { 'public/images/logo.svg': drawing, 'public/images/cto.svg': drawing, ...files });
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h40v40H0z"/></svg>';

/** The `public/` of the project, which has what the config of the company names. */
export const companyPublic = join(project, 'public');

/** Writes the site of the company with another config and further files. */
export const writeCompanySite = (name: string, config: object, files?: SiteFiles): string =>
  writeSite(name, config, files, [companyPublic]);
