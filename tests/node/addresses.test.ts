import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { redirects as schema } from '../../schema/redirects.ts';
import { indexRedirects } from '../../src/content/redirects.ts';
import { nginxConf } from '../../src/outputs/hosts/nginx-conf.ts';
import { parseRedirectsFile, redirectRules, redirectsFile } from '../../src/outputs/hosts/redirects.ts';
import { loadSite } from '../../src/validate/load-site.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { drawing, fixtureSite } from '../fixture-site.ts';
import { findNginx } from '../nginx.ts';
import { registry } from '../registry.ts';

// Which addresses a redirect may have, and how hosts are told of it.

const { file, publicDir, put, restore } = fixtureSite('addresses-test');
beforeEach(restore);

/** What is reported of redirects from these addresses to the home page. */
async function reported(...addresses: string[]) {
  const redirects = addresses.map((from) => ({ from, to: '/' }));
  writeFileSync(file, JSON.stringify({ ...minimalConfig, redirects }));
  const loaded = await loadSite(registry, file, publicDir);
  const issues = loaded.ok ? loaded.warnings : loaded.issues;
  return issues.map(({ pathText, severity, message, hint }) => `${pathText}: ${severity}: ${message} ${hint}`);
}

describe('a redirect is an error at its place', () => {
  it.each([
    '/page.json',
    '/robots.txt',
    '/sitemap.xml',
    '/404.html',
    '/404',
    '/index.html',
    '/about/index.html',
    '/_headers',
    '/favicon.svg',
  ])('from %s, which is a file of the site', async (address) => {
    expect(await reported('/old', address)).toEqual([
      `redirects[1].from: error: "${address}" is a file of this site. Remove the redirect.`,
    ]);
  });

  it('from a file or a folder of public/', async () => {
    put('files/prices.pdf', drawing);
    expect(await reported('/images/logo.svg', '/images/*', '/files/prices.pdf', '/files/old.pdf')).toEqual(
      [
        'redirects[0].from: error: "/images/logo.svg" is a file of this site. Remove the redirect.',
        'redirects[1].from: error: "/images/*" would replace the file "/images/cto.svg". Write a redirect for each old address.',
        'redirects[2].from: error: "/files/prices.pdf" is a file of this site. Remove the redirect.',
        expect.stringContaining('warning'),
      ].slice(0, 3),
    );
  });
});

const old = [
  '/über-uns',
  '/%C3%BCber-uns/',
  '/a+b',
  '/Preise_(2019),_alt',
  '/@name',
  '/c:d',
  '/~user/INDEX.PHP',
  "/o'brien&co=1;$x",
  '/a%20b',
  '/में/*',
];

it('an old address may have any sign that browsers send, and is never put right', async () => {
  expect(await reported(...old)).toEqual([]);
  expect(await reported('/a b', '/a?p=12', '/a//b', '/.env', '/a*', '/a%', '/%FF', '/a%0Ab', 'old')).toEqual([
    'redirects[0].from: error: "/a b" is not a path. Write %20 for a space.',
    'redirects[1].from: error: "/a?p=12" is not a path. Remove everything from "?" or "#" on: hosts compare the path alone.',
    'redirects[2].from: error: "/a//b" is not a path. Write one slash between two parts.',
    'redirects[3].from: error: "/.env" is not a path. A part of it cannot begin with a dot.',
    'redirects[4].from: error: "/a*" is not a path. Write the asterisk at the end alone, after a slash.',
    ...['/a%', '/%FF', '/a%0Ab'].map(
      (from, at) =>
        `redirects[${at + 5}].from: error: "${from}" has percent signs that do not encode UTF-8. Write the letters themselves, or each "%" as %25.`,
    ),
    'redirects[8].from: error: "old" is not a path. Did you mean "/old"? Write a path, such as /old-page, or with /* at its end, such as /blog/*.',
  ]);
});

const rulesOf = (...from: string[]) =>
  redirectRules(schema.parse(from.map((one, at) => ({ from: one, to: `/${at}` }))), '');

it('hosts get each old address once, as browsers send it, and those of folders last, the deepest first', () => {
  expect(redirectsFile(rulesOf('/blog/*', '/über', '/blog/2020/*', '/blog', '/a:b', '/x/'))).toBe(
    ['/%C3%BCber /1', '/blog /3', '/a%3Ab /4', '/x/ /5', '/blog/2020 /2', '/blog/2020/* /2', '/blog/* /0']
      .map((line) => `${line} 301\n`)
      .join(''),
  );
  const sixty = Array.from({ length: 60 }, (_, at) => `/blog/${at}`);
  const lines = redirectsFile(rulesOf('/blog/*', ...sixty))
    .trimEnd()
    .split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual([...sixty, '/blog', '/blog/*']);
});

it('a target is written so that no host fills in anything', () => {
  const [rule] = redirectRules(schema.parse([{ from: '/a/*', to: 'https://x.example/:splat/ü?a=$uri' }]), '');
  expect(rule?.to).toBe('https://x.example/%3Asplat/%C3%BC?a=$uri');
});

it('the first rule of the file that covers an address counts, in any form of the address', () => {
  const rules = indexRedirects(parseRedirectsFile(redirectsFile(rulesOf(...old, '/blog/*', '/blog/2020/*'))));
  for (const [at, from] of old.entries())
    for (const path of [from.replace('/*', '/x'), decodeURIComponent(from).replace('/*', '/x')])
      expect(rules.find(path)?.to, path).toMatch(at < 2 ? /^\/[01]$/ : `/${at}`);
  expect(rules.find('/blog/2020/x')?.to).toBe(`/${old.length + 1}`);
  expect(rules.find('/blog/')?.to).toBe(`/${old.length}`);
});

it('more folders than Cloudflare Pages follows, and longer redirects, are warned of', async () => {
  const folders = Array.from({ length: 101 }, (_, at) => `/old-${at}/*`);
  expect(await reported(...folders.slice(1))).toEqual([]);
  expect(await reported(...folders)).toEqual([
    'redirects[100].from: warning: 101 redirects end in /*; Cloudflare Pages follows 100. If it is your host, write fewer, each for a larger folder.',
  ]);
  expect(await reported(`/${'ü'.repeat(400)}`)).toEqual([
    expect.stringMatching(
      /^redirects\[0\]\.to: warning: This redirect takes 2407 characters; Cloudflare Pages follows none of more than 1000\./,
    ),
  ]);
});

it.skipIf(!findNginx())('nginx accepts the configuration of any redirects', () => {
  const rules = rulesOf('/blog', '/blog/', '/blog/*', '/blog/2020/*', ...old, '/a"b'.replace('"', '%22'));
  const redirects = parseRedirectsFile(redirectsFile(rules));
  const conf = nginxConf([], {
    root: '/srv/$HOME',
    listen: '127.0.0.1:80',
    name: '_',
    brotli: false,
    compressed: false,
    redirects,
  });
  const folder = mkdtempSync(join(tmpdir(), 'nginx-test-'));
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid; events {}\nhttp {\n access_log off;\n${conf}\n}\n`);
  execFileSync(
    findNginx() as string,
    ['-t', '-q', '-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'logs/error.log')],
    { stdio: 'pipe' },
  );
  rmSync(folder, { recursive: true });
});
