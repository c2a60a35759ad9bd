import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sitePictures } from '../../src/studio/server/pictures.ts';
import { heic, hugeWebp, uses } from '../photo.ts';
import { siteFolder } from './served-studio.ts';

// Pictures that are given to Studio, on the disk.

function open(name: string) {
  const { folder } = siteFolder(name);
  const publicDir = join(folder, 'public');
  const pictures = sitePictures(publicDir, join(folder, '.cache/studio'));
  const upload = (name: string, bytes: Buffer | string) =>
    pictures.upload({ name, data: Buffer.from(bytes).toString('base64') });
  return { folder, publicDir, ...pictures, upload, inImages: () => readdirSync(join(publicDir, 'images')).sort() };
}

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">${inside}</svg>`;

let png: Buffer;
/** Red above, blue below, 40 × 20; told to be turned by a quarter when it is shown. */
let turned: Buffer;

beforeAll(async () => {
  const half = (background: string) =>
    sharp({ create: { width: 40, height: 10, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, blue] = await Promise.all([half('red'), half('blue')]);
  const both = sharp({ create: { width: 40, height: 20, channels: 3, background: 'white' } }).composite([
    { input: red, left: 0, top: 0 },
    { input: blue, left: 0, top: 10 },
  ]);
  png = await both.png().toBuffer();
  turned = await sharp(png).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
});

describe('a new picture', () => {
  it('is told by its content, and named by the server', async () => {
    const { upload, publicDir } = open('upload');
    expect(await upload('My Holiday (1).jpeg', png)).toEqual({
      ok: true,
      file: '/images/my-holiday-1.png',
    });
    expect(readFileSync(join(publicDir, 'images/my-holiday-1.png'))).toEqual(png);
  });

  it('takes the place of no other, and is kept once', async () => {
    const { upload, inImages } = open('upload-twice');
    const other = await sharp(png).negate().png().toBuffer();
    const files = [];
    for (const bytes of [png, other, png, other]) {
      const answer = await upload('a.png', bytes);
      files.push(answer.ok && answer.file);
    }
    expect(files).toEqual(['/images/a.png', '/images/a-2.png', '/images/a.png', '/images/a-2.png']);
    expect(inImages()).toEqual(['a-2.png', 'a.png', 'cto.svg', 'logo.svg']);
  });

  it.each([
    '../../../etc/passwd',
    '/etc/passwd',
    '..\\..\\x.png',
    '.htaccess',
    '',
    '%2e%2e%2f',
    'a\0b',
    '…',
    'x'.repeat(500),
  ])('stays in public/images, whatever it is called: %j', async (name) => {
    const { upload, publicDir } = open('upload-names');
    const answer = await upload(name, png);
    const file = answer.ok ? answer.file : '';
    expect(file).toMatch(/^\/images\/[a-z0-9-]{1,60}\.png$/);
    expect(readFileSync(join(publicDir, file))).toEqual(png);
  });

  it('goes nowhere where public/images leads out of public/', async () => {
    const { folder, publicDir, upload } = open('upload-out');
    rmSync(join(publicDir, 'images'), { recursive: true });
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync('../elsewhere', join(publicDir, 'images'));
    expect(await upload('a.png', png)).toEqual({ ok: false, error: expect.stringContaining('leads out of public/') });
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual([]);
  });

  it.each<[string, () => Buffer | string | Promise<Buffer>, RegExp]>([
    [
      'a page called a picture',
      () => '<!doctype html><script>alert(1)</script>',
      /^This is an HTML page; pictures are PNG/,
    ],
    ['a program', () => Buffer.from('\x7fELF\x02'), /^This is something else; pictures are/],
    ['a document', () => '%PDF-1.7', /^This is a PDF file; pictures are/],
    [
      'a picture of a phone',
      () => heic('heic', 'mif1', 'heic'),
      /^"a\.png" is a HEIC picture, which browsers do not show\. Save it as JPEG, WebP or AVIF\.$/,
    ],
    ['such a picture under a common brand', () => heic('mif1', 'heic'), /is a HEIC picture/],
    ['nothing', () => '', /^This is an empty file; pictures are/],
    ['half a picture', () => png.subarray(0, png.length / 2), /is damaged or incomplete/],
    [
      'a picture that is too large',
      () => Buffer.concat([png, Buffer.alloc(20_000_000)]),
      /has 21 MB; at most 20 MB are taken/,
    ],
    [
      'an animation that says it is larger than any picture',
      () => hugeWebp(),
      /12,000 × 12,000 pixels in 2 frames\. Scale it down or shorten it: it may have at most 100,000,000 pixels in all/,
    ],
    ['a drawing without a size', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', /has no size/],
  ])('is refused: %s', async (_what, bytes, words) => {
    const { upload, inImages, folder } = open('upload-refused');
    expect(await upload('a.png', await bytes())).toEqual({ ok: false, error: expect.stringMatching(words) });
    expect(inImages()).toEqual(['cto.svg', 'logo.svg']);
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('upload-'));
    expect(left).toEqual([]);
  });
});

describe('a drawing', () => {
  /** What is written of a drawing. */
  async function written(text: string): Promise<string> {
    const { upload, publicDir } = open('upload-drawing');
    const answer = await upload('a.svg', text);
    return answer.ok ? readFileSync(join(publicDir, answer.file), 'utf8') : answer.error;
  }

  it.each([
    '<path d="M0 0h8v8" fill="url(#a)"/>',
    '<use href="#a"/><use xlink:href="#b"/>',
    '<image href="data:image/png;base64,AAAA"/>',
    '<style>.a{fill:url("#b");stroke:rgb(1 2 3)}</style><text>Only on = words, online or once</text>',
    '<linearGradient id="g" gradientTransform="rotate(90)"><stop offset="0" stop-color="red"/></linearGradient>',
    '<clipPath id="c"><circle r="2"/></clipPath><filter id="f"><feGaussianBlur stdDeviation="2"/></filter>',
    '<g style="fill:red;stroke:url(#a)" transform="translate(1 2) scale(3)"><title>T</title></g>',
  ])('that only draws is written as it is: %s', async (inside) => {
    expect(await written(drawing(inside))).toBe(`${drawing(inside)}\n`);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<g onload="alert(1)"/>',
    "<g a='&gt;'\nonload = 'alert(1)'/>",
    '<style><![CDATA[ <!-- ]]></style><script>alert(1)</script><style><![CDATA[ --> ]]></style>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img srcset="https://evil.example 1x"/></body></foreignObject>',
    '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.example"/>',
    '<h:img xmlns:h="http://www.w3.org/1999/xhtml" srcset="https://evil.example 2x" src="x"/>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<a xlink:href="java&#115;cript:alert(1)"/>',
    '<a href="https://evil.example"/>',
    '<use href="https://evil.example/a.svg#b"/>',
    '<use href="data:image/svg+xml;base64,AAAA#a"/>',
    '<image href="/images/other.svg"/>',
    '<image href="//evil.example/a.png"/>',
    '<set attributeName="href" to="https://evil.example"/>',
    '<animate attributeName="xlink:href" values="https://evil.example"/>',
    '<animate attributeName="onclick" to="alert(1)"/>',
    '<style>@import "https://evil.example/a.css";</style>',
    '<style>@\\69mport "https://evil.example/a.css";</style>',
    '<style>@im<![CDATA[port "https://evil.example";]]></style>',
    '<style>@im<!-- x -->port "https://evil.example";</style>',
    '<style>@font-face{font-family:a;src:url(https://evil.example)}</style>',
    '<style>.a{fill:url(https://evil.example)}</style>',
    '<style>.a{fill:u\\72l(https://evil.example)}</style>',
    '<style>.a{fill:u/**/rl(https://evil.example)}</style>',
    '<style>.a{background:image-set("https://evil.example" 1x)}</style>',
    '<style>.a{background:-webkit-image-set("https://evil.example" 1x)}</style>',
    '<style>.a{background:src("https://evil.example")}</style>',
    '<path style="fill:url(&#34;https://evil.example&#34;)"/>',
    '<path style="--a:u\\rl(https://evil.example);fill:var(--a)"/>',
    '<path fill="url(https://evil.example#a)" filter="u\\72l(https://evil.example#b)"/>',
    '<filter id="f"><feImage href="https://evil.example"/></filter>',
    '<metadata><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script></metadata>',
  ])('that does more is written without it: %s', async (inside) => {
    const left = await written(drawing(`${inside}<path id="kept"/>`));
    expect(left).toContain('<path id="kept"/>');
    expect(left).not.toMatch(/evil\.example|alert|script|onload|onclick|@|srcset|other\.svg|\\|set\(|base64/i);
  });

  it.each([
    '<!DOCTYPE svg [<!ATTLIST g onload CDATA "alert(1)">]>',
    '<?xml-stylesheet href="https://evil.example/a.css"?>',
    '<!DOCTYPE svg [<!ENTITY x "alert">]>',
  ])('has nothing before it of %s', async (before) => {
    expect(await written(before + drawing('<g/>'))).toBe(`${drawing('<g/>')}\n`);
  });

  it.each([
    [
      'entities in entities',
      `<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY b "&a;&a;">]>${drawing('&b;')}`,
      /entities that hold/,
    ],
    ['entities of elements', `<!DOCTYPE svg [<!ENTITY x "<script>">]>${drawing('<g/>')}`, /entities that hold others/],
    ['billions of elements', drawing(uses(30)), /draws billions of elements; at most 500,000 are allowed/],
    ['no drawing', '<svg><g></svg>', /cannot be read|has no namespace/],
  ])('of %s is refused', async (_what, text, words) => {
    expect(await written(text)).toMatch(words);
  });

  it('in another encoding is refused, as what it says cannot be seen', async () => {
    const { upload } = open('upload-encoding');
    for (const encoding of ['utf16le', 'latin1'] as const)
      expect(await upload('a.svg', Buffer.from(`\ufeff${drawing('<title>ü</title>')}`, encoding))).toMatchObject({
        ok: false,
      });
  });
});

describe('a part of a picture', () => {
  const colorAt = async (bytes: Buffer) => {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data;
    return { color: red > 200 ? 'red' : blue > 200 ? 'blue' : 'other', width: info.width, height: info.height };
  };

  it.each([
    [{ x: 0, y: 12, width: 8, height: 8 }, 'blue'],
    [{ x: 30, y: 0, width: 10, height: 8 }, 'red'],
  ])('is counted in pixels of the picture: %j', async (crop, color) => {
    const { upload, crop: cut, publicDir } = open('crop');
    await upload('a.png', png);
    const answer = await cut({ file: '/images/a.png', crop });
    const { width, height } = crop;
    expect(answer).toEqual({ ok: true, file: `/images/a-${width}x${height}.png` });
    const file = answer.ok ? answer.file : '';
    expect(await colorAt(readFileSync(join(publicDir, file)))).toEqual({ color, width, height });
  });

  it('of a photo that a camera has turned is counted as it is shown', async () => {
    const { upload, crop, publicDir } = open('crop-turned');
    await upload('a.jpg', turned);
    const answer = await crop({ file: '/images/a.jpg', crop: { x: 0, y: 0, width: 8, height: 40 } });
    const file = answer.ok ? answer.file : '';
    expect(await colorAt(readFileSync(join(publicDir, file)))).toEqual({ color: 'blue', width: 8, height: 40 });
  });

  it.each([
    ['outside of it', '/images/a.png', { x: 39, y: 0, width: 8, height: 8 }, 'The part lies outside of the picture.'],
    ['of none', '/images/none.png', { x: 0, y: 0, width: 8, height: 8 }, 'There is no picture /images/none.png.'],
    ['of what is no picture', '/robots.txt', { x: 0, y: 0, width: 8, height: 8 }, 'There is no picture /robots.txt.'],
    [
      'of a file elsewhere',
      '/../site.config.json',
      { x: 0, y: 0, width: 8, height: 8 },
      'There is no picture /../site.config.json.',
    ],
    ['of a drawing', '/images/logo.svg', { x: 0, y: 0, width: 8, height: 8 }, /^A drawing cannot be cut/],
  ])('is refused %s', async (_what, file, crop, error) => {
    const { upload, crop: cut, publicDir, inImages } = open('crop-refused');
    writeFileSync(join(publicDir, 'robots.txt'), '');
    await upload('a.png', png);
    expect(await cut({ file, crop })).toEqual({ ok: false, error: expect.stringMatching(error) });
    expect(inImages()).toEqual(['a.png', 'cto.svg', 'logo.svg']);
  });

  it('of a picture that moves is refused', async () => {
    const { upload, crop } = open('crop-moving');
    const frames = [png, await sharp(png).negate().png().toBuffer()];
    await upload(
      'a.gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    const answer = await crop({ file: '/images/a.gif', crop: { x: 0, y: 0, width: 8, height: 8 } });
    expect(answer).toEqual({ ok: false, error: 'A picture that moves cannot be cut.' });
  });
});
