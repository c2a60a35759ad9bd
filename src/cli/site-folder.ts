import { existsSync, lstatSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of a site, with the paths of its config, its files and its build. */
export interface SiteFolder {
  folder: string;
  configFile: string;
  publicDir: string;
  outDir: string;
  /** The JSON Schema of its config: its own if it has its own section types, else the builder's. */
  schemaFile: string;
}

/**
 * Returns the site of a command: the folder after `--site`, that of the variable `SITE`, or the builder's folder. Also returns the
 * other arguments. Throws if the folder has no config, unless the command needs none.
 */
export function readSiteFolder(
  argv: string[],
  own: string,
  siteVariable: string | undefined,
  needsConfig = true,
): { site: SiteFolder; argv: string[] } {
  const at = argv.findIndex((arg) => arg === '--site' || arg.startsWith('--site='));
  const [option = '', next] = at < 0 ? [] : argv.slice(at);
  const named = option.includes('=') ? option.slice(option.indexOf('=') + 1) : next;
  if (option && (!named || named.startsWith('-')))
    throw new Error('--site needs the folder of a site, such as --site ../my-site');
  const rest = option ? argv.toSpliced(at, option.includes('=') ? 1 : 2) : argv;
  const name = option ? named : siteVariable;
  const folder = resolve(name || own);
  const configFile = join(folder, 'site.config.json');
  if (name && !existsSync(configFile)) {
    if (!existsSync(folder))
      throw new Error(`There is no folder ${name}. To create a site there, run npm run init -- ${name}`);
    if (needsConfig)
      throw new Error(`There is no site.config.json in ${name}. To create a site in a new folder, run npm run init.`);
  }
  const schemaFile = hasOwnSections(folder, own)
    ? join(folder, 'site.schema.json')
    : resolve(own, 'schema/site.schema.json');
  return {
    site: { folder, configFile, publicDir: join(folder, 'public'), outDir: join(folder, 'dist'), schemaFile },
    argv: rest,
  };
}

/**
 * Lets the site's own section types, if any, import from the builder, `site-from-json/schema` and `site-from-json/ui`, and from its packages:
 * links the site's `node_modules` to those of the builder, which have a link to the builder itself.
 */
export function linkPackages({ folder }: SiteFolder, builder: string): void {
  if (!hasOwnSections(folder, builder)) return;
  link(join(folder, 'node_modules'), join(builder, 'node_modules'));
  link(join(builder, 'node_modules/site-from-json'), builder);
}

const hasOwnSections = (folder: string, builder: string) =>
  folder !== resolve(builder) && existsSync(join(folder, 'sections'));

/** Creates or updates a symbolic link. Does not replace anything else. */
function link(from: string, to: string): void {
  const there = lstatSync(from, { throwIfNoEntry: false });
  if (there && (!there.isSymbolicLink() || readlinkSync(from) === to)) return;
  rmSync(from, { force: true });
  symlinkSync(to, from, 'junction');
}
