import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Path } from '../../src/diagnostics/issue.ts';
import { schemaNodeOf, walk } from '../../src/diagnostics/schema-node.ts';
import { sourcesOf } from '../../src/outputs/hosts/content-policy.ts';
import { siteHeaders } from '../../src/outputs/hosts/site-headers.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { compileSchema } from '../node/ajv.ts';
import { registry, siteSchema } from '../registry.ts';
import { setAt, wholeConfig } from './whole-config.ts';

// Addresses on the web and e-mail addresses, which are the same at every key and in Markdown.

const ajv = compileSchema();
const config = wholeConfig('href');

interface Place {
  title: string;
  path: Path;
  isMarkdown: boolean;
}

/** The places of a config that take a text and not any other, one of each form, and a link in Markdown. */
function placesOf(good: string, others: string[]): Place[] {
  const accepts = (schema: z.ZodType, text: string) => schema.safeParse(text).success;
  const found = new Map<string, Place>();
  walk(config, schemaNodeOf(siteSchema), (value, { schema, form, title = '', field }, path) => {
    const isMarkdown = field?.isMarkdown === true;
    if (typeof value !== 'string' || form === undefined || found.has(title + form)) return;
    if (isMarkdown || (accepts(schema, good) && !others.some((other) => accepts(schema, other))))
      found.set(title + form, { title, path: [...path], isMarkdown });
  });
  return [...found.values()];
}

/** Puts an address at a place, and returns what is told of it there, if it is refused. */
function toldOf(address: string, { path, isMarkdown }: Place): string | undefined {
  const copy = structuredClone(config);
  setAt(copy, path, isMarkdown ? `[words](${address})` : address);
  const parsed = parseSite(registry, JSON.stringify(copy));
  const told = parsed.ok
    ? []
    : parsed.issues.filter(({ code, path: at }) => /^(shape|markdown)\//.test(code) && at.join() === path.join());
  // What JSON Schema cannot say is whether a host can be decoded, and whether it looks like another.
  if (!isMarkdown && !/xn--|аррӏе/.test(address))
    expect(ajv(copy), `${address} at ${path.join('.')}`).toBe(told.length === 0);
  return told.map(({ message, hint }) => `${message} ${hint}`).join('\n') || undefined;
}

const web = placesOf('https://www.example.org', ['https://user@host', 'nothing']);
const mail = placesOf('info@example.org', ['info@host']);
const links = placesOf('mailto:info@example.org', ['mailto:info@host', 'nothing']);

test('these are the forms of texts that take an address', () => {
  const titles = (places: Place[]) =>
    places
      .filter(({ isMarkdown }) => !isMarkdown)
      .map(({ title }) => title)
      .sort();
  expect(titles(web)).toEqual([
    'Action',
    'Action',
    'Address',
    'Frame',
    'Link',
    'Link',
    'Origin',
    'Picture file',
    'Script',
    'Site address',
    ...['Source', 'Source', 'Source', 'Source'],
    'Video',
  ]);
  expect(titles(mail)).toEqual(['Contact']);
  expect(titles(links)).toEqual(['Link']);
});

describe('an address on the web that is right is accepted at every key and in Markdown:', () => {
  test.each([
    'https://www.example.org',
    'https://example.org:8443',
    'https://EXAMPLE.org',
    'https://bücher.example',
    'https://почта.example:444',
  ])('%s', (address) => {
    for (const place of web) expect(toldOf(address, place), place.title).toBeUndefined();
  });

  test.each(["https://en.wikipedia.org/wiki/Murphy's_law", "https://example.org/it's?a='b'#c!$&'()*+,;=:@"])(
    '%s',
    (address) => {
      for (const place of web.filter(({ title }) => !/Origin|Source|Site address/.test(title)))
        expect(toldOf(address, place), place.title).toBeUndefined();
    },
  );
});

describe('one that is wrong is refused for the same reason at every key and in Markdown:', () => {
  test.each([
    ['https://user@host', 'Remove "user@": what is before an "@" is not the host, and could be taken for it.'],
    ['https://user:word@example.org', 'Remove "user:word@": what is before an "@"'],
    ['http://localhost:3000', '"localhost" is the computer of each visitor. Write a public host'],
    ['https://127.0.0.1:8080', 'Write the name of a host, such as example.com, and not the number of a computer.'],
    ['https://intranet', 'Write the whole host with its top-level domain'],
    ['https://example.org:65536', '":65536" is not a port: write a number up to 65535'],
    ['https://ex_ample.org', 'Character 3 is "_" in the host "ex_ample.org"'],
    ['https://a..example', 'There can be no host "a..example".'],
    ['https://xn--a.example', 'There can be no host "xn--a.example".'],
    ['https://bücheр.example', 'letters that look like others. If they are meant, write "xn--bche-0ra331c.example".'],
    ['https://аррӏе.com', 'letters that look like others. If they are meant, write "xn--80ak6aa92e.com".'],
    ['https://example.org/a|<b', 'Character 23 is "<", which an address cannot have: write %3C, or remove it.'],
    ['https://example.org/😀`', 'Character 22 is "`", which an address cannot have: write %60, or remove it.'],
  ])('%s', (address, reason) => {
    for (const place of web) expect(toldOf(address, place), place.title).toContain(reason);
  });
});

const mailLinks = (address: string) => links.map((place) => toldOf(`mailto:${address}`, place));

test.each(["o'brien@example.ie", 'r&d@example.org', 'a.!$*+=^_|~-z@example.org', 'info@bücher.example'])(
  'the e-mail address %s is accepted everywhere',
  (address) => {
    for (const place of mail.filter(({ isMarkdown }) => !isMarkdown)) expect(toldOf(address, place)).toBeUndefined();
    for (const told of mailLinks(address)) expect(told).toBeUndefined();
  },
);

test.each([
  ['user@host', 'Write the whole host with its top-level domain'],
  ['root@localhost', '"localhost" is the computer of each visitor.'],
  ['jörg@example.org', 'Character 2 is "ö": before the "@"'],
  ['a#b@example.org', 'Character 2 is "#": before the "@"'],
  ['a@b@example.org', 'Write one address: it has more than one "@".'],
  ['info@ex_ample.org', 'Character 3 is "_" in the host "ex_ample.org"'],
  ['info@xn--a.example', 'There can be no host "xn--a.example".'],
])('the e-mail address %s is refused for the same reason everywhere', (address, reason) => {
  for (const place of mail) expect(toldOf(address, place), place.title).toContain(reason);
  for (const told of mailLinks(address)) expect(told).toContain(reason);
});

test('pages and headers have a host in ASCII, however the config has it', () => {
  const copy = structuredClone(config);
  const isSet = ({ title }: Place) => /^(Site address|Action|Frame|Script)$/.test(title);
  for (const { path } of web.filter(isSet)) setAt(copy, path, 'https://Bücher.example:443');
  setAt(copy, ['security', 'frames'], ['https://www.openstreetmap.org', 'https://bücher.example']);
  const parsed = parseSite(registry, JSON.stringify(copy));
  if (!parsed.ok) throw new Error(parsed.issues.map(({ message }) => message).join());
  expect(parsed.site.seo.siteUrl).toBe('https://xn--bcher-kva.example');
  expect(parsed.site.security.frames).toContain('https://xn--bcher-kva.example');
  const headers = JSON.stringify(
    siteHeaders({ scripts: [], downloads: [], sources: sourcesOf(registry, parsed.site) }),
  );
  expect(headers).toMatch(/form-action mailto:[^;]* https:\/\/xn--bcher-kva\.example/);
  expect(headers).toMatch(/^[\x20-\x7e]*$/);
});
