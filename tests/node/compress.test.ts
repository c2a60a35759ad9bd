import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { best, brotli, compressedForms, fast, gzipAround, shareText } from '../../src/node/compress.ts';

const text = 'Some words that come again and again. '.repeat(60);

it.each([best, fast])('compresses a text so that it comes out as it was, with %o', (effort) => {
  const forms = new Map(compressedForms('a/b.html', Buffer.from(text), effort));
  expect([...forms.keys()]).toEqual(['.br', '.gz']);
  expect(brotliDecompressSync(forms.get('.br') as Buffer).toString()).toBe(text);
  expect(gunzipSync(forms.get('.gz') as Buffer).toString()).toBe(text);
  expect(brotli(Buffer.from(text), effort).length).toBeLessThan(200);
});

it('leaves alone what is no text, or too small to gain', () => {
  expect(compressedForms('a.png', Buffer.from(text), best)).toEqual([]);
  expect(compressedForms('a.html', Buffer.from('short'), best)).toEqual([]);
});

it('gzips any three parts, the middle one compressed once, to what any reader reads', () => {
  const part = fc.string({ maxLength: 60_000, unit: 'binary', size: 'max' });
  fc.assert(
    fc.property(part, part, part, fc.nat(9), (one, two, three, gzip) => {
      const [before, after] = [Buffer.from(one), Buffer.from(three)];
      const whole = gzipAround(before, shareText(two), after, { ...fast, gzip });
      expect(gunzipSync(whole).equals(Buffer.concat([before, Buffer.from(two), after]))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('lets the last part refer to the shared one, so that little is lost', () => {
  const shared = shareText(Array.from({ length: 4000 }, (_, at) => `${at * 7919} `).join(''));
  const again = shared.bytes.subarray(-3000);
  expect(gzipAround(Buffer.from('a'), shared, again, fast).length).toBeLessThan(shared.blocks.length + 200);
});
