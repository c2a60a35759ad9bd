import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The files that a host would serve, by their address (`/images/a.png`), in the letter case that they have on disk. */
export interface PublicFiles {
  /** Where each file is. */
  files: Map<string, string>;
  /** Addresses of links that lead out of the folder, or nowhere. */
  outside: Set<string>;
  /** Addresses of files and folders whose names are no UTF-8: nothing can read them by their name. */
  unreadable: Set<string>;
}

/** Lists the files below a folder; undefined if there is no such folder. Files may come and go meanwhile. */
export async function listPublicFiles(folder: string): Promise<PublicFiles | undefined> {
  const root = await realpath(folder).catch(() => undefined);
  if (!root) return undefined;
  const found: PublicFiles = { files: new Map(), outside: new Set(), unreadable: new Set() };
  await list(root, '', root, found);
  return found;
}

async function list(folder: string, address: string, root: string, found: PublicFiles): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    const file = join(folder, entry.name);
    const own = `${address}/${entry.name}`;
    if (entry.name.includes('\ufffd') && !(await stat(file).catch(() => undefined))) found.unreadable.add(own);
    else if (entry.isDirectory()) await list(file, own, root, found);
    else if (entry.isFile()) found.files.set(own, file);
    else if (entry.isSymbolicLink()) {
      const target = await realpath(file).catch(() => undefined);
      const isFile = target?.startsWith(root + sep) && (await stat(target).catch(() => undefined))?.isFile();
      if (isFile) found.files.set(own, file);
      else found.outside.add(own);
    }
  }
}

/** What is in a folder: nothing, if the folder has gone meanwhile. */
const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
