import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brotliStream, quickBlocks, sharedBlocks } from '../../src/build/brotli-blocks.ts';

// What is made of single texts must be read as these texts in a row, whatever they are and wherever they stand.

/** Words that the format has in its own dictionary, and markup that repeats what stands close to it. */
const words = ['the time of that ', 'information', ' website', '<p class="a">', 'aaaaaaaa', '0,7315', ' – “ü” '];
const text = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'binary' })), {
  maxLength: 4000,
  size: 'max',
});
const bytes = fc.oneof(
  { weight: 4, arbitrary: text.map((parts) => Buffer.from(parts.join(''))) },
  // No text: it may only be written as it is.
  fc.uint8Array({ maxLength: 3000, size: 'max' }).map((noise) => Buffer.from(noise)),
);

it('puts together what was compressed apart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(bytes, fc.boolean()), { maxLength: 5 }), async (parts) => {
      const blocks: Buffer[] = [];
      for (const [part, isShared] of parts) blocks.push(isShared ? await sharedBlocks(part) : quickBlocks(part));
      const whole = Buffer.concat(parts.map(([part]) => part));
      expect(brotliDecompressSync(brotliStream(blocks)).equals(whole)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('takes texts of any length', () => {
  const long = Buffer.from('Some words that come again. '.repeat(10_000));
  for (const length of [0, 1, 2, 3, 65_535, 65_536, 65_537, long.length]) {
    const part = long.subarray(0, length);
    const blocks = [quickBlocks(part), quickBlocks(part)];
    expect(brotliDecompressSync(brotliStream(blocks)).equals(Buffer.concat([part, part]))).toBe(true);
  }
});

it('makes what is shared a good deal smaller than what is made quickly', async () => {
  const page = Buffer.from(Array.from({ length: 3000 }, (_, at) => words[(at * at) % words.length] ?? '').join(''));
  const [shared, quick] = [await sharedBlocks(page), quickBlocks(page)];
  expect(shared.length).toBeLessThan(0.9 * quick.length);
  expect(quick.length).toBeLessThan(0.2 * page.length);
});
