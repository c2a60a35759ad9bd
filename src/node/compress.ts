import { extname } from 'node:path';
import { brotliCompressSync, constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';

const textFiles = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml', '.txt', '.webmanifest', '.vtt']);
// Below this a host's own headers outweigh what compression saves.
const smallest = 1024;

/** How hard to compress: the best for what is made once, or well and fast for what is made by the thousand. */
export interface Effort {
  brotli: number;
  gzip: number;
}

/** The best there is: slow. */
export const best: Effort = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** A tenth larger, in a hundredth of the time; gzip is for the few that know no Brotli. */
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
  return brotliCompressSync(bytes, { chunkSize, params });
}

/** A text within many others, compressed once for all of them. */
export interface SharedText {
  bytes: Buffer;
  /** Its deflate blocks: they refer to nothing before them, so they may stand anywhere in a stream. */
  blocks: Buffer;
}

/** Prepares a text that many others hold. */
export function shareText(text: string): SharedText {
  const bytes = Buffer.from(text);
  return { bytes, blocks: deflateRawSync(bytes, { ...unfinished, level: best.gzip }) };
}

/** What gzip makes of the parts of a text in a row: shared ones are compressed already, and others refer to them. */
export function gzipOf(text: Buffer, parts: (Buffer | SharedText)[], { gzip: level }: Effort): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(text), 0);
  end.writeUInt32LE(text.length, 4);
  let at = 0;
  const blocks = parts.map((part, index) => {
    const dictionary = text.subarray(Math.max(0, at - window), at);
    at += 'blocks' in part ? part.bytes.length : part.length;
    if ('blocks' in part) return part.blocks;
    const flush = index < parts.length - 1 ? unfinished : {};
    return deflateRawSync(part, { level, chunkSize, ...flush, ...(dictionary.length > 0 && { dictionary }) });
  });
  return Buffer.concat([header, ...blocks, end]);
}

/** Room for what most pages come to, so that it need not be put together of pieces. */
const chunkSize = 64 * 1024;
/** Blocks that others may follow. */
const unfinished = { finishFlush: constants.Z_SYNC_FLUSH };
/** How far back a deflate stream may refer, in bytes. */
const window = 32 * 1024;
/** No name, no time, no operating system: equal texts give equal bytes everywhere. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
