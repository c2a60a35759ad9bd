import { mkdir, rmdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The maximum age of a lock, in milliseconds. An older one belongs to a server that was killed. */
const oldest = 5000;

/** Runs a task while no other server of the site holds the lock. The lock is a folder. */
export async function withLock<T>(lock: string, task: () => Promise<T>): Promise<T> {
  while (!(await take(lock))) await setTimeout(2);
  try {
    return await task();
  } finally {
    await rmdir(lock).catch(() => {});
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(dirname(lock), { recursive: true });
    await mkdir(lock);
    return true;
  } catch (error) {
    // If this server cannot create the folder, no other server can.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return true;
    const made = await stat(lock).catch(() => undefined);
    if (made && Date.now() - made.mtimeMs > oldest) await rmdir(lock).catch(() => {});
    return false;
  }
}
