import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hash } from '../site/hash.ts';
import { best, compressedForms, type Effort } from './compress.ts';
import { type Entry, isSame, type Manifest, readManifest, type Stamp, stampOf, writeManifest } from './manifest.ts';
import { claimStage, manifestOf, publish } from './publish.ts';
import { makeNew, writeNew } from './write-file.ts';

/**
 * The next `dist/`, while it is prepared. It begins as the site before the one that is published, so that only what differs need be
 * written; what the published one has already is linked.
 */
export interface Stage {
  folder: string;
  /** Whether `name` is there as made from `key`, perhaps through this call. If not, it must be made. Such a thing is from `source` too. */
  has(name: string, key: string, source?: string): boolean;
  /** Whether `name` is there as made from `source`. If not, it may still be there by its key. */
  hasFrom(name: string, source: string): boolean;
  /** The keys of what may be there of a thing. */
  keysOf(name: string): string[];
  /** Whether a file was found or made since the stage was opened. */
  holds(path: string): boolean;
  /** Writes files, and, if told how hard to try, the compressed forms of those that are texts. */
  put(
    name: string,
    from: Pick<Entry, 'key' | 'source'>,
    files: Record<string, string | Uint8Array>,
    effort?: Effort,
  ): void;
  /** Takes note of what somebody else has written into the folder. */
  note(name: string, entry: Entry): void;
  /** Removes what was neither found nor made since the stage was opened, and puts the rest in the place of `dist/`. */
  publish(): Promise<void>;
}

/** So many bytes of a manifest are read while a page is made. */
const readWhileMade = 100_000;

/** Opens the stage of `outDir`. `code` stands for the program: what other code has made is made anew. */
export function openStage(outDir: string, code: string): Stage {
  const home = claimStage(outDir);
  const folder = join(home, 'dist');
  const before = readManifest(join(home, 'files.json'), code);
  // Most of what is needed is known from the site before. What is published is read once more is missed than could be made meanwhile.
  let read: Manifest | undefined;
  let missed = 0;
  const published = (): Manifest => {
    if (read) return read;
    const [size = 0] = stampOf(manifestOf(outDir)) ?? [];
    if (++missed * readWhileMade < size) return {};
    read = readManifest(manifestOf(outDir), code);
    return read;
  };
  const there = stampsOf(folder);
  const made: Manifest = {};

  const held = new Set<string>();
  const take = (name: string, entry: Entry) => {
    made[name] = entry;
    for (const path of Object.keys(entry.files)) held.add(path);
  };
  const isThere = ({ files }: Entry) => Object.entries(files).every(([path, stamp]) => isSame(there.get(path), stamp));

  /** Brings the files of an entry from the published site, if they are still as they were built. */
  const bring = ({ files }: Entry): boolean => {
    const paths = Object.entries(files);
    if (!paths.every(([path, stamp]) => isSame(stampOf(join(outDir, path)), stamp))) return false;
    for (const [path, stamp] of paths) {
      const to = join(folder, path);
      if (isSame(there.get(path), stamp)) continue;
      // Another build may have been published just now.
      if (!linkOrCopy(join(outDir, path), to)) return false;
      const now = stampOf(to) as Stamp;
      if (now[0] !== stamp[0]) return false;
      files[path] = now;
      there.set(path, now);
    }
    return true;
  };

  const find = (name: string, fits: (entry: Entry) => boolean): Entry | undefined => {
    const known = (entry: Entry | undefined): entry is Entry =>
      entry !== undefined && fits(entry) && (entry.needs ?? []).every((need) => stage.has(need, need));
    const own = before[name];
    if (known(own) && isThere(own)) return own;
    const other = published()[name];
    return known(other) && bring(other) ? other : undefined;
  };

  const stage: Stage = {
    folder,
    has(name, key, source) {
      if (made[name]?.key === key) return true;
      const entry = find(name, (entry) => entry.key === key);
      if (entry) take(name, { ...entry, ...(source && { source }) });
      return entry !== undefined;
    },
    hasFrom(name, source) {
      const entry = find(name, (entry) => entry.source === source);
      if (entry) take(name, entry);
      return entry !== undefined;
    },
    keysOf: (name) => [before[name], published()[name]].flatMap((entry) => (entry ? [entry.key] : [])),
    holds: (path) => held.has(path),
    put(name, from, files, effort) {
      const entry: Entry = { ...from, files: {} };
      for (const [path, content] of Object.entries(files)) {
        const bytes = Buffer.from(content);
        const forms = effort ? compressedForms(path, bytes, effort) : [];
        for (const [ending, form] of [['', bytes] as const, ...forms]) {
          entry.files[path + ending] = writeNew(join(folder, path + ending), form);
        }
      }
      stage.note(name, entry);
    },
    note(name, entry) {
      for (const [path, stamp] of Object.entries(entry.files)) there.set(path, stamp);
      take(name, entry);
    },
    async publish() {
      removeOthers(folder, there.keys(), held);
      writeManifest(join(home, 'next.json'), code, made);
      await publish(outDir);
      // After a first build there is no site before it. Its twin now is worth a second in the next build.
      if (existsSync(folder) || !mirror(outDir, folder, held)) return;
      copyFileSync(manifestOf(outDir), join(home, 'files.json'));
    },
  };
  return stage;
}

/** Whether the file was there to be brought. */
function linkOrCopy(from: string, to: string): boolean {
  try {
    makeNew(to, () => linkSync(from, to));
    return true;
  } catch {
    // Not every file system has links.
  }
  if (!stampOf(from)) return false;
  makeNew(to, () => copyFileSync(from, to, constants.COPYFILE_EXCL));
  return true;
}

/** Links files into another folder; false where that cannot be. */
function mirror(from: string, to: string, paths: Iterable<string>): boolean {
  const folders = new Set<string>();
  try {
    for (const path of paths) {
      const folder = dirname(path);
      if (!folders.has(folder)) mkdirSync(join(to, folder), { recursive: true });
      folders.add(folder);
      linkSync(join(from, path), join(to, path));
    }
    return true;
  } catch {
    // Not every file system has links. What was begun is no site, and is taken for none.
    return false;
  }
}

/** The stamps of all files of a folder, by their path in it. */
function stampsOf(folder: string): Map<string, Stamp> {
  const stamps = new Map<string, Stamp>();
  const visit = (under: string) => {
    for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
      const path = under + entry.name;
      if (entry.isDirectory()) visit(`${path}/`);
      // What is no ordinary file fits no entry, and so goes.
      else stamps.set(path, stampOf(join(folder, path)) ?? [-1, -1]);
    }
  };
  visit('');
  return stamps;
}

/** Removes the files that are not kept, and the folders that are empty without them. */
function removeOthers(folder: string, paths: Iterable<string>, kept: Set<string>): void {
  const left = new Set<string>();
  for (const path of paths) {
    // It may be gone with a folder in whose place there is a file now.
    if (kept.has(path) || !stampOf(join(folder, path))) continue;
    rmSync(join(folder, path));
    left.add(dirname(path));
  }
  for (let path of left) {
    try {
      for (; path !== '.'; path = dirname(path)) rmdirSync(join(folder, path));
    } catch {
      // Something else is in it.
    }
  }
}

/** Puts a text into a stage, unless it is there already, with its compressed forms. */
export function putText(stage: Stage, path: string, text: string, effort = best): void {
  const key = hash(JSON.stringify([text, effort]));
  if (!stage.has(path, key)) stage.put(path, { key }, { [path]: text }, effort);
}
