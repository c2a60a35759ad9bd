import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatIssues } from '../../src/diagnostics/format.ts';
import { openProject, validateProject } from '../../src/pipeline.ts';
import { drawPhoto, placeIn, withPlace } from '../photo.ts';
import { buildFolder, writeSmallSite } from '../served-site.ts';

// Pictures that a build loads from elsewhere, from a server of this computer; and who made them.

let photo: Buffer;
const answers: Record<string, (response: ServerResponse) => void> = {
  '/lake': (response) => response.setHeader('content-type', 'image/jpeg').end(photo),
  '/page': (response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>No</p>'),
  '/drawing': (response) => response.setHeader('content-type', 'image/svg+xml').end('<svg/>'),
  '/other': (response) => response.setHeader('content-type', 'image/png').end(photo),
  '/large': (response) => response.setHeader('content-type', 'image/png').end(Buffer.alloc(20_000_001)),
  '/broken': (response) => response.setHeader('content-type', 'image/jpeg').end(photo.subarray(0, 2000)),
  '/slow': (response) => response.setHeader('content-type', 'image/png').write('P'),
};
const asked: string[] = [];
const server = createServer(({ url = '' }: IncomingMessage, response) => {
  asked.push(url);
  const answer = answers[url];
  if (answer) answer(response);
  else response.writeHead(404).end();
});
let origin = '';
const folders: string[] = [];
beforeAll(async () => {
  photo = await withPlace(drawPhoto(900, 600)).jpeg({ quality: 90 }).toBuffer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const credit = { author: 'Asha Sample', license: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' };

/** A site that shows the pictures at these addresses, each by itself. */
function siteWith(srcs: string[], inTexts = false): string {
  const folder = writeSmallSite(`elsewhere-${folders.length}`, (config) => {
    const sections = srcs.map((src, at) => ({
      type: 'image-with-text' as const,
      id: `one-${at}`,
      title: 'One',
      paragraphs: ['A picture from elsewhere.'],
      picture: { src, alt: 'A lake', ...(at === 0 && { credit }) },
    }));
    const blocks = srcs.map((src) => `![The same](${src})`);
    const texts = { type: 'rich-text', id: 'texts', title: 'Texts', blocks };
    config.routes[1]?.sections.push(...([...sections, ...(inTexts ? [texts] : [])] as never[]));
  });
  folders.push(folder);
  return folder;
}

const said = async (folder: string) => {
  const project = await openProject({
    folder,
    configFile: join(folder, 'site.config.json'),
    publicDir: join(folder, 'public'),
  });
  const loaded = await validateProject(project);
  return formatIssues(loaded.ok ? loaded.warnings : loaded.issues).replaceAll(`${relative('', folder)}/`, '');
};

it('are loaded once, and go the way of all pictures, without what they say of themselves', async () => {
  const folder = siteWith([`${origin}/lake`], true);
  expect(await buildFolder(folder)).toEqual([]);
  expect(await buildFolder(folder)).toEqual([]);
  expect(asked.filter((url) => url === '/lake')).toEqual(['/lake']);
  const html = readFileSync(join(folder, 'dist/about/index.html'), 'utf8');
  expect(html).not.toContain(origin);
  expect(html).toMatch(/<source type="image\/avif" srcSet="\/assets\/pictures\/[^"]+ 600w/);
  const [name = ''] = readdirSync(join(folder, 'dist/assets/elsewhere'));
  expect(html).toContain(`src="/assets/elsewhere/${name}" alt="A lake" width="600" height="900"`);
  expect(html).toContain(`src="/assets/elsewhere/${name}" alt="The same" width="600" height="900"`);
  expect(await placeIn(photo)).not.toEqual([]);
  expect(await placeIn(readFileSync(join(folder, 'dist/assets/elsewhere', name)))).toEqual([]);
});

it('say who made them, at the end of their pages and to search engines', () => {
  const [about, home] = ['about/', ''].map((path) =>
    readFileSync(join(folders[0] ?? '', `dist/${path}index.html`), 'utf8'),
  );
  expect(about).toContain(
    'Pictures: Asha Sample, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>',
  );
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*ImageObject[^<]*)</.exec(about ?? '') ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'ImageObject',
    contentUrl: expect.stringMatching(/^https:\/\/[^/]+\/assets\/elsewhere\/\w+\.jpg$/),
    creditText: 'Asha Sample',
    license: credit.href,
  });
  expect(home).not.toMatch(/Pictures:|ImageObject/);
});

it('are the last ones, with a warning at their place, when their server fails', async () => {
  const folder = siteWith([`${origin}/lake`], true);
  const answer = answers['/lake'];
  delete answers['/lake'];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 });
  try {
    const warnings = await buildFolder(folder);
    expect(warnings.map(({ message, line, severity }) => [message, line > 1, severity])).toEqual([
      ['This picture could not be loaded: the server answers 404 Not Found.', true, 'warning'],
      ['This picture could not be loaded: the server answers 404 Not Found.', true, 'warning'],
    ]);
    expect(warnings[0]?.hint).toMatch(/^The site has the one of 20\d\d-\d\d-\d\d, \d\d:\d\d \(UTC\)\.$/);
    expect(readFileSync(join(folder, 'dist/about/index.html'), 'utf8')).toContain('/assets/elsewhere/');
  } finally {
    vi.useRealTimers();
    Object.assign(answers, { '/lake': answer });
  }
});

it('are errors at their place where there is no picture', async () => {
  const names = ['missing', 'page', 'drawing', 'large', 'other', 'broken', 'slow'];
  const text = await said(siteWith(names.map((name) => `${origin}/${name}`)));
  expect(
    text
      .split('\n')
      .filter((line) => /^(site| {2}\S)/.test(line))
      .join('\n')
      .replaceAll(origin, 'http://server'),
  ).toMatchInlineSnapshot(`
    "site.config.json:254:20  routes[1].sections[1].picture.src (Image with text, 2nd on /about)
      This picture could not be loaded: the server answers 404 Not Found. Try again, or put the picture into public/.
    site.config.json:271:20  routes[1].sections[2].picture.src (Image with text, 3rd on /about)
      This picture could not be loaded: the server sends text/html, and not JPEG, PNG, WebP, AVIF or GIF. Try again, or put the picture into public/.
    site.config.json:283:20  routes[1].sections[3].picture.src (Image with text, 4th on /about)
      This picture could not be loaded: the server sends image/svg+xml, and not JPEG, PNG, WebP, AVIF or GIF. Try again, or put the picture into public/.
    site.config.json:295:20  routes[1].sections[4].picture.src (Image with text, 5th on /about)
      This picture could not be loaded: it has more than 20 MB. Try again, or put the picture into public/.
    site.config.json:307:20  routes[1].sections[5].picture.src (Image with text, 6th on /about)
      "http://server/other" should be a PNG file, but is a JPEG file. Change its extension to .jpg, or export it again as PNG.
    site.config.json:319:20  routes[1].sections[6].picture.src (Image with text, 7th on /about)
      The picture "http://server/broken" cannot be read: it is damaged or incomplete. Export it again, or copy the file again.
    site.config.json:331:20  routes[1].sections[7].picture.src (Image with text, 8th on /about)
      This picture could not be loaded: it took longer than 30 s. Try again, or put the picture into public/."
  `);
}, 60_000);

it('are loaded over TLS from the web', async () => {
  expect(await said(siteWith(['http://a.example/lake.jpg']))).toMatchInlineSnapshot(`
    "site.config.json:254:20  routes[1].sections[1].picture.src (Image with text, 2nd on /about)
      "http://a.example/lake.jpg" is not a picture file. Begin it with https://, or put the picture into a folder of public/ and write its path from there.
          252 |           ],
          253 |           "picture": {
        > 254 |             "src": "http://a.example/lake.jpg",
              |                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^
          255 |             "alt": "A lake",
    "
  `);
});
