import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Step } from '../../src/cli/upgrade/step.ts';
import { allSteps } from '../../src/cli/upgrade/steps.ts';
import { upgrade } from '../../src/cli/upgrade.ts';
import type { JsonObject } from '../../src/json/values.ts';
import { currentVersion, type Migration } from '../../src/validate/rules/version.ts';
import { typedText as current } from '../config/minimal-config.ts';

const typedText = current.replace('"version": 2', '"version": 1');

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  file = join(folder, 'site.config.json');
  writeFileSync(file, typedText);
});
afterEach(() => rmSync(folder, { recursive: true }));

const steps: Migration[] = [
  {
    from: 1,
    since: '1.0.0',
    change: '"steps" is called "stages", and each stage has an id.',
    up: ({ steps, ...rest }) => ({
      ...rest,
      stages: (steps as JsonObject[]).map((step) => ({ id: String(step.title).toLowerCase(), ...step })),
    }),
  },
  {
    from: 2,
    since: '1.1.0',
    change: 'The links of the header are named.',
    up: ({ header, ...rest }) => ({ ...rest, header: { nav: { items: (header as JsonObject).nav } } }),
  },
];

/** What the command does with migrations of the test's own. */
const run = (options: { write?: boolean } = {}) => runWith({ steps: allSteps(steps), ...options });

async function runWith(options: { write?: boolean; steps?: Step[] }) {
  let [out, err] = ['', ''];
  const code = await upgrade(folder, options, { write: (part) => (out += part) }, { write: (part) => (err += part) });
  return { code, text: (out + err).replaceAll(folder, 'folder') };
}

const migrated = typedText
  .replace('"version": 1', '"version": 3')
  .replace('"steps": [\n    {', '"stages": [\n    {\n      "id": "listen",')
  .replace('"title": "Build"', '"id": "build",\n      $&')
  .replace('"nav": [', '"nav": {\n      "items": [')
  .replaceAll(/^ {6}\{ "label".*\n/gm, '  $&')
  .replace('"/about" }\n    ]', '"/about" }\n      ]\n    }');

it('shows each change of an older file as a diff, and writes nothing', async () => {
  const { code, text } = await run();
  expect(code).toBe(0);
  expect(text).toMatchInlineSnapshot(`
    "- 1.0.0: site.config.json: "steps" is called "stages", and each stage has an id.
    - 1.1.0: site.config.json: The links of the header are named.

    --- folder/site.config.json
    +++ folder/site.config.json
    @@ -1,5 +1,5 @@
     {
    -  "version": 1,
    +  "version": 3,
       "brand": {
         "name": "Acme",
         "motto": "Made well, and made here",
    @@ -7,17 +7,21 @@
         "logo": { "src": "/images/logo.svg", "alt": "{product}" }
       },
       "header": {
    -    "nav": [
    -      { "label": "Home", "href": "/#hero" },
    -      { "label": "About", "href": "/about" }
    -    ]
    +    "nav": {
    +      "items": [
    +        { "label": "Home", "href": "/#hero" },
    +        { "label": "About", "href": "/about" }
    +      ]
    +    }
       },
    -  "steps": [
    +  "stages": [
         {
    +      "id": "listen",
           "title": "Listen",
           "topics": ["Aims", "Limits"]
         },
         {
    +      "id": "build",
           "title": "Build",
           "topics": [
             "Small stages",

    Nothing was written. To write it, add --write.
    "
  `);
  expect(readFileSync(file, 'utf8')).toBe(typedText);
});

it.each([
  ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['tabs', (text: string) => text.replaceAll('  ', '\t')],
  ['no last line end', (text: string) => text.trimEnd()],
  ['blank lines', (text: string) => text.replace('"brand"', '\n  $&')],
])('writes no byte that need not change, with %s', async (_what, laidOut) => {
  writeFileSync(file, laidOut(typedText));
  chmodSync(file, 0o640);
  const shown = await run();
  const { code, text } = await run({ write: true });
  const written = 'Wrote folder/site.config.json.\nTo test the site: npm run check -- --site folder\n';
  expect(text).toBe(shown.text.replace(/Nothing was written.*\n$/, written));
  expect(code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(laidOut(migrated));
  expect(statSync(file).mode & 0o777).toBe(0o640);
});

it('leaves a link a link, and nothing else behind', async () => {
  mkdirSync(join(folder, 'real'));
  renameSync(file, join(folder, 'real/config.json'));
  symlinkSync('real/config.json', file);
  expect(await run({ write: true })).toMatchObject({ code: 0 });
  expect(readlinkSync(file)).toBe('real/config.json');
  expect(readFileSync(file, 'utf8')).toBe(migrated);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['real', 'real/config.json', 'site.config.json']);
});

it('does not write a file that may only be read', async () => {
  chmodSync(file, 0o444);
  await expect(run({ write: true })).rejects.toThrow(`${file} is read-only, so it was not written.`);
  expect(readFileSync(file, 'utf8')).toBe(typedText);
  expect(readdirSync(folder)).toEqual(['site.config.json']);
});

it.each([
  ['a syntax error', '{ "version": 0 "brand": {} }', /^folder\/site\.config\.json:1:14 .*\n {2}A comma is missing/],
  [
    'a key that is twice there',
    '{ "version": 0, "a": 1, "a": 2 }',
    /^folder\/site\.config\.json:1:25 .*\n.*"a" is in this object twice/,
  ],
  ['a newer version', '{ "version": 999 }', /^folder\/site\.config\.json:1:14 .*\n.*The file has version 999/],
  ['no version', '{ "a": 1 }', /^folder\/site\.config\.json:1:1 .*\n.*"version" is required/],
  ['no JSON', 'hello', /^folder\/site\.config\.json:1:1\n.*The file is not JSON/],
  ['another encoding', Buffer.from([0x7b, 0xff, 0x7d]), /^folder\/site\.config\.json:1:2\n.*not saved as UTF-8/],
])('tells of %s as every command does, and writes nothing', async (_what, content, says) => {
  writeFileSync(file, content);
  const { code, text } = await run({ write: true });
  expect(text).toMatch(says);
  expect(text).toMatch(/\nNothing was written\.\n$/);
  expect(code).toBe(1);
  expect(readFileSync(file).equals(Buffer.from(content))).toBe(true);
});

it('says that there is nothing to do for a file of the newest version, and which file is not there', async () => {
  writeFileSync(file, `{ "version": ${currentVersion} }`);
  const text = 'folder/site.config.json: there is nothing to do for site-from-json 1.0.0.\n';
  expect(await runWith({ write: true })).toEqual({ code: 0, text });
  rmSync(file);
  expect(await run()).toMatchObject({ code: 1, text: expect.stringContaining('There is no such file.') });
});

const twoLinks = `{
  "version": 2,
  "locales": { "de": {}, "fr": {} },
  "header": { "nav": [{ "label": "Our work", "href": "/" }, { "id": "about", "label": "About", "href": "/about" }] },

  "routes": [
    {
      "path": "/",
      "sections": [
        { "type": "faq", "id": "faq", "items": [
            { "question": "Why?", "answer": ["So."] },
            { "question": "为什么?", "answer": ["So."] },
            { "question": "Why?", "answer": ["No."] }
        ] }
      ]
    }
  ]
}
`;
const inOrder = `{
  "header": { "nav": [ { "label": { "of": "About", "text": "Über uns" } }, { "label": { "of": "Our work", "text": "Was wir tun" } } ] },
  "routes": {
    "home": { "sections": { "faq": { "items": [{}, { "question": "Wozu?" }, { "question": "Weshalb?", "answer": [] }] } } }
  }
}
`;
const german = () => join(folder, 'site.config.de.json');

it('names the items of lists in language files by ids, and by their original texts if they are no longer in order', async () => {
  writeFileSync(file, twoLinks);
  writeFileSync(german(), inOrder);
  const shown = await runWith({});
  expect(shown).toMatchObject({
    code: 0,
    text: expect.stringContaining('Nothing was written. To write it, add --write.'),
  });
  expect(shown.text).toContain('+++ folder/site.config.de.json');
  expect([readFileSync(file, 'utf8'), readFileSync(german(), 'utf8')]).toEqual([twoLinks, inOrder]);
  const { text } = await runWith({ write: true });
  expect(text).toContain('Wrote folder/site.config.json and folder/site.config.de.json.\n');
  expect(readFileSync(file, 'utf8')).toBe(
    twoLinks
      .replace('{ "label": "Our work"', '{ "id": "our-work", "label": "Our work"')
      .replace('{ "question": "Why?"', '{ "id": "why", "question": "Why?"')
      .replace('{ "question": "为', '{ "id": "item", "question": "为')
      .replace('{ "question": "Why?", "answer": ["No."]', '{ "id": "why-2", "question": "Why?", "answer": ["No."]'),
  );
  expect(readFileSync(german(), 'utf8')).toBe(
    inOrder
      .replace(
        '[ { "label": { "of": "About", "text": "Über uns" } }, { "label": { "of": "Our work", "text": "Was wir tun" } } ]',
        '{ "our-work": { "label": { "of": "Our work", "text": "Was wir tun" } }, "about": { "label": { "of": "About", "text": "Über uns" } } }',
      )
      .replace(
        '[{}, { "question": "Wozu?" }, { "question": "Weshalb?", "answer": [] }]',
        '{ "item": { "question": "Wozu?" }, "why-2": { "question": "Weshalb?", "answer": [] } }',
      ),
  );
  expect((await runWith({ write: true })).text).toContain('there is nothing to do');
});

it('migrates an older config together with its language files', async () => {
  writeFileSync(file, typedText.replace('"header": {', '"locales": { "de": {} },\n  "header": {'));
  writeFileSync(german(), '{ "header": { "nav": [{}, { "label": "Über uns" }] } }');
  expect(await runWith({ write: true })).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    version: 2,
    header: { nav: [{ id: 'home' }, { id: 'about' }] },
  });
  expect(readFileSync(german(), 'utf8')).toBe('{ "header": { "nav": { "about": { "label": "Über uns" } } } }');
});

it('makes a list of the one announcement of a header, in the files of other languages too', async () => {
  const header = '"header": { "announcement": { "text": "We move.", "level": "warning" }, "showName": true }';
  writeFileSync(file, twoLinks.replace(/"header": \{ .* \}(?=,\n)/, header));
  writeFileSync(
    german(),
    '{ "header": { "announcement": { "text": { "of": "We move.", "text": "Wir ziehen um." } } } }',
  );
  expect(await runWith({ write: true })).toMatchObject({ code: 0 });
  expect(readFileSync(file, 'utf8')).toContain(
    '"header": { "announcements": [{ "id": "we-move", "text": "We move.", "level": "warning" }], "showName": true }',
  );
  expect(readFileSync(german(), 'utf8')).toBe(
    '{ "header": { "announcements": { "we-move": { "text": { "of": "We move.", "text": "Wir ziehen um." } } } } }',
  );
  expect((await runWith({ write: true })).text).toContain('there is nothing to do');
});

it('writes all files or none', async () => {
  const untouched = async (languageText: string) => {
    writeFileSync(file, twoLinks);
    writeFileSync(german(), languageText);
    const { text } = await runWith({ write: true }).catch(({ message }: Error) => ({
      text: message.replaceAll(folder, 'folder'),
    }));
    expect(readFileSync(file, 'utf8')).toBe(twoLinks);
    expect(readFileSync(german(), 'utf8')).toBe(languageText);
    expect(readdirSync(folder).sort()).toEqual(['site.config.de.json', 'site.config.json']);
    return text;
  };
  expect(await untouched('{ "header": { "nav": [{}, {}, { "label": "Presse" }] } }')).toMatch(
    /^folder\/site\.config\.de\.json:1:31 {2}header\.nav\[2\]\n {2}The main config has no item here that this entry could belong to\./,
  );
  expect(await untouched('{ "header": { "nav": [{}, ] } }')).toContain('folder/site.config.de.json:1:');
  writeFileSync(german(), inOrder);
  chmodSync(german(), 0o444);
  writeFileSync(file, twoLinks);
  await expect(runWith({ write: true })).rejects.toThrow('site.config.de.json is read-only, so it was not written.');
  expect(readFileSync(file, 'utf8')).toBe(twoLinks);
  expect(readdirSync(folder).sort()).toEqual(['site.config.de.json', 'site.config.json']);
});

it('keeps from the terminal what it would obey', async () => {
  writeFileSync(file, typedText.replace('"title": "Listen"', '"title": "L\u009b31m\u202eisten"'));
  expect((await run()).text).toContain('"title": "L\\u009b31m\\u202eisten"');
});
