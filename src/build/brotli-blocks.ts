import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

// Brotli (RFC 7932) in blocks that are made apart and put together: each begins and ends at a byte, and refers to nothing before it, so that
// it may stand anywhere in a stream. What such a block must not do is to count from the start of the stream, as words of the format's
// own dictionary are told, nor to repeat distances of what came before.

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: lgwin, BROTLI_OPERATION_FLUSH: flush } = constants;
const windowBits = 18;

/** A stream's start: its window of 2^18 bytes, and an empty block that ends at a byte. */
const start = Buffer.from([0x63, 0x00]);
/** An empty last block. */
const end = Buffer.from([0x03]);

/** A stream of blocks. */
export const brotliStream = (blocks: Buffer[]): Buffer => Buffer.concat([start, ...blocks, end]);

/** Blocks of a text that one page has: the quick way of the library uses neither dictionary nor earlier distances. */
export function quickBlocks(bytes: Buffer): Buffer {
  if (bytes.length > largest)
    return Buffer.concat([quickBlocks(bytes.subarray(0, largest)), quickBlocks(bytes.subarray(largest))]);
  if (bytes.length === 0) return bytes;
  const params = { [quality]: 1, [lgwin]: windowBits };
  const stream = brotliCompressSync(bytes, { chunkSize: Math.max(64, bytes.length), params });
  // What gains nothing may be written as it is, from the next byte on, which moves when the start is cut off.
  return stream.length < bytes.length && isQuickSound() ? cutOut(stream) : plainBlock(bytes);
}

/** So much is one block. */
const largest = 65_536;

/** The text as it is: no last block, 16 bits of length, not compressed. */
function plainBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes]);
}

/** The block of a stream of one: without the four bits of its start and the two of its end, then up to a byte. */
function cutOut(stream: Buffer): Buffer {
  const last = stream.length - 1;
  // The end are the last bits that are set.
  const bits = 8 * last + (31 - Math.clz32(stream[last] as number)) - 1 - 4;
  // In words of four bytes this takes a fifth of the time.
  const words = new Uint32Array((stream.length >> 2) + 2);
  const block = Buffer.from(words.buffer, 0, stream.length);
  stream.copy(block);
  for (let at = 0; at < words.length - 1; at++)
    words[at] = ((words[at] as number) >>> 4) | ((words[at + 1] as number) << 28);
  const [byte, bit] = [bits >> 3, bits & 7];
  if (bit === 0) return block.subarray(0, byte);
  // An empty block of data that is for nobody ends at a byte: 0, 11, 0, 00.
  const kept = (block[byte] as number) & ((1 << bit) - 1);
  block.writeUIntLE(((6 << bit) | kept) & (byte + 1 < block.length ? 0xffff : 0xff), byte, block.length - byte);
  return block;
}

/**
 * Blocks of a text that many pages have, much smaller. They are cut from a stream that begins with something else, by which the library gives up
 * its dictionary, and forgets the distances that streams begin with.
 */
export async function sharedBlocks(bytes: Buffer): Promise<Buffer> {
  const stream = createBrotliCompress({ params: { [quality]: 6, [lgwin]: windowBits } });
  const made: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => made.push(chunk));
  const put = async (text: Buffer) => {
    stream.write(text);
    await new Promise<void>((resolve) => stream.flush(flush, resolve));
    return Buffer.concat(made.splice(0));
  };
  await put(primer(bytes.length));
  const blocks = await put(bytes);
  stream.destroy();
  return isSound(blocks, bytes) ? blocks : quickBlocks(bytes);
}

/** Signs that no text has, in which the library finds no words, and then four copies of such from so far before the text that it cannot hold them. */
function primer(length: number): Buffer {
  const copies = [3, 2, 1, 0].map((at) => noise.subarray(64 * at, 64 * at + 64));
  return Buffer.concat([noise, Buffer.alloc(length), ...copies]);
}

const noise = Buffer.concat(Array.from({ length: 64 }, (_, at) => createHash('sha256').update(`${at}`).digest())).map(
  (byte) => byte | 0x80,
);

/** Whether blocks are read as what they were made from, wherever they stand. */
function isSound(blocks: Buffer, bytes: Buffer): boolean {
  try {
    return brotliDecompressSync(brotliStream([blocks, plainBlock(sign), blocks])).equals(
      Buffer.concat([bytes, sign, bytes]),
    );
  } catch {
    return false;
  }
}
const sign = Buffer.from('.');

let quickIsSound: boolean | undefined;
/** Whether the library still does it so; asked once. */
function isQuickSound(): boolean {
  if (quickIsSound !== undefined) return quickIsSound;
  quickIsSound = true;
  const text = Buffer.from(
    Array.from({ length: 500 }, (_, at) => `the time ${at % 7} of that, which is ${at * 37}`).join(),
  );
  quickIsSound = isSound(quickBlocks(text), text);
  return quickIsSound;
}
