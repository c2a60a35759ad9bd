import { existsSync, lstatSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of a site: its config, the files that it names, and what the build makes of them. */
export interface SiteFolder {
  folder: string;
  configFile: string;
  publicDir: string;
  outDir: string;
  /** The JSON Schema of its config: one of its own where it has section types of its own, else the builder's. */
  schemaFile: string;
}

/**
 * The site that a command is for: the folder after `--site`, else that of the variable `SITE`, else the builder's own. Also gives the
 * other arguments. Throws where a folder is told that has no config, unless it needs none.
 */
export function readSiteFolder(
  argv: string[],
  own: string,
  told: string | undefined,
  needsConfig = true,
): { site: SiteFolder; argv: string[] } {
  const at = argv.findIndex((arg) => arg === '--site' || arg.startsWith('--site='));
  const [option = '', next] = at < 0 ? [] : argv.slice(at);
  const named = option.includes('=') ? option.slice(option.indexOf('=') + 1) : next;
  if (option && (!named || named.startsWith('-')))
    throw new Error('--site wants the folder of a site, such as --site ../my-site');
  const rest = option ? argv.toSpliced(at, option.includes('=') ? 1 : 2) : argv;
  const name = option ? named : told;
  const folder = resolve(name || own);
  const configFile = join(folder, 'site.config.json');
  if (name && !existsSync(configFile)) {
    if (!existsSync(folder)) throw new Error(`There is no folder ${name}. npm run init -- ${name} makes a site there.`);
    if (needsConfig)
      throw new Error(`There is no site.config.json in ${name}. npm run init makes a site in a new folder.`);
  }
  const schemaFile = hasOwnSections(folder, own)
    ? join(folder, 'site.schema.json')
    : resolve(own, 'schema/site.schema.json');
  return {
    site: { folder, configFile, publicDir: join(folder, 'public'), outDir: join(folder, 'dist'), schemaFile },
    argv: rest,
  };
}

/** The link in a site's folder that leads to the builder: through it the site's own section types import what they share. */
export const builderLink = '.builder';

/** Lets the section types of the site's own, if it has any, be found by whatever is loaded afterwards, and find the builder and its packages. */
export function openOwnSections({ folder }: SiteFolder, builder: string): void {
  if (!hasOwnSections(folder, builder)) return;
  process.env.SITE = folder;
  link(join(folder, builderLink), builder);
  link(join(folder, 'node_modules'), join(builder, 'node_modules'));
}

const hasOwnSections = (folder: string, builder: string) =>
  folder !== resolve(builder) && existsSync(join(folder, 'sections'));

/** Makes a link, or leads one that is there to its new target. What is no link stays as it is. */
function link(from: string, to: string): void {
  const there = lstatSync(from, { throwIfNoEntry: false });
  if (there && (!there.isSymbolicLink() || readlinkSync(from) === to)) return;
  rmSync(from, { force: true });
  symlinkSync(to, from, 'junction');
}
