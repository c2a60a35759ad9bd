import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { drawPhoto, placeIn, withPlace } from '../photo.ts';
import { writeSmallSite } from '../served-site.ts';

// A site whose pictures say where they were taken.

const photo = withPlace(drawPhoto(800, 560));
const pictures = {
  jpg: photo.clone().jpeg(),
  png: photo.clone().png(),
  webp: photo.clone().webp(),
  avif: photo.clone().avif({ effort: 0 }),
};
const endings = Object.keys(pictures) as (keyof typeof pictures)[];
const originals: Record<string, Buffer> = {};
// A segment longer than the file.
const strange = Buffer.from('\xff\xd8\xff\xe1\xff\xffGPSLatitude', 'latin1');
let folder: string;
let built: ReturnType<typeof runCommand>;
beforeAll(async () => {
  for (const ending of endings) originals[`images/photo.${ending}`] = await pictures[ending].toBuffer();
  const files = Object.entries({ ...originals, 'downloads/strange.jpg': strange });
  folder = writeSmallSite(
    'picture-metadata-test',
    (config) => {
      const items = endings.map((ending) => ({ picture: { src: `/images/photo.${ending}`, alt: 'Clouds' } }));
      const post = {
        id: 'clouds',
        title: 'Clouds',
        description: 'Above us.',
        date: '2025-03-01',
        image: { src: '/images/photo.jpg', alt: 'Clouds' },
        body: 'content/clouds.md',
      };
      config.lists = { ...config.lists, posts: { of: 'posts', items: [post] } };
      const [home, ...others] = config.routes;
      const gallery = {
        type: 'gallery',
        id: 'photos',
        title: 'Photos',
        items,
        enlarge: { open: 'Enlarge', close: 'Close' },
      };
      const article = { type: 'article', id: 'post' };
      const posts = {
        path: '/blog/{id}',
        each: 'posts',
        title: '{item.title}',
        description: '{item.description}',
        sections: [article],
      };
      config.routes = [
        { ...home, image: '/images/photo.jpg', sections: [...(home?.sections ?? []), gallery] },
        ...others,
        posts,
      ] as never;
    },
    {
      ...Object.fromEntries(files.map(([path, content]) => [`public/${path}`, content])),
      'content/clouds.md': '![Clouds](/images/photo.webp)\n',
    },
  );
  built = runCommand(['build', '--site', folder]);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inDist = (path: string) => readFileSync(join(folder, 'dist', path));

it('no picture of a built site says where it was taken, and what is in public/ stays as it is', async () => {
  expect(built.text).toContain('Built 3 pages');
  const paths = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const shown = paths.filter((path) => /\.(jpg|png|webp|avif)$/.test(path) && !path.endsWith('strange.jpg'));
  expect(shown.length).toBeGreaterThan(10);
  for (const path of shown) expect(await placeIn(inDist(path)), path).toEqual([]);
  for (const [path, original] of Object.entries(originals)) {
    const [before, after] = [await sharp(original).metadata(), await sharp(inDist(path)).metadata()];
    expect([after.orientation, after.icc], path).toEqual([before.orientation, before.icc]);
    expect(await sharp(inDist(path)).raw().toBuffer(), path).toEqual(await sharp(original).raw().toBuffer());
    expect(readFileSync(join(folder, 'public', path)).equals(original), path).toBe(true);
  }
  // Feed readers get the originals.
  expect(inDist('feed.json').toString()).toContain('https://www.example.com/images/photo.jpg');
  expect(inDist('feed.xml').toString()).toContain('https://www.example.com/images/photo.webp');
});

it('a file whose metadata cannot be removed is copied as it is, and each build warns of it', () => {
  for (const { status, text } of [built, runCommand(['build', '--site', folder])]) {
    expect(status).toBe(0);
    expect(text).toContain('public/downloads/strange.jpg');
    expect(text).toContain('The metadata of this file, such as the place where it was taken, could not be removed.');
    expect(inDist('downloads/strange.jpg').equals(strange)).toBe(true);
  }
});
