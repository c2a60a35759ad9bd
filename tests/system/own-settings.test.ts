import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newPage } from '../browser.ts';
import { runCommand, startServer } from '../command.ts';
import { findNginx, startNginx } from '../nginx.ts';
import { writeSmallSite } from '../served-site.ts';

// A site in two languages that says more than its pages.

let folder: string;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeAll(() => {
  const german = {
    version: 2,
    head: { meta: { search: { content: 'deutsch' } } },
    routes: { about: { path: '/ueber-uns' } },
  };
  folder = writeSmallSite(
    'own-settings',
    (config) => {
      config.locales = { de: {} };
      for (const route of config.routes) route.id = route.path.slice(1) || 'home';
      Object.assign(config, {
        security: {
          headers: { 'x-frame-options': 'SAMEORIGIN', 'Permissions-Policy': 'camera=(self)', 'X-Quote': '"$host" \\' },
          policy: { connect: ['https://api.example.com', 'wss://live.example.com'], image: ['data:'] },
        },
        head: {
          meta: [
            { id: 'search', name: 'google-site-verification', content: 'abc_123' },
            { property: 'fb:pages', content: '"{product}" <&>' },
          ],
          link: [
            { rel: 'me', href: 'https://mastodon.example/@acme' },
            { rel: 'author', href: '/about', title: 'About {product}' },
            { rel: 'pgp-key', href: '/pgp.txt', type: 'text/plain' },
          ],
        },
      });
    },
    { 'public/pgp.txt': 'a key', 'site.config.de.json': JSON.stringify(german) },
  );
  expect(runCommand(['build', '--site', folder])).toMatchObject({ status: 0 });
}, 240_000);
afterAll(() => {
  stopServers();
  rmSync(folder, { recursive: true });
});

/** The servers of the site that run, each started once. */
const running = new Map<string, Awaited<ReturnType<typeof startServer>>>();
async function serve(command: 'dev' | 'preview'): Promise<string> {
  const server = running.get(command) ?? (await startServer([command, '--site', folder]));
  running.set(command, server);
  return server.url;
}
function stopServers() {
  for (const server of running.values()) server.stop();
  running.clear();
}

describe('the head of each document', () => {
  const elements = (search: string, about: string) =>
    [
      `<meta name="google-site-verification" content="${search}">`,
      '<meta property="fb:pages" content="&quot;Acme&quot; &lt;&amp;&gt;">',
      '<link rel="me" href="https://mastodon.example/@acme">',
      `<link rel="author" href="${about}" title="About Acme">`,
      '<link rel="pgp-key" href="/pgp.txt" type="text/plain">',
    ].join('');

  it('has the elements of the config, in each language its own, and on the page for unknown addresses', () => {
    for (const page of ['index.html', 'about/index.html', '404.html'])
      expect(read(`dist/${page}`).split('<body>', 1)[0], page).toContain(elements('abc_123', '/about'));
    for (const page of ['de/index.html', 'de/ueber-uns/index.html', 'de/404.html'])
      expect(read(`dist/${page}`).split('<body>', 1)[0], page).toContain(elements('deutsch', '/de/ueber-uns'));
  });

  it('is the only place where they are: nothing that a browser loads later has them', () => {
    const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
    const others = files.filter((file) => /\.(js|json)$/.test(file));
    expect(others.length).toBeGreaterThan(5);
    for (const file of others) expect(read(`dist/${file}`), file).not.toMatch(/abc_123|mastodon\.example/);
  });

  it('keeps them when React goes to another page', async () => {
    const browser = await launchBrowser();
    try {
      const page = await newPage(browser);
      await page.goto(await serve('preview'));
      const head = () => page.locator('head :is(meta[content=abc_123], link[rel=me], link[rel=author])').count();
      expect(await head()).toBe(3);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await page.waitForFunction(() => document.title.startsWith('About'));
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
      expect(await head()).toBe(3);
    } finally {
      await browser.close();
    }
  });

  it('has links to files that are there', () => {
    renameSync(join(folder, 'public/pgp.txt'), join(folder, 'pgp.txt'));
    expect(runCommand(['validate', '--site', folder])).toEqual({
      status: 1,
      text: expect.stringMatching(/head\.link\[2\]\.href\n.*\/pgp\.txt/),
    });
    renameSync(join(folder, 'pgp.txt'), join(folder, 'public/pgp.txt'));
  });

  it('has them in development', async () => {
    const url = await serve('dev');
    for (const path of ['/', '/about', '/nowhere'])
      expect(await (await fetch(url + path)).text()).toContain(elements('abc_123', '/about'));
    expect(await (await fetch(`${url}/de`)).text()).toContain(elements('deutsch', '/de/ueber-uns'));
  });
});

describe('the headers and the policy of the config', () => {
  const own = { 'x-frame-options': 'SAMEORIGIN', 'permissions-policy': 'camera=(self)', 'x-quote': '"$host" \\' };
  const directives = [
    "connect-src 'self' https://api.example.com wss://live.example.com",
    "img-src 'self' data:",
    "frame-ancestors 'self'",
  ];

  it('are sent with each answer of the built site, once', async () => {
    const url = await serve('preview');
    for (const path of ['/', '/de', '/pgp.txt', '/nowhere', '/about/']) {
      const headers = Object.fromEntries((await fetch(url + path, { redirect: 'manual' })).headers);
      expect(headers, path).toMatchObject({ ...own, 'referrer-policy': 'strict-origin-when-cross-origin' });
      expect(headers['content-security-policy']?.split('; ')).toEqual(expect.arrayContaining(directives));
    }
    expect(read('dist/_headers').match(/permissions-policy|x-frame-options/gi)).toEqual([
      'x-frame-options',
      'Permissions-Policy',
    ]);
  });

  it('are sent with each page in development, but for what would keep it out of the frames of Studio', async () => {
    const headers = Object.fromEntries((await fetch(await serve('dev'))).headers);
    const { 'x-frame-options': _, ...others } = own;
    expect(headers).toMatchObject(others);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    const [connect, ...rest] = directives;
    expect(headers['content-security-policy']?.split('; ')).toEqual(
      expect.arrayContaining([`${connect} ws:`, ...rest]),
    );
  });

  it('are in the configuration for nginx', () => {
    const { text } = runCommand(['nginx', '--site', folder]);
    expect(text).toContain('add_header x-frame-options "SAMEORIGIN" always;');
    expect(text).toMatch(/add_header X-Quote "\\"\$\{site_dollar\}host\\" \\\\" always;/);
    for (const directive of directives) expect(text).toContain(directive);
    expect(text).not.toContain('DENY');
  });

  it.skipIf(!findNginx())('are sent by nginx', async () => {
    const nginx = await startNginx(folder);
    try {
      for (const path of ['/', '/nowhere'])
        expect(Object.fromEntries((await fetch(nginx.url + path)).headers), path).toMatchObject(own);
    } finally {
      await nginx.stop();
    }
  });
});

describe('the variables of the site', () => {
  const section = `import { defineSection } from 'site-from-json/schema';
export default defineSection('greeting', { title: 'Greeting', description: 'Greets.', client: 'load', shape: {} });
`;
  const component = `export default function Greeting() {
  return <p>{import.meta.env.VITE_GREETING}, {import.meta.env.VITE_NAME}{import.meta.env.SECRET}</p>;
}
`;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const filesWith = (text: string) =>
    readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(html|js|json)$/.test(file) && read(`dist/${file}`).includes(text))
      .map((file) => file.replace(/-[\w-]{8}\.js$/, '.js'));

  beforeAll(() => {
    stopServers();
    write('sections/greeting/section.ts', section);
    write('sections/greeting/Greeting.tsx', component);
    const config = JSON.parse(read('site.config.json'));
    config.routes[1].sections.push({ type: 'greeting', id: 'greeting' });
    write('site.config.json', JSON.stringify(config));
    write('.env', 'VITE_GREETING=Welcome\nVITE_NAME=nobody\nSECRET=a password\n');
  });

  it.each(['Ada', 'Grace'])('are in the pages and the code of the site, %s', (name) => {
    write('.env.local', `VITE_NAME=${name}\n`);
    const { status, text } = runCommand(['build', '--site', folder]);
    expect(status, text).toBe(0);
    expect(read('dist/about/index.html')).toMatch(new RegExp(`<p>Welcome(<!-- -->)?, (<!-- -->)?${name}</p>`));
    expect(filesWith('Welcome')).toEqual(expect.arrayContaining(['about/index.html', 'assets/Greeting.js']));
    for (const other of ['nobody', 'a password']) expect(filesWith(other)).toEqual([]);
  });

  it('are there in development', async () => {
    const url = await serve('dev');
    const page = await (await fetch(`${url}/about`)).text();
    expect(page).toMatch(/<p>Welcome(<!-- -->)?, (<!-- -->)?Grace<\/p>/);
    expect((await fetch(`${url}/.env`)).status).not.toBe(200);
  });
});
