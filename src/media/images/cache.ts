import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { markUsed, removeUnused, writeWhole } from '../../project/cache-file.ts';
import { cacheFolder } from '../../project/cache-folder.ts';

// `pictures` in the builder's cache has decoded facts and resized pictures for all sites that are built here. A file's name has a hash of what it was
// made from and one of its content.

const hashOf = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 12);
};

/** A hash of the code in this folder and of its libraries. Changes elsewhere do not invalidate pictures. */
export const pictureCode: string = hashOf(
  // Its package.json pins the version of each native library.
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('sharp')), '../package.json')),
  ...readdirSync(import.meta.dirname)
    .sort()
    .map((name) => readFileSync(join(import.meta.dirname, name))),
);

let fileOf: Map<string, string> | undefined;

/** Returns the path of the cached file for a key. `make` gives its content if it is missing or damaged. */
export async function cachedFile(key: string, make: () => Promise<Buffer>): Promise<string> {
  const name = `${pictureCode}-${key}`;
  const folder = cacheFolder('pictures');
  fileOf ??= new Map(readdirSync(folder).map((file) => [file.slice(0, file.lastIndexOf('.')), file]));
  const cached = fileOf.get(name);
  const content = cached && (await readFile(join(folder, cached)).catch(() => undefined));
  if (content && cached === `${name}.${hashOf(content)}`) {
    await markUsed(join(folder, cached));
    return join(folder, cached);
  }
  const made = await make();
  const file = `${name}.${hashOf(made)}`;
  writeWhole(join(folder, file), made);
  fileOf.set(name, file);
  return join(folder, file);
}

/** Removes the pictures that no build of any site has used for 30 days. */
export const removeUnusedPictures = (): Promise<void> => removeUnused(cacheFolder('pictures'), 30);
