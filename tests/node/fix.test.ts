import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { validate } from '../../src/cli/validate.ts';
import { FileChanged } from '../../src/project/replace-file.ts';
import { minimalText } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';

// What `npm run validate -- --fix` shows and writes.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fix-'));
  for (const name of ['logo', 'cto']) put(`public/images/${name}.svg`, drawing);
});
afterEach(() => rmSync(folder, { recursive: true }));

const config = 'site.config.json';
const get = (name = config) => readFileSync(join(folder, name), 'utf8');
function put(name: string, content: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

async function fix(options: { write?: boolean } = {}) {
  let out = '';
  const code = await validate(join(folder, config), { fix: true, ...options }, undefined, {
    write: (part) => (out += part),
  });
  return { code, out: `\n${out.replaceAll(folder, 'folder')}` };
}

/** A text with other words in places of it, each of which is in it once. */
function withWords(text: string, ...changes: [from: string, to: string][]): string {
  return changes.reduce((before, [from, to]) => {
    expect(before.split(from), from).toHaveLength(2);
    return before.replace(from, () => to);
  }, text);
}

/** The minimal config as some text editors save it. */
const own = minimalText.replace(/^( {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2)).replaceAll('\n', '\r\n');
/** A missing comma hides the other mistakes. */
const mistaken = withWords(
  own,
  ['"name": "Acme",', '"name": "Acme" // the short one'],
  ['"motto":', '"moto":'],
  ['"href": "/about"', '"href": "/abuot"'],
);
test('a difference is shown, and nothing is written', async () => {
  put(config, mistaken);
  const { code, out } = await fix();
  expect(get()).toBe(mistaken);
  expect(code).toBe(0);
  expect(out).toMatchInlineSnapshot(`
    "
    --- folder/site.config.json
    +++ folder/site.config.json
    @@ -1,8 +1,8 @@
     {
     	"version": 2,
     	"brand": {
    -		"name": "Acme" // the short one
    -		"moto": "Made well",
    +		"name": "Acme",
    +		"motto": "Made well",
     		"founded": 2013,
     		"copyrightUntil": 2025,
     		"place": "Pune",
    @@ -58,7 +58,7 @@
     			},
     			{
     				"label": "About us",
    -				"href": "/abuot"
    +				"href": "/about"
     			}
     		]
     	},

    Nothing was written. To write it, add --write. With these changes:
    folder/site.config.json is valid: 2 routes, 3 sections
    "
  `);
});

test('with --write, only the mistakes change: tabs, line ends and all other bytes stay', async () => {
  put(config, mistaken);
  const { code, out } = await fix({ write: true });
  expect(get()).toBe(own);
  expect(code).toBe(0);
  expect(out).toContain('Wrote folder/site.config.json.\n');
  expect((await fix()).out).toBe(
    '\nThere is nothing that a certain edit would fix.\nfolder/site.config.json is valid: 2 routes, 3 sections\n',
  );
});

test('what needs a person stays, is told, and makes the command fail', async () => {
  const left = withWords(own, ['"motto":', '"zzz": { "kept": true },\r\n\t\t"motto":']);
  put(config, withWords(left, ['"href": "/about"', '"href": "/abuot"']));
  const { code, out } = await fix({ write: true });
  expect(code).toBe(1);
  expect(get()).toBe(left);
  expect(out).toContain('Unknown key "zzz". Remove it');
  expect(out.endsWith('\n1 error in folder/site.config.json\n')).toBe(true);
});

test('parts of texts are mended in the config and in Markdown files', async () => {
  const words = (link: string) => `\ufeff# Words\r\n\r\nRead [about us](${link}), „with quotes“.\r\n`;
  const section = (blocks: string) => `{ "type": "rich-text", "id": "more", "title": "More", "blocks": ${blocks} },`;
  put('content/more.md', words('/abuot'));
  const place = '"sections": [';
  const at = own.lastIndexOf(place) + place.length;
  const withText = (link: string) =>
    own.slice(0, at) + section(`["content/more.md", "A \\u0022[link](${link})\\u0022"]`) + own.slice(at);
  put(config, withText('/abuot'));
  const { code, out } = await fix({ write: true });
  expect(out).toContain('Wrote folder/site.config.json and folder/content/more.md.\n');
  expect(code).toBe(0);
  expect(get()).toBe(withText('/about'));
  expect(get('content/more.md')).toBe(words('/about'));
});

test('the name of a file is mended, but not a link that says more than the file', async () => {
  const link = '"href": "/images/lgo.svg#part"';
  const left = withWords(own, ['"href": "/about"', link]);
  put(config, left.replaceAll('/images/logo.svg', '/images/Logo.SVG'));
  const { code, out } = await fix({ write: true });
  expect(out).toContain('There is no file public/images/lgo.svg. Did you mean "/images/logo.svg"?');
  expect(code).toBe(1);
  expect(get()).toBe(left);
});

test('the file of a language is mended too', async () => {
  cpSync(join(import.meta.dirname, '../fixtures/languages'), folder, { recursive: true });
  const german = get('site.config.de.json');
  const wrong = withWords(german, ['"imprint": {', '"imprnt": {']);
  put('site.config.de.json', wrong.replace(/\}\s*$/, ',}\n'));
  const { code, out } = await fix({ write: true });
  expect(out).toContain('Wrote folder/site.config.de.json.\n');
  expect(code).toBe(0);
  expect(get('site.config.de.json')).toBe(german.replace(/\}\s*$/, '}\n'));
});

test('a file that another program has changed meanwhile is not written', async () => {
  put(config, mistaken);
  const another = mistaken.replace('Acme', 'Another');
  const writing = validate(join(folder, config), { fix: true, write: true }, undefined, {
    write: () => put(config, another),
  });
  await expect(writing).rejects.toThrow(FileChanged);
  expect(get()).toBe(another);
});

test('a config that is not there is told as without --fix', async () => {
  const { code, out } = await fix();
  expect(out).toContain('There is no such file.');
  expect(code).toBe(1);
});
