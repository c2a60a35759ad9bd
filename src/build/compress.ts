import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const textFiles = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.vtt']);
// Below this a host's own headers outweigh what compression saves.
const smallest = 1024;

/** How hard to compress: the best for what is made once, or well and fast for what is made by the thousand. */
export interface Effort {
  brotli: number;
  gzip: number;
}

/** The best there is: a tenth of a second for a page. */
export const best: Effort = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** A tenth larger, in a twentieth of the time. */
export const good: Effort = { brotli: 6, gzip: 6 };
/** A fifth larger again, in a seventh of that time; what pages share is compressed once, and better. */
export const fast: Effort = { brotli: 2, gzip: 1 };

/** The compressed forms of a file by the endings of their names; none of a file that is no text, or too small to gain. */
export function compressedForms(file: string, bytes: Buffer, effort: Effort): [ending: string, form: Buffer][] {
  if (!textFiles.has(extname(file)) || bytes.length < smallest) return [];
  return [
    ['.br', brotli(bytes, effort)],
    ['.gz', gzipSync(bytes, { level: effort.gzip })],
  ];
}

/** Brotli of some bytes. */
export function brotli(bytes: Buffer, effort: Effort): Buffer {
  const { BROTLI_PARAM_SIZE_HINT: hint, BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;
  // A window as wide as the text: a wider one would only take memory.
  const lgwin = Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 16))));
  const params = { [hint]: bytes.length, [quality]: effort.brotli, [window]: lgwin };
  return brotliCompressSync(bytes, { params });
}
