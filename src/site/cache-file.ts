import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hash } from './hash.ts';

// A file of `.cache/` may be cut off, emptied or edited. So each begins with the hash of the rest, and counts as missing if that is wrong.

/** What `writeCache` has put into a file; undefined if there is no such file, or it is not as it was written. */
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

/** Writes a value that JSON can hold; the file appears whole. */
export function writeCache(file: string, value: unknown): void {
  const json = JSON.stringify(value);
  writeWhole(file, `${hash(json)}\n${json}`);
}

/** Writes a file under another name and renames it, so that nobody finds half of it. */
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
