import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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
