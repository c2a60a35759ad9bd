import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a new file, with the folders above it. What has its name, or is a file where a folder must be, is removed before, never
 * written over: it may have a second name in another folder.
 */
export function writeNew(file: string, content: string | Buffer): void {
  makeNew(file, () => writeFileSync(file, content, { flag: 'wx' }));
}

/** Does what makes a new file; if something is in its way, clears the way and does it again. */
export function makeNew(file: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    if (!inTheWay.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    rmSync(file, { recursive: true, force: true });
    makeFolder(dirname(file));
    make();
  }
}

const inTheWay = new Set(['ENOENT', 'EEXIST', 'EISDIR', 'ENOTDIR']);

function makeFolder(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) rmSync(folder);
  else if (!existsSync(folder) && dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder, { recursive: true });
}
