import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readCache, writeCache } from '../site/cache-file.ts';

// `dist/` is replaced as a whole, and only what has changed is written. Beside `dist/` stands `.cache/` with
//   dist.json      what dist/ was made from, and a stamp of each of its files
//   dist.twin/     the site before; the files that it has in common with dist/ are hard links
//   dist.next.7/   the twin, while process 7 makes the next site of it
//   dist.old/      the site before, between the two renames that replace it

/** Tells whether a file is the one that was written: its inode, size and time. */
type Stamp = string;

/** Something that was made, and which files it consists of, by their path in `dist/`. */
interface Made {
  /** A hash of all that it was made from. */
  source: string;
  /** The same, where it can be known only later; another source may give the same key. */
  key?: string;
  files: string[];
}

interface Manifest {
  /** The program that has made it: what other code has made is made again. */
  code: string;
  files: Record<string, Stamp>;
  made: Record<string, Made>;
}

/** The next `dist/`, while it is prepared. */
export interface Stage {
  folder: string;
  /** Keeps `name` from the build before if it was made from the same source, or has the same key, and its files are whole. */
  keepIfSame(name: string, source: string, key?: string): boolean;
  /** The key of a thing of the build before whose files are whole. */
  keyOf(name: string): string | undefined;
  /** Writes the files of a thing. */
  put(name: string, source: string, files: Record<string, string | Uint8Array>, key?: string): void;
  /** Writes a file that things share, unless it is there: its name stands for its content. */
  share(path: string, content: string): void;
  /** Takes note of files that somebody else has written into the folder, and of those that they share. */
  note(name: string, source: string, files: Record<string, Stamp>, shared?: string[], key?: string): void;
  /** The files of the next site so far. */
  files(): Map<string, Stamp>;
  /** Removes what was neither kept nor written, and puts the rest in the place of `dist/`. */
  publish(): Promise<void>;
  /** Gives up what was not published. */
  close(): void;
}

/** Opens the stage of `outDir`; `code` stands for the program. */
export function openStage(outDir: string, code: string): Stage {
  clearUp(outDir);
  const folder = pathOf(outDir, `next.${process.pid}`);
  mkdirSync(dirname(folder), { recursive: true });
  // Of two builds at once, one begins with an empty folder.
  attempt(() => renameSync(pathOf(outDir, 'twin'), folder));
  mkdirSync(folder, { recursive: true });
  const manifest = pathOf(outDir, 'json');
  const read = readCache<Manifest>(manifest);
  const before = read?.code === code ? read : { files: {}, made: {} };
  const there = matchFiles(folder, outDir, new Map(Object.entries(before.files)));
  const madeBefore = new Map(Object.entries(before.made));
  const made = new Map<string, Made>();
  const held = new Map<string, Stamp>();

  const wholeBefore = (name: string) => {
    const known = madeBefore.get(name);
    return known?.files.every((path) => there.has(path)) ? known : undefined;
  };
  const stage: Stage = {
    folder,
    keepIfSame(name, source, key) {
      const known = made.get(name) ?? wholeBefore(name);
      if (!known || (known.source !== source && (key === undefined || known.key !== key))) return false;
      made.set(name, { ...known, source });
      for (const path of known.files) held.set(path, there.get(path) as Stamp);
      return true;
    },
    keyOf: (name) => wholeBefore(name)?.key,
    put(name, source, files, key) {
      const written = Object.entries(files).map(([path, content]) => [path, writeNew(folder, path, content)]);
      stage.note(name, source, Object.fromEntries(written), [], key);
    },
    share(path, content) {
      const name = `shared ${path}`;
      if (!stage.keepIfSame(name, path)) stage.put(name, path, { [path]: content });
    },
    note(name, source, files, shared = [], key) {
      made.set(name, { source, ...(key && { key }), files: [...Object.keys(files), ...shared] });
      for (const [path, stamp] of Object.entries(files)) {
        there.set(path, stamp);
        held.set(path, stamp);
      }
    },
    files: () => held,
    async publish() {
      removeFiles(
        folder,
        [...there.keys()].filter((path) => !held.has(path)),
      );
      // If the process ends before the renames, the stamps do not match, and so what has changed is made again.
      const next: Manifest = { code, files: Object.fromEntries(held), made: Object.fromEntries(made) };
      writeCache(manifest, next);
      await replace(outDir, folder);
    },
    close: () => becomeTwin(outDir, folder),
  };
  return stage;
}

/** Puts a site back that was moved out of the way by a build that ended before it could put the next one there. */
export function recover(outDir: string): void {
  if (!existsSync(outDir)) attempt(() => renameSync(pathOf(outDir, 'old'), outDir));
}

/**
 * Writes a new file with the folders above it, and gives its stamp. What has its name is removed and not written over: it may be
 * a link to a file of the published site.
 */
export function writeNew(folder: string, path: string, content: string | Uint8Array): Stamp {
  const file = join(folder, path);
  makeRoom(folder, path, () => writeFileSync(file, content, { flag: 'wx' }));
  return stampOf(file) as Stamp;
}

/** The stamp of an ordinary file; undefined where there is none. */
function stampOf(file: string): Stamp | undefined {
  try {
    const found = lstatSync(file);
    return found.isFile() ? `${found.ino} ${found.size} ${found.mtimeMs}` : undefined;
  } catch {
    return undefined;
  }
}

const pathOf = (outDir: string, ending: string) => join(dirname(outDir), '.cache', `${basename(outDir)}.${ending}`);

/**
 * Leaves in the folder only the files that have the stamp of their path, and links those of `outDir` that it lacks. Links to folders
 * go first of all, so that nothing is ever written through them.
 */
function matchFiles(folder: string, outDir: string, stamps: Map<string, Stamp>): Map<string, Stamp> {
  const there = new Map<string, Stamp>();
  const visit = (under: string) => {
    for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
      const path = under + entry.name;
      if (entry.isDirectory()) {
        visit(`${path}/`);
        continue;
      }
      const stamp = stampOf(join(folder, path));
      if (stamp && stamp === stamps.get(path)) there.set(path, stamp);
      else rmSync(join(folder, path));
    }
  };
  visit('');
  for (const [path, stamp] of stamps) {
    if (there.has(path) || stampOf(join(outDir, path)) !== stamp) continue;
    const [from, to] = [join(outDir, path), join(folder, path)];
    try {
      makeRoom(folder, path, () => linkSync(from, to));
    } catch {
      // Not every file system has links.
      attempt(() => copyFileSync(from, to));
    }
    const now = stampOf(to);
    if (now) there.set(path, now);
  }
  return there;
}

/** Does what makes a new file; if its folder is missing or something is in its way, sees to that and does it again. */
function makeRoom(root: string, path: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    if (!['ENOENT', 'EEXIST', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const folders = path.split('/').slice(0, -1);
    const above = folders.map((_, at) => join(root, ...folders.slice(0, at + 1)));
    for (const folder of above) if (stampOf(folder)) rmSync(folder);
    mkdirSync(above.at(-1) ?? root, { recursive: true });
    rmSync(join(root, path), { recursive: true, force: true });
    make();
  }
}

/** Removes files, and the folders that are empty without them. */
function removeFiles(folder: string, paths: string[]): void {
  const left = new Set<string>();
  for (const path of paths) {
    // It may be gone with a folder in whose place there is a file now.
    if (!stampOf(join(folder, path))) continue;
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

/** Puts `next` in the place of `outDir`, which becomes the twin. Between the two renames there is no `outDir`; see `recover`. */
async function replace(outDir: string, next: string): Promise<void> {
  const old = pathOf(outDir, 'old');
  // Another build may be publishing at the same time: then the later one wins.
  for (let left = 20; ; left--) {
    try {
      if (isThere(outDir)) renameSync(outDir, old);
      renameSync(next, outDir);
      break;
    } catch (error) {
      if (existsSync(outDir)) rmSync(old, { recursive: true, force: true });
      else recover(outDir);
      if (left === 0) throw error;
      await wait(50);
    }
  }
  // A link in the place of `outDir` is no twin: the next site would be made where it leads to.
  if (lstatSync(old, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(old);
  becomeTwin(outDir, old);
}

/** Clears up after builds that were stopped. */
function clearUp(outDir: string): void {
  recover(outDir);
  becomeTwin(outDir, pathOf(outDir, 'old'));
  const cache = dirname(pathOf(outDir, 'twin'));
  const prefix = `${basename(outDir)}.next.`;
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const pid = name.startsWith(prefix) && Number(name.slice(prefix.length));
    if (pid && (pid === process.pid || !isAlive(pid))) becomeTwin(outDir, join(cache, name));
  }
}

/** Makes a folder the twin, or removes it if there is one: only what matches the published site is used of it. */
function becomeTwin(outDir: string, folder: string): void {
  attempt(() => renameSync(folder, pathOf(outDir, 'twin')));
  rmSync(folder, { recursive: true, force: true });
}

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Does what another build may have done already, or made impossible. */
function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (!['ENOENT', 'EEXIST', 'ENOTEMPTY', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
