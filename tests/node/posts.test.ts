import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { outputs } from '../../src/outputs/outputs.ts';
import { expandSite } from '../../src/pages/expand.ts';
import { resolveSite } from '../../src/pages/resolve.ts';
import { createSiteLoader, loadSite } from '../../src/validate/load-site.ts';
import { minimalConfig } from '../config/minimal-config.ts';
import { fixtureSite } from '../fixture-site.ts';
import { registry } from '../registry.ts';

// Lists whose items have pages, and long texts in files.

const { file, publicDir, restore } = fixtureSite('posts-test');
beforeEach(restore);

const post = (id: string, date: string, body: string) => ({
  ...{ id, date, body, title: `Post *${id}* of {city}`, description: `About ${id} & more.`, authors: ['asha'] },
  tags: ['news'],
  image: { src: '/images/logo.svg', alt: 'A logo' },
});

const posts = [
  post('old', '2020-01-05', 'content/old.md'),
  post('new', '2020-03-07', 'Now.'),
  post('middle', '2020-02-06', 'Then.'),
];
const person = { id: 'asha', name: 'Asha Sample', role: 'CTO', image: '/images/cto.svg' };
const cards = { type: 'cards', id: 'posts', title: 'All', list: 'posts', perPage: 2 };
const config = {
  ...minimalConfig,
  lists: {
    ...minimalConfig.lists,
    crew: { of: 'people', items: [person] },
    posts: { of: 'posts', items: posts },
    lamps: { of: 'products', items: [{ id: 'lamp', name: 'Lamp' }] },
  },
  routes: [
    ...minimalConfig.routes,
    { path: '/blog', title: 'Blog', sections: [cards, { ...cards, id: 'latest', perPage: undefined, limit: 1 }] },
    {
      ...{ path: '/blog/{id}', each: 'posts', title: '{item.title}', description: '{item.description}' },
      sections: [
        { type: 'article', id: 'article', actions: [{ label: 'On {item.date}', href: '{item.nothing}' }] },
        { type: 'rich-text', id: 'more', title: 'More', blocks: ['After {item.title}'] },
      ],
    },
    { path: '/lamps/{id}', each: 'lamps', title: '{item.name}', sections: [{ type: 'article', id: 'article' }] },
  ],
};
const good = JSON.stringify(config, null, 2).replace('"{item.nothing}"', '"/blog"');

function write(text: string, markdown: string): void {
  writeFileSync(file, text);
  mkdirSync(join(dirname(file), 'content'), { recursive: true });
  writeFileSync(join(dirname(file), 'content/old.md'), markdown);
}

async function siteOf(text: string, markdown: string) {
  write(text, markdown);
  const loaded = await loadSite(registry, file, publicDir);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues, null, 1));
  return { ...loaded, resolved: resolveSite(registry, expandSite(registry, loaded.site), loaded.images) };
}

it('has a page for each item, and pages for a list that is shown in parts', async () => {
  const { resolved } = await siteOf(good, '# Old\n\n![A logo](/images/logo.svg)');
  expect(resolved.paths.slice(2)).toEqual([
    ...['/blog', '/blog/page/2', '/blog/old', '/blog/new', '/blog/middle', '/lamps/lamp'],
  ]);
  const page = resolved.page('/blog/old');
  expect(page.head).toMatchObject({ title: 'Post *old* of Pune · Acme', description: 'About old & more.' });
  expect(page.head.canonical).toBe('https://www.example.com/blog/old');
  const [article, more] = page.sections;
  expect(article).toMatchObject({
    title: 'Post *old* of Pune',
    text: 'About old & more.',
    authors: [{ name: 'Asha Sample' }],
  });
  expect(article).toMatchObject({
    body: [{ type: 'heading' }, { children: [{ src: '/images/logo.svg', width: 100 }] }],
  });
  // What a field says is words, in Markdown too.
  expect(more).toMatchObject({ blocks: [[{ children: [{ value: 'After Post *old* of Pune' }] }]] });
  expect(resolved.page('/lamps/lamp').sections[0]).toMatchObject({ title: 'Lamp' });

  const shown = (path: string) =>
    resolved
      .page(path)
      .sections.map((section) => ('items' in section ? (section.items as { id: string }[]).map(({ id }) => id) : []));
  expect([shown('/blog'), shown('/blog/page/2')]).toEqual([
    [['new', 'middle'], ['new']],
    [['old'], ['new']],
  ]);
  expect(resolved.page('/blog').sections[0]).toMatchObject({ items: [{ href: '/blog/new' }, {}] });
  expect(resolved.page('/blog/page/2').head.title).toBe('Blog (2) · Acme');
});

it('has the address that its slug says, or else its id, which may begin with a digit', async () => {
  const slug = `2024-${'a-long-title-'.repeat(8)}end`;
  const changed = good
    .replace('"id": "old"', '"id": "10-tips"')
    .replace('"id": "new"', `"slug": "${slug}", "id": "new"`);
  const { resolved } = await siteOf(changed, 'Old.');
  expect(resolved.paths).toEqual(expect.arrayContaining(['/blog/10-tips', `/blog/${slug}`, '/blog/middle']));
  expect(resolved.page('/blog').sections[0]).toMatchObject({ items: [{ href: `/blog/${slug}` }, {}] });
});

it('has its fields in links, encoded for where they stand', async () => {
  const links = [
    'mailto:{email}?subject={item.title}',
    'https://www.example.org/{item.title}/?q={item.description}#{item.id}',
  ];
  const actions = links.map((href) => ({ label: 'Go', href }));
  const text = `[more](https://www.example.org/?q={item.title})`;
  const changed = good
    .replace('"Post *old* of {city}"', '"One (& two)? {city}"')
    .replace(/"actions": \[\s*\{\s*"label": "On[^\]]*\]/, () => `"actions": ${JSON.stringify(actions)}`)
    .replace('"After {item.title}"', JSON.stringify(text));
  const { resolved } = await siteOf(changed, 'Old.');
  const [article, more] = resolved.page('/blog/old').sections;
  expect((article as unknown as { actions: { href: string }[] }).actions.map(({ href }) => href)).toEqual([
    'mailto:info@example.com?subject=One%20%28%26%20two%29%3F%20Pune',
    'https://www.example.org/One%20%28%26%20two%29%3F%20Pune/?q=About%20old%20%26%20more.#old',
  ]);
  expect(JSON.stringify(more)).toContain('"url":"https://www.example.org/?q=One%20%28%26%20two%29%3F%20Pune"');
});

it('tells search engines and feed readers of posts', async () => {
  const text = 'Old & **bold**, see [us](/about#story).\n\n![A logo](/images/logo.svg)\n\n| a |\n| - |\n| `1 < 2` |\n';
  const { resolved } = await siteOf(good, text);
  expect(resolved.page('/blog/new').head.jsonLd).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'Post *new* of Pune',
      datePublished: '2020-03-07',
      author: [{ '@type': 'Person', name: 'Asha Sample' }],
    }),
  );
  expect(resolved.site.feeds).toEqual([{ title: 'Acme', xml: 'feed.xml', json: 'feed.json' }]);
  const scripts = { first: '', platform: '', languages: '', announcements: '', foreign: '', timed: '', search: '' };
  const files = outputs({ languages: [resolved], publicDir, scripts, copies: new Map() });
  const [rss, json] = ['feed.xml', 'feed.json'].map((path) => {
    const file = files.get(path);
    return file && 'text' in file ? file.text() : undefined;
  });
  const html = [
    '<p>Old &#x26; <strong>bold</strong>, see <a href="https://www.example.com/about#story">us</a>.</p>\n',
    '<p><img src="https://www.example.com/images/logo.svg" alt="A logo"></p>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><code>1 &#x3C; 2</code></td></tr></tbody></table>',
  ].join('');
  expect(JSON.parse((json as string).replaceAll('>\\n<t', '><t').replaceAll('>\\n</t', '></t'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [
      { url: 'https://www.example.com/blog/new', authors: [{ name: 'Asha Sample' }] },
      {},
      { content_html: html },
    ],
  });
  expect(rss).toContain('<item><title>Post *new* of Pune</title><link>https://www.example.com/blog/new</link>');
  expect(rss).toContain('<content:encoded>&lt;p&gt;Old &amp;#x26; &lt;strong&gt;bold');
  expect(rss).toContain(
    '<pubDate>Sat, 07 Mar 2020 00:00:00 GMT</pubDate><description>About new &amp; more.</description>',
  );
});

it('changes one page alone where a text in a file has changed', async () => {
  const [before, after] = [
    expandSite(registry, (await siteOf(good, 'Old.')).site).site,
    expandSite(registry, (await siteOf(good, 'New.')).site).site,
  ];
  expect(after.lists).toEqual(before.lists);
  const changed = after.routes.filter((route, at) => JSON.stringify(route) !== JSON.stringify(before.routes[at]));
  expect(changed.map(({ path }) => path)).toEqual(['/blog/old']);
});

async function errorsOf(text: string, markdown: string) {
  write(text, markdown);
  const loaded = await loadSite(registry, file, publicDir);
  const issues = loaded.ok ? [] : loaded.issues.filter(({ severity }) => severity === 'error');
  return issues.map(({ message, hint }) => `${message} ${hint}`);
}

it.each([
  [
    'content/old.txt',
    '"content/old.txt" is a file, but the names of Markdown files end in ".md". Did you mean "content/old.md"?',
  ],
  [
    'content/x.mdx',
    '"content/x.mdx" is a file, but the names of Markdown files end in ".md". Rename the file to "content/x.md", and write that here.',
  ],
  [
    'post.mdx',
    '"post.mdx" is a file, but the names of Markdown files end in ".md". Rename the file to "post.md", and write that here.',
  ],
  [
    'content/my old.markdown',
    '"content/my old.markdown" is a file, but the names of Markdown files end in ".md". Rename the file to "content/my old.md", and write that here.',
  ],
  [
    'content/old.md#part',
    '"content/old.md#part" is a part of a file, but a text is a whole file. Did you mean "content/old.md"?',
  ],
  [
    './content/old.md',
    '"./content/old.md" is a file, but Markdown files must be in the folder "content/" beside the config. Did you mean "content/old.md"?',
  ],
  [
    'content/оld.md',
    'There is no file "content/оld.md" beside the config. The "о" in it is not "o" but U+043E, a letter of the Cyrillic alphabet. Did you mean "content/old.md"?',
  ],
])('is not the text %s', async (name, error) => {
  expect(await errorsOf(good.replace('"Then."', JSON.stringify(name)), 'Old.')).toEqual([error]);
});

it('is in a file with spaces or accents in its name, however these are composed', async () => {
  const named = (name: string) => good.replace('"content/old.md"', JSON.stringify(`content/${name}`));
  for (const [name, onDisk] of [
    ['my old.md', 'my old.md'],
    ['\u00fcber.md', 'u\u0308ber.md'],
    ['u\u0308ber.md', '\u00fcber.md'],
  ] as const) {
    restore();
    mkdirSync(join(dirname(file), 'content'), { recursive: true });
    writeFileSync(join(dirname(file), 'content', onDisk), 'A text of its own.');
    const { resolved } = await siteOf(named(name), 'Old.');
    expect(resolved.page('/blog/old').sections[0]).toMatchObject({
      body: [{ children: [{ value: 'A text of its own.' }] }],
    });
  }
});

it.each(['---', '+++', ';;;'])('has no front matter between %s', async (mark) => {
  const [error] = await errorsOf(good, `${mark}\ntitle = "x"\n${mark}\n\nOld.`);
  expect(error).toBe(
    `Front matter would be shown as text. Move title, date and so on into the config, and remove everything from "${mark}" to "${mark}".`,
  );
});

it('is told how to write backslashes where it stands', async () => {
  const text = 'A **bold word and <b>more</b>';
  const inConfig = await errorsOf(good.replace('"Then."', JSON.stringify(text)), 'Old.');
  const inFile = await errorsOf(good, text);
  expect(inConfig.map((error) => error.match(/\\+.*?(?=[,.]| to)/)?.[0])).toEqual(['\\\\*\\\\*', '\\\\\\n"']);
  expect(inFile.map((error) => error.match(/\\.*?(?=[,.])|a backslash at its end/)?.[0])).toEqual([
    '\\*\\*',
    'a backslash at its end',
  ]);
});

it('tells what is wrong in a file, with its line and column', async () => {
  const markdown = '---\ntitle: x\n---\n\nSee [us](/abuot) and\n![A cat](/images/cat.png).\n\n```pythn\na\n```\n';
  write(good.replaceAll('*', '').replace('"Then."', '"content/odl.md"').replace('"Now."', '"new.md"'), markdown);
  const loader = createSiteLoader(registry, file, publicDir);
  const reported = await loader.load();
  if (reported.ok) throw new Error('It is said to be good');
  const issues = reported.issues.map(
    ({ file, line, column, message, hint }) => `${file.split('/').pop()}:${line}:${column} ${message} ${hint}`,
  );
  expect(issues.map((issue) => issue.replace(/^(site.config.json):\d+:\d+/, '$1'))).toEqual([
    'site.config.json "new.md" is a file, but Markdown files must be in the folder "content/" beside the config. Use "content/old.md".',
    'site.config.json There is no file "content/odl.md" beside the config. Did you mean "content/old.md"?',
    'old.md:1:1 Front matter would be shown as text. Move title, date and so on into the config, and remove everything from "---" to "---".',
    'old.md:5:10 The link "/abuot" leads to no page. Did you mean "/about"?',
    'old.md:6:10 There is no file public/images/cat.png. Add the file, or name another.',
    'old.md:8:4 There is no syntax highlighting for "pythn". Did you mean "python"?',
  ]);
  write(good, 'Good.');
  writeFileSync(join(dirname(file), 'content/old.md'), 'Old.', 'utf16le');
  const unreadable = await loadSite(registry, file, publicDir);
  expect(!unreadable.ok && unreadable.issues.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'json/encoding', line: 1 },
  ]);
  write(good, 'Good.');
  loader.forget();
  expect((await loader.load()).ok).toBe(true);
});
