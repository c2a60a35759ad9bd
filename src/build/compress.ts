import { extname } from 'node:path';
import { brotliCompressSync, constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { joined, type Markup, type Shared } from '../render/markup.ts';
import { oncePer } from '../render/once-per.ts';
import { brotliStream, quickBlocks, sharedBlocks } from './brotli-blocks.ts';

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
  return brotliCompressSync(bytes, { chunkSize, params });
}

/**
 * A text that is put together of pieces, with its compressed forms, by the endings of their names. With the fast effort pieces that
 * pages share, such as their rules, are compressed once for all of them, where they are of the site or long.
 */
export async function formsOf(file: string, markup: Markup, effort: Effort): Promise<[ending: string, form: Buffer][]> {
  const parts: (Buffer | SharedForms)[] = [];
  let between: (string | Shared)[] = [];
  const endRun = () => {
    if (between.length > 0) parts.push(bytesOf(between));
    between = [];
  };
  for (const piece of effort.brotli === fast.brotli ? markup : []) {
    if (typeof piece === 'string' || !isApart(piece)) {
      between.push(piece);
      continue;
    }
    endRun();
    parts.push(await formsOfShared(piece));
  }
  if (parts.length === 0) {
    const bytes = bytesOf(markup);
    return [['', bytes], ...compressedForms(file, bytes, effort)];
  }
  endRun();
  const bytes = Buffer.concat(parts.map((part) => ('bytes' in part ? part.bytes : part)));
  return [
    ['', bytes],
    ['.br', brotliStream(parts.map((part) => ('bytes' in part ? part.brotli : quickBlocks(part))))],
    ['.gz', gzipOf(bytes, parts, effort)],
  ];
}

/** A text in UTF-8, into which what pages share is written once. */
function bytesOf(markup: Markup): Buffer {
  return Buffer.concat(
    joined(markup).map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : bytesOfShared(piece))),
  );
}
const bytesOfShared = oncePer(({ text }: Shared) => Buffer.from(text));

/** Other short pieces are compressed sooner with what stands beside them, and better. */
const isApart = ({ text, ofSite }: Shared) => ofSite || text.length >= 16_384;

/** What pages share, in blocks that may stand anywhere in a stream. */
interface SharedForms {
  bytes: Buffer;
  brotli: Buffer;
  deflated: Buffer;
}

const formsOfShared = oncePer(async (piece: Shared): Promise<SharedForms> => {
  const bytes = bytesOfShared(piece);
  const deflated = deflateRawSync(bytes, { ...unfinished, level: best.gzip });
  return { bytes, brotli: await sharedBlocks(bytes), deflated };
});

/** What gzip makes of parts in a row. */
function gzipOf(text: Buffer, parts: (Buffer | SharedForms)[], { gzip: level }: Effort): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(text), 0);
  end.writeUInt32LE(text.length, 4);
  const blocks = parts.map((part) =>
    'bytes' in part ? part.deflated : deflateRawSync(part, { ...unfinished, level, chunkSize: part.length + 64 }),
  );
  return Buffer.concat([header, ...blocks, lastBlock, end]);
}

/** An empty block that ends a deflate stream. */
const lastBlock = Buffer.from([3, 0]);
/** Room for what most pages come to, so that it need not be put together of pieces. */
const chunkSize = 64 * 1024;
/** Blocks that others may follow. */
const unfinished = { finishFlush: constants.Z_SYNC_FLUSH };
/** No name, no time, no operating system: equal texts give equal bytes everywhere. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
