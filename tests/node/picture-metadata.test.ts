import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import type { FileKind } from '../../src/media/file-kind.ts';
import { withoutMetadata } from '../../src/media/metadata/without-metadata.ts';
import { drawPhoto, placeIn, withPlace } from '../photo.ts';

const photo = withPlace(drawPhoto(96, 64));
const frames = sharp(Buffer.alloc(2 * 8 * 8 * 3, Buffer.from([200, 90, 20, 20, 90, 200])), {
  raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
});
const pictures: [name: string, kind: FileKind, picture: Sharp][] = [
  ['a JPEG', 'JPEG', photo.clone().jpeg()],
  ['a progressive JPEG', 'JPEG', photo.clone().jpeg({ progressive: true })],
  ['a JPEG in the colors of print', 'JPEG', withPlace(drawPhoto(96, 64).toColorspace('cmyk')).jpeg()],
  ['a PNG', 'PNG', photo.clone().png()],
  ['a PNG of 256 colors', 'PNG', photo.clone().png({ palette: true })],
  ['a WebP', 'WebP', photo.clone().webp()],
  ['a WebP with transparency', 'WebP', photo.clone().ensureAlpha(0.5).webp()],
  ['an animated WebP', 'WebP', withPlace(frames.clone()).webp({ loop: 0, delay: [90, 90] })],
  ['an AVIF', 'AVIF', photo.clone().avif({ effort: 0 })],
];

/** What is seen of a picture, before it is turned. */
async function seen(bytes: Buffer) {
  const { data, info } = await sharp(bytes, { failOn: 'warning', pages: -1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { orientation, icc, pages, delay, density, chromaSubsampling } = await sharp(bytes).metadata();
  return { data, info, orientation, icc, pages, delay, density, chromaSubsampling };
}

const clean = (kind: FileKind, bytes: Buffer): Buffer => withoutMetadata(kind, bytes) as Buffer;

it.each(pictures)('of %s nothing is left of where it was taken, and it looks the same', async (_, kind, picture) => {
  const bytes = await picture.toBuffer();
  expect(await placeIn(bytes)).toHaveLength(3);
  const before = await seen(bytes);
  if (kind !== 'AVIF') expect(before.orientation).toBe(6);
  expect(before.icc?.length).toBeGreaterThan(100);
  const cleaned = clean(kind, bytes);
  expect(await placeIn(cleaned)).toEqual([]);
  expect(await seen(cleaned)).toEqual(before);
  expect(clean(kind, cleaned).equals(cleaned)).toBe(true);
});

it('a picture without metadata stays as it is, byte for byte', async () => {
  for (const [, kind, picture] of pictures) {
    const bytes = await sharp(await picture.toBuffer(), { pages: -1 }).toBuffer();
    expect(clean(kind, bytes).equals(bytes), kind).toBe(true);
  }
});

const segment = (code: number, text: string) => {
  const content = Buffer.from(text, 'latin1');
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

it('whatever else a JPEG carries is left out: other segments, a second picture behind it, a film', async () => {
  const plain = await drawPhoto(96, 64).jpeg().toBuffer();
  const start = plain.subarray(0, 2);
  const secrets = [
    segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0GPSLatitude'),
    segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04GPSLatitude'),
    segment(0xeb, 'JP\0\0GPSLatitude'),
    segment(0xe2, 'MPF\0GPSLatitude'),
    segment(0xe1, 'Exif\0\0II*\0\xff\xff\xff\xffGPSLatitude'),
    segment(0xfe, 'GPSLatitude'),
  ];
  const second = await photo.clone().jpeg().toBuffer();
  const bytes = Buffer.concat([start, ...secrets, plain.subarray(2), second, Buffer.from('ftypmp42 GPSLatitude')]);
  expect(clean('JPEG', bytes).equals(plain)).toBe(true);
});

it('the orientation stays from EXIF of either byte order', async () => {
  const plain = await drawPhoto(96, 64).jpeg().toBuffer();
  const orders = {
    II: '*\0\x08\0\0\0\x02\0\x10\x01\x02\0\x04\0\0\0GPS\0\x12\x01\x03\0\x01\0\0\0\x08\0\0\0\0\0\0\0',
    MM: '\0*\0\0\0\x08\0\x02\x01\x10\0\x02\0\0\0\x04GPS\0\x01\x12\0\x03\0\0\0\x01\0\x08\0\0\0\0\0\0',
  };
  for (const [order, tiff] of Object.entries(orders)) {
    const exif = segment(0xe1, `Exif\0\0${order}${tiff}`);
    const cleaned = clean('JPEG', Buffer.concat([plain.subarray(0, 2), exif, plain.subarray(2)]));
    expect((await sharp(cleaned).metadata()).orientation, order).toBe(8);
    expect(cleaned.includes('GPS')).toBe(false);
  }
});

it('what a PNG or a GIF says in texts is left out, and what follows it', async () => {
  const png = await drawPhoto(96, 64).png().toBuffer();
  expect(clean('PNG', Buffer.concat([png, Buffer.from('GPSLatitude')])).equals(png)).toBe(true);
  const gif = await frames
    .clone()
    .gif({ loop: 0, delay: [90, 90] })
    .toBuffer();
  const texts = '!\xfe\x0bGPSLatitude\0!\xff\x0bXMP DataXMP\x0bGPSLatitude\0';
  const bytes = Buffer.concat([gif.subarray(0, -1), Buffer.from(`${texts};GPSLatitude`, 'latin1')]);
  expect(clean('GIF', bytes).equals(gif)).toBe(true);
});

it('of a film, the data about it are overwritten, and its pictures and sounds stay where they are', () => {
  const film = readFileSync('public/media/how-we-work.mp4');
  const media = film.indexOf('mdat');
  film.write('\xa9xyz\0\x12\0\0+46.9622+007.4333/', film.indexOf('udta') + 8, 'latin1');
  const cleaned = clean('MP4', film);
  expect(cleaned.length).toBe(film.length);
  expect(['udta', '+46.9622'].filter((text) => cleaned.includes(text))).toEqual([]);
  expect(cleaned.subarray(media).equals(film.subarray(media))).toBe(true);
});

it('a HEIC picture is cleaned as an AVIF is, whose boxes it has', async () => {
  const avif = await photo.clone().avif({ effort: 0 }).toBuffer();
  const heic = Buffer.from(avif.toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1');
  const cleaned = clean('HEIC', heic);
  expect(['Camera 5', 'GPSLatitude'].filter((text) => cleaned.includes(text))).toEqual([]);
  expect(cleaned.length).toBe(heic.length);
});

it('a damaged file is left alone or still a file, never an error', async () => {
  const files = await Promise.all(
    pictures.map(async ([, kind, picture]) => [kind, await picture.toBuffer()] as [FileKind, Buffer]),
  );
  files.push(['MP4', readFileSync('public/media/how-we-work.mp4').subarray(0, 3000)]);
  const bytes = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 8 });
  const cut = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...files), bytes, cut, ([kind, whole], changes, end) => {
      const damaged = Buffer.from(whole.subarray(0, 12 + end * whole.length));
      for (const [at, value] of changes) damaged[Math.floor(at * damaged.length)] = value;
      const cleaned = withoutMetadata(kind, damaged);
      expect(cleaned === undefined || cleaned.length <= damaged.length + 34).toBe(true);
    }),
    { numRuns: 3000 },
  );
  for (const [kind, whole] of files) expect(withoutMetadata(kind, whole.subarray(0, 40)), kind).toBeUndefined();
});
