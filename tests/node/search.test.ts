import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MiniSearch from 'minisearch';
import { beforeEach, expect, it } from 'vitest';
import { excerptOf } from '../../src/client/search/excerpt.ts';
import { find } from '../../src/client/search/find.ts';
import { indexOptions, type SearchEntry } from '../../src/content/search/index-options.ts';
import { formatIssues } from '../../src/diagnostics/format.ts';
import { outputsOf, pagesOf } from '../../src/pipeline.ts';
import { loadSite } from '../../src/validate/load-site.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { fixtureSite } from '../fixture-site.ts';
import { registry } from '../registry.ts';

// The index of the search: what is in it, and what is found with it.

const { file, publicDir, put, restore } = fixtureSite('search-test');
beforeEach(restore);

const markdown = `Before all headings.

## How we *build*

With \`hammers\`{{braces}}.

| Tool | Use |
| --- | --- |
| Saw | Cuts |

## How we build

![Alternative](/images/logo.svg)

Line one\\
two`;

const config = {
  ...minimalConfig,
  header: { ...minimalConfig.header, search: true },
  locales: { de: {} },
  lists: {
    ...minimalConfig.lists,
    news: {
      of: 'posts',
      items: [
        { id: 'one', title: 'First news', description: 'Short.', date: '2020-01-01', body: 'The whole story.' },
        { id: 'two', title: 'Second news', description: 'Shown.', date: '2020-01-02', body: 'Unready.', draft: true },
      ],
    },
  },
  routes: [
    ...minimalConfig.routes,
    {
      path: '/craft',
      title: 'Our craft',
      description: 'How it is done in {city}.',
      sections: [
        { type: 'hero', id: 'top', title: 'Craft', actions: [{ label: 'Button', href: '/' }] },
        { type: 'rich-text', id: 'text', title: 'Long text', blocks: [markdown] },
        { type: 'faq', id: 'secret', title: 'Hidden', draft: true, items: [{ question: 'Why?', answer: ['So.'] }] },
        { type: 'cards', id: 'news', title: 'News', list: 'news' },
      ],
    },
    { path: '/unready', title: 'Unready', draft: true, sections: [{ type: 'hero', id: 'top', title: 'Unready' }] },
    { path: '/thanks', title: 'Thanks', noindex: true, sections: [{ type: 'hero', id: 'top', title: 'Thanks' }] },
    { path: '/news/{id}', each: 'news', title: '{item.title}', sections: [{ type: 'article', id: 'article' }] },
  ],
};
const scripts = { first: '', platform: '', languages: '', announcements: '', foreign: '', timed: '', search: '' };

/** The entries of the index at a path, by their addresses, as a visitor or an author gets them. */
async function indexAt(path: string, changed: object = config, reader: 'visitor' | 'author' = 'visitor') {
  writeFileSync(file, JSON.stringify(changed));
  const german = { routes: { home: { title: 'Startseite', sections: { team: { title: 'Unsere Leute' } } } } };
  writeFileSync(join(dirname(file), 'site.config.de.json'), JSON.stringify(german));
  const loaded = await loadSite(registry, file, publicDir);
  if (!loaded.ok) throw new Error(formatIssues(loaded.issues));
  const languages = await pagesOf({ registry, publicDir }, loaded, reader);
  const output = outputsOf({ publicDir }, languages, { scripts }).get(path);
  if (!output || !('text' in output)) return undefined;
  const text = output.text();
  const index = MiniSearch.loadJSON<SearchEntry>(text, indexOptions);
  const { documentIds } = JSON.parse(text) as { documentIds: Record<string, string> };
  const entries = Object.values(documentIds).map((href) => [href, index.getStoredFields(href)]);
  return Object.fromEntries(entries) as Record<string, { title: string; text: string }>;
}

it('has each page and each part below a heading, with the words that stand there', async () => {
  const entries = (await indexAt('search.json')) ?? {};
  expect(Object.entries(entries).filter(([href]) => /craft|news/.test(href))).toEqual([
    ['/craft', { title: 'Our craft', text: 'How it is done in Pune. Craft' }],
    ['/craft#text', { title: 'Long text', text: 'Before all headings.' }],
    ['/craft#how-we-build', { title: 'How we build', text: 'With hammers{braces}. Tool Use Saw Cuts' }],
    ['/craft#how-we-build-1', { title: 'How we build', text: 'Line one two' }],
    ['/craft#news', { title: 'News', text: 'First news · Short.' }],
    ['/news/one', { title: 'First news', text: 'First news · Short. The whole story.' }],
  ]);
  expect(entries['/#team']).toEqual({ title: 'Our team', text: 'Asha Sample · CTO' });
});

it('has no drafts and no pages that search engines shall not list, but shows drafts to their author', async () => {
  const published = JSON.stringify(await indexAt('search.json'));
  expect(published).not.toMatch(/unready|Unready|Hidden|Second news|thanks|Thanks/);
  const author = JSON.stringify(await indexAt('search.json', config, 'author'));
  expect(author).toMatch(/Unready.*Second news/);
  expect(author).not.toMatch(/thanks/);
});

it('is made for each language, and for no site without a search', async () => {
  const german = await indexAt('de/search.json');
  expect(german?.['/de#team']).toEqual({ title: 'Unsere Leute', text: 'Asha Sample · CTO' });
  expect(german?.['/#team']).toBeUndefined();
  const { search: _, ...header } = config.header;
  for (const path of ['search.json', 'de/search.json'])
    expect(await indexAt(path, { ...config, header })).toBeUndefined();
});

it('takes the place of no file of the editor', async () => {
  put('search.json', '{}');
  await expect(indexAt('search.json')).rejects.toThrow(
    'public/search.json:1:1\n  The build writes dist/search.json itself.',
  );
});

/** The addresses that a query finds among texts, whose addresses are their places. */
function foundIn(texts: string[], query: string): string[] {
  const index = new MiniSearch<SearchEntry>(indexOptions);
  index.addAll(texts.map((text, at) => ({ href: String(at), title: '', text })));
  return find(MiniSearch.loadJSON(JSON.stringify(index), indexOptions), query).map(({ href }) => href);
}

it.each([
  ['German', ['Straße in Köln', 'Café'], { strasse: ['0'], koln: ['0'], KÖL: ['0'], cafe: ['1'] }],
  ['French', ['L’œuvre d’un élève', 'oeil'], { oeuvre: ['0'], 'l’oeuvre': ['0'], eleve: ['0'] }],
  ['Turkish and Polish', ['İstanbul ılık', 'Łódź'], { istanbul: ['0'], ilik: ['0'], lodz: ['1'] }],
  ['Arabic', ['الكِتَابُ الجديد', 'مدرسة'], { كتاب: ['0'], الكتاب: ['0'], مدرسه: ['1'] }],
  ['Hindi', ['हिन्दी में किताब', 'कतब'], { किताब: ['0'], कतब: ['1'] }],
  [
    'Japanese',
    ['東京都庁の展望室', 'パンとコーヒー'],
    { 都庁: ['0'], 展望: ['0'], コーヒ: ['1'], 室: ['0'], 東京展望: ['0'], 地下鉄: [] },
  ],
  ['Chinese', ['市立图书馆开放时间', '时间表'], { 图书馆: ['0'], 时间: ['0', '1'], 馆: ['0'] }],
  ['Thai', ['ห้องสมุดเปิดวันจันทร์', 'วันหยุด'], { ห้องสมุด: ['0'], จันทร์: ['0'] }],
])('finds words of %s, also without accents', (_, texts, queries) => {
  for (const [query, expected] of Object.entries(queries))
    expect(foundIn(texts, query).sort(), query).toEqual(expected);
});

it('finds what is typed in part or with an error, what has all words first, and nothing for nothing', () => {
  const texts = ['Opening hours of the library', 'Library', 'Hours'];
  expect(foundIn(texts, 'libr ho')).toEqual(['0']);
  expect(foundIn(texts, 'libary')).toHaveLength(2);
  expect(foundIn(texts, 'library planet')).toHaveLength(2);
  for (const nothing of ['', ' ', '!?', '\u200b']) expect(foundIn(texts, nothing)).toEqual([]);
});

it('shows the surroundings of what was found, with all of it marked', () => {
  const text = `${'Some words before. '.repeat(10)}The Ärger of a · ${'few more words. '.repeat(20)}`;
  const parts = excerptOf(text, new Set(['arger', 'few']));
  expect(parts.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Ärger', 'few']),
  );
  const whole = parts.map(({ text }) => text).join('');
  expect(whole).toMatch(/^… \S.*The Ärger of a · few.* …$/);
  expect(whole.length).toBeLessThan(180);
  expect(excerptOf(text, new Set(['nothing']))).toEqual([]);
  expect(excerptOf('Short.', new Set(['nothing']))).toEqual([{ text: 'Short.', isFound: false }]);
  expect(excerptOf('東京都庁の展望室', new Set(['都庁'])).map(({ text }) => text)).toEqual([
    '東京',
    '都庁',
    'の展望室',
  ]);
});
