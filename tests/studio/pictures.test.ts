import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sitePictures } from '../../src/studio/server/pictures.ts';
import { unsafeDrawing } from '../../src/studio/server/unsafe-drawing.ts';
import { heic } from '../photo.ts';
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

  it.each<[string, () => Buffer | string, RegExp]>([
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
    ['a drawing with a script', () => drawing('<script>alert(1)</script>'), /This drawing holds <script>/],
    ['a drawing without a size', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', /has no size/],
  ])('is refused: %s', async (_what, bytes, words) => {
    const { upload, inImages, folder } = open('upload-refused');
    expect(await upload('a.png', bytes())).toEqual({ ok: false, error: expect.stringMatching(words) });
    expect(inImages()).toEqual(['cto.svg', 'logo.svg']);
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('upload-'));
    expect(left).toEqual([]);
  });
});

describe('a drawing', () => {
  const safe = (text: string) => unsafeDrawing(Buffer.from(text));

  it.each([
    '<path d="M0 0h8v8" fill="url(#a)"/>',
    '<use href="#a"/><use xlink:href="#b"/>',
    '<image href="data:image/png;base64,AAAA"/>',
    '<style>.a{fill:url("#b")}</style><text>Only on = words, online or once</text>',
    '<metadata xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:RDF rdf:about="x"/></metadata>',
    '<animate attributeName="opacity" values="0;1"/>',
  ])('that only draws is taken: %s', (inside) => {
    expect(safe(drawing(inside))).toBeUndefined();
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<ünï:script>alert(1)</ünï:script>',
    '<g onload="alert(1)"/>',
    "<g a='>'\nonload = 'alert(1)'/>",
    '<g a="b"onclick="alert(1)"/>',
    '<![CDATA[ <!-- ]]><script>alert(1)</script><![CDATA[ --> ]]>',
    '<!-- <x " --><g onload="alert(1)"/> "',
    '<foreignObject><body/></foreignObject>',
    '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<a xlink:href="java&#115;cript:alert(1)"/>',
    '<a xlink:href=" java\nscript:alert(1)"/>',
    '<a href="&#106;avascript:alert(1)"/>',
    '<a href="https://evil.example"/>',
    '<use href="https://evil.example/a.svg#b"/>',
    '<use href="data:image/svg+xml;base64,AAAA#a"/>',
    '<image href="/images/other.svg"/>',
    '<set attributeName="href" to="x"/>',
    '<animate attributeName="xlink:href" values="x"/>',
    '<animate attributeName="onclick" to="x"/>',
    '<style>@import "https://evil.example/a.css";</style>',
    '<style>.a{fill:url(https://evil.example)}</style>',
    '<path style="fill:url(&#34;https://evil.example&#34;)"/>',
  ])('that does more is refused: %s', (inside) => {
    expect(safe(drawing(inside))).toBeTypeOf('string');
  });

  it.each([
    '<!DOCTYPE svg [<!ENTITY x "<script>">]>',
    '<?xml-stylesheet href="https://evil.example/a.css"?>',
    '<?xml version="1.0" encoding="utf-7"?>',
    '<!DOCTYPE svg [<!ATTLIST g onload CDATA "alert(1)">]>',
  ])('that begins with %s is refused', (before) => {
    expect(safe(before + drawing(''))).toBeTypeOf('string');
  });

  it('in another encoding is refused, as what it says cannot be seen', () => {
    expect(unsafeDrawing(Buffer.from(`\ufeff${drawing('')}`, 'utf16le'))).toBeTypeOf('string');
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
