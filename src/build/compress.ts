import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachParallel } from '../project/concurrency.ts';
import type { OutputStore } from './output-store.ts';

const texts = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.vtt']);
/** In bytes. Below this, compression saves less than the response headers take. */
const smallest = 1024;
/** Sites of up to this many pages are compressed at the best quality; larger ones a tenth worse, in a tenth of the time. */
const few = 250;

/**
 * Writes `.br` and `.gz` files beside the text files of a store. `pages` is the size of the site. Compressed files of `public/` stay, and
 * those of unchanged files are reused.
 */
export async function compressFiles(store: OutputStore, pages: number): Promise<void> {
  const all = store.files();
  const isCompressed = (path: string) => all.has(`${path}.br`) || all.has(`${path}.gz`);
  const files = [...all].filter(([path]) => texts.has(extname(path)) && !isCompressed(path));
  const quality = pages > few ? 9 : constants.BROTLI_MAX_QUALITY;
  await forEachParallel(files, async ([path, stamp]) => {
    const [name, source] = [`compressed ${path}`, `${stamp} ${quality}`];
    if (store.reuse(name, source)) return;
    const bytes = await readFile(join(store.folder, path));
    const isSmall = bytes.length < smallest;
    store.write(
      name,
      source,
      isSmall ? {} : { [`${path}.br`]: await brotli(bytes, quality), [`${path}.gz`]: await gz(bytes) },
    );
  });
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, Z_BEST_COMPRESSION } = constants;
const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const gz = (bytes: Buffer) => promisify(gzip)(bytes, { level: Z_BEST_COMPRESSION });
