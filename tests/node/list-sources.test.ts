import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translate } from '../../src/cli/translate.ts';
import { formatIssues } from '../../src/diagnostics/format.ts';
import { openProject, validateProject } from '../../src/pipeline.ts';
import { readContent } from '../../src/project/read-content.ts';
import { filesOfSite } from '../../src/validate/assets/files-of-site.ts';
import { loadSite } from '../../src/validate/load-site.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { drawing } from '../fixture-site.ts';
import { registry } from '../registry.ts';

// Lists whose items are in files beside the config.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lists-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Files = Record<string, string>;

const list = (of: string, from: string, more: object = {}) => ({ of, items: { from }, ...more });
const [home, about] = minimalConfig.routes;
const withSection = (section: object, lists: object = {}) => ({
  ...minimalConfig,
  lists: { ...minimalConfig.lists, ...lists },
  routes: [{ ...home, sections: [...(home?.sections ?? []), section] }, about],
});

/** Loads a site from a folder with these files, and gives its config or what is wrong with it. */
async function load(config: object, files: Files) {
  const all = { 'public/images/logo.svg': drawing, 'public/images/cto.svg': drawing, ...files };
  for (const [path, text] of Object.entries({ 'site.config.json': JSON.stringify(config), ...all })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const loaded = await loadSite(registry, join(folder, 'site.config.json'), join(folder, 'public'));
  const said = formatIssues(loaded.ok ? loaded.warnings : loaded.issues).replaceAll(`${folder}/`, '');
  if (!loaded.ok) return { said };
  const { site, languages } = loaded;
  return { said, site, german: languages[0]?.site };
}

const news = withSection(
  { type: 'cards', id: 'news', title: 'News', list: 'news' },
  { news: list('posts', 'content/news/*.md') },
);
const post = `---
title: Summer hours
description: We open earlier.
date: 2026-05-01
tags: [hours, summer]
---
We open at **eight**. See [us](/about).
`;

describe('Markdown files', () => {
  it('are items: the front matter has their keys, the text below is their body, the name their id', async () => {
    const { said, site } = await load(news, {
      'content/news/Summer hours.md': post,
      'content/news/2026.md':
        '---\r\ntitle: 2026\r\ndescription: Yes\r\ndate: "2026-05-03"\r\nupdated:\r\n---\r\nAll of it.\r\n',
      'content/other.md': 'Not an item.',
    });
    expect(said).toBe('');
    expect(site?.lists.news?.items).toMatchObject([
      { id: '2026', title: '2026', description: 'Yes', date: '2026-05-03', tags: [], body: 'All of it.\r\n' },
      { id: 'summer-hours', title: 'Summer hours', tags: ['hours', 'summer'] },
    ]);
  });

  it('are in folders of folders with **', async () => {
    const all = { ...news, lists: { ...minimalConfig.lists, news: list('posts', 'content/**/*.md') } };
    const { site } = await load(all, {
      'content/news/a.md': post,
      'content/b.md': post,
      'content/news/2026/may/c.md': post,
    });
    expect(site?.lists.news?.items.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
  });

  it.each<[what: string, text: string, says: RegExp]>([
    [
      'a key that is not known',
      post.replace('tags', 'tag'),
      /^content\/news\/a\.md:5:1 {2}tag .*\n {2}Unknown key "tag"\. Did you mean "tags"\?/,
    ],
    ['a missing key', post.replace(/date.*\n/, ''), /^content\/news\/a\.md:1:1 {2}date .*\n {2}"date" is required\./],
    [
      'a wrong value',
      post.replace('2026-05-01', '1 May'),
      /^content\/news\/a\.md:4:7 {2}date .*\n {2}"1 May" is not a date/,
    ],
    ['a wrong value in quotation marks', post.replace('2026-05-01', "'1 May'"), /^content\/news\/a\.md:4:7 /],
    [
      'a dead link',
      post.replace('/about', '/abuot'),
      /^content\/news\/a\.md:7:32 {2}body .*\n {2}.*"\/abuot".* Did you mean "\/about"/,
    ],
    [
      'no YAML',
      post.replace('Summer', '"Summer'),
      /^content\/news\/a\.md:\d:\d+\n {2}This is not YAML: .*\. Correct the front matter\./,
    ],
    [
      'a front matter without an end',
      post.replace(/\n---\n/, '\n'),
      /^content\/news\/a\.md:1:1\n {2}This front matter has no end\./,
    ],
    [
      'another front matter',
      post.replaceAll('---', '+++'),
      /^content\/news\/a\.md:1:1\n {2}Front matter between "\+\+\+" is not YAML\./,
    ],
    [
      'two bodies',
      post.replace('tags', 'body: x\ntags'),
      /^content\/news\/a\.md:8:1\n {2}The front matter has "body" too\. Keep one of them\./,
    ],
    [
      'a repeated value',
      post.replace('May', '1').replace('tags: [', 'authors: &a [x]\ntags: [*a, '),
      /^content\/news\/a\.md:6:8\n {2}This repeats a value from another place\. Write the value itself\./,
    ],
    [
      'a repeated value that is nowhere',
      post.replace('Summer hours', '*nope'),
      /^content\/news\/a\.md:2:8\n {2}This repeats a value/,
    ],
    [
      'a key that is no word',
      post.replace('tags:', '? [a]\n:'),
      /^content\/news\/a\.md:5:3\n {2}This key is no word\./,
    ],
    [
      'a type of YAML',
      post.replace('Summer', '!!js/function Summer'),
      /^content\/news\/a\.md:2:8\n {2}This is not YAML: Unresolved tag/,
    ],
  ])('tell of %s at its place', async (_, text, says) => {
    const { said, site } = await load(news, { 'content/news/a.md': text });
    expect(said).toMatch(says);
    expect(site).toBeUndefined();
  });

  it('are items of another language by their names', async () => {
    const german = { lists: { news: { items: { from: 'content/de/*.md' } } } };
    const config = { ...news, locales: { en: { label: 'English' }, de: { label: 'Deutsch' } } };
    const files = { 'content/news/summer.md': post, 'site.config.de.json': JSON.stringify(german) };
    const { site, german: translated } = await load(config, {
      ...files,
      'content/de/summer.md': '---\ntitle: Sommerzeiten\n---\nAb **acht**.\n',
    });
    expect(site?.lists.news?.items).toMatchObject([{ title: 'Summer hours', date: '2026-05-01' }]);
    expect(translated?.lists.news?.items).toMatchObject([
      { id: 'summer', title: 'Sommerzeiten', date: '2026-05-01', body: 'Ab **acht**.\n' },
    ]);
    const { said } = await load(config, {
      ...files,
      'content/de/summer.md': '---\ntitle: Sommer\ndate: Mai\n---\n[x](/nix)',
    });
    expect(said).toMatch(/content\/de\/summer\.md:3:7 {2}date/);
    expect(said).toMatch(/content\/de\/summer\.md:5:5 {2}body/);
    expect((await load(config, { ...files, 'content/de/winter.md': '---\ntitle: Winter\n---\n' })).said).toMatch(
      /The main config has nothing with the id "winter" here/,
    );
  });
});

it('are translated where they have names, and nothing of them comes into the config', async () => {
  const lists = {
    news: list('posts', 'content/news/*.md'),
    people: list('people', 'content/people.json'),
    own: list('posts', 'content/own/*.md'),
  };
  const config = {
    ...news,
    lists: { ...minimalConfig.lists, ...lists },
    locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  };
  const links = [{ network: 'website', href: 'https://a.example', label: 'Her page' }];
  await load(config, {
    'content/news/summer.md': post,
    'content/own/a.md': post,
    'content/de/a.md': '---\ntitle: Sommer\n---\n',
    'content/people.json': JSON.stringify([{ id: 'asha', name: 'Asha', role: 'CTO', links }]),
    'site.config.de.json': JSON.stringify({ lists: { own: { items: { from: 'content/de/*.md' } } } }),
  });
  const file = join(folder, 'site.config.json');
  const quiet = { write: () => true };
  expect(await translate('de', { folder, configFile: file }, quiet, quiet)).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8')).lists).toMatchObject(lists);
  const { lists: german } = JSON.parse(readFileSync(join(folder, 'site.config.de.json'), 'utf8'));
  expect(german).toMatchObject({
    own: { items: { from: 'content/de/*.md' } },
    news: { items: { summer: { title: { of: 'Summer hours', text: '' } } } },
  });
  expect(german.people).toEqual({ items: { asha: { role: { of: 'CTO', text: '' } } } });
  const loaded = await loadSite(registry, file, join(folder, 'public'));
  expect(loaded.ok && loaded.languages[0]?.site.lists.own?.items).toMatchObject([
    { title: 'Sommer', date: '2026-05-01' },
  ]);
});

const team = withSection(
  { type: 'team', id: 'people', title: 'Team', list: 'people' },
  { people: list('people', 'content/people.csv') },
);

describe('tables', () => {
  it('have a row for each item, in Excel’s forms too', async () => {
    const rows = [
      'name;role;links.0.network;links.0.href',
      '"Sample; Asha";"The ""CTO"",\nof all";github;https://github.com/x',
      'Ben Sample;;;',
      '',
      '',
    ];
    const { said, site } = await load(team, { 'content/people.csv': `\ufeff${rows.join('\r\n')}` });
    expect(said).toBe('');
    expect(site?.lists.people?.items).toMatchObject([
      {
        id: 'sample-asha',
        name: 'Sample; Asha',
        role: 'The "CTO",\nof all',
        links: [{ network: 'github', href: 'https://github.com/x' }],
      },
      { id: 'ben-sample', name: 'Ben Sample', links: [] },
    ]);
  });

  it('have lists, numbers and truths as their keys want them', async () => {
    const posts = { ...news, lists: { ...minimalConfig.lists, news: list('posts', 'content/news.csv') } };
    const text =
      'id,title,description,date,tags,draft,body\n2026,7,true,2026-01-02,a; b ,TRUE,content/a.md\n1,1,1,2026-01-01,,,x';
    const { site } = await load(posts, { 'content/news.csv': text, 'content/a.md': 'Long *text*.' });
    expect(site?.lists.news?.items).toMatchObject([
      { id: '2026', title: '7', description: 'true', tags: ['a', 'b'], draft: true, body: 'Long *text*.' },
      { id: '1', body: 'x' },
    ]);
  });

  it.each<[what: string, text: string, says: RegExp]>([
    [
      'an unknown column',
      'name,rolle\nAsha,CTO\nBen,CEO',
      /^content\/people\.csv:1:6\n {2}Items of this list have no key "rolle"\. Did you mean "role"\?/,
    ],
    [
      'a wrong value',
      'name,links.0.network,links.0.href\nAsha,github,nothing',
      /^content\/people\.csv:2:13 {2}\[0\]\.links\[0\]\.href /,
    ],
    ['a missing value', 'name,role\n,CTO', /^content\/people\.csv:2:1 {2}\[0\]\.name /],
    [
      'a quotation mark too many',
      'name,role\n"Asha,CTO',
      /^content\/people\.csv:2:1\n {2}This quotation mark has no second\./,
    ],
    [
      'a cell too many',
      'name,role\nAsha,CTO,of all',
      /^content\/people\.csv:2:10\n {2}This row has more cells than the first row has keys: 2\./,
    ],
    ['two of one id', 'id,name\na,Asha\na,Ben', /^content\/people\.csv:3:1 {2}\[1\]\.id /],
  ])('tell of %s at its place', async (_, text, says) => {
    const { said, site } = await load(team, { 'content/people.csv': text });
    expect(said).toMatch(says);
    expect(site).toBeUndefined();
  });
});

describe('JSON files', () => {
  const people = { ...team, lists: { ...minimalConfig.lists, people: list('people', 'content/people.json') } };

  it('are lists of items', async () => {
    const { site } = await load(people, { 'content/people.json': '[{ "id": "asha", "name": "Asha Sample" }]' });
    expect(site?.lists.people?.items).toMatchObject([{ id: 'asha', name: 'Asha Sample' }]);
  });

  it.each<[what: string, text: string, says: RegExp]>([
    ['a mistake', '[\n{ "id": "asha" "name": "Asha" }]', /^content\/people\.json:2:\d+\n/],
    ['a wrong value', '[\n{ "id": "asha", "name": 7 }]', /^content\/people\.json:2:25 {2}\[0\]\.name /],
    ['what is no item', '[\n{ "id": "asha", "name": "Asha" }, null]', /^content\/people\.json:2:35 {2}\[1\] /],
    ['no list', '{}', /^content\/people\.json:1:1\n {2}This file is no list\./],
  ])('tell of %s at its place', async (_, text, says) => {
    expect((await load(people, { 'content/people.json': text })).said).toMatch(says);
  });
});

describe('pictures of a folder', () => {
  const gallery = (from: string) => withSection({ type: 'gallery', id: 'gallery', title: 'Pictures', items: { from } });

  it('are a gallery in the order of their names, whose words they have', async () => {
    const { said, site } = await load(gallery('images/summer/*'), {
      'public/images/summer/10-hills.svg': drawing,
      'public/images/summer/2-sunset_over-the-lake.svg': drawing,
      'content/winter/snow.md': '',
    });
    expect(said).toBe('');
    expect(site?.routes[0]?.sections.at(-1)).toMatchObject({
      items: [
        {
          id: 'sunset-over-the-lake',
          picture: { src: '/images/summer/2-sunset_over-the-lake.svg', alt: 'Sunset over the lake' },
        },
        { id: 'hills', picture: { src: '/images/summer/10-hills.svg', alt: 'Hills' } },
      ],
    });
  });

  it('may have the same words, and other files beside them', async () => {
    const { said, site } = await load(gallery('images/summer/*'), {
      'public/images/summer/1-hills.svg': drawing,
      'public/images/summer/2-hills.svg': drawing,
      'public/images/summer/notes.csv': 'a,b',
    });
    expect(said).toBe('');
    expect(site?.routes[0]?.sections.at(-1)).toMatchObject({ items: [{ id: 'hills' }, { id: 'hills-2' }] });
  });

  it('have their texts in a table', async () => {
    const { site } = await load(gallery('content/summer.csv'), {
      'public/images/summer/a.svg': drawing,
      'content/summer.csv': 'picture.src,picture.alt,caption\n/images/summer/a.svg,A lake at dusk,Day one\n',
    });
    expect(site?.routes[0]?.sections.at(-1)).toMatchObject({
      items: [{ picture: { src: '/images/summer/a.svg', alt: 'A lake at dusk' }, caption: 'Day one' }],
    });
  });

  it('with names of a camera are warned of', async () => {
    const { said, site } = await load(gallery('images/*'), { 'public/images/IMG_2031.svg': drawing });
    expect(said).toMatch(/Warning: The name of "public\/images\/IMG_2031\.svg" says nothing about the picture/);
    expect(site).toBeDefined();
  });
});

it.each([
  [
    'content/nwes/*.md',
    /There is no file "content\/nwes\/\*\.md"\. Markdown, CSV and JSON files are in the folder "content\/"/,
  ],
  ['content/news/*.mdx', /There is no file "content\/news\/\*\.mdx"\. content\/news\/ has "a\.md"\./],
  ['news/*.md', /There is no file "news\/\*\.md"\. Pictures are below "public\/"/],
  ['images/people.csv', /There is no file "images\/people\.csv"\. /],
  ['news', /No plugin has a list "news"\./],
])('says what is wrong with "from": "%s"', async (from, says) => {
  const { said } = await load(
    { ...news, lists: { ...minimalConfig.lists, news: list('posts', from) } },
    { 'content/news/a.md': post },
  );
  expect(said).toMatch(says);
  expect(said).toMatch(/^site\.config\.json:1:\d+ {2}lists\.news\.items\.from\n/);
  expect(said.match(/\n\n/g)).toBeNull();
});

it.each<[items: unknown, place: string, says: string]>([
  ['content/news/*.md', '', 'Write { "from": "content/news/*.md" }.'],
  [{ form: 'content/news/*.md' }, '.form', 'Unknown key "form". Did you mean "from"?'],
  [{ from: 'content/news/*.md', limit: 3 }, '.limit', 'Unknown key "limit". Remove it: '],
  [{ from: 5 }, '.from', '"from" must be a text. '],
  [{ maxAge: 60 }, '', '"from" is missing. '],
  [{ from: 'content/news/*.md', maxAge: '1 h' }, '.maxAge', '"maxAge" must be a number. '],
  [{ from: './content/news/*.md' }, '.from', 'Did you mean "content/news/*.md"?'],
  [{ from: 'content\\news\\*.md' }, '.from', 'Did you mean "content/news/*.md"?'],
  [{ id: 'a', title: 'A' }, '', 'Put [ and ] around the entries, even if there is only one.'],
])('says what is wrong with "items": %j', async (items, place, says) => {
  const lists = { ...minimalConfig.lists, news: { of: 'posts', items } };
  const { said } = await load({ ...news, lists }, { 'content/news/a.md': post });
  expect(said.split('\n')[0]).toMatch(
    new RegExp(`^site\\.config\\.json:1:\\d+ {2}lists\\.news\\.items${place.replace('.', '\\.')}$`),
  );
  expect(said).toContain(says);
  expect(said.match(/^\S/gm)).toHaveLength(1);
});

it('with a mistake do not hide the mistakes of the config, and what follows from them is not said', async () => {
  const shown = { type: 'people-grid', id: 'people', list: 'crew' };
  const { said } = await load(withSection({ ...shown, titel: 'Crew' }, { crew: list('people', 'content/crew.csv') }), {
    'content/crew.csv': 'name,languages\nAda Example,German\n',
  });
  expect(said.split('\n').filter((line) => /^ {2}\w/.test(line))).toEqual([
    '  Unknown key "titel". Did you mean "title"?',
    expect.stringMatching(
      /^ {2}Items of this list have no key "languages"\..* "fields" of the list adds a key to all people/,
    ),
  ]);
  expect(said).not.toContain('0th');
});

it('come from an address, and are kept for the times when it does not answer', async () => {
  let answer = 'name,role\nAsha,CTO\n';
  const server = createServer((_, response) => response.end(answer));
  const url = await new Promise<string>((done) => {
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}/people.csv`));
  });
  const config = {
    ...team,
    lists: { ...minimalConfig.lists, people: { of: 'people', items: { from: url, maxAge: 0 } } },
  };
  const files = { configFile: join(folder, 'site.config.json'), publicDir: join(folder, 'public') };
  const loadAgain = async () => {
    const loaded = await validateProject(await openProject({ folder, ...files }));
    const said = formatIssues(loaded.ok ? loaded.warnings : loaded.issues);
    return { said, people: loaded.ok && loaded.site.lists.people?.items };
  };
  await load(config, {});
  expect(await loadAgain()).toMatchObject({ said: '', people: [{ id: 'asha', role: 'CTO' }] });
  answer = '[{ "id": "ben", "name": "Ben", "rolle": 1 }]';
  expect((await loadAgain()).said).toMatch(
    /^http:\/\/127[^ ]*people\.csv:1:32 {2}\[0\]\.rolle .*\n {2}Unknown key "rolle"/,
  );
  answer = '[{ "id": "ben", "name": "Ben" }]';
  expect((await loadAgain()).people).toMatchObject([{ id: 'ben' }]);
  await new Promise((done) => server.close(done));
  const { said, people } = await loadAgain();
  expect(people).toMatchObject([{ id: 'ben' }]);
  expect(said).toMatch(
    /lists\.people\.items\.from\n {2}Warning: This could not be loaded: .*ECONNREFUSED.* The site has the items of 20/,
  );
});

it('files of items belong to a site when it is committed', async () => {
  await load(team, {
    'content/people.csv': 'name\nAsha',
    'content/other.csv': 'name\nBen',
    'public/images/a.svg': drawing,
  });
  const { content } = await readContent(folder);
  const files = filesOfSite(
    registry,
    withSection({ type: 'gallery', id: 'g', items: { from: 'images/a*' } }, team.lists),
    {},
    content,
  );
  expect([...files]).toEqual(expect.arrayContaining(['content/people.csv', 'public/images/a.svg']));
  expect([...files]).not.toContain('content/other.csv');
});
