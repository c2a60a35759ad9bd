import { existsSync, lstatSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandLine } from '../diagnostics/command-line.ts';
import { shellArgument } from '../diagnostics/safe-text.ts';
import { displayName } from '../project/display-name.ts';
import { isCompiled, packageRoot } from '../project/package-root.ts';
import { schemaFileOf } from '../project/write-schema.ts';
import { askForCode, hasCode } from './own-code.ts';

/** The folder of a site, with the paths of its config, its files and its build. */
export interface SiteFolder {
  folder: string;
  configFile: string;
  publicDir: string;
  outDir: string;
  /** The JSON Schema of its config. */
  schemaFile: string;
}

/** The paths of a site, by default of the one in the working folder. */
export function siteFolder(folder = process.cwd()): SiteFolder {
  return {
    folder,
    configFile: join(folder, 'site.config.json'),
    publicDir: join(folder, 'public'),
    outDir: join(folder, 'dist'),
    schemaFile: schemaFileOf(folder),
  };
}

/**
 * Finds the site of a command: the folder of its option `--site`, or else of the user's variable `SITE`, or the working folder. Throws if
 * the folder has no config, unless the command needs none.
 */
export function findSite(name = process.env.SITE || undefined, { needsConfig = true } = {}): SiteFolder {
  const site = siteFolder(name && resolve(name));
  if (name && !existsSync(site.configFile)) {
    if (!existsSync(site.folder))
      throw new Error(
        `There is no folder ${name}. To create a site there, run ${commandLine('init', shellArgument(name))}`,
      );
    if (needsConfig)
      throw new Error(
        `There is no site.config.json in ${name}. To create a site in a new folder, run ${commandLine('init')}.`,
      );
  }
  return site;
}

/** Finds the site of a command that runs its code. Throws if that may not run. */
export async function openSite(...command: Parameters<typeof findSite>): Promise<SiteFolder> {
  const site = findSite(...command);
  if (hasCode(site.folder)) {
    await askForCode(site.folder);
    linkPackages(site.folder);
  }
  return site;
}

/**
 * Lets a site's own section types import from the builder, `site-from-json/schema` and `site-from-json/ui`, and from its packages: links the
 * site's `node_modules` to those of the builder, which have a link to the builder itself.
 */
export function linkPackages(folder: string): void {
  // A site that depends on the package has them.
  if (isCompiled) return;
  link(join(folder, 'node_modules'), join(packageRoot, 'node_modules'));
  try {
    link(join(packageRoot, 'node_modules/site-from-json'), packageRoot);
  } catch (error) {
    const reason = `Section types of sites import site-from-json from ${displayName(join(packageRoot, 'node_modules'))}, and this user may not link it there.`;
    throw new Error(`${reason} Run this command once as the owner of that folder.`, { cause: error });
  }
}

/** Creates or updates a symbolic link. Does not replace anything else. */
function link(from: string, to: string): void {
  const there = lstatSync(from, { throwIfNoEntry: false });
  if (there && (!there.isSymbolicLink() || readlinkSync(from) === to)) return;
  rmSync(from, { force: true });
  symlinkSync(to, from, 'junction');
}
