import { expect, it } from 'vitest';
import type { Outside } from '../../schema/define-section.ts';
import { inlineScripts, sourcesOf } from '../../src/outputs/hosts/content-policy.ts';
import { nginxConf } from '../../src/outputs/hosts/nginx-conf.ts';
import { headersFile, parseHeadersFile, siteHeaders } from '../../src/outputs/hosts/site-headers.ts';
import { headersFor } from '../../src/server/static-server.ts';
import { registry } from '../registry.ts';

const rules = siteHeaders({ scripts: ['let a'], downloads: ['assets/training'] });
const everywhere = rules[0]?.headers ?? {};

it('allows no script but the site’s own files and the one inline script, by its hash', () => {
  expect(everywhere['Content-Security-Policy']).toMatchInlineSnapshot(
    `"default-src 'none'; script-src 'self' 'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action mailto:; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types built-html default"`,
  );
});

/** A site whose sections need this. */
const sourcesFor = (...needs: Outside[]) =>
  sourcesOf(
    { ...registry, section: (type) => ({ ...registry.section('map'), outside: () => needs[Number(type)] }) as never },
    { routes: [{ sections: needs.map((_, at) => ({ type: String(at), id: 'x', tone: 'plain', draft: false })) }] },
  );

const widened = sourcesFor(
  { form: 'https://forms.example.com/f/1', connect: ['https://api.example.com/v1?q=1', 'wss://live.example.com'] },
  { image: ['https://tiles.example.com/{z}.png', 'data:', '/images/own.svg'], media: 'https://films.example.com' },
  { font: 'https://fonts.example.com', style: 'https://fonts.example.com', worker: 'blob:', wasm: true },
  { trustedTypes: 'maps#html', frame: undefined, image: 'https://tiles.example.com/2' },
);

it('allows what a section says that it needs, and not more', () => {
  const policyOf = (sources: ReturnType<typeof sourcesOf>) =>
    siteHeaders({ scripts: [], downloads: [], sources })[0]?.headers['Content-Security-Policy']?.split('; ') ?? [];
  const strict = policyOf({});
  const changed = policyOf(widened).filter((directive) => !strict.includes(directive));
  expect(changed).toEqual([
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline' https://fonts.example.com",
    "img-src 'self' data: https://tiles.example.com",
    "font-src 'self' https://fonts.example.com",
    "media-src 'self' https://films.example.com",
    "connect-src 'self' https://api.example.com https://forms.example.com wss://live.example.com",
    "worker-src 'self' blob:",
    'form-action mailto: https://forms.example.com',
    'trusted-types built-html default maps#html',
  ]);
  expect(policyOf(sourcesFor({ connect: 'https://api.example.com' }))).toContain('form-action mailto:');
});

it('says which section type asks for what no address is', () => {
  expect(() => sourcesFor({ connect: 'api.example.com' })).toThrow(
    'The section type "0" has an outside with connect: "api.example.com". Give it an address, such as "https://api.example.com".',
  );
  expect(() => sourcesFor({ trustedTypes: "a 'b'" })).toThrow('Give it the name of a policy.');
});

it('is read back from the _headers file for nginx, with all that sections need', () => {
  const headers = siteHeaders({ scripts: ['let a'], downloads: ['assets/training'], sources: widened });
  expect(parseHeadersFile(headersFile(headers, { siteUrl: 'https://www.example.com', trailingSlash: false }))).toEqual(
    headers,
  );
});

const needed = { connect: ['https://api.example.com'], image: ['data:'], worker: ['blob:' as const], wasm: true };

it('allows what the config adds as if a section had said so', () => {
  expect(sourcesOf(registry, { routes: [], security: { policy: needed } })).toEqual(sourcesFor(needed));
});

it('sends what the config says in place of its own headers, whatever the case of their names', () => {
  const own = { 'x-frame-options': 'SAMEORIGIN', 'X-Robots-Tag': 'noai', 'Permissions-Policy': 'camera=(self)' };
  const sources = sourcesOf(registry, { routes: [], security: { headers: own } });
  const [changed] = siteHeaders({ scripts: ['let a'], downloads: [], sources, own });
  const { 'X-Frame-Options': _, 'Content-Security-Policy': policy = '', ...rest } = everywhere;
  expect(changed?.headers).toEqual({
    ...rest,
    ...own,
    'Content-Security-Policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  });
});

it('is read from the _headers file as it was meant', () => {
  const read = parseHeadersFile(headersFile(rules, { siteUrl: 'https://www.example.com', trailingSlash: false }));
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
    const names = parseHeadersFile(
      headersFile(rules, { siteUrl: 'https://www.example.com', trailingSlash: false }),
    ).flatMap((rule) => Object.keys(headersFor([rule], path)));
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
