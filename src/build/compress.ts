import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { allAtWork } from '../site/all-at-work.ts';
import type { Stage } from './stage.ts';

const texts = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.vtt']);
/** In bytes: below this a host's own headers outweigh what compression saves. */
const smallest = 1024;
/** The files of a site of so many pages are compressed as well as can be; those of a larger one a tenth less, in a tenth of the time. */
const few = 250;

/** Writes `.br` and `.gz` files beside the text files of a stage, of a site of so many pages; those of files that have not changed are kept. Own ones of `public/` stay. */
export async function compressFiles(stage: Stage, pages: number): Promise<void> {
  const all = stage.files();
  const isOwn = (path: string) => all.has(`${path}.br`) || all.has(`${path}.gz`);
  const files = [...all].filter(([path]) => texts.has(extname(path)) && !isOwn(path));
  const quality = pages > few ? 9 : constants.BROTLI_MAX_QUALITY;
  await allAtWork(files, async ([path, stamp]) => {
    const [name, source] = [`compressed ${path}`, `${stamp} ${quality}`];
    if (stage.keepIfSame(name, source)) return;
    const bytes = await readFile(join(stage.folder, path));
    const isSmall = bytes.length < smallest;
    stage.put(
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
