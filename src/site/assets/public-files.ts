import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The files that a host would serve, by their address (`/images/a.png`), in the letter case that they have on disk. */
export interface PublicFiles {
  /** Where each file is. */
  files: Map<string, string>;
  /** Addresses of links that lead out of the folder, or nowhere. */
  outside: Set<string>;
}

/** Lists the files below a folder; a missing folder has none. */
export async function listPublicFiles(folder: string): Promise<PublicFiles> {
  const found: PublicFiles = { files: new Map(), outside: new Set() };
  const root = await realpath(folder).catch(() => undefined);
  if (!root) return found;
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(root, file).split(sep).join('/')}`;
    if (entry.isFile()) found.files.set(address, file);
    if (!entry.isSymbolicLink()) continue;
    const target = await realpath(file).catch(() => undefined);
    const within = target?.startsWith(root + sep) && (await stat(file)).isFile();
    if (within) found.files.set(address, file);
    else found.outside.add(address);
  }
  return found;
}
