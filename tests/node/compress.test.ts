import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { best, brotli, compressedForms, fast, gzipOf, shareText } from '../../src/node/compress.ts';

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

it('gzips any parts, some of them compressed once for many texts, to what any reader reads', () => {
  const part = fc.tuple(fc.string({ maxLength: 60_000, unit: 'binary', size: 'max' }), fc.boolean());
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), fc.nat(9), (parts, gzip) => {
      const whole = Buffer.from(parts.map(([words]) => words).join(''));
      // The last one ends the stream.
      const made = [...parts, ['', false] as const].map(([words, shared]) =>
        shared ? shareText(words) : Buffer.from(words),
      );
      expect(gunzipSync(gzipOf(whole, made, { ...fast, gzip })).equals(whole)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('lets what comes behind a shared part refer to it, so that little is lost', () => {
  const shared = shareText(Array.from({ length: 4000 }, (_, at) => `${at * 7919} `).join(''));
  const again = shared.bytes.subarray(-3000);
  const whole = gzipOf(Buffer.concat([shared.bytes, again]), [shared, again], fast);
  expect(whole.length).toBeLessThan(shared.blocks.length + 200);
});
