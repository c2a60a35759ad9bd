import { readFileSync, statSync, writeFileSync } from 'node:fs';

/** By what a file is known again: its size in bytes, and when it was last written, in milliseconds. */
export type Stamp = [size: number, written: number];

/** Something that was made: from what, and which files it is, by their path in `dist/`. */
export interface Entry {
  /** Stands for all that it was made from. */
  key: string;
  /** The same, as it can be told sooner: another source may still give the same key. */
  source?: string;
  files: Record<string, Stamp>;
  /** The names of other entries that must be there too. */
  needs?: string[];
}

/** What a folder of built files was made from, by name. */
export type Manifest = Record<string, Entry>;

/** The manifest in a file, if the same code has written it; else one that knows of nothing. */
export function readManifest(file: string, code: string): Manifest {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as { code: string; entries: Manifest };
    return read.code === code ? read.entries : {};
  } catch {
    return {};
  }
}

/** Writes what the code of a key has made. */
export function writeManifest(file: string, code: string, entries: Manifest): void {
  writeFileSync(file, JSON.stringify({ code, entries }));
}

/** The stamp of a file; undefined where there is none. */
export function stampOf(file: string): Stamp | undefined {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found?.isFile() ? [found.size, found.mtimeMs] : undefined;
  } catch {
    // What should be a folder above it is none, or may not be read.
    return undefined;
  }
}

/** Whether a file is the one that was stamped. */
export const isSame = (stamp: Stamp | undefined, known: Stamp) => stamp?.[0] === known[0] && stamp[1] === known[1];
