import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { validate } from '../../src/cli/validate.ts';
import { brokenConfig, minimalText } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'validate-'));
  await mkdir(join(folder, 'public/images'), { recursive: true });
  for (const name of ['images/logo.svg', 'images/cto.svg']) await writeFile(join(folder, 'public', name), drawing);
});
afterEach(() => rm(folder, { recursive: true }));

async function run(text: string | Buffer | undefined, options: Parameters<typeof validate>[1] = {}) {
  const file = join(folder, 'site.config.json');
  if (text !== undefined) await writeFile(file, text);
  let out = '';
  const code = await validate(file, options, undefined, { write: (part) => (out += part) });
  return { code, out: `\n${out.replaceAll(folder, 'folder')}` };
}

const longTitle = brokenConfig((c) => (c.routes[1].title = 'x'.repeat(61)));
const broken = brokenConfig((c) => (c.header.menu[1].href = '/abuot'));

test('gives 0 for a valid config', async () => {
  expect(await run(minimalText)).toEqual({
    code: 0,
    out: '\nfolder/site.config.json is valid: 2 routes, 3 sections\n',
  });
});

test('gives 1 for a config with errors', async () => {
  const { code, out } = await run(broken);
  expect(code).toBe(1);
  expect(out).toMatchInlineSnapshot(`
    "
    folder/site.config.json:61:17  header.menu[1].href
      The link "/abuot" leads to no page. Did you mean "/about"?
          59 |       {
          60 |         "label": "About us",
        > 61 |         "href": "/abuot"
             |                 ^^^^^^^^
          62 |       }

    1 error in folder/site.config.json
    "
  `);
});

test('gives 0 for warnings, and 1 if they are to count', async () => {
  expect((await run(longTitle)).code).toBe(0);
  const { code, out } = await run(longTitle, { strict: true });
  expect(code).toBe(1);
  expect(out).toMatchInlineSnapshot(`
    "
    folder/site.config.json:234:16  routes[1].title (/about)
      Warning: The title has 61 characters; search results show about 60. Shorten it.
          232 |       "path": "/about",
          233 |       "label": "About",
        > 234 |       "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
              |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          235 |       "description": "Who we are.",

    folder/site.config.json is valid: 2 routes, 3 sections; 1 warning
    "
  `);
});

test('writes JSON, SARIF and annotations alone', async () => {
  expect(JSON.parse((await run(broken, { format: 'json' })).out)).toMatchObject({
    valid: false,
    issues: [{ code: 'reference/page' }],
  });
  expect(JSON.parse((await run(broken, { format: 'sarif' })).out)).toMatchObject({ version: '2.1.0' });
  expect((await run(broken, { format: 'github' })).out).toContain('\n::error file=folder/site.config.json,line=61,');
});

test('gives 1 for a file that is not there, with the one that was meant', async () => {
  await writeFile(join(folder, 'site.confg.json'), minimalText);
  const { code, out } = await run(undefined);
  expect(code).toBe(1);
  expect(out).toMatchInlineSnapshot(`
    "
    folder/site.config.json:1:1
      There is no such file. Did you mean "site.confg.json"?

    1 error in folder/site.config.json
    "
  `);
});

test('offers no file of another program for a config that is not there', async () => {
  for (const name of ['package.json', 'tsconfig.json']) await writeFile(join(folder, name), '{}');
  expect((await run(undefined)).out).toContain(
    'There is no such file. Check the name and the folder. To check another file: npm run validate -- other.json',
  );
});

test('tells of unused pictures in one line, and with --all of each', async () => {
  for (const name of ['a.png', 'media/b.webp', 'images/c.svg', 'images/d.svg', 'notes.txt'])
    await mkdir(join(folder, 'public/media'), { recursive: true }).then(() =>
      writeFile(join(folder, 'public', name), drawing),
    );
  expect((await run(minimalText)).out).toMatchInlineSnapshot(`
    "
    folder/public:1:1
      Warning: Nothing in the config uses 4 files: /a.png, /images/c.svg, /images/d.svg and 1 more. Remove them if you do not need them. npm run validate -- --all --site folder lists them.

    folder/site.config.json is valid: 2 routes, 3 sections; 1 warning
    "
  `);
  const all = (await run(minimalText, { all: true })).out;
  expect(all.match(/Nothing in the config uses this file/g)).toHaveLength(4);
  expect(all).toContain('4 warnings');
});

test('tells one cause once', async () => {
  const reported = async (change: Parameters<typeof brokenConfig>[0]) =>
    JSON.parse((await run(brokenConfig(change), { format: 'json' })).out).issues.map(
      ({ pathText, fact, fix }: Record<string, string>) => `${pathText}: ${fact} ${fix}`,
    );
  expect([
    await reported((c) => (c.routes[1].path = '/assets')),
    await reported((c) => (c.contacts.email = 'info')),
    await reported((c) => {
      c.contacts.salesEmail = 'sales';
      c.header.nav[0].href = 'mailto:{salesEmail}?subject=Hello';
    }),
    await reported((c) => (c.contacts.phone = '+91 20 1234')),
    await reported((c) => {
      c.contacts.phone = '+91 20 1234';
      delete c.contacts.salesEmail;
    }),
    await reported((c) => (c.routes[0].sections[1].autoplay = 3)),
    await reported((c) => {
      c.tokens.phone = '+91 20 1234';
      c.header.nav[0].href = 'tel:{phone}';
    }),
    await reported((c) => {
      c.tokens.phone = 'on request';
      c.header.nav[0].href = 'tel:{phone}';
    }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "routes[1].path: The path "/assets" is reserved for files. Choose another path.",
      ],
      [
        "contacts.email: "info" is not an e-mail address. Write one plain address, such as info@example.com, or give the contact another name.",
      ],
      [
        "contacts.salesEmail: "sales" is not an e-mail address. Write one plain address, such as info@example.com, or give the contact another name.",
      ],
      [],
      [
        "footer.variants.sales.columns[0].items[0].label: Unknown token {salesEmail}. Use one of {product}, {motto}, {founded}, {years}, {place}, {startups}, {people}, {reviews}, {email}, {trainingEmail}, {chat}, {phone}, {city}. To show braces, write {{ and }}.",
        "footer.variants.sales.columns[0].items[0].href: Unknown token {salesEmail}. Use one of {product}, {motto}, {founded}, {years}, {place}, {startups}, {people}, {reviews}, {email}, {trainingEmail}, {chat}, {phone}, {city}. To show braces, write {{ and }}.",
      ],
      [
        "routes[0].sections[1].autoplay: "autoplay" cannot be 3. Did you mean 3000? Write a multiple of 500.",
      ],
      [],
      [
        "header.nav[0].href: With its tokens filled in, the link "tel:{phone}" is "tel:on request", which is not a valid link. Write the link without tokens, or change the value of the token.",
      ],
    ]
  `);
});

test('gives 2 for a folder', async () => {
  await mkdir(join(folder, 'site.config.json'));
  expect(await run(undefined)).toMatchObject({
    code: 2,
    out: expect.stringContaining('This is a folder, not a file.'),
  });
});

test.skipIf(process.getuid?.() === 0)('gives 2 for a file that cannot be read', async () => {
  await writeFile(join(folder, 'site.config.json'), minimalText);
  await chmod(join(folder, 'site.config.json'), 0);
  expect(await run(undefined)).toMatchObject({ code: 2, out: expect.stringContaining('Check its permissions.') });
});

test('names an encoding other than UTF-8', async () => {
  const { code, out } = await run(Buffer.from(`\ufeff${minimalText}`, 'utf16le'));
  expect(code).toBe(1);
  expect(out).toMatchInlineSnapshot(`
    "
    folder/site.config.json:1:1
      The file is saved as UTF-16. Save it as UTF-8: every editor has a setting for it.

    1 error in folder/site.config.json
    "
  `);
});

test('shows the first character of a file that is saved in another encoding', async () => {
  const saved = (text: string) => run(Buffer.from(minimalText.replace('Made well', text), 'latin1'));
  expect((await saved('Die Größe zählt')).out).toMatchInlineSnapshot(`
    "
    folder/site.config.json:5:21
      The file is not saved as UTF-8: a character here cannot be read. Save it as UTF-8: every editor has a setting for it.
          3 |   "brand": {
          4 |     "name": "Acme",
        > 5 |     "motto": "Die Gr��e z�hlt",
            |                     ^
          6 |     "founded": 2013,

    1 error in folder/site.config.json
    "
  `);
  // In Windows-1252 an apostrophe, and no character at all.
  expect((await saved('It\x92s made')).out.split('\n').slice(1, 3)).toMatchInlineSnapshot(`
    [
      "folder/site.config.json:5:17",
      "  The file is not saved as UTF-8: a character here cannot be read. Save it as UTF-8: every editor has a setting for it.",
    ]
  `);
  expect((await saved('Made\x81')).out.split('\n').slice(1, 3)).toMatchInlineSnapshot(`
    [
      "folder/site.config.json:5:19",
      "  The file is not saved as UTF-8: a character here cannot be read. Save it as UTF-8: every editor has a setting for it.",
    ]
  `);
});

test('finds a wrong byte behind characters of several bytes, and takes a written U+FFFD for what it is', async () => {
  const bytes = Buffer.from(minimalText.replace('Made well', '© नमस्ते \u{fffd} 😀#'));
  expect((await run(bytes)).code).toBe(0);
  bytes[bytes.indexOf('#')] = 0xf6;
  expect((await run(bytes)).out.split('\n')[1]).toBe('folder/site.config.json:5:28');
});

test('leaves with its code as a command', async () => {
  await writeFile(join(folder, 'site.config.json'), broken);
  const root = join(import.meta.dirname, '../..');
  const args = [join(root, 'bin/site-from-json.js'), 'validate', join(folder, 'site.config.json')];
  const { code, stdout } = await new Promise<{ code: unknown; stdout: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (error, stdout) => resolve({ code: error?.code, stdout }));
  });
  expect(code).toBe(1);
  expect(stdout).toContain('Did you mean "/about"?');
});
