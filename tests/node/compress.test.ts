import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { best, brotli, compressedForms, fast, formsOf } from '../../src/build/compress.ts';
import { textOf } from '../../src/render/markup.ts';

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

it('compresses texts in any pieces, some of them shared by many texts, to what any reader reads', async () => {
  const words = fc.string({ maxLength: 60_000, unit: 'binary', size: 'max' });
  const piece = fc.oneof(
    words,
    words.map((text) => ({ text })),
    words.map((text) => ({ text, ofSite: true })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 5 }), async (pieces) => {
      const whole = Buffer.from(textOf(pieces));
      for (const twice of [1, 2]) {
        const forms = new Map(await formsOf(`${twice}.html`, pieces, fast));
        expect(forms.get('')?.equals(whole)).toBe(true);
        if (whole.length < 1024) continue;
        expect(brotliDecompressSync(forms.get('.br') as Buffer).equals(whole)).toBe(true);
        expect(gunzipSync(forms.get('.gz') as Buffer).equals(whole)).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});
