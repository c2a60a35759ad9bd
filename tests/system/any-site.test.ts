import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { nginxConfOf } from '../../src/cli/nginx.ts';
import { siteFolder } from '../../src/cli/site-folder.ts';
import { listen } from '../../src/server/listen.ts';
import { createStaticServer } from '../../src/server/static-server.ts';
import { loadSite } from '../../src/validate/load-site.ts';
import { ask } from '../ask.ts';
import { drawing } from '../fixture-site.ts';
import { findNginx, serveByNginx } from '../nginx.ts';
import { runs } from '../properties.ts';
import { registry } from '../registry.ts';
import { buildFolder, writeSite } from '../served-site.ts';

// Whatever the check accepts is built, and each file of the build is reached at its address, on the preview and on nginx. Sites are drawn at
// random, of the kinds whose parts get into each other's way: languages, redirects, pages of items, drafts, emoji, names.

/** One of the first values as a rule, and of the others now and then. */
const mostly = <T>(usual: T[], others: T[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const words = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Acme', 'Über uns', '你好', 'مرحبا') },
  { weight: 1, arbitrary: fc.constantFrom('❤️', '👨‍👩‍👧', '\u200b', '{{x}}', '<b>', '…', '"\\', '&amp;') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
);
const id = mostly(
  ['one', 'two', 'three', 'de', 'page'],
  ['page-2', '404', 'assets', 'ar', 'share', 'one-two', 'robots'],
);
const draft = fc.constantFrom(undefined, undefined, undefined, true);
const without = (entry: object) => Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));

const person = fc.record({ id, name: words, role: fc.constant('Role'), draft }).map(without);
const post = fc
  .record({
    id,
    title: words,
    description: words,
    date: fc.constant('2020-01-05'),
    body: mostly(['Words.', '# A title'], ['content/x.txt', 'content/x.md', '[a](/about)', '+++\nx\n+++\n']),
    authors: fc.uniqueArray(id, { maxLength: 1 }),
    draft,
  })
  .map(without);
const items = (item: fc.Arbitrary<object>, maxLength: number) =>
  fc.uniqueArray(item, { minLength: 1, maxLength, selector: (one) => (one as { id: string }).id });

const path = mostly(
  ['/about', '/blog', '/a/b', '/news'],
  ['/de', '/de/x', '/a-b', '/share', '/404', '/assets', '/page', '/feed', '/images', '/one'],
);
const link = mostly(
  ['/', 'https://x.example'],
  ['/about', '#hero', '/de', 'mailto:{email}', 'tel:+1 555', '/images/x.svg'],
);
const page = fc
  .record({
    path,
    id: mostly<string | undefined>([undefined], ['home', 'a-b', 'about']),
    title: words,
    draft,
    sections: link.map((href) => [{ type: 'hero', id: 'hero', title: 'Hello', actions: [{ label: 'Go', href }] }]),
  })
  .map(without);
const pageOfItems = fc
  .record({
    path: fc.constantFrom('/{id}', '/blog/{id}', '/a/{id}/b'),
    each: fc.constantFrom('posts', 'posts', 'crew'),
    title: fc.constant('Item'),
    sections: mostly(
      ['{item.href}', 'mailto:{email}?subject={item.id}'],
      ['mailto:{item.id}', 'tel:{item.id}', '{item.id}'],
    ).map((href) => [{ type: 'article', id: 'article', actions: [{ label: 'Go', href }] }]),
  })
  .map((one) => JSON.parse(JSON.stringify(one).replace('"{item.href}"', '"/"')));
const pagedList = fc.constantFrom(2, 2, 24).map((perPage) => ({
  path: '/all',
  title: 'All',
  sections: [{ type: 'cards', id: 'all', title: 'All', list: 'posts', perPage }],
}));

const segment = fc.oneof(
  fc.constantFrom(
    'old',
    'alt',
    'über',
    '%C3%BC',
    'a b',
    'a+b',
    '(x)',
    '@a',
    'a:b',
    '$uri',
    "o'b",
    '~u',
    '50%25',
    'x,y',
    'A',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
);
const from = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '', '/', '/*'))
      .map(([parts, end]) => `/${parts.join('/')}${end}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/about',
      '/de/about',
      '/de/*',
      '/page.json',
      '/robots.txt',
      '/index.html',
      '/images/*',
      '/404.html',
      '/one',
      '/blog/*',
      '/blog',
      '/share/x',
    ),
  },
);
const redirect = fc.record({
  from,
  to: mostly(
    ['/', 'https://x.example/a'],
    ['/about', '/de', '/de/about', 'https://x.example/$uri/:splat?a=$b#c', '/?a=$args', '/images/x.svg', '/ü'],
  ),
  permanent: fc.boolean(),
});

const language = fc.record({
  version: mostly<number | undefined>([undefined], [1, 2, 3]),
  redirects: mostly<object | undefined>([undefined], [[]]),
  routes: mostly<object>(
    [{}],
    [
      { home: { title: 'Heim' } },
      { about: { path: '/ueber' } },
      { about: { path: '/de/about' } },
      { about: { draft: true } },
    ],
  ),
  lists: mostly<object | undefined>(
    [undefined],
    [{ posts: { items: { one: { title: 'Eins' } } } }, { posts: { items: { one: { draft: true } } } }],
  ),
});

const publicFile = mostly(
  ['images/x.svg', 'files/a.txt', 'files/über.txt', 'files/a b.txt', '.well-known/x.txt', 'old.html', 'robots.txt'],
  [
    'about',
    'about/index.html',
    'de/x.txt',
    'old/index.html',
    '100%.txt',
    'x#y.txt',
    'x?y.txt',
    'a;b.txt',
    '$uri.txt',
    '"a".txt',
    'x.svg/y.txt',
    'feed.xml',
    '404.html',
    'share/one.png',
    '.env',
    'über/index.html',
    'index.html',
    'a:b.txt',
    'a\\b.txt',
    'a+b.txt',
    '_x.txt',
    'files/index.htm',
  ],
);

const site = fc.record({
  brand: words,
  lang: mostly(['en', 'de-AT', 'zh-Hant'], ['en-12', 'de-latn-latn', 'xx', 'de']),
  locales: fc.uniqueArray(mostly(['de', 'ar', 'pt-br'], ['en', 'en-us-uk', 'zh-hant', 'sl-rozaj-biske']), {
    maxLength: 2,
  }),
  language,
  crew: items(person, 3),
  posts: items(post, 4),
  pages: fc.uniqueArray(page, { maxLength: 3, selector: ({ path }) => path as string }),
  more: fc.subarray(['items', 'list']),
  pageOfItems,
  pagedList,
  redirects: fc.array(redirect, { maxLength: 4 }),
  files: fc.uniqueArray(publicFile, { maxLength: 4 }),
  shareImages: fc.constantFrom('one', 'one', 'each'),
  trailingSlash: fc.boolean(),
});

type Drawn = typeof site extends fc.Arbitrary<infer T> ? T : never;

/** The files of a site as drawn, of which some may be refused. */
function filesOf(random: Drawn) {
  const drawn: Drawn = JSON.parse(JSON.stringify(random));
  const config = {
    version: 2,
    brand: { name: drawn.brand },
    contacts: { email: 'info@example.com' },
    seo: {
      siteUrl: 'https://www.example.com',
      trailingSlash: drawn.trailingSlash,
      lang: drawn.lang,
      shareImages: drawn.shareImages,
    },
    theme: { accent: '#0b6e75' },
    header: { nav: [{ label: 'Home', href: '/' }] },
    locales: Object.fromEntries(drawn.locales.map((key) => [key, {}])) as Record<string, object>,
    redirects: [...drawn.redirects],
    lists: { crew: { of: 'people', items: drawn.crew }, posts: { of: 'posts', items: drawn.posts } },
    routes: [
      { path: '/', title: 'Home', sections: [{ type: 'hero', id: 'hero', title: 'Hello' }] },
      ...drawn.pages,
      ...(drawn.more.includes('items') ? [drawn.pageOfItems] : []),
      ...(drawn.more.includes('list') ? [drawn.pagedList] : []),
    ],
  };
  const files: Record<string, string> = { 'content/x.md': 'Words of a file.', 'public/images/y.svg': drawing };
  // A name cannot be that of a file and of a folder.
  for (const name of drawn.files)
    if (!drawn.files.some((other) => other !== name && (name.startsWith(`${other}/`) || other.startsWith(`${name}/`))))
      files[`public/${name}`] = name.endsWith('.svg') ? drawing : `The file ${name}.`;
  for (const key of drawn.locales) files[`site.config.${key}.json`] = JSON.stringify(drawn.language);
  return { config, files };
}

/** Writes a site and takes out what is refused, until it is accepted. */
async function writeAccepted(drawn: Drawn) {
  const { config, files } = filesOf(drawn);
  const refused: string[] = [];
  for (let round = 0; round < 30; round++) {
    const folder = writeSite('any-site', config, files);
    const loaded = await loadSite(registry, join(folder, 'site.config.json'), join(folder, 'public'));
    if (loaded.ok) return { folder, redirects: config.redirects, refused };
    const error = loaded.issues.find(({ severity }) => severity === 'error');
    expect(error, 'a site that is not accepted has an error').toBeDefined();
    const { file, path, message } = error as (typeof loaded.issues)[0];
    refused.push(message);
    takeOut(config, files, relative(folder, file), path);
  }
  throw new Error(`There is always another error: ${refused.join(' ')}`);
}

type Files = ReturnType<typeof filesOf>;

function takeOut(config: Files['config'], files: Files['files'], file: string, path: (string | number)[]): void {
  const [first, second, , at] = path;
  if (file !== 'site.config.json' && path.length === 0) delete files[file];
  else if (/^site\.config\.[\w-]+\.json$/.test(file)) files[file] = '{}';
  else if (first === 'redirects') config.redirects.splice(Number(second), 1);
  else if (first === 'routes' && Number(second) > 0) config.routes.splice(Number(second), 1);
  else if (first === 'locales') delete config.locales[String(second)];
  else if (first === 'lists' && (second === 'crew' || second === 'posts')) {
    const { items } = config.lists[second];
    const [item] = items.splice(Number(at), 1);
    if ((item as { id: string }).id === 'last') config.routes = config.routes.filter((route) => !('each' in route));
    if (second === 'crew' && items.length === 0) items.push({ id: 'last', name: 'Last', role: 'Role' });
    if (second === 'posts' && items.length === 0)
      items.push({ id: 'last', title: 'Last', description: 'Last.', date: '2020-01-05', body: 'Words.' });
  } else if (first === 'seo') config.seo.lang = 'en';
  else if (first === 'brand') config.brand.name = 'Acme';
  else throw new Error(`Nothing can be taken out at ${file} ${path.join('.')}`);
}

/** Asks as a browser does: follows redirects on the same host. Returns what came in the end. */
async function follow(url: string, path: string) {
  for (let left = 4; left > 0; left--) {
    const { status, headers, body } = await ask(url, path);
    const to = headers.location;
    if (status < 300 || status >= 400 || !to?.startsWith('/')) return { status, body, path };
    path = to;
  }
  return { status: 0, body: Buffer.from(''), path };
}

/** An address without the slash that a page may have at its end. */
const plain = (address: string) => decodeURIComponent(address).replace(/^(\/[^?#]+)\/(?=$|[?#])/, '$1');

async function expectReachable(url: string, dist: string, redirects: Drawn['redirects']): Promise<void> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const name = relative(dist, join(entry.parentPath, entry.name));
    if (name === '_headers' || name === '_redirects') continue;
    const address = `/${name.split('/').map(encodeURIComponent).join('/')}`;
    const { status, body, path } = await follow(url, address);
    expect([address, path, status], `${url}${address}`).toEqual([address, path, 200]);
    expect(body.equals(readFileSync(join(dist, name))), `${url}${address}`).toBe(true);
  }
  for (const { from, to, permanent } of redirects) {
    const path = encodeURI(decodeURI(from).replace('/*', '/x')).replace(/[?#]/g, encodeURIComponent);
    const { status, headers } = await ask(url, path);
    const earlier = redirects.filter((one) => one.from !== from).length > 0;
    expect(status, `${url}${path}`).toBeOneOf(earlier ? [301, 302] : [permanent ? 301 : 302]);
    if (!earlier) expect(plain(headers.location ?? '')).toBe(plain(to));
  }
}

it('what is accepted is built, and each file is reached at its address, on the preview and on nginx', async () => {
  const refused = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(site, async (drawn) => {
      const { folder, redirects, refused: messages } = await writeAccepted(drawn);
      for (const message of messages) refused.set(message, (refused.get(message) ?? 0) + 1);
      await buildFolder(folder);
      const dist = join(folder, 'dist');
      const preview = await listen(createStaticServer(dist), 0);
      try {
        await expectReachable(preview.url, dist, redirects);
        if (!findNginx()) return;
        const options = { name: '_', brotli: false };
        const nginx = await serveByNginx(({ listen }) => nginxConfOf(siteFolder(folder), { ...options, listen }));
        await expectReachable(nginx.url, dist, redirects).finally(() => nginx.stop());
      } finally {
        await preview.close();
      }
    }),
    { ...runs(10), endOnFailure: true },
  );
  if (inject('times') > 1) console.log([...refused].map(([message, count]) => `${count} × ${message}`).join('\n'));
}, 86_400_000);
