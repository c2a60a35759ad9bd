import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// Beside `dist/` stands `.cache/`, and in it, for a `dist/` of any name:
//   dist.json      what the published site was made from
//   dist.before/   the site before it, as dist/ and files.json: the next one is made of it
//   dist.build-7/  the same while process 7 works on it; between two renames also old/, which is the published site

const cacheOf = (outDir: string) => join(dirname(outDir), '.cache');
const homeOf = (outDir: string, pid: number) => join(cacheOf(outDir), `${basename(outDir)}.build-${pid}`);
const beforeOf = (outDir: string) => join(cacheOf(outDir), `${basename(outDir)}.before`);

/** The file that says what a published site was made from. */
export const manifestOf = (outDir: string): string => join(cacheOf(outDir), `${basename(outDir)}.json`);

/** Clears up after builds that were stopped, and gives the folder in which this process prepares the next site, in its `dist/`. */
export function claimStage(outDir: string): string {
  recover(outDir);
  const home = homeOf(outDir, process.pid);
  mkdirSync(cacheOf(outDir), { recursive: true });
  // Of two builds at once one begins with nothing.
  attempt(() => renameSync(beforeOf(outDir), home));
  mkdirSync(join(home, 'dist'), { recursive: true });
  return home;
}

/** Gives back what was claimed: the site before the published one, or, after a failure, what there is of the next one. */
export function releaseStage(outDir: string): void {
  release(outDir, homeOf(outDir, process.pid));
}

/**
 * Puts the prepared site in the place of `outDir`: two renames, so that it is at every moment the old one or the new one, or,
 * for the moment between them, neither; `recover` mends it if the process ends just there.
 */
export async function publish(outDir: string): Promise<void> {
  const home = homeOf(outDir, process.pid);
  const [next, old] = [join(home, 'dist'), join(home, 'old')];
  // Another build may be publishing at the same time: then the later one wins.
  for (let left = 20; ; left--) {
    try {
      if (existsSync(outDir)) renameSync(outDir, old);
      renameSync(next, outDir);
      break;
    } catch (error) {
      if (left === 0) throw error;
      rmSync(old, { recursive: true, force: true });
      await wait(50);
    }
  }
  attempt(() => renameSync(old, next));
  attempt(() => renameSync(manifestOf(outDir), join(home, 'files.json')));
  attempt(() => renameSync(join(home, 'next.json'), manifestOf(outDir)));
}

/** Releases what builds have left that were stopped half-way; if one was stopped between its two renames, brings `outDir` back. */
export function recover(outDir: string): void {
  const prefix = basename(homeOf(outDir, 0)).slice(0, -1);
  for (const name of existsSync(cacheOf(outDir)) ? readdirSync(cacheOf(outDir)) : []) {
    const pid = Number(name.startsWith(prefix) && name.slice(prefix.length));
    if (!pid || isAlive(pid)) continue;
    const home = homeOf(outDir, pid);
    if (!existsSync(outDir)) attempt(() => renameSync(join(home, 'old'), outDir));
    release(outDir, home);
  }
}

function release(outDir: string, home: string): void {
  rmSync(join(home, 'old'), { recursive: true, force: true });
  if (existsSync(join(home, 'dist'))) attempt(() => renameSync(home, beforeOf(outDir)));
  rmSync(home, { recursive: true, force: true });
}

/** Does what another build may have done already, or made impossible. */
function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (!['ENOENT', 'EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
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
