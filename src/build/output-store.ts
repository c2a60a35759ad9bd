import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readCache, writeCache } from '../project/cache-file.ts';

// A build makes the next `dist/` in an empty folder, links the files that have not changed, and replaces `dist/` as a whole. `.cache/` holds
//   dist.json      the manifest: what dist/ was made from, and a stamp of each of its files
//   dist.next.7/   the next site while process 7 makes it
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
export interface OutputStore {
  folder: string;
  /** Reuses an output of the previous build if its source or key is the same and its files are intact; returns whether it did. */
  reuse(name: string, source: string, key?: string): boolean;
  /** The key of an output of the previous build whose files are intact. */
  keyOf(name: string): string | undefined;
  /** Writes the files of an output. */
  write(name: string, source: string, files: Record<string, string | Uint8Array>, key?: string): void;
  /** Writes a file that several outputs share, unless it exists. Its path must change with its content. */
  writeShared(path: string, content: string): void;
  /** Records an output whose files were already written into the folder. `shared` are the paths that it has in common with others. */
  record(name: string, source: string, files: Record<string, Stamp>, shared?: string[], key?: string): void;
  /** The files of the next site so far. */
  files(): Map<string, Stamp>;
  /** Replaces `dist/`. */
  publish(): Promise<void>;
  /** Discards the store, unless it was published. */
  close(): void;
}

/** Opens a store for the next `outDir`. `code` is a hash of the program. */
export function openOutputStore(outDir: string, code: string): OutputStore {
  cleanUp(outDir);
  const folder = cachePath(outDir, `next.${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const manifestFile = cachePath(outDir, 'json');
  const cached = readCache<Manifest>(manifestFile);
  const previous = cached?.code === code ? cached : { files: {}, outputs: {} };
  const previousStamps = new Map(Object.entries(previous.files));
  const previousOutputs = new Map(Object.entries(previous.outputs));
  const outputs = new Map<string, Output>();
  const files = new Map<string, Stamp>();

  const isIntact = (path: string) => files.has(path) || previousStamps.get(path) === stampOf(join(outDir, path));
  const intact = (name: string) => {
    const output = previousOutputs.get(name);
    return output?.files.every(isIntact) ? output : undefined;
  };
  const store: OutputStore = {
    folder,
    reuse(name, source, key) {
      const output = outputs.get(name) ?? intact(name);
      if (!output || (output.source !== source && (key === undefined || output.key !== key))) return false;
      outputs.set(name, { ...output, source });
      for (const path of output.files) if (!files.has(path)) files.set(path, linkFile(outDir, folder, path));
      return true;
    },
    keyOf: (name) => intact(name)?.key,
    write(name, source, contents, key) {
      const written = Object.entries(contents).map(([path, content]) => [path, writeNew(folder, path, content)]);
      store.record(name, source, Object.fromEntries(written), [], key);
    },
    writeShared(path, content) {
      const name = `shared ${path}`;
      if (!store.reuse(name, path)) store.write(name, path, { [path]: content });
    },
    record(name, source, written, shared = [], key) {
      outputs.set(name, { source, ...(key && { key }), files: [...Object.keys(written), ...shared] });
      for (const [path, stamp] of Object.entries(written)) files.set(path, stamp);
    },
    files: () => files,
    async publish() {
      // If the process ends before the renames, the stamps of what has changed do not match, so it is made again.
      const next: Manifest = { code, files: Object.fromEntries(files), outputs: Object.fromEntries(outputs) };
      writeCache(manifestFile, next);
      await replace(outDir, folder);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
  return store;
}

/** Restores `outDir` if a build was stopped between the two renames that replace it. */
export function recover(outDir: string): void {
  if (!existsSync(outDir)) ignoreRaces(() => renameSync(cachePath(outDir, 'old'), outDir));
}

/** Writes a new file and the folders above it, and returns its stamp. */
export function writeNew(folder: string, path: string, content: string | Uint8Array): Stamp {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
  return stampOf(file) as Stamp;
}

/** Links a file of one folder into another, and returns its stamp. */
function linkFile(from: string, to: string, path: string): Stamp {
  const file = join(to, path);
  mkdirSync(dirname(file), { recursive: true });
  try {
    linkSync(join(from, path), file);
  } catch {
    // Some file systems have no hard links.
    copyFileSync(join(from, path), file);
  }
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

const cachePath = (outDir: string, ending: string) => join(dirname(outDir), '.cache', `${basename(outDir)}.${ending}`);

/** Replaces `outDir` by `next`. Between the two renames there is no `outDir`: see `recover`. A mounted disk is filled instead. */
async function replace(outDir: string, next: string): Promise<void> {
  const old = cachePath(outDir, 'old');
  // Another build may publish at the same time; the later one wins.
  for (let retries = 20; ; retries--) {
    try {
      if (lstatSync(outDir, { throwIfNoEntry: false })) renameSync(outDir, old);
      renameSync(next, outDir);
      break;
    } catch (error) {
      if (isMounted(outDir, error)) return fill(outDir, next);
      if (existsSync(outDir)) rmSync(old, { recursive: true, force: true });
      else recover(outDir);
      if (retries === 0) throw error;
      await wait(50);
    }
  }
  rmSync(old, { recursive: true, force: true });
}

/** Whether `outDir` cannot be replaced, as it is a mounted disk or on another one. */
const isMounted = (outDir: string, error: unknown) =>
  existsSync(outDir) && ['EBUSY', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Fills `outDir` with the files of `next`, each whole, and then removes others. Pages come after what they load. */
function fill(outDir: string, next: string): void {
  const pathsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const isPage = (path: string) => /\.(html|json)$/.test(path);
  const paths = pathsIn(next).sort((a, b) => Number(isPage(a)) - Number(isPage(b)));
  const folders = new Set(paths.flatMap((path) => path.split(sep).map((_, at, parts) => parts.slice(0, at).join(sep))));
  for (const path of pathsIn(outDir)) if (folders.has(path)) rmSync(join(outDir, path));
  for (const path of paths) {
    const file = join(outDir, path);
    const whole = `${file}.${process.pid}`;
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true });
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(next, path), whole);
    renameSync(whole, file);
  }
  const kept = new Set(paths);
  for (const path of pathsIn(outDir)) if (!kept.has(path)) rmSync(join(outDir, path), { force: true });
}

/** Cleans up after builds that were stopped. */
function cleanUp(outDir: string): void {
  recover(outDir);
  rmSync(cachePath(outDir, 'old'), { recursive: true, force: true });
  const cache = dirname(cachePath(outDir, 'old'));
  const prefix = `${basename(outDir)}.next.`;
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const pid = name.startsWith(prefix) && Number(name.slice(prefix.length));
    if (pid && (pid === process.pid || !isAlive(pid))) rmSync(join(cache, name), { recursive: true, force: true });
  }
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
