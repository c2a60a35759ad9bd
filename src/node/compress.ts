import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.vtt']);
// Below this a host's own headers outweigh what compression saves.
const smallest = 1024;

/** Writes `.br` and `.gz` beside each text file of a folder, as small as they get. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textFiles.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.length < smallest) return;
      const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
      await Promise.all([
        promisify(brotliCompress)(bytes, brotli).then((small) => writeFile(`${file}.br`, small)),
        promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ]);
    }),
  );
}
