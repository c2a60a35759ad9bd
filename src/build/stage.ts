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

// `dist/` is replaced as a whole, and only what has changed is written. `.cache/` beside it holds
//   dist.json      the manifest: what dist/ was made from, and a stamp of each of its files
//   dist.twin/     the site before; files that it shares with dist/ are hard links
//   dist.next.7/   the twin, while process 7 makes the next site of it
//   dist.old/      the site before, between the two renames that replace it

/** Identifies a file as written: its inode, size and modification time. */
type Stamp = string;

/** A named result of the build, such as a page, and its files by path in `dist/`. */
interface Output {
  /** A hash of all its input. */
  source: string;
  /** A hash of its resolved input, which takes longer to know. Equal keys mean equal files, even if the sources differ. */
  key?: string;
  files: string[];
}

interface Manifest {
  /** A hash of the code that made it. Other code reuses nothing. */
  code: string;
  files: Record<string, Stamp>;
  outputs: Record<string, Output>;
}

/** The next `dist/` while it is prepared. */
export interface Stage {
  folder: string;
  /** Reuses an output of the previous build if its source or key is the same and its files are intact; returns whether it did. */
  reuse(name: string, source: string, key?: string): boolean;
  /** The key of an output of the previous build whose files are intact. */
  keyOf(name: string): string | undefined;
  /** Writes the files of an output. */
  put(name: string, source: string, files: Record<string, string | Uint8Array>, key?: string): void;
  /** Writes a file that several outputs share, unless it exists. Its path must change with its content. */
  share(path: string, content: string): void;
  /** Records an output whose files were already written into the folder. `shared` are the paths that it has in common with others. */
  record(name: string, source: string, files: Record<string, Stamp>, shared?: string[], key?: string): void;
  /** The files of the next site so far. */
  files(): Map<string, Stamp>;
  /** Removes what was neither reused nor written, and replaces `dist/`. */
  publish(): Promise<void>;
  /** Discards the stage, unless it was published. */
  close(): void;
}

/** Opens a stage for the next `outDir`. `code` is a hash of the program. */
export function openStage(outDir: string, code: string): Stage {
  cleanUp(outDir);
  const folder = pathOf(outDir, `next.${process.pid}`);
  mkdirSync(dirname(folder), { recursive: true });
  // Only one of two builds at the same time gets the twin; the other starts with an empty folder.
  ignoreRaces(() => renameSync(pathOf(outDir, 'twin'), folder));
  mkdirSync(folder, { recursive: true });
  const manifestFile = pathOf(outDir, 'json');
  const cached = readCache<Manifest>(manifestFile);
  const previous = cached?.code === code ? cached : { files: {}, outputs: {} };
  const present = matchFiles(folder, outDir, new Map(Object.entries(previous.files)));
  const previousOutputs = new Map(Object.entries(previous.outputs));
  const outputs = new Map<string, Output>();
  const files = new Map<string, Stamp>();

  const intact = (name: string) => {
    const output = previousOutputs.get(name);
    return output?.files.every((path) => present.has(path)) ? output : undefined;
  };
  const stage: Stage = {
    folder,
    reuse(name, source, key) {
      const output = outputs.get(name) ?? intact(name);
      if (!output || (output.source !== source && (key === undefined || output.key !== key))) return false;
      outputs.set(name, { ...output, source });
      for (const path of output.files) files.set(path, present.get(path) as Stamp);
      return true;
    },
    keyOf: (name) => intact(name)?.key,
    put(name, source, contents, key) {
      const written = Object.entries(contents).map(([path, content]) => [path, writeNew(folder, path, content)]);
      stage.record(name, source, Object.fromEntries(written), [], key);
    },
    share(path, content) {
      const name = `shared ${path}`;
      if (!stage.reuse(name, path)) stage.put(name, path, { [path]: content });
    },
    record(name, source, written, shared = [], key) {
      outputs.set(name, { source, ...(key && { key }), files: [...Object.keys(written), ...shared] });
      for (const [path, stamp] of Object.entries(written)) {
        present.set(path, stamp);
        files.set(path, stamp);
      }
    },
    files: () => files,
    async publish() {
      removeFiles(
        folder,
        [...present.keys()].filter((path) => !files.has(path)),
      );
      // If the process ends before the renames, the stamps of what has changed do not match, so it is made again.
      const next: Manifest = { code, files: Object.fromEntries(files), outputs: Object.fromEntries(outputs) };
      writeCache(manifestFile, next);
      await replace(outDir, folder);
    },
    close: () => makeTwin(outDir, folder),
  };
  return stage;
}

/** Restores `outDir` if a build was stopped between the two renames that replace it. */
export function recover(outDir: string): void {
  if (!existsSync(outDir)) ignoreRaces(() => renameSync(pathOf(outDir, 'old'), outDir));
}

/**
 * Writes a file and the folders above it, and returns its stamp. An existing file is removed first, not overwritten: it may be a hard
 * link to a file of the published site.
 */
export function writeNew(folder: string, path: string, content: string | Uint8Array): Stamp {
  const file = join(folder, path);
  makeRoom(folder, path, () => writeFileSync(file, content, { flag: 'wx' }));
  return stampOf(file) as Stamp;
}

/** The stamp of a regular file; undefined for anything else. */
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
 * Removes the files of the folder whose stamp differs, and links those that it lacks from `outDir`. Returns the files that are there then.
 * Symbolic links have no stamp, so they are removed before anything could be written through them.
 */
function matchFiles(folder: string, outDir: string, stamps: Map<string, Stamp>): Map<string, Stamp> {
  const present = new Map<string, Stamp>();
  const visit = (under: string) => {
    for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
      const path = under + entry.name;
      if (entry.isDirectory()) {
        visit(`${path}/`);
        continue;
      }
      const stamp = stampOf(join(folder, path));
      if (stamp && stamp === stamps.get(path)) present.set(path, stamp);
      else rmSync(join(folder, path));
    }
  };
  visit('');
  for (const [path, stamp] of stamps) {
    if (present.has(path) || stampOf(join(outDir, path)) !== stamp) continue;
    const [from, to] = [join(outDir, path), join(folder, path)];
    try {
      makeRoom(folder, path, () => linkSync(from, to));
    } catch {
      // Some file systems have no hard links.
      ignoreRaces(() => copyFileSync(from, to));
    }
    const now = stampOf(to);
    if (now) present.set(path, now);
  }
  return present;
}

/** Calls `make`, which makes a new file; if a folder is missing or something is in the way, fixes that and calls it again. */
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

/** Removes files, and the folders that become empty. */
function removeFiles(folder: string, paths: string[]): void {
  const parents = new Set<string>();
  for (const path of paths) {
    // A folder of this path may have become a file.
    if (!stampOf(join(folder, path))) continue;
    rmSync(join(folder, path));
    parents.add(dirname(path));
  }
  for (let path of parents) {
    try {
      for (; path !== '.'; path = dirname(path)) rmdirSync(join(folder, path));
    } catch {
      // It is not empty.
    }
  }
}

/** Replaces `outDir` by `next`; the old one becomes the twin. Between the two renames there is no `outDir`: see `recover`. */
async function replace(outDir: string, next: string): Promise<void> {
  const old = pathOf(outDir, 'old');
  // Another build may publish at the same time; the later one wins.
  for (let retries = 20; ; retries--) {
    try {
      if (lstatSync(outDir, { throwIfNoEntry: false })) renameSync(outDir, old);
      renameSync(next, outDir);
      break;
    } catch (error) {
      if (existsSync(outDir)) rmSync(old, { recursive: true, force: true });
      else recover(outDir);
      if (retries === 0) throw error;
      await wait(50);
    }
  }
  // If `outDir` was a symbolic link, it cannot be the twin: the next site would be written to its target.
  if (lstatSync(old, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(old);
  makeTwin(outDir, old);
}

/** Cleans up after builds that were stopped. */
function cleanUp(outDir: string): void {
  recover(outDir);
  makeTwin(outDir, pathOf(outDir, 'old'));
  const cache = dirname(pathOf(outDir, 'twin'));
  const prefix = `${basename(outDir)}.next.`;
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const pid = name.startsWith(prefix) && Number(name.slice(prefix.length));
    if (pid && (pid === process.pid || !isAlive(pid))) makeTwin(outDir, join(cache, name));
  }
}

/** Makes a folder the twin, or removes it if there is a twin already. */
function makeTwin(outDir: string, folder: string): void {
  ignoreRaces(() => renameSync(folder, pathOf(outDir, 'twin')));
  rmSync(folder, { recursive: true, force: true });
}

/** Runs a step that another build may have done already or made impossible. */
function ignoreRaces(step: () => void): void {
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
