import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hash } from './hash.ts';

// A cache file begins with a hash of the rest, so that a damaged file counts as missing.

/** Reads a file of `writeCache`; undefined if it is missing or damaged. */
export function readCache<T>(file: string): T | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    return hash(json) === text.slice(0, end) ? (JSON.parse(json) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a JSON value to a file. */
export function writeCache(file: string, value: unknown): void {
  const json = JSON.stringify(value);
  writeWhole(file, `${hash(json)}\n${json}`);
}

/** Writes a file under a temporary name and renames it, so that no process sees half of it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const whole = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(whole, content);
    renameSync(whole, file);
  } finally {
    rmSync(whole, { force: true });
  }
}

const day = 24 * 60 * 60 * 1000;

/** Notes that a file or folder of the cache is used: sets its modification time, at most once an hour. Only its owner can. */
export async function markUsed(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  const now = new Date();
  if (now.getTime() - mtimeMs > day / 24) await utimes(path, now, now).catch(() => {});
}

/** Removes the files and folders in `folder` that nothing has used for some days, and which this user may remove. */
export async function removeUnused(folder: string, days: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const used = (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - used > days * day) await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
  }
}
