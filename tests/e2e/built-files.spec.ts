import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { documentsOf } from '../built-site.ts';
import { sectionTypes } from '../registry.ts';
import { htmlErrors, java, nuErrors } from './audits/html.ts';
import { dist, documents, fileAt, files, textFiles, textOf } from './dist.ts';
import { config, listOf } from './site.ts';

// The files of the built site: what they name is there, nothing else is, they are valid, and hosts learn how to serve them.

const again = 'public, max-age=0, must-revalidate';

interface References {
  addresses: string[];
  ids: string[];
  /** Ids that other attributes name. */
  named: string[];
}

/** Reads a document as a browser does, without running it. */
const read = (page: Page, html: string): Promise<References> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = [...parsed.querySelectorAll('*')];
    const values = (name: string) => all.flatMap((element) => element.getAttribute(name) ?? []);
    const sets = values('srcset').flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''));
    const metas = [...parsed.querySelectorAll('meta[property="og:url"], meta[property="og:image"]')];
    const written = [...parsed.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
    const styles = [...written, ...values('style')].flatMap((text) =>
      [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? ''),
    );
    const data = [...parsed.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
      [...(textContent ?? '').matchAll(/"(https?:[^"]+)"/g)].map(([, url]) => url ?? ''),
    );
    return {
      addresses: [
        ...['href', 'src', 'data-poster', 'action', 'data-entry', 'data-site'].flatMap(values),
        ...metas.map((meta) => meta.getAttribute('content') ?? ''),
        ...sets,
        ...styles,
        ...data,
      ],
      ids: values('id'),
      named: ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'commandfor', 'list']
        .flatMap(values)
        .flatMap((value) => value.split(/\s+/)),
    };
  }, html);

const documentAt = (path: string) => (path === '/404.html' ? path : path.replace(/\/?index\.html$/, '') || '/');

test('no file has anything of Studio', () => {
  const marked = textFiles.filter((file) =>
    /[\ufff0-\ufff8]|data-studio|studioHost|holdPage|"values":\{"(route|parts)"/.test(textOf(file)),
  );
  expect(marked).toEqual([]);
});

test('every address, anchor and id that a page names is there', async ({ page }) => {
  const known = new Map<string, References>();
  for (const file of documents) known.set(file, await read(page, textOf(file)));
  const missing: string[] = [];
  let checked = 0;
  for (const [file, { addresses, ids, named }] of known) {
    expect(new Set(ids).size, `ids of ${file}`).toBe(ids.length);
    for (const id of named) if (!ids.includes(id)) missing.push(`${file} names the id ${id}`);
    for (const address of new Set(addresses)) {
      const url = new URL(address.replace(config.seo.siteUrl, ''), `http://site.test${documentAt(file)}`);
      if (url.origin !== 'http://site.test') continue;
      checked++;
      const target = fileAt(url.pathname);
      if (!target) missing.push(`${file} leads to ${address}`);
      else if (
        url.hash &&
        url.hash !== '#organization' &&
        !known.get(target)?.ids.includes(decodeURIComponent(url.hash.slice(1)))
      )
        missing.push(`${file} leads to ${address}, where nothing has that id`);
    }
  }
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(100);
});

test('every file that scripts, style sheets, data and the manifest name is there', () => {
  const missing: string[] = [];
  let checked = 0;
  for (const file of textFiles.filter((name) => /\.(js|css|json|webmanifest|xml)$/.test(name))) {
    const text = textOf(file).replaceAll(config.seo.siteUrl, '');
    const named = [
      ...text.matchAll(/["'`(](\.?\/[\w./-]+\.(?:js|css|json|woff2|png|svg|webp|avif|jpg|pdf|mp4|vtt))["'`)]/g),
      ...text.matchAll(/<loc>([^<]*)<\/loc>/g),
    ].map(([, address]) => address ?? '');
    for (const address of new Set(named)) {
      checked++;
      const { pathname } = new URL(address || '/', `http://site.test${file}`);
      // Pages are asked for by their path with this ending, which alone is the home page's.
      if (!fileAt(pathname)) missing.push(`${file} names ${address}`);
    }
  }
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(20);
});

test('of the live section types the site has the scripts of those that its pages have, and of no others', () => {
  const used = new Set(config.routes.flatMap(({ sections }) => sections.map(({ type }) => type)));
  const live = sectionTypes.filter(({ client }) => client !== 'static').map(({ type }) => type);
  const scriptsOf = (type: string) =>
    files.filter((file) => new RegExp(`^/assets/${type.replaceAll('-', '')}-[\\w-]{8}\\.js$`, 'i').test(file));
  expect(live.filter((type) => scriptsOf(type).length > 0)).toEqual(live.filter((type) => used.has(type)));
  expect(live.length).toBeGreaterThan(used.size);
});

test('nothing lies in the site that is for its makers alone', () => {
  const strange = files.filter((file) =>
    /\.(map|tsx?|env|log|lock|conf|key|pem)(\.br|\.gz)?$|\/\.(?!well-known\/)|config\.json|package(-lock)?\.json|node_modules/.test(
      file,
    ),
  );
  expect(strange).toEqual([]);
});

test('no file tells a secret, a place on the machine that built it, or how the config is written', () => {
  const forbidden: Record<string, RegExp | string> = {
    'a source map': /sourceMappingURL/,
    'a key': /-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|sk_live_|xox[abprs]-|eyJhbGciOi/,
    'a variable of the environment': /process\.env\.|NPM_TOKEN|npm_config_/,
    'a folder of the machine': join(dist, '../../..'),
    'a home folder': /\/home\/\w+|\/root\/|\/Users\/\w+/,
    'the config': /"\$schema"|site\.config\.json|"version":\s*1,/,
  };
  const found = textFiles.flatMap((file) => {
    const text = textOf(file);
    return Object.entries(forbidden)
      .filter(([, sign]) => (typeof sign === 'string' ? text.includes(sign) : sign.test(text)))
      .map(([name]) => `${file} tells ${name}`);
  });
  expect(found).toEqual([]);
});

test('each route is a file that any host can serve, with its data for the router beside it', async ({ request }) => {
  for (const { path } of config.routes) {
    const folder = path === '/' ? '' : path;
    expect(files).toEqual(expect.arrayContaining([`${folder}/index.html`, `${folder}/page.json`]));
    const page = await request.get(path);
    expect(page.headers()).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': again });
    expect(await (await request.get(`${folder}/page.json`)).json()).toMatchObject({ path });
    for (const coding of ['br', 'gzip']) {
      const { headers } = await request
        .get(path, { headers: { 'accept-encoding': coding } })
        .then((response) => ({ headers: response.headers() }));
      expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding']);
    }
  }
});

test('hashed files may be kept for ever, by the headers that hosts are given; others are asked for again', async ({
  request,
}) => {
  const hashed = files.filter((file) => /^\/assets\/(?!training\/).*-[\w-]{8}\.\w+$/.test(file));
  expect(hashed.length).toBeGreaterThan(20);
  for (const file of hashed)
    expect((await request.head(file)).headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  for (const [path, type] of [
    ['/header-logo.gif', 'image/gif'],
    ['/logo.webp', 'image/webp'],
    [`/assets/training/${listOf('courses')[0]?.pdf}`, 'application/pdf'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()).toMatchObject({ 'content-type': type, 'cache-control': again });
  }
});

test('the W3C’s Nu checker and html-validate find no error in any page of several sites, and would in a wrong one', async ({
  page: _,
}, testInfo) => {
  test.setTimeout(180_000);
  const wrong = testInfo.outputPath('wrong.html');
  const body = '<p id="a"></p><p id="a"></p><img src="x">';
  writeFileSync(wrong, `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`);
  const sites = ['company', 'hindi', 'languages', 'blank', 'restaurant', 'saas', 'event'] as const;
  const pages = sites.flatMap(documentsOf);
  expect(pages.length).toBeGreaterThan(30);
  for (const [find, fault] of [
    [htmlErrors, 'no-dup-id'],
    [java ? nuErrors : () => [wrong], java ? 'Duplicate ID' : wrong],
  ] as const) {
    const found = await find([...pages, wrong]);
    expect(found.filter((error) => !error.includes('wrong.html'))).toEqual([]);
    expect(found.join()).toContain(fault);
  }
});
