import { registryFor } from '../schema/registry.ts';
import type { Issue } from './diagnostics/issue.ts';
import type { Output } from './outputs/output.ts';
import { type OutputSources, outputs } from './outputs/outputs.ts';
import type { Reader } from './pages/expand.ts';
import { type BuildScope, type PreparedSite, prepareDrafts, preparePages } from './pages/prepare.ts';
import type { ResolvedSite } from './pages/resolve.ts';
import { fileIssue } from './project/read-config.ts';
import { loadRegistry, type ProjectRegistry } from './project/registry.ts';
import { type LoadedSite, loadSite } from './validate/load-site.ts';

// The way of a site from its folder to its files. Each command is this way, and stops somewhere:
//
//   validate   after step 2
//   build      after step 4, and writes the files; a shard is step 3 for a part of the pages
//   dev        steps 2 to 4 for each edit, with drafts; it makes a file when a browser asks for it
//   studio     as dev, and writes the config
//   gallery    as dev, with a page for each example of a section type between steps 2 and 3

/** A site's folder, and what its config may hold. */
export interface Project {
  registry: ProjectRegistry;
  configFile: string;
  publicDir: string;
}

/** What the later steps need of it. */
type Files = Pick<Project, 'publicDir' | 'registry'>;

/** Step 1: finds the section types and collections, those of the builder and those of the site. */
export const openProject = async ({
  folder,
  configFile,
  publicDir,
}: Omit<Project, 'registry'> & { folder: string }): Promise<Project> => ({
  registry: await loadRegistry(folder, configFile),
  configFile,
  publicDir,
});

/** Step 2: reads the config, the files of further languages and all files that they name. Gives the checked site, or all that is wrong. */
export const validateProject = ({ registry, configFile, publicDir }: Project): Promise<LoadedSite> =>
  loadSite(registry, configFile, publicDir);

/** A site without errors. */
export type ValidSite = LoadedSite & { ok: true };

/** Step 3: the pages in each language, the main one first. An author sees drafts, a visitor does not. */
export async function pagesOf(
  { registry: base, publicDir }: Files,
  site: ValidSite,
  reader: Reader,
  scope?: BuildScope,
): Promise<PreparedSite[]> {
  const registry = registryFor(base, site.written);
  const languages: PreparedSite[] = [];
  for (const language of [site, ...site.languages])
    languages.push(
      await (reader === 'author'
        ? prepareDrafts(registry, language, publicDir)
        : preparePages(registry, language, publicDir, scope)),
    );
  return languages;
}

/** Warnings of data that sections could not load. */
export const missingData = ({ configFile }: Pick<Project, 'configFile'>, languages: PreparedSite[]): Issue[] =>
  languages.flatMap(({ missing }) =>
    missing.map((words) => fileIssue(configFile, { code: 'section/data', ...words }, 'warning')),
  );

/**
 * Step 4: every file of the site by its path, with what makes it; none is made yet. `scripts` are the inline scripts of documents,
 * `copies` are files to copy beside those that the pages need: where each is on disk, by its path below `dist/`. `later` are the pages as they
 * will be before the next build.
 */
export function outputsOf(
  { publicDir }: Pick<Project, 'publicDir'>,
  languages: PreparedSite[],
  {
    scripts,
    copies = new Map(),
    later = [],
  }: Pick<OutputSources, 'scripts'> & {
    copies?: ReadonlyMap<string, string>;
    later?: PreparedSite[];
  },
): Map<string, Output> {
  const resolved = languages.map(({ resolved }) => resolved) as [ResolvedSite, ...ResolvedSite[]];
  const all = new Map([...copies, ...[...languages, ...later].flatMap(({ copies }) => [...copies])]);
  const laterRoutes = later.flatMap((one) => one.resolved.routes);
  return outputs({ languages: resolved, publicDir, scripts, copies: all, laterRoutes });
}
