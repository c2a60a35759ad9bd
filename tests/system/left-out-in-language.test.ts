import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { validate } from '../../src/cli/validate.ts';
import { setAt, valueAt } from '../../src/json/values.ts';
import { buildFolder, writeSite } from '../served-site.ts';

// A site in English and German. The German one has no blog and not every job, question and event, and another order of its pages.

const hero = (title: string) => ({ type: 'hero', id: 'hero', title });
const main = () => ({
  version: 2,
  brand: { name: 'Harbour' },
  seo: { siteUrl: 'https://harbour.example', lang: 'en', timeZone: 'Europe/Berlin' },
  locales: { de: {} },
  theme: { accent: '#0b6e75' },
  header: {
    search: true,
    nav: [
      { label: 'News', href: '/blog#hero' },
      { label: 'More', items: [{ label: 'All news', href: '/blog' }] },
      { id: 'jobs', label: 'Jobs', href: '/jobs' },
      { id: 'visit', label: 'Visit', href: '/visit' },
    ],
  },
  footer: { columns: [{ title: 'Read', items: [{ label: 'Blog', href: '/blog' }] }] },
  lists: {
    posts: {
      of: 'posts',
      items: [{ id: 'first', title: 'The first post', date: '2020-05-01', description: 'It begins.', body: 'Once.' }],
    },
    jobs: {
      of: 'jobs',
      items: [
        { id: 'clerk', title: 'Clerk', description: 'In English alone.' },
        { id: 'baker', title: 'Baker', description: 'By day.' },
        { id: 'welder', title: 'Welder', description: 'By night.' },
        { id: 'cook', title: 'Cook', description: 'Soon.', draft: true },
      ],
    },
    concerts: {
      of: 'events',
      calendar: true,
      items: [
        { id: 'spring', title: 'Spring concert', date: '2030-04-01' },
        { id: 'winter', title: 'Winter concert', date: '2030-12-01' },
      ],
    },
  },
  redirects: [
    { from: '/old-news', to: '/blog' },
    { from: '/de/blog', to: '/blog' },
  ],
  routes: [
    { path: '/', title: 'Harbour', sections: [hero('Welcome'), { type: 'subpages', id: 'below', title: 'Pages' }] },
    {
      path: '/blog',
      title: 'Blog',
      sections: [hero('Blog'), { type: 'cards', id: 'posts', title: 'All', list: 'posts' }],
    },
    {
      id: 'post',
      path: '/blog/{id}',
      each: 'posts',
      title: '{item.title}',
      sections: [{ type: 'article', id: 'text' }],
    },
    {
      path: '/jobs',
      title: 'Jobs',
      sections: [hero('Jobs'), { type: 'cards', id: 'all', title: 'All', list: 'jobs', perPage: 3 }],
    },
    { id: 'job', path: '/jobs/{id}', each: 'jobs', title: '{item.title}', sections: [{ type: 'article', id: 'text' }] },
    {
      path: '/visit',
      title: 'Visit',
      sections: [
        hero('Visit'),
        {
          type: 'faq',
          id: 'questions',
          title: 'Questions',
          items: [
            { id: 'dogs', question: 'Dogs?', answer: ['Yes.', 'On a lead.'] },
            { id: 'parking', question: 'Parking?', answer: ['No.'] },
          ],
        },
        { type: 'cards', id: 'concerts', title: 'Concerts', list: 'concerts' },
      ],
    },
  ],
});
const german = () => ({
  header: { nav: { $order: ['visit', 'jobs'], visit: { label: 'Besuch' } } },
  lists: { posts: null, jobs: { items: { clerk: null, $order: ['welder'] } }, concerts: { items: { winter: null } } },
  routes: {
    $order: ['home', 'visit'],
    blog: null,
    post: null,
    jobs: { path: '/stellen', title: 'Stellen' },
    job: { path: '/stellen/{id}' },
    visit: {
      path: '/besuch',
      title: { of: 'Visit', text: 'Besuch' },
      sections: {
        $order: ['hero', 'concerts'],
        questions: { items: { $order: ['parking'], dogs: { answer: [{ of: 'On a lead.', text: null }] } } },
      },
    },
  },
});

let folder = '';
const fileOf = (key = '') => join(folder, `site.config.${key && `${key}.`}json`);
const write = (key: string, value: unknown) => writeFileSync(fileOf(key), JSON.stringify(value, null, 2));
const dist = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8');
const page = (path: string) => dist(`${path.slice(1)}/index.html`);

/** What is reported, but for texts that are not translated. */
async function reported(): Promise<string[]> {
  let out = '';
  await validate(fileOf(), { format: 'json' }, undefined, { write: (part) => (out += part) });
  const { issues } = JSON.parse(out) as { issues: Record<string, string>[] };
  return issues
    .filter(({ code }) => code !== 'locale/missing')
    .map(({ file, line, column, pathText, severity, fact, fix }) =>
      `${file}:${line}:${column} ${pathText}: ${severity}: ${fact} ${fix}`.replaceAll(
        /\S*\/site\.config/g,
        'site.config',
      ),
    );
}

/** Reports of the German file with other values at some paths. */
async function reportedWith(...changes: [path: string[], value: unknown][]): Promise<string[]> {
  const value = german();
  for (const [path, part] of changes) setAt(value, path, part);
  write('de', value);
  return reported();
}

beforeAll(async () => {
  folder = writeSite('left-out', main());
  write('de', german());
  await buildFolder(folder);
}, 120_000);
beforeEach(() => {
  write('', main());
  write('de', german());
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what a language leaves out is in no file of it, and nothing is reported', async () => {
  expect(await reported()).toEqual([]);
  for (const path of ['blog/index.html', 'blog/first/index.html', 'jobs/clerk/index.html', 'feed.xml'])
    expect([existsSync(join(folder, 'dist', path)), existsSync(join(folder, 'dist/de', path))]).toEqual([true, false]);
  expect(existsSync(join(folder, 'dist/de/stellen/clerk'))).toBe(false);
  for (const path of ['index.html', 'besuch/index.html', 'stellen/index.html', 'search.json', '404.html'])
    expect(dist(`de/${path}`)).not.toMatch(/"\/de\/blog|first post|Clerk/);
  expect(
    dist('de/concerts.ics')
      .match(/SUMMARY:.*/g)
      ?.map((one) => one.trim()),
  ).toEqual(['SUMMARY:Spring concert']);
  expect(dist('concerts.ics').match(/SUMMARY/g)).toHaveLength(2);
  expect(dist('_redirects')).toContain('/old-news /blog 301\n');
  expect(dist('_redirects')).toContain('/de/blog /blog 301\n');
  expect(page('/de/besuch')).toContain('Yes.');
  expect(page('/de/besuch')).not.toContain('On a lead.');
});

/** The addresses and texts of the links in a part of a page. */
const linksIn = (html: string, part: RegExp) =>
  [...(part.exec(html)?.[0] ?? '').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

test('links of header and footer to a page that is left out go with it, and their groups', () => {
  const links = (path: string) => linksIn(page(path), /<header.*?<\/nav>/s).filter((one) => !/^#/.test(one ?? ''));
  expect(links('/')).toEqual(expect.arrayContaining(['/blog#hero', '/blog', '/jobs', '/visit']));
  expect([...new Set(links('/de'))]).toEqual(['/de', '/de/besuch', '/de/stellen']);
  expect(page('/')).toContain('>Read<');
  expect(page('/de')).not.toMatch(/>(Read|More)</);
});

test('a language has its own order of pages, links, sections and items', () => {
  const orderIn = (path: string, ...words: string[]) => {
    const main = /<main.*<\/main>/s.exec(page(path))?.[0] ?? '';
    return words.toSorted((a, b) => main.indexOf(a) - main.indexOf(b));
  };
  expect(orderIn('/', '>Jobs<', '>Visit<')).toEqual(['>Jobs<', '>Visit<']);
  expect(linksIn(page('/de'), /<main.*<\/main>/s)).toEqual(['/de/besuch', '/de/stellen']);
  expect(orderIn('/visit', 'Dogs?', 'Parking?', 'Concerts')).toEqual(['Dogs?', 'Parking?', 'Concerts']);
  expect(orderIn('/de/besuch', 'Dogs?', 'Parking?', 'Concerts')).toEqual(['Concerts', 'Parking?', 'Dogs?']);
  expect(orderIn('/jobs', 'Baker', 'Welder')).toEqual(['Baker', 'Welder']);
  expect(orderIn('/de/stellen', 'Baker', 'Welder')).toEqual(['Welder', 'Baker']);
});

test('search engines are told of a page in the languages that have it, and the switch leads to the nearest page', () => {
  const heads = (path: string) =>
    [...page(path).matchAll(/<link rel="alternate" hreflang="([^"]*)" href="https:\/\/harbour.example([^"]*)"/g)].map(
      ([, lang, href]) => `${lang} ${href}`,
    );
  const switchOf = (path: string) =>
    [
      ...new Set(
        [...page(path).matchAll(/<a [^>]*>/g)]
          .map(([one]) => one)
          .filter((one) => one.includes('hrefLang') || one.includes('hreflang')),
      ),
    ].map((one) => /href="([^"]*)"/.exec(one)?.[1]);
  expect(heads('/visit')).toEqual(['en /visit', 'de /de/besuch', 'x-default /visit']);
  expect(heads('/de/besuch')).toEqual(['en /visit', 'de /de/besuch', 'x-default /visit']);
  // With its draft it would have two pages.
  expect(heads('/jobs')).toEqual(['en /jobs', 'de /de/stellen', 'x-default /jobs']);
  expect(heads('/jobs/baker')).toEqual(['en /jobs/baker', 'de /de/stellen/baker', 'x-default /jobs/baker']);
  for (const path of ['/blog', '/blog/first', '/jobs/clerk']) expect(heads(path)).toEqual([]);
  expect(new Set(switchOf('/de/stellen/welder'))).toEqual(new Set(['/jobs/welder', '/de/stellen/welder']));
  expect(new Set(switchOf('/blog'))).toEqual(new Set(['/blog', '/de']));
  expect(new Set(switchOf('/blog/first'))).toEqual(new Set(['/blog/first', '/de']));
  expect(new Set(switchOf('/jobs/clerk'))).toEqual(new Set(['/jobs/clerk', '/de/stellen']));
  const sitemap = dist('sitemap.xml');
  expect(sitemap).toContain('<url><loc>https://harbour.example/blog</loc></url>');
  expect(sitemap).toContain('hreflang="de" href="https://harbour.example/de/stellen/baker"');
  expect(sitemap).not.toContain('/de/blog');
});

test('what still leads to something that is left out is reported, with what to do', async () => {
  const value = main();
  setAt(value, ['header', 'action'], { label: 'Read', href: '/blog' });
  value.routes[5]?.sections.push({
    type: 'rich-text',
    id: 'more',
    title: 'More',
    blocks: ['[News](/blog/first), a [job](/jobs/clerk).'],
  } as never);
  write('', value);
  expect(await reported()).toMatchInlineSnapshot(`
    [
      "site.config.de.json:14:14 lists.posts: error: The link "/blog/first" leads to a page that this language leaves out. It is at site.config.json:246:21, routes[5].sections[3].blocks[0]. Write another link, or null for the part with the link, which leaves it out too. Do so here, for this language alone.",
      "site.config.de.json:17:18 lists.jobs.items.clerk: error: The link "/jobs/clerk" leads to a page that this language leaves out. It is at site.config.json:246:43, routes[5].sections[3].blocks[0]. Write another link, or null for the part with the link, which leaves it out too. Do so here, for this language alone.",
      "site.config.de.json:34:13 routes.blog: error: The link "/blog" leads to a page that this language leaves out. It is at site.config.json:46:15, header.action.href. Write another link, or null for the part with the link, which leaves it out too. Do so here, for this language alone.",
    ]
  `);
  expect(await reportedWith([['header', 'action'], null], [['routes', 'visit', 'sections', 'more'], null])).toEqual([]);
});

test('a mistake in what is left out or in an order is reported at its place in the language file', async () => {
  expect(
    await reportedWith(
      [
        ['header', 'nav', '$order'],
        ['visitt', 'jobs', 'jobs'],
      ],
      [['routes', 'home'], null],
      [['routes', 'visit', 'title'], null],
      [['lists', 'concerts', 'items', '$order'], 'spring'],
      [['lists', 'jobs', 'items', 'cook'], null],
    ),
  ).toMatchInlineSnapshot(`
    [
      "site.config.de.json:5:9 header.nav.$order[0]: error: The main config has nothing with the id "visitt" here. Did you mean "visit"?",
      "site.config.de.json:7:9 header.nav.$order[2]: error: "jobs" is twice in this order. Remove it here.",
      "site.config.de.json:28:19 lists.concerts.items.$order: error: The order of items is a list of their ids. Write it so: ["first", "second"].",
      "site.config.de.json:71:13 routes.home: error: Each language needs its home page. Leave out sections of it instead.",
    ]
  `);
  expect(
    await reportedWith(
      [['routes', 'visit', 'title'], null],
      [['routes', 'visit', 'sections', 'hero'], null],
      [['routes', 'jobs', 'sections'], { hero: null, all: null }],
      [['routes', 'jobs', 'description'], null],
    ),
  ).toMatchInlineSnapshot(`
    [
      "site.config.de.json:39:19 routes.jobs.sections: error: "sections" has no entries; it needs at least 1. Add one.",
      "site.config.de.json:43:7 routes.jobs.description: warning: The main config does not have this either. Remove it here too.",
      "site.config.de.json:50:16 routes.visit.title: error: "title" is required. Add it, for example "title": "Training". The title in the browser tab and in search results, which show at most 60 characters.",
    ]
  `);
});

test('what a language leaves out needs no translation', async () => {
  let out = '';
  await validate(fileOf(), { format: 'json', all: true }, undefined, { write: (part) => (out += part) });
  const { issues } = JSON.parse(out) as { issues: { pathText: string }[] };
  const paths = issues.map(({ pathText }) => pathText);
  expect(paths).toContain('lists.jobs.items[1].title');
  expect(
    paths.filter((one) => /posts|nav\[[01]\]|columns|routes\[[12]\]|jobs.items\[0\]|concerts.items\[1\]/.test(one)),
  ).toEqual([]);
  expect(valueAt(german(), ['routes', 'blog'])).toBeNull();
});
