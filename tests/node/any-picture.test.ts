import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureLimits } from '../../src/media/limits.ts';
import { checkFile } from '../../src/validate/assets/check-file.ts';
import { runs } from '../properties.ts';

// Files that are nearly pictures: what is said of them is a sentence, or a size within the limits.

const folder = mkdtempSync(join(tmpdir(), 'any-picture-'));
const files: Record<string, Buffer> = {};

beforeAll(async () => {
  const picture = () =>
    sharp({ create: { width: 6, height: 4, channels: 4, background: 'red' } }).withMetadata({ orientation: 6 });
  const write: Record<string, (picture: Sharp) => Sharp> = {
    jpg: (one) => one.jpeg(),
    png: (one) => one.png(),
    webp: (one) => one.webp(),
    gif: (one) => one.gif(),
    avif: (one) => one.avif({ effort: 0 }),
  };
  for (const [ending, as] of Object.entries(write)) files[ending] = await as(picture()).toBuffer();
  files.svg = Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" width="8" height="4" viewBox="0 0 8 4"><g id="a"><path d="M0 0h8" fill="url(#b)"/></g><use href="#a"/></svg>',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  out: fc.constantFrom(0, 0, 1, 2, 4, 8, 1000),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc
      .constantFrom(
        '\xff\xff\xff\xff',
        '\x00\x00\x00\x00',
        '\x7f\xff',
        '<use href="#a"/>',
        '&a;',
        '1e9',
        '%',
        '<',
        '>',
        '"',
      )
      .map((text) => Buffer.from(text, 'latin1')),
  ),
});

test('whatever bytes a picture has, its check ends with a sentence or with a size within the limits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('jpg', 'png', 'webp', 'gif', 'avif', 'svg'),
      fc.constantFrom('jpg', 'png', 'webp', 'gif', 'avif', 'svg'),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async (kind, ending, changes) => {
        let bytes = files[kind] as Buffer;
        for (const { at, out, put } of changes) {
          const start = Math.floor(at * bytes.length);
          bytes = Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(start + out)]);
        }
        // Most have the ending of what they are.
        const name = `a.${bytes.length % 5 ? kind : ending}`;
        writeFileSync(join(folder, name), bytes);
        const { diagnostics, size } = await checkFile(`/images/${name}`, [], join(folder, name));
        for (const { message, hint } of diagnostics)
          expect(`${message} ${hint}`).toMatch(/^[ -~“”’×→…\u00a0-\uffff]+[.?!]$/);
        if (diagnostics.length > 0) return;
        expect(size?.width).toBeGreaterThan(0);
        expect(size?.height).toBeGreaterThan(0);
        if (kind !== 'svg')
          expect(Number(size?.width) * Number(size?.height)).toBeLessThanOrEqual(pictureLimits.pixels);
      },
    ),
    runs(8000),
  );
});
