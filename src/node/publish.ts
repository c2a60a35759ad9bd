import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exists } from './exists.ts';

const prefix = 'build-';
const cacheOf = (outDir: string) => join(dirname(outDir), '.cache');

/** The folder in which this process prepares a new `outDir`. */
export const stageOf = (outDir: string): string => join(cacheOf(outDir), `${prefix}${process.pid}`);

/**
 * Puts a finished folder in the place of `outDir`: two renames, so that it is at every moment the old one or the new one, or,
 * for the moment between them, neither; `recover` mends it if the process ends just there.
 */
export async function publish(staged: string, outDir: string): Promise<void> {
  const old = join(stageOf(outDir), 'old');
  // Another build may be publishing at the same time: then the later one wins.
  for (let left = 20; ; left--) {
    try {
      if (await exists(outDir)) await rename(outDir, old);
      await rename(staged, outDir);
      return;
    } catch (error) {
      if (left === 0) throw error;
      await rm(old, { recursive: true, force: true });
      await wait(50);
    }
  }
}

/** Removes what builds have left that were stopped half-way; if one was stopped between its two renames, brings `outDir` back. */
export async function recover(outDir: string): Promise<void> {
  const cache = cacheOf(outDir);
  for (const name of await readdir(cache).catch(() => [])) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length));
    if (!pid || isAlive(pid)) continue;
    const old = join(cache, name, 'old');
    if (!(await exists(outDir)) && (await exists(old))) await rename(old, outDir);
    await rm(join(cache, name), { recursive: true, force: true });
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
