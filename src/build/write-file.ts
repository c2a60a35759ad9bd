import { closeSync, fstatSync, mkdirSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Stamp } from './manifest.ts';

/**
 * Writes a new file, with the folders above it, and gives its stamp. What has its name, or is a file where a folder must be, is removed before, never
 * written over: it may have a second name in another folder.
 */
export function writeNew(file: string, content: string | Uint8Array): Stamp {
  const handle = makeNew(file, () => openSync(file, 'wx'));
  try {
    writeFileSync(handle, content);
    const { size, mtimeMs } = fstatSync(handle);
    return [size, mtimeMs];
  } finally {
    closeSync(handle);
  }
}

/** Does what makes a new file; if something is in its way, clears the way and does it again. */
export function makeNew<T>(file: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!['ENOENT', 'EEXIST', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    makeFolder(dirname(file));
    rmSync(file, { recursive: true, force: true });
    return make();
  }
}

/** Makes a folder with those above it; a file in its way is removed. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    rmSync(fileAbove(folder));
    mkdirSync(folder, { recursive: true });
  }
}

/** The file that stands where a folder, or one above it, should be. */
function fileAbove(path: string): string {
  try {
    if (statSync(path).isFile()) return path;
  } catch {
    // Below a file there is nothing.
  }
  return fileAbove(dirname(path));
}
