import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatIssues } from '../../src/diagnostics/format.ts';
import { checkAssets, checkSchemaFile } from '../../src/validate/assets/check-assets.ts';
import { checkFile } from '../../src/validate/assets/check-file.ts';
import { checkSite } from '../../src/validate/load-site.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { textlessConfigs } from '../config/changed-config.ts';
import { brokenConfig, minimalText } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { heic } from '../photo.ts';
import { registry } from '../registry.ts';

const svg = (attributes: string) =>
  `<?xml version="1.0"?>\n<!-- a > b -->\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`;
const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9480f' } });

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await put('images/logo.svg', svg('viewBox="0 0 120 40"'));
  await put('images/cto.svg', svg('width="300" height="200"'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, content: string | Buffer) {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function check(text: string) {
  const parsed = parseSite(registry, text);
  if (!parsed.ok) throw new Error(formatIssues(parsed.issues));
  const { issues, images } = await checkAssets(
    registry,
    parsed.site,
    parsed.source,
    folder,
    undefined,
    [],
    parsed.site,
  );
  const reported = formatIssues(
    issues.map(({ frame: _, ...issue }) => ({ ...issue, file: issue.file.replace(folder, 'public') })),
  );
  return { text: `\n${reported.replaceAll(dirname(folder), '../site')}`, images };
}

// biome-ignore lint/suspicious/noExplicitAny: tests put wrong values anywhere
type Config = any;

/** All that is reported of the files that a config names. */
const checkWith = async (mutate: (config: Config) => void) => (await check(brokenConfig(mutate))).text;

/** What is reported first of each of some values in one place, but for pictures that nothing uses. */
async function reportedForEach(put: (config: Config, value: string) => void, values: string[]): Promise<string[]> {
  const reported = [];
  for (const value of values) {
    const loaded = await checkSite(
      registry,
      brokenConfig((c) => put(c, value)),
      'site.config.json',
      folder,
    );
    const issues = loaded.ok ? loaded.warnings : loaded.issues;
    const [first] = issues.filter(({ code }) => code !== 'asset/unused');
    reported.push(first ? `${first.message} ${first.hint}` : `${value}: nothing`);
  }
  return reported;
}

const logo = (config: Config, src: string) => {
  config.brand.logo.src = src;
};
const link = (config: Config, href: string) => {
  config.header.nav[0].href = href;
};
const icon = (config: Config, name: string) => {
  config.lists.offers.items[0].icon = name;
};

test('gives the size of each picture', async () => {
  await put('images/hero.webp', await pixels(32, 16).webp().toBuffer());
  await put('images/hero.avif', await pixels(24, 12).avif().toBuffer());
  await put('images/turned.jpg', await pixels(30, 10).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  const { text, images } = await check(
    brokenConfig((c) => {
      c.brand.logo.src = '/images/hero.webp';
      c.routes[0].sections[0].picture = { src: '/images/turned.jpg', alt: '' };
      c.routes[1].sections[0].picture = { src: '/images/hero.avif', alt: '' };
    }),
  );
  expect(text).toBe('\n');
  expect(images).toEqual({
    '/images/logo.svg': { width: 120, height: 40 },
    '/images/cto.svg': { width: 300, height: 200 },
    '/images/hero.webp': { width: 32, height: 16 },
    '/images/hero.avif': { width: 24, height: 12 },
    '/images/turned.jpg': { width: 10, height: 30 },
  });
});

test('names a missing file, and the one that was probably meant', async () => {
  await put('pictures/sky.png', await pixels(1, 1).png().toBuffer());
  const names = ['lgo.svg', 'logo.png', 'sky.png', 'something-else-entirely.png', 'Logo.svg'];
  expect(
    await reportedForEach(
      logo,
      names.map((name) => `/images/${name}`),
    ),
  ).toMatchInlineSnapshot(`
    [
      "There is no file public/images/lgo.svg. Did you mean "/images/logo.svg"?",
      "There is no file public/images/logo.png. Did you mean "/images/logo.svg"?",
      "There is no file public/images/sky.png. Did you mean "/pictures/sky.png"?",
      "There is no file public/images/something-else-entirely.png. Add the file, or name another.",
      "There is no file public/images/Logo.svg, only /images/logo.svg with different capital letters. Write "/images/logo.svg": most hosts distinguish capital letters.",
    ]
  `);
});

test('looks into files: a name promises a kind', async () => {
  const png = await pixels(4, 4).png().toBuffer();
  const files = {
    'a.jpg': png,
    'b.png': 'not a picture',
    'c.png': '',
    'd.svg': '<!doctype html><html></html>',
    'e.png': 'version https://git-lfs.github.com/spec/v1\n',
    'f.png': png.subarray(0, 20),
    'g.svg': svg('width="100%"'),
    'whole.svg': svg('viewBox="0 0 2 1"'),
    'open.svg': svg('viewBox="0 0 2 1"').replace('</svg>', '<g><path d="M0 0"/></g>'),
    'crossed.svg': svg('viewBox="0 0 2 1"').replace('</svg>', '<g></svg>'),
    'cut.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1',
    'no-namespace.svg': '<svg viewBox="0 0 2 1"/>',
    'comment.svg': `<!-- ${'words '.repeat(2000)}-->${svg('viewBox="0 0 2 1"')}`.replace('<?xml version="1.0"?>\n', ''),
    'prefixed.svg': '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="2" height="1"></svg:svg>',
  };
  for (const [name, content] of Object.entries(files)) await put(`images/${name}`, content);
  await symlink('/etc/hostname', join(folder, 'images/out.png'));
  await symlink(join(folder, 'images/logo.svg'), join(folder, 'images/in.svg'));
  const names = [...Object.keys(files), 'out.png', 'in.svg'].map((name) => `/images/${name}`);
  expect(await reportedForEach(logo, names)).toMatchInlineSnapshot(`
    [
      ""/images/a.jpg" should be a JPEG file, but is a PNG file. Change its extension to .png, or export it again as JPEG.",
      ""/images/b.png" should be a PNG file, but is something else. Export it again as PNG.",
      ""/images/c.png" should be a PNG file, but is an empty file. Export it again as PNG.",
      ""/images/d.svg" should be an SVG file, but is an HTML page. Export it again as SVG.",
      ""/images/e.png" should be a PNG file, but is a Git LFS pointer instead of the file itself. Export it again as PNG.",
      "The picture "/images/f.png" cannot be read: it is damaged or incomplete. Export it again, or copy the file again.",
      "The drawing "/images/g.svg" has no size. Give its <svg> a width and height, or a viewBox.",
      "/images/whole.svg: nothing",
      "The drawing "/images/open.svg" is damaged or incomplete: Premature end of data in tag svg in line 3. Export it again, or copy the file again.",
      "The drawing "/images/crossed.svg" is damaged or incomplete: Opening and ending tag mismatch: g and svg in line 3. Export it again, or copy the file again.",
      "The drawing "/images/cut.svg" is damaged or incomplete: Couldn't find end of Start Tag svg in line 1. Export it again, or copy the file again.",
      "The drawing "/images/no-namespace.svg" has no namespace, so browsers show nothing. Add xmlns="http://www.w3.org/2000/svg" to its <svg>.",
      "/images/comment.svg: nothing",
      "/images/prefixed.svg: nothing",
      "public/images/out.png is a symbolic link that leads out of public/, or nowhere. Replace it with the file itself.",
      "/images/in.svg: nothing",
    ]
  `);
});

test('names a HEIC picture by its content, whatever it is called, also one that nothing uses; one may be linked to', async () => {
  await put('images/photo.heic', heic('heic', 'mif1', 'heic'));
  await put('images/photo.jpg', heic('mif1', 'heic'));
  await put('images/other.heic', 'something else');
  await put('images/avif.avif', heic('mif1', 'avif'));
  expect(
    await reportedForEach(logo, ['/images/photo.heic', '/images/photo.jpg', '/images/other.heic', '/images/avif.avif']),
  ).toMatchInlineSnapshot(`
    [
      ""/images/photo.heic" is a HEIC picture, which browsers do not show. Save it as JPEG, WebP or AVIF.",
      ""/images/photo.jpg" is a HEIC picture, which browsers do not show. Save it as JPEG, WebP or AVIF.",
      ""/images/other.heic" is a .heic file; "src" needs a picture. Write the path from the site's root: a slash, then names of letters, digits, ".", "-" and "_", with the extension .svg, .png, .jpg, .jpeg, .webp, .avif or .gif. Or write the address of a picture elsewhere, which begins with https://.",
      "The picture "/images/avif.avif" cannot be read: it is damaged or incomplete. Export it again, or copy the file again.",
    ]
  `);
  expect(await checkWith(() => {})).toMatchInlineSnapshot(`
    "
    public:1:1
      Warning: Nothing in the config uses 2 files: /images/avif.avif, /images/photo.jpg. Remove them if you do not need them.

    public/images/photo.heic:1:1
      Warning: "/images/photo.heic" is a HEIC picture, which browsers do not show. Save it as JPEG, WebP or AVIF.
    "
  `);
  expect(
    await checkWith((c) => {
      c.header.nav = [{ label: 'The photograph', href: '/images/photo.heic' }];
    }),
  ).not.toContain('HEIC');
});

const film = {
  kind: 'film',
  title: 'Film',
  film: '/media/a.mp4',
  poster: '/images/logo.svg',
  width: 640,
  height: 360,
  captions: [{ src: '/media/a.vtt', lang: 'en', label: 'English' }],
  transcript: 'We work.',
};

test('checks films and captions', async () => {
  const withFilm = () => checkWith((c) => (c.dialogs.film = film));
  expect(await withFilm()).toMatchInlineSnapshot(`
    "
    site.config.json:174:15  dialogs.film.film
      There is no file public/media/a.mp4. Add the file, or name another.

    site.config.json:180:18  dialogs.film.captions[0].src
      There is no file public/media/a.vtt. Add the file, or name another.
    "
  `);
  await put('media/a.mp4', Buffer.from('\0\0\0\x18ftypisom', 'latin1'));
  await put('media/a.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello');
  expect(await withFilm()).toBe('\n');
  await put('media/a.mp4', Buffer.from('\x1a\x45\xdf\xa3....webm', 'latin1'));
  await put('media/a.vtt', '1\n00:00:00,000 --> 00:00:01,000\nHello');
  expect(await withFilm()).toMatchInlineSnapshot(`
    "
    site.config.json:174:15  dialogs.film.film
      "/media/a.mp4" should be an MP4 file, but is a WebM file. Change its extension to .webm, or export it again as MP4.

    site.config.json:180:18  dialogs.film.captions[0].src
      "/media/a.vtt" should be a WebVTT file, but is something else. Export it again as WebVTT.
    "
  `);
});

test('knows the icons of both sets, and guesses the nearest one and no other brand', async () => {
  const names = [
    ...['simple-icons:react', 'tabler:code'],
    ...[
      'tabler:cod',
      'tabler:mobile-device',
      'tabler:pencill',
      'tabler:right-arrow',
      'tabler:home2',
      'tabler:linkedin',
    ],
    ...['simple-icons:nextjs', 'simple-icons:node-js', 'simple-icons:reactt', 'simple-icons:zzzzzz'],
    ...['simple-icons:linkedin', 'simple-icons:linkdin', 'simple-icons:csharp', 'simple-icons:pythn'],
    ...['simple-icons:java', 'simple-icons:Next.js', 'Simple-Icons:Next.js', 'tabler:co\u200bde', 'tabler:IconCod'],
    ...['code', 'react', 'IconDeviceMobile', 'fa-heart', 'fa-solid fa-heart', 'zzzzzzz'],
    // Of other sets, whose names are other words.
    ...['fa fa-bullhorn', 'group', 'magic', 'tabler:cog'],
  ];
  expect(await reportedForEach(icon, names)).toMatchInlineSnapshot(`
    [
      "simple-icons:react: nothing",
      "tabler:code: nothing",
      "tabler has no icon "cod". Did you mean "tabler:code"?",
      "tabler has no icon "mobile-device". Did you mean "tabler:device-mobile"?",
      "tabler has no icon "pencill". Did you mean "tabler:pencil"?",
      "tabler has no icon "right-arrow". Did you mean "tabler:arrow-right"?",
      "tabler has no icon "home2". Did you mean "tabler:home-2"?",
      "tabler has no icon "linkedin". Did you mean "tabler:brand-linkedin"?",
      "simple-icons has no icon "nextjs". Did you mean "simple-icons:nextdotjs"?",
      "simple-icons has no icon "node-js". Did you mean "simple-icons:nodedotjs"?",
      "simple-icons has no icon "reactt". Did you mean "simple-icons:react"?",
      "simple-icons has no icon "zzzzzz". See simpleicons.org for the names.",
      "simple-icons has no icon "linkedin". Did you mean "tabler:brand-linkedin"?",
      "simple-icons has no icon "linkdin". Did you mean "tabler:brand-linkedin"?",
      "simple-icons has no icon "csharp". Did you mean "tabler:brand-c-sharp"?",
      "simple-icons has no icon "pythn". Did you mean "simple-icons:python"?",
      "simple-icons has no icon "java". See simpleicons.org for the names.",
      ""simple-icons:Next.js" is not an icon. Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.",
      ""Simple-Icons:Next.js" is not an icon. Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.",
      ""tabler:co\\u200bde" contains an invisible character (U+200B). Type "tabler:code" anew instead of copying it.",
      ""tabler:IconCod" is not the name of an icon. Did you mean "tabler:code"?",
      ""code" is not the name of an icon. Did you mean "tabler:code"?",
      ""react" is not the name of an icon. Did you mean "simple-icons:react"?",
      ""IconDeviceMobile" is not the name of an icon. Did you mean "tabler:device-mobile"?",
      ""fa-heart" is not the name of an icon. Did you mean "tabler:heart"?",
      ""fa-solid fa-heart" is not the name of an icon. Did you mean "tabler:heart"?",
      ""zzzzzzz" is not an icon. Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.",
      ""fa fa-bullhorn" is not an icon. Write the set, a colon and the name in lower case, such as tabler:code or simple-icons:react.",
      ""group" is not the name of an icon. Did you mean "tabler:users-group"?",
      ""magic" is not the name of an icon. Did you mean "simple-icons:magic"?",
      "tabler has no icon "cog". See tabler.io/icons for the names.",
    ]
  `);
});

const course = {
  id: 'mern',
  name: 'MERN',
  description: 'x',
  logo: '/images/logo.svg',
  pdf: 'mern.pdf',
  duration: 'x',
  audience: 'x',
  outline: [{ title: 'x', topics: ['x'] }],
  outcomes: ['x'],
};

test('lets the build write a syllabus, but checks one that is there', async () => {
  const withCourse = () =>
    checkWith((c) => {
      c.lists.courses = { of: 'courses', items: [course] };
      c.header.nav[0].href = '/assets/training/mern.pdf';
    });
  expect(await withCourse()).toBe('\n');
  await put('assets/training/mern.pdf', await pixels(2, 2).png().toBuffer());
  expect(await withCourse()).toMatchInlineSnapshot(`
    "
    site.config.json:51:17  header.nav[0].href
      "/assets/training/mern.pdf" should be a PDF file, but is a PNG file. Change its extension to .png, or export it again as PDF.

    site.config.json:209:18  lists.courses.items[0].pdf (Course "MERN", 1st of courses)
      "/assets/training/mern.pdf" should be a PDF file, but is a PNG file. Change its extension to .png, or export it again as PDF.
    "
  `);
  await put('assets/training/mern.pdf', '%PDF-1.7\n');
  expect(await withCourse()).toBe('\n');
});

test('checks links to files, sends nobody out of the folder, and knows pages by their file names', async () => {
  await put('files/prices.pdf', '%PDF-1.7\n');
  await put('files/price list.pdf', '%PDF-1.7\n');
  const links = ['/files/prices.pdf#page=2', '/files/price.pdf', '/files/price%20list.pdf'];
  expect(
    await reportedForEach(link, [...links, '/../out.svg', '/%2e%2e/out.svg', '/about.html', '/index.html']),
  ).toMatchInlineSnapshot(`
    [
      "/files/prices.pdf#page=2: nothing",
      "There is no file public/files/price.pdf. Did you mean "/files/prices.pdf"?",
      "The file public/files/price list.pdf exists, but file names may have only letters a to z, digits, "-" and "_", and a lowercase extension. Rename it to public/files/price-list.pdf, and write "/files/price-list.pdf".",
      ""/../out.svg" is not a link. Files are inside public/: write the path from there, without "..".",
      ""/%2e%2e/out.svg" is not a link. Files are inside public/: write the path from there, without "..".",
      "There is no file public/about.html. Did you mean the page "/about"?",
      "There is no file public/index.html. Did you mean the page "/"?",
    ]
  `);
});

test('checks the links of a Markdown text, each where it stands', async () => {
  const block = 'Read the [terms](/files/terms.pdf) or [the rest][rest].\n\n[rest]: /files/rest.pdf';
  const terms = { type: 'rich-text', id: 'terms', title: 'Terms', blocks: [block] };
  expect(await checkWith((c) => c.routes[1].sections.push(terms))).toMatchInlineSnapshot(`
    "
    site.config.json:251:31  routes[1].sections[1].blocks[0] (Rich text, 2nd on /about)
      There is no file public/files/terms.pdf. Add the file, or name another.

    site.config.json:251:81  routes[1].sections[1].blocks[0] (Rich text, 2nd on /about)
      There is no file public/files/rest.pdf. Add the file, or name another.
    "
  `);
});

test('warns of unused files and of very large pictures', async () => {
  await put('media/film-of-others.mp4', 'x');
  await put('fonts/old.woff2', 'x');
  await put('files/linked-from-elsewhere.pdf', 'x');
  await put('images/unused.png', await pixels(1, 1).png().toBuffer());
  await put('images/.DS_Store', 'x');
  await put('images/big.svg', svg(`width="8" height="8" data-points="${'0 '.repeat(700_000)}"`));
  const noise = { width: 900, height: 1800, channels: 3 as const, pageHeight: 900 };
  const frames = Buffer.alloc(900 * 1800 * 3).map((_, at) => (at * at * 31) >> 7);
  await put('images/moving.gif', await sharp(frames, { raw: noise }).gif().toBuffer());
  // The build makes smaller ones of it.
  await put('images/big.png', await pixels(700, 700).png({ compressionLevel: 0 }).toBuffer());
  const text = await checkWith((c) => {
    c.brand.logo.src = '/images/big.svg';
    c.brand.headerLogo.src = '/images/moving.gif';
    c.routes[0].sections[0].picture = { src: '/images/big.png', alt: '' };
    c.lists.team.items[0].image = '/images/logo.svg';
  });
  expect(text).toMatchInlineSnapshot(`
    "
    site.config.json:10:14  brand.logo.src
      Warning: The picture "/images/big.svg" has 1.4 MB; more than 1 MB loads slowly on phones. Simplify it, or save it as PNG.

    site.config.json:14:14  brand.headerLogo.src
      Warning: The picture "/images/moving.gif" has 1.2 MB; more than 1 MB loads slowly on phones. Shorten it, or show a film.

    public:1:1
      Warning: Nothing in the config uses 4 files: /fonts/old.woff2, /images/cto.svg, /images/unused.png and 1 more. Remove them if you do not need them. npm run validate -- --all --site ../site lists them.
    "
  `);
});

test('tells what a broken config and missing files need in one go', async () => {
  const publicDir = join(folder, 'elsewhere');
  await mkdir(publicDir);
  const text = brokenConfig((c) => (c.theme.accent = 'red'));
  const codes = async (dir: string) => {
    const loaded = await checkSite(registry, text, 'site.config.json', dir);
    return loaded.ok ? [] : loaded.issues.map(({ code, pathText }) => `${code} ${pathText}`);
  };
  expect(await codes(publicDir)).toEqual([
    'asset/missing brand.logo.src',
    'asset/missing brand.headerLogo.src',
    'shape/form theme.accent',
    'asset/missing lists.team.items[0].image',
  ]);
  // A folder that is missing is reported once.
  expect(await codes(join(folder, 'nowhere'))).toEqual(['shape/form theme.accent', 'asset/folder ']);
});

test('warns of files that lie where browsers keep the build’s own for a year', async () => {
  for (const file of ['brochure.pdf', 'logos/own.svg', 'training/own.pdf', 'more/own.pdf', '.DS_Store'])
    await put(`assets/${file}`, '%PDF-1.4');
  expect(await checkWith(() => {})).toMatchInlineSnapshot(`
    "
    public/assets/brochure.pdf:1:1
      Warning: Browsers cache files in this folder for a year, so visitors would not see a change. Move it to another folder, such as public/files/.

    public/assets/logos/own.svg:1:1
      Warning: Browsers cache files in this folder for a year, so visitors would not see a change. Move it to another folder, such as public/files/.
    "
  `);
});

test('calls no file unused while another is missing', async () => {
  const text = brokenConfig((c) => (c.lists.team.items[0].image = '/images/cot.svg'));
  const loaded = await checkSite(registry, text, 'site.config.json', folder);
  expect(loaded.ok ? [] : loaded.issues.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    'There is no file public/images/cot.svg. Did you mean "/images/cto.svg"?',
  ]);
});

test('guesses only files that are there, that the key can take, and that hold something', async () => {
  expect(
    await reportedForEach(logo, [
      'images\\logo.svg',
      'public/images/logo.SVG',
      '\\images\\cto.svg',
      'images/lgo.svg',
      'logo.svg',
      'images/of nothing.svg',
      'https://example.com/logo.svg',
    ]),
  ).toMatchInlineSnapshot(`
    [
      ""images\\\\logo.svg" is not the path of a file. Did you mean "/images/logo.svg"?",
      ""public/images/logo.SVG" is not the path of a file. Did you mean "/images/logo.svg"?",
      ""\\\\images\\\\cto.svg" is not the path of a file. Did you mean "/images/cto.svg"?",
      ""images/lgo.svg" is not the path of a file. Did you mean "/images/logo.svg"?",
      ""logo.svg" is not the path of a file. Did you mean "/images/logo.svg"?",
      ""images/of nothing.svg" is not a picture file. Write the path from the site's root: a slash, then names of letters, digits, ".", "-" and "_", with the extension .svg, .png, .jpg, .jpeg, .webp, .avif or .gif. Or write the address of a picture elsewhere, which begins with https://. Example: "/images/picture.svg".",
      "This address was not named when this server was started. Stop the server, and start it again.",
    ]
  `);

  await put('media/work.mp4', '\0\0\0 ftypisom');
  await put('media/talk.png', '');
  await put('media/talk.avif', await pixels(2, 2).avif().toBuffer());
  const about = (config: Config, src: string) => {
    config.routes[1].sections[0].picture = { src, alt: 'Us' };
  };
  expect(
    await reportedForEach(about, ['/media/work.jpg', '/media/work.mp4', '/media/talk.jpg']),
  ).toMatchInlineSnapshot(`
    [
      "There is no file public/media/work.jpg. Add the file, or name another.",
      ""/media/work.mp4" is a film; "src" needs a picture. Sections of the type "video" show such files.",
      "There is no file public/media/talk.jpg. Did you mean "/media/talk.avif"?",
    ]
  `);
  await put('media/work.webp', await pixels(2, 2).webp().toBuffer());
  await put('media/Us.PNG', await pixels(2, 2).png().toBuffer());
  expect(
    await reportedForEach(about, ['/media/work.jpg', '/media/work.mp4', '/media/Us.PNG', '/media/Us.png', '/media']),
  ).toMatchInlineSnapshot(`
    [
      "There is no file public/media/work.jpg. Did you mean "/media/work.webp"?",
      ""/media/work.mp4" is a film; "src" needs a picture. Did you mean "/media/work.webp"?",
      "The file public/media/Us.PNG exists, but file names may have only letters a to z, digits, "-" and "_", and a lowercase extension. Rename it to public/media/Us.png, and write "/media/Us.png".",
      "There is no file public/media/Us.png, only /media/Us.PNG with different capital letters. Rename the file to Us.png: most hosts distinguish capital letters.",
      ""/media" is not a picture file. Write the path from the site's root: a slash, then names of letters, digits, ".", "-" and "_", with the extension .svg, .png, .jpg, .jpeg, .webp, .avif or .gif. Or write the address of a picture elsewhere, which begins with https://. Example: "/images/picture.svg".",
    ]
  `);
});

test('asks to rename a file that no path can name', async () => {
  const names = ['My photo.svg', 'फ़ोटो.svg', '写真.svg'];
  for (const name of names) await put(`images/${name}`, svg('viewBox="0 0 1 1"'));
  expect(
    await reportedForEach(
      logo,
      names.map((name) => `/images/${name}`),
    ),
  ).toMatchInlineSnapshot(`
    [
      "The file public/images/My photo.svg exists, but file names may have only letters a to z, digits, "-" and "_", and a lowercase extension. Rename it to public/images/my-photo.svg, and write "/images/my-photo.svg".",
      "The file public/images/फ़ोटो.svg exists, but file names may have only letters a to z, digits, "-" and "_", and a lowercase extension. Rename it to public/images/file.svg, and write "/images/file.svg".",
      "The file public/images/写真.svg exists, but file names may have only letters a to z, digits, "-" and "_", and a lowercase extension. Rename it to public/images/file.svg, and write "/images/file.svg".",
    ]
  `);
});

test('tells of a picture that vanishes while it is checked', async () => {
  expect((await checkFile('/images/gone.svg', ['brand'], join(folder, 'images/gone.svg'))).diagnostics).toMatchObject([
    { code: 'asset/missing', message: 'There is no file public/images/gone.svg.' },
  ]);
  const drawn = svg('viewBox="0 0 1 1"');
  let checks = 0;
  const replacing = (async () => {
    while (checks < 20) {
      await rm(join(folder, 'images'), { recursive: true, force: true });
      for (const name of ['logo', 'cto']) await put(`images/${name}.svg`, drawn);
    }
  })();
  for (; checks < 20; checks++) await check(minimalText);
  await replacing;
});

test('refuses a file whose name is no UTF-8, which the build could not copy', async () => {
  await writeFile(Buffer.concat([Buffer.from(`${folder}/images/`), Buffer.from([0xe9]), Buffer.from('.svg')]), drawing);
  expect(await checkWith(() => {})).toMatchInlineSnapshot(`
    "
    public/images/�.svg:1:1
      The name of this file is not UTF-8, so it cannot be read. Rename it with letters, digits, "-" and "_".
    "
  `);
});

test('refuses files whose names hosts refuse in addresses', async () => {
  await put('a\\b.txt', 'x');
  await put('a\u0007b.txt', 'x');
  await put('a#b.txt', 'x');
  expect(
    (await checkWith(() => {})).match(/The name of this file has a #, a \?, a backslash or a control character/g),
  ).toHaveLength(3);
});

test('asks for no icons of the site: the build draws those that are not there', async () => {
  expect(await checkWith(() => {})).toBe('\n');
});

test('looks into icons of one’s own', async () => {
  await put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h');
  await put('icon-192.png', drawing);
  await put('icon-512.png', await pixels(512, 512).png().toBuffer());
  expect(await checkWith(() => {})).toMatchInlineSnapshot(`
    "
    public/favicon.svg:1:1
      The drawing "/favicon.svg" is damaged or incomplete: Couldn't find end of Start Tag path in line 1. Export it again, or copy the file again.

    public/icon-192.png:1:1
      "/icon-192.png" should be a PNG file, but is an SVG file. Change its extension to .svg, or export it again as PNG.
    "
  `);
});

test('warns of a $schema that leads to no file', async () => {
  const linked = ($schema: string) => check(JSON.stringify({ $schema, ...JSON.parse(minimalText) }, null, 2));
  expect((await linked('./site.schema.json')).text).toMatchInlineSnapshot(`
    "
    site.config.json:2:14  $schema
      Warning: There is no file "./site.schema.json", so code editors cannot complete and explain keys. Write "./schema/site.schema.json".
    "
  `);
  expect((await linked('./schema')).text).toContain('There is no file "./schema"');
  for (const fine of ['./schema/site.schema.json', 'schema/site.schema.json', 'https://example.com/site.schema.json'])
    expect((await linked(fine)).text).toBe('\n');
});

test('lets a copy of the config in another folder name the schema as the config does', () => {
  const copy = join(tmpdir(), 'copy.json');
  expect(checkSchemaFile({ $schema: './schema/site.schema.json' }, copy)).toBeUndefined();
  expect(checkSchemaFile({ $schema: './site.schema.json' }, copy)?.code).toBe('asset/schema');
});

test('looks for what a config names also where it holds what JavaScript can make no text of', async () => {
  // Of ten values at each place one or two, in turn; any-text.test has them all.
  const texts = [...textlessConfigs()].filter((_, at) => at % 7 === 0);
  for (const text of texts) {
    const loaded = await checkSite(registry, text, 'site.config.json', folder);
    expect(loaded.ok ? loaded.warnings : loaded.issues).not.toEqual([]);
  }
});

test('says what is the matter with a font of the site itself, and takes a good one', async () => {
  const font = readFileSync('node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2');
  await put('fonts/good.woff2', font);
  await put('fonts/cut.woff2', font.subarray(0, 20_000));
  await put('fonts/other.woff2', Buffer.from('\0\x01\0\0 a TrueType font'));
  const named = ['Lora', 'system', '/fonts/good.woff2', '/fonts/gone.woff2', 'fonts/good.woff2', '/fonts/good.ttf'];
  const reported = await reportedForEach(
    (config, value) => {
      config.theme.headingFont = value;
    },
    [...named, '/fonts/cut.woff2', '/fonts/other.woff2', '/images/logo.svg', 'Laro'],
  );
  expect(`\n${reported.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    Lora: nothing
    system: nothing
    /fonts/good.woff2: nothing
    There is no file public/fonts/gone.woff2. Did you mean "/fonts/good.woff2"?
    "fonts/good.woff2" is not the path of a file. Did you mean "/fonts/good.woff2"?
    "/fonts/good.ttf" is not the path of a file. Did you mean "/fonts/good.woff2"?
    The font "/fonts/cut.woff2" cannot be read: it is damaged or incomplete. Export it again, or copy the file again.
    "/fonts/other.woff2" should be a WOFF2 file, but is something else. Export it again as WOFF2.
    "/images/logo.svg" is a picture; "headingFont" needs a font. Write "system", the path of a .woff2 file below public/, such as /fonts/own.woff2, or one of these: Instrument Sans, Inter, DM Sans, Manrope, Work Sans, Outfit, Source Serif 4, Fraunces, Lora, Playfair Display.
    "Laro" is not a font of headings. Write "system", the path of a .woff2 file below public/, such as /fonts/own.woff2, or one of these: Instrument Sans, Inter, DM Sans, Manrope, Work Sans, Outfit, Source Serif 4, Fraunces, Lora, Playfair Display.
    "
  `);
});
