import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkFile } from '../../src/validate/assets/check-file.ts';
import { hugeWebp, uses } from '../photo.ts';

const folder = mkdtempSync(join(tmpdir(), 'limits-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a check says of a file of this name and content. */
async function check(name: string, content: string | Buffer) {
  const file = join(folder, name);
  writeFileSync(file, content);
  const { diagnostics, size } = await checkFile(`/images/${name}`, [], file);
  return diagnostics.map(({ message, hint }) => `${message} ${hint}`)[0] ?? size;
}

const drawing = (inside: string, attributes = 'viewBox="0 0 8 4"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

/** A PNG of one pixel that says it is of another size. */
async function sizedPng(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A GIF of one pixel that says it is of another size. */
async function sizedGif(width: number, height: number): Promise<Buffer> {
  const gif = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  // The screen, and the frame on it.
  for (const at of [6, gif.indexOf(',', 13, 'latin1') + 5]) {
    gif.writeUInt16LE(width, at);
    gif.writeUInt16LE(height, at + 2);
  }
  return gif;
}

test.each([
  [
    'huge.png',
    () => sizedPng(11_000, 11_000),
    'has 11,000 × 11,000 pixels. Scale it down: it may have at most 100,000,000 pixels.',
  ],
  [
    'huge.gif',
    () => sizedGif(11_000, 11_000),
    'has 11,000 × 11,000 pixels. Scale it down: it may have at most 100,000,000 pixels.',
  ],
  [
    'huge.webp',
    hugeWebp,
    'has 12,000 × 12,000 pixels in 2 frames. Scale it down or shorten it: it may have at most 100,000,000 pixels in all frames.',
  ],
])('a picture that says it is larger than the limit is not decoded: %s', async (name, content, told) => {
  const before = process.resourceUsage().maxRSS;
  expect(await check(name, await content())).toBe(`The picture "/images/${name}" ${told}`);
  // In kilobytes: less than the pixels would take.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000);
});

test('a drawing may use its parts again, but not billions of times', async () => {
  expect(await check('few.svg', drawing(uses(10)))).toEqual({ width: 8, height: 4 });
  expect(await check('loop.svg', drawing('<g id="a"><use href="#a"/></g>'))).toEqual({ width: 8, height: 4 });
  const told =
    'The drawing "/images/uses.svg" draws billions of elements; at most 500,000 are allowed. Export it again as a plain drawing, or as PNG.';
  expect(await check('uses.svg', drawing(uses(30)))).toBe(told);
  expect(
    await check('patterns.svg', drawing(uses(30).replaceAll(/<use href="(.+?)"\/>/g, '<path fill="url($1)"/>'))),
  ).toMatch(/draws billions of elements/);
  const entities = Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join('');
  expect(await check('entities.svg', `<!DOCTYPE svg [<!ENTITY e0 "x">${entities}]>${drawing('&e30;')}`)).toMatch(
    /has entities that hold others/,
  );
});

test('the namespace of a drawing may be an entity, as drawing programs write it', async () => {
  const text = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_xlink 'http://www.w3.org/1999/xlink'>
]>
<svg xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" width="12" height="7"><path d="M0 0h9"/></svg>`;
  expect(await check('entity.svg', text)).toEqual({ width: 12, height: 7 });
});

test('a drawing in another encoding is to be saved as UTF-8', async () => {
  const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${drawing('<title>\u00fc</title>')}`;
  expect(await check('latin.svg', Buffer.from(text, 'latin1'))).toBe(
    'The drawing "/images/latin.svg" is not saved as UTF-8, so browsers show nothing. Save it as UTF-8.',
  );
  expect(await check('utf8.svg', drawing('<title>\u00fc</title>'))).toEqual({ width: 8, height: 4 });
});
