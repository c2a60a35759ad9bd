import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nginxConf } from '../../src/outputs/hosts/nginx-conf.ts';
import { parseRedirectsFile } from '../../src/outputs/hosts/redirects.ts';
import { ask } from '../ask.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { type ServedSite, serveFolder, writeSite } from '../served-site.ts';

// What of a site is published, and what hosts and search engines learn of it.

let site: ServedSite;
const read = (file: string) => readFileSync(join(site.dist, file), 'utf8');

beforeAll(async () => {
  const photo = sharp({ create: { width: 1500, height: 1500, channels: 3, background: '#246' } });
  const files = {
    'public/images/logo.svg': drawing,
    'public/images/cto.svg': drawing,
    'public/images/share.png': await photo.png().toBuffer(),
  };
  const { routes, lists, seo, contacts, ...rest } = minimalConfig;
  const [home, about] = routes as [(typeof routes)[0], (typeof routes)[1]];
  const secret = { ...about.sections[0], id: 'secret', title: 'Not yet said', draft: true };
  const config = {
    ...rest,
    social: [{ network: 'forum', label: 'Forum', icon: 'tabler:messages', href: 'https://forum.example.com' }],
    contacts: { ...contacts, phone: '+1 555 0100' },
    lists: {
      ...lists,
      team: {
        of: 'people',
        items: [...lists.team.items, { ...lists.team.items[0], id: 'next', name: 'Not Yet', draft: true }],
      },
    },
    seo: {
      ...seo,
      about: {
        type: 'Restaurant',
        address: { street: 'Seeweg 12', country: 'AT' },
        phone: 'phone',
        hours: [{ days: ['monday'], hours: [{ from: '09:00', to: '18:00' }] }],
        cuisine: 'Alpine',
      },
    },
    redirects: [
      { from: '/old', to: '/about' },
      { from: '/blog/*', to: 'https://blog.example.com/ü', permanent: false },
    ],
    routes: [
      { ...home, sections: [...home.sections, secret] },
      { ...about, noindex: true, image: '/images/share.png' },
      { ...about, id: 'later', path: '/later', draft: true },
    ],
  };
  site = await serveFolder(writeSite('published-test', config, files));
}, 120_000);
afterAll(() => site?.close());

it('a draft is nowhere in the build', () => {
  expect(readdirSync(site.dist)).not.toContain('later');
  const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|json|xml)$/.test(file),
  );
  for (const file of files) expect(read(file), file).not.toMatch(/Not yet said|Not Yet|\/later/);
});

it('a page that is not for search engines can be reached, and is in no sitemap', () => {
  expect(read('about/index.html')).toContain('<meta name="robots" content="noindex">');
  expect(read('index.html')).not.toContain('name="robots"');
  expect(read('sitemap.xml').match(/<loc>.*<\/loc>/g)).toEqual(['<loc>https://www.example.com/</loc>']);
});

it('the share image of a page is cut from its own picture', async () => {
  expect(read('about/index.html')).toContain('content="https://www.example.com/share/about.jpg"');
  const { format, width, height } = await sharp(join(site.dist, 'share/about.jpg')).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(readdirSync(join(site.dist, 'share')).sort()).toEqual(['about.jpg', 'home.png']);
});

it('a profile of a network that is not known has its own icon', () => {
  expect(read('index.html')).toMatch(
    /<a[^>]*href="https:\/\/forum\.example\.com"[^>]*>.*?<svg[^>]*>.*?<path d="M21 14l-3 -3/s,
  );
});

it('search engines learn what the site is about', () => {
  const things = [...read('index.html').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(things.map(([, text = '']) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({
      '@type': 'Restaurant',
      telephone: '+1 555 0100',
      servesCuisine: 'Alpine',
      address: { '@type': 'PostalAddress', streetAddress: 'Seeweg 12', addressCountry: 'AT' },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          opens: '09:00',
          closes: '18:00',
          dayOfWeek: ['https://schema.org/Monday'],
        },
      ],
    }),
  );
});

it('old addresses lead to new ones, on the preview and by the files for hosts', async () => {
  const led = async (path: string) => {
    const { status, headers } = await ask(site.url, path);
    return [status, headers.location];
  };
  const blog = 'https://blog.example.com/%C3%BC';
  for (const path of ['/old', '/old/']) expect(await led(path)).toEqual([301, '/about']);
  for (const path of ['/blog', '/blog/', '/blog/2020/one?a=1']) expect(await led(path)).toEqual([302, blog]);
  for (const path of ['/older', '/blogs', '/_redirects']) expect((await led(path))[0]).toBe(404);
  expect(read('_redirects')).toBe(`/old /about 301\n/blog ${blog} 302\n/blog/* ${blog} 302\n`);
  const options = { root: '/srv', listen: '80', name: '_', brotli: false, compressed: false };
  const conf = nginxConf([], { ...options, redirects: parseRedirectsFile(read('_redirects')) });
  expect(conf.match(/location (?:= "|\^~).*\{\n.*return .*;/g)).toEqual([
    'location = "/old" {\n    return 301 "/about";',
    'location = "/old/" {\n    return 301 "/about";',
    `location = "/blog" {\n    return 302 "${blog}";`,
    `location = "/blog/" {\n    return 302 "${blog}";`,
    `location ^~ "/blog/" {\n    return 302 "${blog}";`,
  ]);
});
