import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetUnused } from './forget-unused.ts';

/** What was made from an input, kept on disk, so that an equal input gives it again without making it. */
export interface Made {
  /** Gives what `make` makes of an input; `kind` tells one way of making from another. */
  get(kind: string, input: string | Buffer, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Forgets what was not asked for since the cache was opened. */
  forgetUnused(): Promise<void>;
}

/** Opens the cache of a folder. It may be deleted at any time, and shared by builds that run at once: files appear in it whole. */
export async function openMade(folder: string): Promise<Made> {
  await mkdir(folder, { recursive: true });
  const used = new Set<string>();
  return {
    async get(kind, input, make) {
      const name = `${kind}-${createHash('sha256').update(input).digest('hex')}`;
      used.add(name);
      const file = join(folder, name);
      const known = await readFile(file).catch(() => undefined);
      if (known) return known;
      const made = await make();
      const whole = `${file}.${process.pid}`;
      await writeFile(whole, made);
      await rename(whole, file);
      return made;
    },
    forgetUnused: () => forgetUnused(folder, used),
  };
}
