import { accessSync, constants, existsSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { shortHash } from './hash.ts';
import { isCompiled, packageRoot, packagesFolder } from './package-root.ts';

/**
 * Returns the folder of a part of what the builder keeps for all sites, and creates it: in the builder's own folder, or, if this user may
 * not write there, among the user's caches, or else in the temporary folder. Throws if none can be written.
 */
export function cacheFolder(part: string): string {
  const known = folders.get(part);
  if (known) return known;
  for (const place of [ofBuilder, ofUser, temporary]) {
    try {
      const folder = join(place(), part);
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
      folders.set(part, folder);
      return folder;
    } catch {
      // The next place is tried.
    }
  }
  throw new Error(
    `There is no place for the builder's cache: neither ${ofBuilder()} nor the user's folder for caches nor ${tmpdir()} can be written. Set the variable XDG_CACHE_HOME to a folder that can.`,
  );
}

const folders = new Map<string, string>();

const ofBuilder = () => (isCompiled ? join(packagesFolder, '.cache/site-from-json') : join(packageRoot, '.cache'));

function ofUser(): string {
  const { XDG_CACHE_HOME: named = '' } = process.env;
  const caches = isAbsolute(named) ? named : join(homedir(), '.cache');
  return withPackages(join(caches, 'site-from-json', shortHash(packageRoot)));
}

/** A folder that no other user can prepare or change, as code is run from it. */
function temporary(): string {
  const user = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `site-from-json-${user}-${shortHash(packageRoot)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== user || (mode & 0o22) !== 0) throw new Error(`${folder} is of another user`);
  return withPackages(folder);
}

/** Lets bundled code in a folder import the packages of the builder. */
function withPackages(folder: string): string {
  const packages = join(folder, 'node_modules');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(packages)) symlinkSync(packagesFolder, packages, 'junction');
  return folder;
}
