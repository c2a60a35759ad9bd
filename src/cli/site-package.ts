import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isObject, valueAt } from '../json/values.ts';
import { packageFile, packagesFolder } from '../project/package-root.ts';

/** Where the file for CI stands in a site, by the host that runs it. */
export const ciFiles = { github: '.github/workflows/site.yml', gitlab: '.gitlab-ci.yml' };
export type CiHost = keyof typeof ciFiles;

/** The file for CI that checks a site and publishes it on the host's own pages. */
export const ciTemplate = (host: CiHost): string => join(import.meta.dirname, 'templates/ci', `${host}.yml`);

/** The JSON Schema of a config, by its path from a site that depends on the package. */
export const schemaInPackage = './node_modules/site-from-json/lib/schema/site.schema.json';

/** The files of a site that is a repository of its own. */
export const siteTemplate = join(import.meta.dirname, 'templates/site');

/**
 * Makes a folder with a site a repository of its own: with a package.json that has one dependency, a README, files for CI and for Git. `home` is
 * where the folder will be. With `ci` that host publishes the site; otherwise the files for both hosts only check it.
 */
export function writeSitePackage(folder: string, home: string, ci?: CiHost): void {
  cpSync(siteTemplate, folder, { recursive: true });
  if (ci) {
    for (const file of Object.values(ciFiles)) rmSync(join(folder, file));
    rmSync(join(folder, '.github'), { recursive: true });
    mkdirSync(dirname(join(folder, ciFiles[ci])), { recursive: true });
    cpSync(ciTemplate(ci), join(folder, ciFiles[ci]));
  }
  // npm leaves files with these names out of packages.
  for (const name of ['gitignore', 'gitattributes']) renameSync(join(folder, name), join(folder, `.${name}`));
  const file = join(folder, 'package.json');
  const own = JSON.parse(readFileSync(file, 'utf8'));
  own.name = packageName(basename(home));
  own.dependencies['site-from-json'] = versionFor(home);
  writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
}

const packageName = (folder: string) =>
  folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '') || 'site';

/** The version that is running, or the file that it was installed from, for the package.json in `home`. */
export function versionFor(home: string): string {
  for (const folder of [dirname(packagesFolder), process.cwd()]) {
    const file = join(folder, 'package.json');
    const project: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    const given = isObject(project) && valueAt(project, ['dependencies', 'site-from-json']);
    if (typeof given === 'string' && given.startsWith('file:'))
      return `file:${relative(home, resolve(folder, given.slice('file:'.length))).replaceAll('\\', '/')}`;
  }
  return ownManifest().version;
}

interface Manifest {
  version: string;
  exports: Record<string, string | { types: string }>;
  peerDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The builder's own package.json. */
export const ownManifest = (): Manifest => JSON.parse(readFileSync(packageFile, 'utf8'));
