import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of a site: its config, the files that it names, and what the build makes of them. */
export interface SiteFolder {
  folder: string;
  configFile: string;
  publicDir: string;
  outDir: string;
}

/**
 * The site that a command is for: the folder after `--site`, else that of the variable `SITE`, else the builder's own. Also gives the
 * other arguments. Throws where a folder is told that has no config.
 */
export function readSiteFolder(
  argv: string[],
  own: string,
  told: string | undefined,
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
    throw new Error(`There is no site.config.json in ${name}. npm run init makes a site in a new folder.`);
  }
  const site = { folder, configFile, publicDir: join(folder, 'public'), outDir: join(folder, 'dist') };
  return { site, argv: rest };
}
