import { lstat, mkdir, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { displayName } from '../../project/display-name.ts';

/** The maximum age of a lock, in milliseconds. An older one belongs to a server that was killed. */
const oldest = 5000;

/** Runs a task while no other server of the site holds the lock, which is an empty folder. Throws if something else is in its place. */
export async function withLock<T>(lock: string, task: () => Promise<T>): Promise<T> {
  await take(lock);
  try {
    return await task();
  } finally {
    await rmdir(lock).catch(() => {});
  }
}

async function take(lock: string): Promise<void> {
  // Of a lock from the future, only the time that this server has waited for it tells its age.
  let [seen, since] = ['', 0];
  await mkdir(dirname(lock), { recursive: true }).catch(() => {});
  for (;;) {
    try {
      await mkdir(lock);
      return;
    } catch (error) {
      // If this server cannot create the folder, no other server can.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return;
    }
    const found = await lstat(lock).catch(() => undefined);
    if (found) {
      if (!found.isDirectory()) throw inTheWay(lock);
      const now = `${found.ino} ${found.mtimeMs}`;
      if (now !== seen) [seen, since] = [now, performance.now()];
      if (Math.max(Date.now() - found.mtimeMs, performance.now() - since) > oldest)
        await rmdir(lock).catch(({ code }: NodeJS.ErrnoException) => {
          if (code !== 'ENOENT') throw inTheWay(lock);
        });
    }
    await setTimeout(2);
  }
}

const inTheWay = (lock: string) =>
  new Error(`${displayName(lock)} cannot be used as a lock, as something is there already. Remove it, and save again.`);
