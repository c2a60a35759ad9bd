import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const posts = ['one', 'two', 'three', 'four', 'five'].map((id, at) => ({
  id,
  title: `Post ${id}`,
  description: `About ${id}.`,
  date: `2020-01-0${at + 1}`,
  body: 'We [sail](/programme?day=2#talks), see [who we are](/about), [the list](/blog) and [the first](/blog/one#after-all).\n\n## After all\n\n[By name][us]\n\n[us]: /about#questions',
}));
const cards = { type: 'cards', id: 'posts', title: 'All posts', list: 'posts', perPage: 2 };
const form = {
  ...{ type: 'form', id: 'ask', title: 'Ask', action: 'https://forms.example.com/f', thanksPage: '/about#story' },
  fields: [
    { type: 'email', name: 'email', label: 'E-mail' },
    { type: 'consent', name: 'agreed', text: 'I agree', link: { label: 'To what?', href: '/about#questions' } },
  ],
};

/** Writes the site in English, German and Arabic, with every kind of address that a build writes of a page. */
export function writeAddresses(name: string, trailingSlash: boolean, base = ''): string {
  const folder = join('.cache', name);
  mkdirSync(join(folder, 'public/files'), { recursive: true });
  cpSync('tests/fixtures/languages', folder, { recursive: true });
  writeFileSync(join(folder, 'public/files/plan.pdf'), '%PDF-1.7');
  const file = join(folder, 'site.config.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  const [home, ...others] = config.routes;
  const own = {
    ...config,
    seo: { ...config.seo, siteUrl: config.seo.siteUrl + base, trailingSlash },
    tokens: { us: '/about#story' },
    header: {
      ...config.header,
      nav: [
        ...config.header.nav,
        { id: 'plan', label: 'Plan', href: '/files/plan.pdf' },
        { id: 'blog', label: 'Blog', href: '/blog' },
      ],
      menu: [
        { id: 'us', label: 'Us', href: '{us}' },
        { id: 'more', label: 'More', items: [{ id: 'blog', label: 'Blog', href: '/blog' }] },
      ],
      announcements: [{ text: 'We sail again.', link: { label: 'When', href: '/programme' } }],
      action: { label: 'Copy', copy: '/programme#talks' },
    },
    redirects: [
      { from: '/old', to: '/programme?day=2#talks' },
      { from: '/alt/*', to: '/de/ueber-uns' },
      { from: '/plan', to: '/files/plan.pdf', permanent: false },
    ],
    lists: { ...config.lists, posts: { of: 'posts', items: posts } },
    routes: [
      { ...home, sections: [...home.sections, form] },
      ...others,
      { id: 'blog', path: '/blog', title: 'Blog', sections: [cards] },
      {
        id: 'post',
        path: '/blog/{id}',
        each: 'posts',
        title: '{item.title}',
        sections: [{ type: 'article', id: 'article' }],
      },
    ],
  };
  writeFileSync(file, JSON.stringify(own, null, 2));
  return folder;
}
