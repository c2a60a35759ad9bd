import { resolve } from 'node:path';
import { type BuildOptions, type BuildResult, buildSite } from './build/build.ts';
import { type EditingServer, openEditing } from './cli/serve-for-editing.ts';
import { siteFolder } from './cli/site-folder.ts';
import type { Issue } from './diagnostics/issue.ts';
import { openProject, validateProject } from './pipeline.ts';

// What programs can do with a site: the same as the commands, without words in the terminal. The site's own section types run as code.

export type { BuildResult, EditingServer, Issue };

/** Checks the site in a folder, by default the working folder. Throws if its section types cannot be loaded. */
export async function validate(folder?: string): Promise<{ ok: boolean; issues: Issue[] }> {
  const loaded = await validateProject(await openProject(siteIn(folder)));
  return { ok: loaded.ok, issues: loaded.ok ? loaded.warnings : loaded.issues };
}

/**
 * Builds the site in a folder, by default the working folder, to `dist/` in it or to `outDir`. Returns the issues of a site with errors, and
 * throws for any other failure; in both cases the files of the last build stay as they are.
 */
export async function build(
  folder?: string,
  { outDir, compress }: { outDir?: string } & Pick<BuildOptions, 'compress'> = {},
): Promise<BuildResult> {
  const site = siteIn(folder);
  return buildSite(await openProject(site), {
    outDir: outDir ? resolve(outDir) : site.outDir,
    ...(compress && { compress }),
  });
}

/** Serves the site in a folder for editing, by default at a free port of this machine: each change is seen at once, and errors in a dialog. */
export async function createDevServer(folder?: string, { port = 0 }: { port?: number } = {}): Promise<EditingServer> {
  const site = siteIn(folder);
  return openEditing(await openProject(site), site, port, 'development');
}

const siteIn = (folder?: string) => siteFolder(folder === undefined ? undefined : resolve(folder));
