import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The files below a folder, by address, such as `/images/a.png`. */
export interface PublicFiles {
  /** Where each file is on disk. */
  files: Map<string, string>;
  /** The addresses of symbolic links that lead out of the folder, or nowhere. */
  outside: Set<string>;
  /** The addresses of files and folders whose names are not UTF-8, so that they cannot be read. */
  unreadable: Set<string>;
}

/** Lists the files below a folder; undefined if it does not exist. Tolerates changes meanwhile. */
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

/** The entries of a folder; empty if it has been removed meanwhile. */
const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
