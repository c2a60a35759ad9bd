import { expect, it } from 'vitest';
import { nginxConf } from '../../src/outputs/hosts/nginx-conf.ts';
import { headersFile, inlineScripts, siteHeaders } from '../../src/outputs/hosts/site-headers.ts';
import { headersFor, parseHeadersFile } from '../../src/server/static-server.ts';

const rules = siteHeaders({ scripts: ['let a'], downloads: ['assets/training'] });
const everywhere = rules[0]?.headers ?? {};

it('allows no script but the site’s own files and the one inline script, by its hash', () => {
  expect(everywhere['Content-Security-Policy']).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self' 'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action mailto:; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types built-html default"`,
  );
});

it('is read from the _headers file as it was meant', () => {
  const read = parseHeadersFile(headersFile(rules, { trailingSlash: false }));
  const sent = (path: string) => headersFor(read, path);
  for (const [name, value] of Object.entries(everywhere)) expect(sent('/about')[name.toLowerCase()]).toBe(value);
  expect(sent('/about')['cache-control']).toBeUndefined();
  expect(sent('/assets/entry-12345678.js')['cache-control']).toContain('immutable');
  expect(sent('/assets/logos/react-12345678.svg')['cache-control']).toContain('immutable');
  expect(sent('/assets/training/react.pdf')).toMatchObject({ 'content-disposition': 'attachment' });
  expect(sent('/assets/training/react.pdf')['cache-control']).toBeUndefined();
});

it('names no header twice for one file, as some hosts would send both', () => {
  const paths = ['/', '/assets/a.js', '/assets/logos/a.svg', '/assets/training/a.pdf', '/images/a.svg'];
  for (const path of paths) {
    const names = parseHeadersFile(headersFile(rules, { trailingSlash: false })).flatMap(({ matches, headers }) =>
      matches.test(path) ? Object.keys(headers) : [],
    );
    expect(new Set(names).size).toBe(names.length);
  }
});

it('counts as inline script what runs, and no data', () => {
  const html =
    '<script data-a="1">run()</script><script type="application/json">{}</script><script src="/a.js"></script>';
  expect(inlineScripts(html)).toEqual(['run()']);
});

it('writes for nginx what nginx reads as it was, or refuses to', () => {
  const options = { root: '/srv/site', listen: '80', name: '_', brotli: false, compressed: true };
  const odd = (value: string) => () => nginxConf([{ path: '/*', headers: { 'X-A': value } }], options);
  expect(odd('a "b" \\ c')()).toContain(String.raw`add_header X-A "a \"b\" \\ c" always;`);
  expect(odd('$host')()).toMatch(/add_header X-A "\$\{site_dollar\}host" always;/);
  expect(odd('a\nb')).toThrow();
});

it('has nginx compress by itself where the build has not', () => {
  const options = { root: '/srv/site', listen: '80', name: '_', brotli: true };
  const lines = (compressed: boolean) =>
    nginxConf(rules, { ...options, compressed })
      .split('\n')
      .flatMap((line) => /^ {2}((?:gzip|brotli)\w* on);/.exec(line)?.[1] ?? []);
  expect(lines(true)).toEqual(['gzip_static on', 'brotli_static on', 'gzip_vary on']);
  expect(lines(false)).toEqual(['gzip on', 'gzip_vary on']);
});
