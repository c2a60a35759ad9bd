import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { exists } from '../../site/exists.ts';
import { forgetUnused } from '../forget-unused.ts';

/**
 * Stands for how pictures are read and written: this folder's code and the libraries beneath. The rest of the program
 * may change without a picture being made anew.
 */
export const workshop: string = hash(
  // It names the one version of each library that goes with it.
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('sharp')), '../package.json')),
  ...readdirSync(import.meta.dirname)
    .sort()
    .map((name) => readFileSync(join(import.meta.dirname, name))),
);

const folder = resolve(import.meta.dirname, '../../../.cache/pictures');
const used = new Set<string>();
const making = new Map<string, Promise<string>>();

/** Gives the file that is kept under a name, made by `make` if there is none yet; it appears whole. */
export function keep(name: string, make: () => Promise<Buffer>): Promise<string> {
  const known = making.get(name) ?? find(`${workshop}-${name}`, make);
  making.set(name, known);
  // What has failed may be tried again; what is there is found again.
  known.finally(() => making.delete(name)).catch(() => {});
  return known;
}

async function find(name: string, make: () => Promise<Buffer>): Promise<string> {
  used.add(name);
  const file = join(folder, name);
  if (await exists(file)) return file;
  const content = await make();
  await mkdir(folder, { recursive: true });
  const whole = `${file}.${process.pid}`;
  await writeFile(whole, content);
  await rename(whole, file);
  return file;
}

/** Forgets the pictures that this process has not asked for. */
export async function forgetPictures(): Promise<void> {
  if (await exists(folder)) await forgetUnused(folder, used);
}

function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 12);
}
