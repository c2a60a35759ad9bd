import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatIssues } from '../../src/diagnostics/format.ts';
import { expandSite } from '../../src/pages/expand.ts';
import { makePictures } from '../../src/pages/make-pictures.ts';
import { resolveSite } from '../../src/pages/resolve.ts';
import { checkSite } from '../../src/validate/load-site.ts';
import { brokenConfig } from '../config/minimal-config.ts';
import { drawPhoto } from '../photo.ts';
import { registry } from '../registry.ts';

// What the build makes of pictures of every kind: real files, written by sharp and read again.

let folder = '';
const inFolder = (path: string) => join(folder, path);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raster-'));
  await mkdir(inFolder('public/images'), { recursive: true });
  for (const name of ['logo', 'cto'])
    await writeFile(
      inFolder(`public/images/${name}.svg`),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    );
});
afterEach(() => rm(folder, { recursive: true }));

/** Loads a site whose first picture is a file of this name and content. */
async function load(name: string, content: Buffer) {
  await writeFile(inFolder(`public/images/${name}`), content);
  const text = brokenConfig((c) => (c.routes[0].sections[0].picture = { src: `/images/${name}`, alt: 'A picture' }));
  return checkSite(registry, text, 'site.config.json', inFolder('public'));
}

/** What the page then has as its picture, and what the files are that it names. */
async function show(name: string, content: Buffer) {
  const loaded = await load(name, content);
  if (!loaded.ok) throw new Error(formatIssues(loaded.issues));
  const made = await makePictures({ registry, ...loaded }, ['/']);
  const { picture } = resolveSite(registry, expandSite(registry, loaded.site), made.images).page('/')
    .sections[0] as unknown as {
    picture: Shown;
  };
  const files: Record<string, Metadata> = {};
  for (const [src, file] of [...made.files].sort(([one], [other]) => (one < other ? -1 : 1)))
    files[basename(src).replace(/^[\da-f]{12}-/, '')] = await sharp(file).metadata();
  return { picture: plain(picture), files, kept: made.files, raw: picture };
}

interface Shown {
  src: string;
  width: number;
  height: number;
  avif?: string;
  webp?: string;
  color?: string;
}

/** The same without the hashes. */
const plain = (picture: Shown): Shown =>
  JSON.parse(JSON.stringify(picture).replace(/\/assets\/pictures\/[\da-f]{12}-/g, '…/'));

test('a photograph is offered as AVIF and WebP, in the widths of its place and no wider than it is', async () => {
  const { picture, files } = await show('photo.jpg', await drawPhoto(1300, 900).jpeg({ quality: 90 }).toBuffer());
  expect(picture).toMatchInlineSnapshot(`
    {
      "alt": "A picture",
      "avif": "…/720.avif 720w, …/1080.avif 1080w, …/1300.avif 1300w",
      "color": "#daccba",
      "height": 900,
      "src": "/images/photo.jpg",
      "webp": "…/720.webp 720w, …/1080.webp 1080w, …/1300.webp 1300w",
      "width": 1300,
    }
  `);
  const sizes = Object.entries(files).map(([name, { width, height }]) => `${name} ${width} ${height}`);
  expect(sizes).toEqual(
    ['1080', '1300', '720'].flatMap((width) => {
      const height = { '1080': 748, '1300': 900, '720': 498 }[width];
      return ['avif', 'webp'].map((format) => `${width}.${format} ${width} ${height}`);
    }),
  );
});

test('of a very large one a scaled copy stands for it where newer formats are not known', async () => {
  const { picture, files } = await show('large.jpg', await drawPhoto(4000, 3000).jpeg({ quality: 90 }).toBuffer());
  expect(picture.src).toBe('…/1440.jpg');
  expect([picture.width, picture.height]).toEqual([4000, 3000]);
  expect(picture.webp).toBe('…/720.webp 720w, …/1080.webp 1080w, …/1440.webp 1440w');
  expect([files['1440.jpg']?.format, files['1440.jpg']?.width]).toEqual(['jpeg', 1440]);
});

test('a transparent picture stays transparent, and has no color behind it', async () => {
  const round = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" cx="4.5" cy="4.5"/></svg>',
  );
  const cut = drawPhoto(900, 900).composite([
    { input: await sharp(round, { density: 7200 }).png().toBuffer(), blend: 'dest-in' },
  ]);
  const { picture, files } = await show('cut.png', await cut.png().toBuffer());
  expect(picture.color).toBeUndefined();
  expect(Object.keys(files)).toEqual(['720.avif', '720.webp', '900.avif', '900.webp']);
  for (const { hasAlpha } of Object.values(files)) expect(hasAlpha).toBe(true);
});

test('a picture that moves is shown as it is', async () => {
  const frames = await drawPhoto(300, 600).raw().toBuffer();
  const moving = sharp(frames, { raw: { width: 300, height: 600, channels: 3, pageHeight: 300 } });
  for (const format of ['gif', 'webp'] as const) {
    const { picture, files } = await show(`moving.${format}`, await moving.clone().toFormat(format).toBuffer());
    expect(picture).toMatchObject({ src: `/images/moving.${format}`, width: 300, height: 300 });
    expect([picture.avif, picture.webp, Object.keys(files)]).toEqual([undefined, undefined, []]);
  }
});

test('a picture that its camera held sideways is upright, with the sizes of then', async () => {
  const red = await drawPhoto(900, 600)
    .composite([{ input: { create: { width: 900, height: 60, channels: 3, background: '#f00' } }, top: 0, left: 0 }])
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { picture, files, kept, raw } = await show('turned.jpg', red);
  expect([picture.width, picture.height]).toEqual([600, 900]);
  expect(Object.keys(files)).toEqual(['600.avif', '600.webp']);
  for (const { width, height, orientation } of Object.values(files))
    expect([width, height, orientation ?? 1]).toEqual([600, 900, 1]);
  // What was above is at the right once it is turned.
  const file = kept.get(raw.webp?.split(' ')[0] ?? '');
  const [r = 0, g = 255] = await sharp(file).extract({ left: 580, top: 450, width: 1, height: 1 }).raw().toBuffer();
  expect(r).toBeGreaterThan(200);
  expect(g).toBeLessThan(60);
});

test('colors are those of screens in 8 bits each; those that sRGB cannot show stay', async () => {
  const photo = drawPhoto(800, 600);
  const print = await photo.clone().toColorspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 90 }).toBuffer();
  const { picture, files } = await show('print.jpg', print);
  expect([picture.src, Object.keys(files)]).toEqual(['…/800.jpg', ['800.avif', '800.jpg', '800.webp']]);
  for (const { space, channels } of Object.values(files)) expect([space, channels]).toEqual(['srgb', 3]);

  const deep = await show('deep.png', await photo.clone().toColorspace('rgb16').png().toBuffer());
  const depths = Object.values(deep.files).map(({ depth, bitsPerSample = 8 }) => [depth, bitsPerSample]);
  expect(depths).toEqual([
    ['uchar', 8],
    ['uchar', 8],
  ]);

  const wide = await show('wide.jpg', await photo.clone().withIccProfile('p3').jpeg({ quality: 90 }).toBuffer());
  expect(Object.keys(wide.files)).toEqual(['800.avif', '800.webp']);
  for (const { icc } of Object.values(wide.files)) expect(icc?.toString('latin1')).toContain('P\u00003');
  const usual = await show('usual.jpg', await photo.clone().withIccProfile('srgb').jpeg({ quality: 90 }).toBuffer());
  for (const { icc } of Object.values(usual.files)) expect(icc).toBeUndefined();
});

test('a tiny picture is shown as it is', async () => {
  for (const [width, height] of [
    [1, 1],
    [1, 40],
    [40, 40],
  ] as const) {
    const { picture, files } = await show('tiny.png', await drawPhoto(width, height).png().toBuffer());
    expect([picture, Object.keys(files)]).toEqual([{ src: '/images/tiny.png', alt: 'A picture', width, height }, []]);
  }
});

test('what comes out larger than the picture itself is left out', async () => {
  // One pixel in sixteen: a few kilobytes as PNG of two colors, and hard work for what is made for photographs.
  const dots = Buffer.alloc(1440 * 900).map((_, at) => ((at * 2654435761) % 4294967296 > 4026531840 ? 255 : 0));
  const png = await sharp(dots, { raw: { width: 1440, height: 900, channels: 1 } })
    .png({ palette: true, colors: 2 })
    .toBuffer();
  const { picture, files } = await show('dots.png', png);
  expect([picture, Object.keys(files)]).toEqual([
    { src: '/images/dots.png', alt: 'A picture', width: 1440, height: 900 },
    [],
  ]);
});

test('a picture that is small for its size already stands among the variants of its own format', async () => {
  const webp = await drawPhoto(1440, 900).webp({ quality: 60 }).toBuffer();
  const { picture, files } = await show('light.webp', webp);
  expect(picture.webp).toBe('…/720.webp 720w, …/1080.webp 1080w, /images/light.webp 1440w');
  expect(Object.keys(files)).not.toContain('1440.webp');
});

test('a picture that is unchanged is not made again, and one that has changed has other names', async () => {
  const one = await drawPhoto(800, 500).jpeg({ quality: 90 }).toBuffer();
  const first = await show('one.jpg', one);
  const file = first.kept.get(first.raw.webp?.split(' ')[0] ?? '') ?? '';
  const { ino } = await stat(file);
  const again = await show('one.jpg', Buffer.from(one));
  expect(again.raw).toEqual(first.raw);
  expect((await stat(file)).ino).toBe(ino);
  const other = await show('one.jpg', await drawPhoto(800, 501).jpeg({ quality: 90 }).toBuffer());
  expect(other.raw.webp).not.toBe(first.raw.webp);
});

test('only what is shown on the pages to be built is made', async () => {
  const loaded = await load('one.jpg', await drawPhoto(800, 500).jpeg({ quality: 90 }).toBuffer());
  if (!loaded.ok) throw new Error(formatIssues(loaded.issues));
  const made = await makePictures({ registry, ...loaded }, [loaded.site.routes[1]?.path ?? '']);
  expect([...made.files]).toEqual([]);
});

test('tells where a picture is named that is broken anywhere, or larger than can be', async () => {
  const photo = drawPhoto(1200, 900);
  const jpeg = await photo.clone().jpeg().toBuffer();
  const png = await photo.clone().png().toBuffer();
  const webp = await photo.clone().webp().toBuffer();
  const avif = await photo.clone().resize(300).avif().toBuffer();
  const short = (bytes: Buffer) => bytes.subarray(0, Math.round(bytes.length * 0.7));
  const huge = await photo.clone().resize(12_001, 10, { fit: 'fill' }).png().toBuffer();
  const broken: Record<string, Buffer> = {
    'short.jpg': short(jpeg),
    'short.png': short(png),
    'short.webp': short(webp),
    'short.avif': short(avif),
    'huge.png': huge,
  };
  let reported = '\n';
  for (const [name, bytes] of Object.entries(broken)) {
    const loaded = await load(name, bytes);
    const issues = loaded.ok ? [] : loaded.issues.filter(({ severity }) => severity === 'error');
    reported += formatIssues(issues.map(({ frame: _, ...issue }) => issue));
  }
  expect(reported).toMatchInlineSnapshot(`
    "
    site.config.json:222:20  routes[0].sections[0].picture.src (Hero, 1st on /)
      The picture "/images/short.jpg" cannot be read: it is damaged or incomplete. Export it again, or copy the file again.
    site.config.json:222:20  routes[0].sections[0].picture.src (Hero, 1st on /)
      The picture "/images/short.png" cannot be read: it is damaged or incomplete. Export it again, or copy the file again.
    site.config.json:222:20  routes[0].sections[0].picture.src (Hero, 1st on /)
      The picture "/images/short.webp" cannot be read: it is damaged or incomplete. Export it again, or copy the file again.
    site.config.json:222:20  routes[0].sections[0].picture.src (Hero, 1st on /)
      The picture "/images/short.avif" cannot be read: it is damaged or incomplete. Export it again, or copy the file again.
    site.config.json:222:20  routes[0].sections[0].picture.src (Hero, 1st on /)
      The picture "/images/huge.png" has 12,001 × 10 pixels. Scale it down: its longer side may have at most 12,000 pixels; 3,000 are enough.
    "
  `);
});
