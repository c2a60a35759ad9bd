import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleScripts } from '../../src/build/bundle.ts';
import { translate } from '../../src/cli/translate.ts';
import { validate } from '../../src/cli/validate.ts';
import { setAt, valueAt } from '../../src/json/values.ts';
import { outputsOf, pagesOf } from '../../src/pipeline.ts';
import { createSiteLoader, loadSite } from '../../src/validate/load-site.ts';
import { registry } from '../registry.ts';

// What an editor of a site of several languages is reported, of the fixture in English, German and Arabic.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
  cpSync(join(import.meta.dirname, '../fixtures/languages'), folder, { recursive: true });
  mkdirSync(join(folder, 'public'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (key = '') => join(folder, `site.config.${key && `${key}.`}json`);
const read = (key = '') => readFileSync(fileOf(key), 'utf8');
const change = (key: string, from: string, to: string) => {
  expect(read(key)).toContain(from);
  writeFileSync(fileOf(key), read(key).replace(from, to));
};

/** What is reported, but for the fonts that Arabic lacks and the lines around each place. */
async function reported(options: Parameters<typeof validate>[1] = {}): Promise<string[]> {
  let out = '';
  await validate(fileOf(), { format: 'json', ...options }, undefined, { write: (part) => (out += part) });
  const { issues } = JSON.parse(out) as { issues: Record<string, string>[] };
  return issues
    .filter(({ code }) => code !== 'font/missing')
    .map(({ file, line, column, pathText, severity, fact, fix }) =>
      `${file}:${line}:${column} ${pathText}: ${severity}: ${fact} ${fix}`
        .replaceAll(`${folder}/`, '')
        .replaceAll(folder, '../site'),
    );
}

test('the fixture is translated', async () => {
  expect(await reported()).toEqual([]);
});

test('mistakes in a language file are reported at their places in that file', async () => {
  change('de', '"routes": {', '"routes": { "programm": {}, ');
  change('de', '"legal": {', '"legal": { "press": {}, ');
  change('de', '"blocks": [', '"blocks": {}, "paragraphs": [');
  change('ar', '"opening": {', '"openning": {');
  expect(await reported()).toMatchInlineSnapshot(`
    [
      "site.config.de.json:33:16 footer.legal.press: error: The main config has nothing with the id "press" here. Remove it here too, or use "imprint".",
      "site.config.de.json:60:15 routes.programm: error: The main config has nothing with the id "programm" here. Did you mean "programme"?",
      "site.config.de.json:123:21 routes.about.sections.story.blocks: error: The entries of this list have no ids. Write a list [ … ] of translations.",
      "site.config.de.json:123:25 routes.about.sections.story.paragraphs: warning: The main config no longer has this. Remove it here too.",
      "site.config.ar.json:42:9 lists.talks.items.openning: error: The main config has nothing with the id "openning" here. Did you mean "opening"?",
    ]
  `);
});

test('an entry whose original is gone is to be removed, and the last line names the file', async () => {
  change('de', '"routes": {', '"routes": { "workshops": {}, ');
  let out = '';
  await validate(fileOf(), {}, undefined, { write: (part) => (out += part) });
  expect(out).toContain('nothing with the id "workshops" here. Remove it here too, or use one of "home", ');
  expect(out.trimEnd().split('\n').at(-1)).toBe(`1 error in ${fileOf('de')}`);
});

test('a link to a page of another language says how links are written', async () => {
  change('', '"label": "Programme", "href": "/programme" },', '"label": "Programme", "href": "/de/programme" },');
  change('', '"label": "Imprint", "href": "/about" }]', '"label": "Imprint", "href": "/de/ueber" }]');
  expect(await reported()).toEqual([
    'site.config.json:11:58 header.nav[1].href: error: The link "/de/programme" leads to no page. Links are written as in the main language, and lead to the page of each language: write "/programme". The pages of "de" alone are "/de", "/de/programm", "/de/ueber-uns".',
    'site.config.json:27:62 footer.legal[0].href: error: The link "/de/ueber" leads to no page. Links are written as in the main language, and lead to the page of each language: write one of "/", "/programme", "/about". The pages of "de" alone are "/de", "/de/programm", "/de/ueber-uns".',
  ]);
});

test('a link may lead to a page of another language, by the path that visitors see, and is checked as any', async () => {
  change('', '"label": "Imprint", "href": "/about" }]', '"label": "Imprint", "href": "/de/ueber-uns" }]');
  change('de', '"imprint": {', '"imprint": { "href": "/en/about#story",');
  change('ar', '"imprint": {', '"imprint": { "href": "/de/ueber-uns",');
  change('de', '[Programm](/programme#talks)', '[Programm](/en/programme#talks)');
  change('', '"routes": [', '"redirects": [{ "from": "/de/alt", "to": "/en/about" }], "routes": [');
  expect(await reported()).toEqual([]);
  const loaded = await loadSite(registry, fileOf(), join(folder, 'public'));
  const sites = loaded.ok ? [loaded, ...loaded.languages].map(({ site }) => site) : [];
  expect(sites.map(({ footer }) => footer.legal[0]?.href)).toEqual(['/de/ueber-uns', '/about#story', '/de/ueber-uns']);
  expect(JSON.stringify(sites[1]?.routes[2])).toContain('[Programm](/programme#talks)');
  expect(sites[0]?.redirects[0]?.to).toBe('/about');
  change('de', '(/en/programme#talks)', '(/en/programm#talks)');
  change('ar', '"/de/ueber-uns"', '"/de/ueber-uns#storry"');
  expect(await reported()).toMatchInlineSnapshot(`
    [
      "site.config.de.json:126:117 routes.about.sections.story.blocks[0].text: error: The link "/en/programm#talks" leads to no page. Links are written as in the main language, and lead to the page of each language: write "/programme#talks". The pages of "en" alone are "/en", "/en/programme", "/en/about".",
      "site.config.ar.json:34:28 footer.legal.imprint.href: error: The link "/de/ueber-uns#storry" leads to no section: /de/ueber-uns has none with the id "storry". Did you mean "/de/ueber-uns#story"?",
    ]
  `);
});

test('an old address may lead to a page of another language, by the path that visitors see', async () => {
  const redirects = (to: string) => `"redirects": [{ "from": "/alt", "to": "${to}" }], "routes": [`;
  change('', '"routes": [', redirects('/de/ueber-uns'));
  expect(await reported()).toEqual([]);
  change('', '"/de/ueber-uns"', '"/de/ueber-uns#story"');
  expect(await reported()).toEqual([]);
  change('', '"/de/ueber-uns#story"', '"/de/about"');
  expect(await reported()).toEqual([
    expect.stringContaining(
      'redirects[0].to: error: The link "/de/about" leads to no page. The pages are "/de", "/de/programm", "/de/ueber-uns".',
    ),
  ]);
});

test('an old address below a language is not that of a page or a file there', async () => {
  const redirects = ['/de/ueber-uns', '/ar/*', '/de/404.html', '/de/alt'].map((from) => ({ from, to: '/about' }));
  change('', '"routes": [', `"redirects": ${JSON.stringify(redirects)}, "routes": [`);
  expect((await reported()).map((line) => line.replace(/.*: error: /, ''))).toEqual([
    '"/de/ueber-uns" is a page of this site. Remove the redirect, or give the page another path.',
    '"/ar/*" would replace the page "/ar". Write a redirect for each old address.',
    '"/de/404.html" is a file of this site. Remove the redirect.',
  ]);
});

test.each([
  ['"version": 1', 'version: error: "version" cannot be 1. Write "version": 2.'],
  ['"version": "2"', 'version: error: "version" cannot be "2". Write "version": 2.'],
  ['"version": 3', 'version: error: The file has version 3, but this program supports version 2. Update the program'],
])('a language whose file has %s is not left out in silence', async (version, message) => {
  change('de', '{', `{ ${version},`);
  expect(await reported()).toEqual([expect.stringContaining(`site.config.de.json:1:14 ${message}`)]);
});

test('what is about the whole site is refused in the file of a language, and so are paths with its code', async () => {
  const whole = { version: 2, redirects: [{ from: '/alt', to: '/' }], locales: { fr: {} }, security: {} };
  const slash = { seo: { trailingSlash: true } };
  change('de', '{', `{ ${JSON.stringify({ ...whole, ...slash }).slice(1, -1)},`);
  change('de', '"path": "/ueber-uns"', '"path": "/de/ueber-uns"');
  expect((await reported()).map((line) => line.replace(/^.*?:\d+ /, ''))).toEqual([
    ...['redirects', 'locales', 'security', 'seo.trailingSlash'].map(
      (key) =>
        `${key}: error: "${key}" is about the whole site, so this would be ignored. Write it in the main config, and remove it here.`,
    ),
    'routes.about.path: error: All pages of this language are below /de, so this would be /de/de/ueber-uns. Did you mean "/ueber-uns"?',
  ]);
});

test('of what a language takes over, the advice is for its own file', async () => {
  change('de', '"reasons": {', '"reasons": { "id": "gruende",');
  expect(await reported()).toEqual([
    expect.stringMatching(
      /^site\.config\.json:\d+:\d+ .*\.href: error: The link "\/#reasons" leads to no section: .* Do so in site\.config\.de\.json, for this language alone\.$/,
    ),
  ]);
});

test.each(['en-12', 'en-us-uk', 'de-1994-1994', 'de-latn-latn'])(
  '%s is no language, and is an error at its place',
  async (key) => {
    change('', '"locales": {', `"locales": { "${key}": {}, `);
    expect(await reported()).toEqual([
      expect.stringContaining(`locales.${key}: error: "${key}" cannot be a name here. Write a language code`),
    ]);
  },
);

test('an item whose page would be in the place of a language is an error at its id', async () => {
  change(
    '',
    '"routes": [',
    `"routes": [${JSON.stringify({ path: '/{id}', each: 'talks', title: '{item.title}', description: '{item.day}', sections: [{ type: 'hero', id: 'talk', title: '{item.title}' }] })},`,
  );
  change('', '"id": "opening"', '"id": "de"');
  for (const key of ['de', 'ar']) change(key, '"opening": {', '"de": {');
  expect((await reported()).filter((line) => line.includes(': error: '))).toEqual([
    expect.stringMatching(
      /lists\.talks\.items\[\d\]\.id: error: The pages of the language "de" are below \/de, so there can be no page "\/de"\. Give this item another slug, or the page another path\.$/,
    ),
  ]);
});

test('drafts, names of people, codes of countries and tokens of items need no translation', async () => {
  change(
    '',
    '"siteUrl":',
    '"about": { "type": "Event", "starts": "2030-05-08", "address": { "country": "PT" } }, "siteUrl":',
  );
  change(
    '',
    '"lists": {',
    '"lists": { "crew": { "of": "people", "items": [{ "id": "ana", "name": "Ana Sample", "role": "{place}" }] },',
  );
  change(
    '',
    '"sections": [',
    '"sections": [{ "type": "rich-text", "id": "soon", "title": "Soon", "draft": true, "blocks": ["Soon."] },',
  );
  const page = { path: '/talks/{id}', each: 'talks', title: '{item.title}', description: '{item.day}' };
  const section = { type: 'hero', id: 'talk', title: '{item.title}' };
  change('', '"routes": [', `"routes": [${JSON.stringify({ ...page, sections: [section] })},`);
  expect(await reported()).toEqual([]);
});

test('a part that one language has not finished is reported in its file, where it says so, with the place that leads there', async () => {
  change('', '"legal": [', '"legal": [{ "id": "talk", "label": "Talk", "href": "/talks/slow" }, ');
  const talk = { id: 'talk', path: '/talks/{id}', each: 'talks', title: '{item.title}' };
  const people = ['ana', 'ben'].map((id) => ({ id, name: `${id} Sample`, role: 'Host' }));
  const post = { id: 'news', title: 'News', date: '2020-05-01', description: 'So.', body: 'Now.', authors: ['ana'] };
  const lists = { crew: { of: 'people', items: people }, news: { of: 'posts', items: [post] } };
  change('', '"lists": {', `"lists": { ${JSON.stringify(lists).slice(1, -1)},`);
  const sections = [{ type: 'hero', id: 'talk', title: '{item.title}' }];
  change('', '"routes": [', `"routes": [${JSON.stringify({ ...talk, sections })},`);
  change('de', '"programme": {\n      "path"', '"programme": {\n      "draft": true,\n      "path"');
  change('de', '"questions": {\n          "title"', '"questions": {\n          "draft": true,\n          "title"');
  change('de', '"slow": {', '"slow": {\n          "draft": true,');
  change('de', '"lists": {', '"lists": { "crew": { "items": { "ana": { "draft": true } } },');
  const found = await reported();
  expect(found.filter((line) => line.includes(': error: '))).toMatchInlineSnapshot(`
    [
      "site.config.de.json:39:53 lists.crew.items.ana.draft: error: "ana" is a draft and is not published. It is at site.config.json:29:264, lists.news.items[0].authors[0]. Publish it, remove the name here, or make the part with it a draft too. Do so here, for this language alone.",
      "site.config.de.json:48:20 lists.talks.items.slow.draft: error: The link "/talks/slow" leads to the page "/talks/slow", which is a draft and is not published. It is at site.config.json:27:56, footer.legal[0].href. Publish it, remove the link, or make the part with the link a draft too. Do so here, for this language alone.",
      "site.config.de.json:109:16 routes.programme.draft: error: The link "/programme" leads to the page "/programme", which is a draft and is not published. It is at site.config.json:72:80, routes[1].sections[0].actions[0].href. Publish it, remove the link, or make the part with the link a draft too. Do so here, for this language alone.",
      "site.config.de.json:128:117 routes.about.sections.story.blocks[0].text: error: The link "/programme#talks" leads to the page "/programme", which is a draft and is not published. Publish it, remove the link, or make the part with the link a draft too.",
      "site.config.de.json:133:20 routes.about.sections.questions.draft: error: The link "/about#questions" leads to the section "questions", which is a draft and is not published. It is at site.config.json:12:58, header.nav[2].href. Publish it, remove the link, or make the part with the link a draft too. Do so here, for this language alone.",
    ]
  `);
  // Links of header and footer to a page that is not finished wait for it.
  expect(found.filter((line) => /"Programme"/.test(line))).toEqual([]);
});

test('a part of one language alone is a draft in the config, and is not in the others', async () => {
  change('', '"path": "/programme",', '"path": "/programme", "draft": true,');
  change('', '{ "id": "programme", "label": "Programme", "href": "/programme" },\n      { "id": "q', '{ "id": "q');
  change('', '{ "id": "programme", "label": "Programme", "href": "/programme" },', '');
  change('', '{ "id": "see-the-programme", "label": "See the programme", "href": "/programme" },', '');
  change('', ' See the [programme](/programme#talks).', '');
  for (const key of ['de', 'ar'])
    writeFileSync(fileOf(key), read(key).replaceAll(/\[\p{L}+\]\(\/programme#talks\)/gu, ''));
  change('de', '"path": "/programm",', '"path": "/programm", "draft": false,');
  for (const key of ['de', 'ar'])
    await translate(key, { folder, configFile: fileOf(), write: true }, { write: () => {} }, process.stderr);
  expect((await reported()).filter((line) => line.includes(': error: '))).toEqual([]);
  const site = await loadSite(registry, fileOf(), join(folder, 'public'));
  if (!site.ok) throw new Error('The fixture has errors.');
  const pages = await pagesOf({ registry, publicDir: join(folder, 'public') }, site, 'author');
  const [english, german] = pages.map(({ resolved }) => resolved);
  expect(german?.page('/de/programm').alternates?.map(({ href }) => href)).toEqual(['/', '/de/programm', '/ar']);
  expect(german?.page('/de/programm').head.alternates).toBeUndefined();
  expect(english?.page('/about').head.alternates?.map(({ lang }) => lang)).toEqual(['en', 'de', 'ar']);
});

test('what a language makes of the config is checked as any config is, and reported where it was written', async () => {
  change('ar', '"about": {', '"about": { "path": "/programme",');
  change('de', '"text": "Warum kommen" }', '"text": "" }, "href": "/#grund"');
  change('de', 'Hier ist das [Programm](/programme#talks)', 'Das [Programm](/programme) und [mehr](/programme#talk)');
  change('ar', '"motto": {', '"founded": "x", "moto": "y", "motto": {');
  expect(await reported()).toMatchInlineSnapshot(`
    [
      "site.config.de.json:1:1 : warning: A text is not translated: header.nav.why-come.label "Why come". npm run translate -- de --site ../site writes them into this file; until they are translated, visitors read them as they are.",
      "site.config.de.json:9:60 header.nav.why-come.href: error: The link "/#grund" leads to no section: / has none with the id "grund". Its sections are "hero", "reasons".",
      "site.config.de.json:126:131 routes.about.sections.story.blocks[0].text: error: The link "/programme#talk" leads to no section: /programme has none with the id "talk". Did you mean "/programme#talks"?",
      "site.config.ar.json:3:16 brand.founded: error: "founded" must be a number, not the text "x". Write a whole number from 1000 to 2100.",
      "site.config.ar.json:3:21 brand.moto: error: Unknown key "moto". Remove it: "motto" is here already.",
      "site.config.ar.json:116:24 routes.about.path: error: Two pages have the path "/programme": routes[1] and this one. Give one of them another path.",
    ]
  `);
});

test('texts that are missing are one warning a language, and those that are out of date are shown beside the new text', async () => {
  change('', '"We are **four friends** who', '"We are **five friends** who');
  change('', '"title": "No pitches"', '"title": "No sales"');
  change('', '"legal": [', '"copyright": "All ours", "legal": [{ "label": "Press", "href": "/about" }, ');
  change('', '"label": "Imprint"', '"label": "Legal notice"');
  change('de', '"text": "Keine Werbung"', '"text": ""');
  expect(await reported()).toMatchInlineSnapshot(`
    [
      "site.config.de.json:1:1 : warning: 3 texts are not translated: footer.copyright "All ours", footer.legal[0].label "Press", routes.home.sections.reasons.items.no-pitches.title "No sales". npm run translate -- de --site ../site writes them into this file; until they are translated, visitors read them as they are.",
      "site.config.de.json:35:26 footer.legal.imprint.label.of: warning: This was translated from "Imprint"; the main config now says "Legal notice". Look whether the translation still fits, and write here what it now says.",
      "site.config.de.json:125:21 routes.about.sections.story.blocks[0].of: warning: This was translated from "We are **four friends** who met on a ferry. See the [program…"; the main config now says "We are **five friends** who met on a ferry. See the [program…". Look whether the translation still fits, and write here what it now says.",
      "site.config.ar.json:1:1 : warning: 2 texts are not translated: footer.copyright "All ours", footer.legal[0].label "Press". npm run translate -- ar --site ../site writes them into this file; until they are translated, visitors read them as they are.",
      "site.config.ar.json:35:26 footer.legal.imprint.label.of: warning: This was translated from "Imprint"; the main config now says "Legal notice". Look whether the translation still fits, and write here what it now says.",
      "site.config.ar.json:93:32 routes.home.sections.reasons.items.no-pitches.title.of: warning: This was translated from "No pitches"; the main config now says "No sales". Look whether the translation still fits, and write here what it now says.",
      "site.config.ar.json:123:21 routes.about.sections.story.blocks[0].of: warning: This was translated from "We are **four friends** who met on a ferry. See the [program…"; the main config now says "We are **five friends** who met on a ferry. See the [program…". Look whether the translation still fits, and write here what it now says.",
    ]
  `);
  expect((await reported({ all: true })).filter((line) => line.includes('footer.copyright'))).toMatchInlineSnapshot(`
    [
      "site.config.json:27:18 footer.copyright: warning: This text is not translated in site.config.de.json. Translate it there.",
      "site.config.json:27:18 footer.copyright: warning: This text is not translated in site.config.ar.json. Translate it there.",
    ]
  `);
});

test('a language without its file, a path that a language has, and text that is no JSON are reported', async () => {
  rmSync(fileOf('ar'));
  change('de', '"header": {', '"header": [');
  change('', '"path": "/about"', '"path": "/de/about"');
  expect(await reported()).toMatchInlineSnapshot(`
    [
      "site.config.json:113:15 routes[2].path: error: The pages of the language "de" are below /de. Choose another path.",
    ]
  `);
  change('', '"path": "/de/about"', '"path": "/about"');
  expect(await reported()).toMatchInlineSnapshot(`
    [
      "site.config.json:6:56 locales.ar: warning: There is no file site.config.ar.json, so visitors read these pages in the main language. npm run translate -- ar --site ../site creates it with all texts to translate.",
      "site.config.de.json:6:13 header: error: A list [ … ] has no keys. Write { instead of this [.",
    ]
  `);
});

test('translate writes what is missing beside the main text, and keeps every other byte', async () => {
  const say = async (key: string) => {
    let out = '';
    await translate(key, { folder, configFile: fileOf() }, { write: (part) => (out += part) }, process.stderr);
    return out.replaceAll(`${folder}/`, '');
  };
  const before = read('de');
  expect(await say('de')).toBe('site.config.de.json: every text is translated.\n');
  expect(read('de')).toBe(before);
  change(
    'de',
    '    "place": { "of": "Port Sample", "text": "Musterhafen" }',
    '    "place": { "of": "Old", "text": "" }',
  );
  expect(await say('de')).toBe('site.config.de.json: 1 text is to be translated.\n');
  expect(read('de')).toBe(
    before.replace('"of": "Port Sample", "text": "Musterhafen"', '"of": "Port Sample", "text": ""'),
  );
  rmSync(fileOf('ar'));
  expect(await say('ar')).toBe('site.config.ar.json: 44 texts are to be translated.\n');
  await expect(say('fr')).rejects.toThrow('The site has no other language "fr".');
});

test('translate names what the config no longer has, and removes it with --write, and nothing else', async () => {
  const say = async (write = false) => {
    let out = '';
    const to = { write: (part: string) => (out += part) };
    expect(await translate('de', { folder, configFile: fileOf(), write }, to, to)).toBe(0);
    return out.replaceAll(`${folder}/`, '').replaceAll(folder, '../site');
  };
  const before = read('de');
  change('de', '"legal": {', '"legal": {\n      "press": { "label": { "of": "Press", "text": "Presse" } },');
  change(
    'de',
    '"programme": {\n      "path"',
    '"workshops": { "title": "Werkstatt" },\n    "programme": {\n      "path"',
  );
  change('de', '"answer": [{', '"answer": [{ "of": "No.", "text": "Nein." }, {');
  change('de', '"brand": {', '"brand": {\n    "legalName": { "of": "Harbour Ltd", "text": "Hafen GmbH" },');
  change('de', '"routes": {', '"dialogs": { "gone": { "title": { "of": "Gone", "text": "Weg" } } },\n  "routes": {');
  const withOrphans = read('de');
  const named = await say();
  expect(named).toMatchInlineSnapshot(`
    "The config no longer has these of site.config.de.json. npm run translate -- de --write --site ../site removes them:
      brand.legalName: {"of":"Harbour Ltd","text":"Hafen GmbH"}
      footer.legal.press: {"label":{"of":"Press","text":"Presse"}}
      dialogs: {"gone":{"title":{"of":"Gone","text":"Weg"}}}
      routes.workshops: {"title":"Werkstatt"}
      routes.about.sections.questions.items.is-there-food.answer[0]: {"of":"No.","text":"Nein."}
    site.config.de.json: every text is translated.
    "
  `);
  expect(read('de')).toBe(withOrphans);
  const removed = await say(true);
  expect(removed.split('\n').slice(1)).toEqual(named.split('\n').slice(1));
  expect(removed.split('\n')[0]).toBe('Removed from site.config.de.json, as the config no longer has it:');
  expect(read('de')).toBe(before);
  expect(await reported()).toEqual([]);
  expect(await say(true)).toBe('site.config.de.json: every text is translated.\n');
});

test('translate --write removes no translation whose item is probably called otherwise now', async () => {
  change('de', '"programme": {\n      "path"', '"programm": {\n      "path"');
  const before = read('de');
  let err = '';
  const to = { write: (part: string) => (err += part) };
  expect(await translate('de', { folder, configFile: fileOf(), write: true }, to, to)).toBe(1);
  expect(err).toContain('nothing with the id "programm" here. Did you mean "programme"?');
  expect(read('de')).toBe(before);
});

test('the entries of a list have no order of their own: an item without an id leaves the others their translations', async () => {
  change('', '"nav": [', '"nav": [{ "label": "Home", "href": "/" }, ');
  change('de', '"nav": {', '"nav": [{ "label": "Start" }], "menu": {');
  change('ar', '"nav": {', '"nav": { "home": {}, ');
  expect(await reported()).toMatchInlineSnapshot(`
    [
      "site.config.de.json:7:12 header.nav: error: These entries are in the order of the main config, and would belong to other items if it changed. npm run upgrade -- --write --site ../site gives the items ids and names them by these.",
      "site.config.de.json:7:36 header.menu: warning: The main config no longer has this. Remove it here too.",
      "site.config.ar.json:7:14 header.nav.home: error: The main config has nothing with the id "home" here. Remove it here too, or use one of "why-come", "programme", "questions".",
    ]
  `);
});

test('translations in a list of texts follow their originals, and are reported where that is not possible', async () => {
  const blocks = (key: string, ...texts: unknown[]) => {
    const value = JSON.parse(read(key));
    setAt(
      value,
      key ? ['routes', 'about', 'sections', 'story', 'blocks'] : ['routes', 2, 'sections', 0, 'blocks'],
      texts,
    );
    writeFileSync(fileOf(key), JSON.stringify(value));
  };
  const of = (of: string, text: string) => ({ of, text });
  blocks('', 'Three', 'One', 'Two and a half');
  blocks('de', of('One', 'Eins'), of('Two', 'Zwei'), of('Three', 'Drei'));
  blocks('ar', '1', '2', '3');
  expect(await reported()).toMatchInlineSnapshot(`
    [
      "site.config.de.json:1:2937 routes.about.sections.story.blocks[1].of: warning: This was translated from "Two"; the main config now says "Two and a half". Look whether the translation still fits, and write here what it now says.",
      "site.config.ar.json:1:2730 routes.about.sections.story.blocks: warning: Translations without their original text cannot be followed when the main config moves them. npm run translate -- ar --site ../site writes "of" beside them.",
    ]
  `);
  const loaded = await createSiteLoader(registry, fileOf(), join(folder, 'public')).load();
  const texts =
    loaded.ok && [loaded, ...loaded.languages].map(({ site }) => valueAt(site, ['routes', 2, 'sections', 0, 'blocks']));
  expect(texts).toEqual([
    ['Three', 'One', 'Two and a half'],
    ['Drei', 'Eins', 'Zwei'],
    ['1', '2', '3'],
  ]);
  change('', '"Two and a half"', '"Two and a half", "Four", "Five"');
  change('de', '"of":"Three"', '"of":"One"');
  expect(await reported()).toMatchInlineSnapshot(`
    [
      "site.config.de.json:1:1 : warning: 4 texts are not translated: routes.about.sections.story.blocks[0] "Three", routes.about.sections.story.blocks[2] "Two and a half", routes.about.sections.story.blocks[3] "Four" and 1 more. npm run translate -- de --site ../site writes them into this file; until they are translated, visitors read them as they are.",
      "site.config.de.json:1:2931 routes.about.sections.story.blocks[1]: warning: No text of this list in the main config is "Two". Remove it here too, or write in "of" what it now says.",
      "site.config.de.json:1:2958 routes.about.sections.story.blocks[2]: warning: Another entry of this list translates "One". Remove one of them.",
      "site.config.ar.json:1:2730 routes.about.sections.story.blocks: error: The main config has 5 entries here; this list has 3. Write one entry for each, or { "of": …, "text": … } with the original text.",
    ]
  `);
});

test('a section of another type, and texts that have changed places, are reported in the language file', async () => {
  change('', '"type": "rich-text",', '"type": "about", "paragraphs": ["We."],');
  change('', '"blocks"', '"actions": [], "claims"');
  change('', /"claims": \[.*\]/.exec(read())?.[0] ?? '', '"claims": []');
  change('', '"label": "Why come"', '"label": "x"');
  change('', '"label": "Programme"', '"label": "Why come"');
  change('', '"label": "x"', '"label": "Programme"');
  expect((await reported()).filter((line) => line.startsWith('site.config.de'))).toMatchInlineSnapshot(`
    [
      "site.config.de.json:1:1 : warning: A text is not translated: routes.about.sections.story.paragraphs[0] "We.". npm run translate -- de --site ../site writes them into this file; until they are translated, visitors read them as they are.",
      "site.config.de.json:9:26 header.nav.why-come.label.of: warning: This was translated from "Why come"; the main config now says "Programme". "programme" in this list says that now: move the translation there, or write here what it now says.",
      "site.config.de.json:12:26 header.nav.programme.label.of: warning: This was translated from "Programme"; the main config now says "Why come". "why-come" in this list says that now: move the translation there, or write here what it now says.",
      "site.config.de.json:123:11 routes.about.sections.story.blocks: warning: The main config no longer has this. Remove it here too.",
    ]
  `);
});

test('translate gives ids to the items that a language has to name, and originals to translations that cannot be followed', async () => {
  change('', '"nav": [', '"nav": [{ "label": "Home", "href": "/" }, { "label": "Über {product}", "href": "/" }, ');
  change('', '["Yes, all day."]', '["Yes, all day.", "And at night."]');
  change('de', '{ "of": "Yes, all day.", "text": "Ja, den ganzen Tag." }', '"Ja, den ganzen Tag.", "Und nachts."');
  let out = '';
  await translate('de', { folder, configFile: fileOf() }, { write: (part) => (out += part) }, process.stderr);
  expect(out.replaceAll(`${folder}/`, '')).toMatchInlineSnapshot(`
    "site.config.json: items that site.config.de.json names have ids now.
    site.config.de.json: 2 texts are to be translated.
    "
  `);
  expect(read()).toContain(
    '"nav": [{ "id": "home", "label": "Home", "href": "/" }, { "id": "uber-product", "label": "Über {product}", "href": "/" }, ',
  );
  expect(read('de')).toContain('"home": {\n        "label": { "of": "Home", "text": "" }\n      }');
  expect(read('de')).toContain('{ "of": "Yes, all day.", "text": "Ja, den ganzen Tag." }');
  expect(read('de')).toContain('{ "of": "And at night.", "text": "Und nachts." }');
  const before = read('de');
  await translate('de', { folder, configFile: fileOf() }, { write: () => {} }, process.stderr);
  expect(read('de')).toBe(before);
});

test('a language without its file is published in the main language, also one without built-in texts', async () => {
  change('', '"de": {}', '"de": {}, "pl": {}');
  expect(await reported()).toMatchInlineSnapshot(`
    [
      "site.config.json:6:56 locales.pl: warning: There is no file site.config.pl.json, so visitors read these pages in the main language. npm run translate -- pl --site ../site creates it with all texts to translate.",
      "site.config.json:6:62 locales.pl: warning: There are no built-in texts in the language "pl": 89 texts are in English, such as texts.skipLink. Write them under "texts". Do so in site.config.pl.json, for this language alone.",
    ]
  `);
  const loaded = await createSiteLoader(registry, fileOf(), join(folder, 'public')).load();
  expect(loaded.ok && loaded.languages.map(({ site }) => [site.seo.lang, site.routes[2]?.path])).toEqual([
    ['de', '/de/ueber-uns'],
    ['pl', '/pl/about'],
    ['ar', '/ar/about'],
  ]);
});

test('a saved language file is read again, and a config that says the same is the same object', async () => {
  const loader = createSiteLoader(registry, fileOf(), join(folder, 'public'));
  const titles = async () => {
    const loaded = await loader.load();
    return loaded.ok && [loaded, ...loaded.languages].map(({ site }) => site.routes[2]?.title);
  };
  expect(await titles()).toEqual(['About us', 'Über uns', 'من نحن']);
  expect(await loader.load()).toBe(await loader.load());
  change('de', '"About us", "text": "Über uns"', '"About us", "text": "Wir"');
  change('de', '"About us", "text": "Über uns"', '"About us", "text": "Wir"');
  expect(await titles()).toEqual(['About us', 'Wir', 'من نحن']);
});

test('a file of public/ in the place of what the build makes for a language is an error that names both', async () => {
  const put = (file: string) => {
    mkdirSync(join(folder, 'public', dirname(file)), { recursive: true });
    writeFileSync(join(folder, 'public', file), 'own');
  };
  put('_redirects');
  expect(await reported()).toEqual([
    'public/_redirects:1:1 : error: The build writes dist/_redirects itself. Rename or remove public/_redirects.',
  ]);
  rmSync(join(folder, 'public/_redirects'));
  const taken = {
    ar: 'The build needs a folder of this name for the page "/ar".',
    'de/404.html': 'The build writes dist/de/404.html itself.',
    'de/programm/page.json': 'The build writes a file of this name for the page "/de/programm".',
    'share/de/home.png': 'The build writes a share image of this name.',
  };
  for (const file of Object.keys(taken)) put(file);
  expect((await reported()).filter((issue) => issue.includes(': error: '))).toEqual(
    Object.entries(taken).map(
      ([file, message]) => `public/${file}:1:1 : error: ${message} Rename or remove public/${file}.`,
    ),
  );
});

test('a host is told which page answers unknown addresses in a language, also without other redirects', async () => {
  expect(JSON.parse(read()).redirects ?? []).toEqual([]);
  const site = await loadSite(registry, fileOf(), join(folder, 'public'));
  if (!site.ok) throw new Error('The fixture has errors.');
  const files = { registry, publicDir: join(folder, 'public') };
  const scripts = await bundleScripts();
  const outputs = outputsOf(files, await pagesOf(files, site, 'author'), { scripts });
  const file = outputs.get('_redirects');
  expect(file && 'text' in file && (await file.text())).toBe('/de/* /de/404.html 404\n/ar/* /ar/404.html 404\n');
});
