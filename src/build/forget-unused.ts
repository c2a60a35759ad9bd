import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Younger entries may be what another build has just made, or is making. */
const youngest = 60 * 60 * 1000;

/** Removes from a cache's folder what is not in use, and has not been made in the last hour. */
export async function forgetUnused(folder: string, used: Set<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (used.has(name)) continue;
    const entry = join(folder, name);
    const made = (await stat(entry).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - made > youngest) await rm(entry, { recursive: true, force: true });
  }
}
