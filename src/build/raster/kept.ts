import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { writeWhole } from '../../site/cache-file.ts';

// What pictures cost much work to give is kept in `.cache/pictures`, in files named after what they are made from and their content,
// for all sites that are built here.

const sumOf = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 12);
};

/**
 * A hash of how pictures are read and written: of this folder's code and the libraries beneath. The rest of the program
 * may change without a picture being made again.
 */
export const pictureCode: string = sumOf(
  // It names the one version of each library that goes with it.
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('sharp')), '../package.json')),
  ...readdirSync(import.meta.dirname)
    .sort()
    .map((name) => readFileSync(join(import.meta.dirname, name))),
);

const folder = resolve(import.meta.dirname, '../../../.cache/pictures');
const listFolder = () => (existsSync(folder) ? readdirSync(folder) : []);
let listed: Map<string, string> | undefined;

/** Gives the file that is kept under a name, made by `make` if there is none yet, or if it is damaged. */
export async function keep(what: string, make: () => Promise<Buffer>): Promise<string> {
  const name = `${pictureCode}-${what}`;
  listed ??= new Map(listFolder().map((file) => [file.slice(0, file.lastIndexOf('.')), file]));
  const known = listed.get(name);
  const content = known && (await readFile(join(folder, known)).catch(() => undefined));
  if (content && known === `${name}.${sumOf(content)}`) {
    await markUsed(join(folder, known));
    return join(folder, known);
  }
  const made = await make();
  const file = `${name}.${sumOf(made)}`;
  writeWhole(join(folder, file), made);
  listed.set(name, file);
  return join(folder, file);
}

/** In milliseconds: when the time of a file that is used is renewed, and when a file that no build has used is removed. */
const [aDay, aMonth] = [24 * 60 * 60 * 1000, 30 * 24 * 60 * 60 * 1000];

/** The time of a file says when it was last used, to the day. */
async function markUsed(file: string): Promise<void> {
  const { mtimeMs } = await stat(file);
  const now = new Date();
  if (now.getTime() - mtimeMs > aDay) await utimes(file, now, now);
}

/** Removes the pictures that no build of any site has used for a month. */
export async function forgetPictures(): Promise<void> {
  for (const name of listFolder()) {
    const used = (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - used > aMonth) await rm(join(folder, name), { recursive: true, force: true });
  }
}
