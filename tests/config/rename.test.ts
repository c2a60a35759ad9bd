import { describe, expect, it } from 'vitest';
import type { Path } from '../../src/diagnostics/issue.ts';
import { applyIdEdits } from '../../src/json/edit/apply-id-edits.ts';
import type { IdEdit } from '../../src/json/edit/id-edits.ts';
import { valueAt } from '../../src/json/values.ts';
import { placesThatReferTo, rename } from '../../src/studio/rename.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { registry } from '../registry.ts';
import { minimalConfig } from './minimal-config.ts';

// What refers to a name changes with it: shown by a config that is valid before and after.

const site = {
  ...minimalConfig,
  redirects: [{ from: '/story', to: '/about#story' }],
  lists: {
    ...minimalConfig.lists,
    news: {
      of: 'posts',
      items: [
        {
          id: 'first',
          title: 'First',
          description: 'The first one.',
          date: '2026-01-01',
          authors: ['cto'],
          body: 'Words.',
        },
        {
          id: 'second',
          title: 'Second',
          description: 'The second one.',
          date: '2026-01-02',
          body: '[First](/news/first)',
        },
      ],
    },
  },
  dialogs: {
    company: {
      kind: 'text',
      title: 'About {product}',
      paragraphs: ['We began in {founded} in {city}. Write to {email}.'],
    },
  },
  routes: [
    ...minimalConfig.routes,
    {
      path: '/news/{id}',
      each: 'news',
      label: 'Post',
      title: '{item.title}',
      description: '{item.description}',
      footer: 'plain',
      sections: [{ type: 'article', id: 'article' }],
    },
    {
      path: '/more',
      label: 'More',
      title: 'More',
      description: 'More to read in {city}.',
      footer: 'plain',
      sections: [
        {
          type: 'rich-text',
          id: 'words',
          title: 'Words',
          blocks: [
            '[Story](/about#story), [again](</about#story>) and [about](/about?a=b#story)\n\n[first]: /news/first\n\n[it][first] [here](#words)',
          ],
        },
        { type: 'call-to-action', id: 'call', title: 'Call', actions: [{ label: 'Again', dialog: 'company' }] },
        { type: 'team', id: 'people', title: 'Team', list: 'team' },
      ],
    },
  ],
};

const errorsOf = (text: string) => {
  const parsed = parseSite(registry, text);
  return parsed.ok ? [] : parsed.issues.map(({ pathText, message }) => `${pathText} ${message}`);
};
const text = JSON.stringify(site, null, 2);
const apply = (edits: IdEdit[], before = text) => {
  const { text, conflicts } = applyIdEdits(before, edits);
  expect(conflicts).toBeUndefined();
  return text as string;
};
/** What differs once something has another name, line by line. */
const changes = (path: Path, to: string, before = site as unknown) => {
  const { edits, left } = rename(registry, before, path, to);
  expect(left).toEqual([]);
  const after = apply(edits, JSON.stringify(before, null, 2));
  expect(errorsOf(after)).toEqual([]);
  const [old, now] = [JSON.stringify(before, null, 2), after].map((one) => one.split('\n').map((line) => line.trim()));
  return (now as string[]).filter((line, at) => line !== old?.[at]);
};

it('is a valid config, with all that refers to something', () => {
  expect(errorsOf(text)).toEqual([]);
});

describe('a new name for', () => {
  it('a dialog changes what opens it', () => {
    expect(changes(['dialogs', 'company'], 'firm')).toEqual(['"firm": {', '"dialog": "firm"', '"dialog": "firm"']);
  });

  it('a list changes the sections that show it', () => {
    expect(changes(['lists', 'team'], 'crew')).toEqual(['"crew": {', '"list": "crew"', '"list": "crew"']);
  });

  it('a list changes the pages of its items', () => {
    expect(changes(['lists', 'news'], 'posts')).toEqual(['"posts": {', '"each": "posts",']);
  });

  it('a footer changes the pages that have it', () => {
    expect(changes(['footer', 'variants', 'sales'], 'shop')).toEqual(['"shop": {', '"footer": "shop",']);
  });

  it('a token changes the texts that use it', () => {
    expect(changes(['tokens', 'city'], 'town')).toEqual([
      '"town": "Pune"',
      '"We began in {founded} in {town}. Write to {email}."',
      '"description": "More to read in {town}.",',
    ]);
  });

  it('a contact changes texts and links', () => {
    expect(changes(['contacts', 'salesEmail'], 'shopEmail')).toEqual([
      '"shopEmail": "sales@example.com",',
      '"label": "{shopEmail}",',
      '"href": "mailto:{shopEmail}"',
    ]);
  });

  it('a section changes the links to it: with a path, in Markdown, in redirects, on its own page', () => {
    expect(changes(['routes', 1, 'sections', 0, 'id'], 'past')).toEqual([
      '"href": "/about#past"',
      '"id": "past",',
      expect.stringContaining('[Story](/about#past), [again](</about#past>) and [about](/about?a=b#past)'),
      '"to": "/about#past"',
    ]);
    expect(changes(['routes', 3, 'sections', 0, 'id'], 'text')).toEqual([
      '"id": "text",',
      expect.stringContaining('[here](#text)'),
    ]);
    expect(changes(['routes', 0, 'sections', 1, 'id'], 'crew')).toEqual(['"href": "/#crew"', '"id": "crew",']);
  });

  it('the path of a page changes the links to it, and offers a redirect', () => {
    expect(changes(['routes', 1, 'path'], '/us')).toEqual([
      '"href": "/us"',
      '"href": "/us#story"',
      '"path": "/us",',
      expect.stringContaining('[Story](/us#story), [again](</us#story>) and [about](/us?a=b#story)'),
      '"to": "/us#story"',
    ]);
    const { edits, redirect } = rename(registry, site, ['routes', 1, 'path'], '/us');
    const after = apply([...edits, redirect as IdEdit]);
    expect(errorsOf(after)).toEqual([]);
    expect(JSON.parse(after).redirects).toEqual([
      { from: '/about', to: '/us' },
      { from: '/story', to: '/us#story' },
    ]);
  });

  it('the path of a page that comes back removes the redirect from there', () => {
    const { edits } = rename(registry, site, ['routes', 1, 'path'], '/story');
    const after = apply(edits);
    expect(errorsOf(after)).toEqual([]);
    expect(JSON.parse(after).redirects).toEqual([]);
  });

  it('the path of pages of items changes the links to each; no one redirect leads to all', () => {
    const path = ['routes', 2, 'path'];
    expect(changes(path, '/blog/{id}')).toEqual([
      '"body": "[First](/blog/first)"',
      '"path": "/blog/{id}",',
      expect.stringContaining('[first]: /blog/first'),
    ]);
    expect(rename(registry, site, path, '/blog/{id}')).not.toHaveProperty('redirect');
  });

  it('an item changes the items that name it, and the links to its page', () => {
    expect(changes(['lists', 'team', 'items', 0, 'id'], 'asha')).toEqual(['"id": "asha",', '"asha"']);
    expect(changes(['lists', 'news', 'items', 0, 'id'], 'opening')).toEqual([
      '"id": "opening",',
      '"body": "[First](/news/opening)"',
      expect.stringContaining('[first]: /news/opening'),
    ]);
  });

  it('a site without redirects offers the first one', () => {
    const { redirects: _, ...rest } = site;
    const { redirect } = rename(registry, rest, ['routes', 1, 'path'], '/us');
    expect(redirect).toEqual({ op: 'insert', path: ['redirects'], value: [{ from: '/about', to: '/us' }] });
  });

  it('something that was broken already stays broken', () => {
    const broken = structuredClone(site);
    (broken.routes[0] as { footer: string }).footer = 'none';
    broken.dialogs.company.title = '{nothing}';
    const { edits, left } = rename(registry, broken, ['dialogs', 'company'], 'firm');
    expect(edits).toHaveLength(3);
    expect(left).toEqual([]);
  });

  it('something that is left out, and so stands in no text, is told to be left', () => {
    const form = structuredClone(site) as { routes: { sections: unknown[] }[] };
    form.routes[0]?.sections.push({ type: 'contact', id: 'form', title: 'Write' });
    const { left } = rename(registry, form, ['contacts', 'email'], 'mail');
    expect(left.map((place) => valueAt(form, place))).toEqual(['contact']);
  });
});

describe('what refers to', () => {
  it.each<[string, Path, string[]]>([
    ['a dialog', ['dialogs', 'company'], ['company', 'company']],
    [
      'a page',
      ['routes', 1],
      ['/about', '/about#story', expect.stringContaining('[Story]') as unknown as string, '/about#story'],
    ],
    ['a section', ['routes', 0, 'sections', 1], ['/#team']],
    ['a list', ['lists', 'team'], ['team', 'team', 'cto']],
    ['an item', ['lists', 'team', 'items', 0], ['cto']],
    ['nothing', ['routes', 3, 'sections', 1], []],
    ['no name', ['header', 'nav', 0], []],
  ])('%s is known before it goes', (_what, path, texts) => {
    const found = placesThatReferTo(registry, site, path).map((place) => valueAt(site, place));
    expect(found).toHaveLength(texts.length);
    expect(found).toEqual(expect.arrayContaining(texts));
  });
});
