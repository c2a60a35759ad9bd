import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Made } from './made.ts';

const textFiles = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.vtt']);
// Below this a host's own headers outweigh what compression saves.
const smallest = 1024;

/** The best that Brotli can do: slow, and right for what is made once. */
export const bestQuality = constants.BROTLI_MAX_QUALITY;

/** A text's compressed forms by the ending of their files' names; none for a text that is too small to gain. */
export async function compressedForms(bytes: Buffer, quality: number): Promise<[ending: string, form: Buffer][]> {
  if (bytes.length < smallest) return [];
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: quality };
  return Promise.all([
    promisify(brotliCompress)(bytes, { params }).then((form): [string, Buffer] => ['.br', form]),
    promisify(gzip)(bytes, { level: 9 }).then((form): [string, Buffer] => ['.gz', form]),
  ]);
}

/** Writes `.br` and `.gz` beside each text file of a folder that has none yet; what is known from before is not made again. */
export async function compressFolder(folder: string, made: Made): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const there = new Set(files);
  const bare = files.filter((file) => textFiles.has(extname(file)) && !there.has(`${file}.br`));
  for (const file of bare) {
    const bytes = await readFile(file);
    const [br, gz] = await Promise.all(
      ['br', 'gz'].map((ending, at) =>
        made.get(ending, bytes, async () => (await compressedForms(bytes, bestQuality))[at]?.[1] ?? Buffer.alloc(0)),
      ),
    );
    if (br?.length) await writeFile(`${file}.br`, br);
    if (gz?.length) await writeFile(`${file}.gz`, gz);
  }
}
