import { expect, it } from 'vitest';
import { type SiteConfig, siteSchema } from '../../schema/site.ts';
import { accentShades } from '../../src/config/resolve/palette.ts';
import { resolveSite } from '../../src/config/resolve/resolve.ts';
import { textsFor } from '../../src/config/texts/index.ts';
import { minimalConfig } from './minimal-config.ts';

const course = {
  id: 'web',
  name: 'Web',
  description: 'Pages.',
  logo: '/images/web.svg',
  pdf: 'web.pdf',
  duration: '12 weeks',
  audience: 'All.',
  outline: [{ title: 'Begin', topics: ['HTML'] }],
  outcomes: ['Pages'],
};
const film = {
  kind: 'film',
  title: 'How we work',
  film: '/media/work.mp4',
  poster: '/media/work.webp',
  width: 1280,
  height: 720,
  captions: [{ src: '/media/work.vtt', lang: 'en', label: 'English' }],
  transcript: 'Points appear.',
  retryDelay: 100,
};

/** The minimal config with a third page, which holds `sections`. */
function siteWith(sections: object[], change?: (config: SiteConfig) => void): SiteConfig {
  const copy = structuredClone(minimalConfig) as unknown as SiteConfig;
  Object.assign(copy.lists, { courses: { of: 'courses', items: [course] } });
  Object.assign(copy.dialogs, { film });
  copy.routes.push({
    ...(copy.routes[1] as object),
    id: 'more',
    path: '/more',
    title: 'More',
    label: 'More',
    sections,
  } as never);
  change?.(copy);
  return siteSchema.parse(copy);
}

const size = { width: 100, height: 50, color: '#abcdef' };
const poster = { ...size, webp: [{ src: '/media/poster.webp', width: 100 }] };
const anySize = new Proxy({}, { get: (_, path) => (path === '/media/work.webp' ? poster : size) });
const resolved = (sections: object[] = [], change?: (config: SiteConfig) => void) =>
  resolveSite(siteWith(sections.length > 0 ? sections : [{ type: 'hero', id: 'a', title: 'A' }], change), anySize);
const sectionOf = (section: object) =>
  resolved([section]).page('/more').sections[0] as unknown as Record<string, unknown>;

it('gives what all pages share: language, brand, theme, links and constants', () => {
  const { site } = resolved();
  const { contacts, header, social, texts } = siteWith([{ type: 'hero', id: 'a', title: 'A' }]);
  expect(site).toEqual({
    lang: 'en',
    dir: 'ltr',
    brand: {
      name: 'Acme',
      motto: 'Made well',
      logo: { src: '/images/logo.svg', alt: 'Acme', width: 100, height: 50 },
      headerLogo: { src: '/images/logo.svg', alt: 'Acme', width: 100, height: 50 },
    },
    theme: {
      scheme: 'light',
      storageKey: 'vite-ui-theme',
      radius: 'medium',
      accent: '#d9480f',
      neutral: 'pure',
      motif: 'none',
      shades: accentShades('#d9480f'),
    },
    contacts,
    social,
    header,
    toasts: expect.objectContaining({ duration: 4000 }),
    router: expect.objectContaining({ pendingDelay: 1000 }),
    texts: textsFor('en', texts),
  });
});

it('gives the paths in their order, and a page by its path alone', () => {
  const { paths, page } = resolved();
  expect(paths).toEqual(['/', '/about', '/more']);
  expect([page('/more').id, page('/more').path, page('/more').label]).toEqual(['more', '/more', 'More']);
  expect(() => page('/none')).toThrow('There is no route at /none');
});

it('tells search engines the title, address and picture of a page, and the way to it', () => {
  const { page } = resolved();
  const way = (...steps: [name: string, item: string][]) => ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
  });
  expect(page('/').head).toEqual({
    title: 'Acme',
    description: 'Software from Pune.',
    canonical: 'https://www.example.com/',
    shareImage: 'https://www.example.com/share/home.png',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': 'https://www.example.com/#organization',
        name: 'Acme',
        url: 'https://www.example.com/',
        logo: 'https://www.example.com/images/logo.svg',
        description: 'Acme builds software.',
        slogan: 'Made well',
        foundingDate: '2013',
        email: 'info@example.com',
        sameAs: ['https://www.linkedin.com/company/example'],
      },
      way(['Home', 'https://www.example.com/']),
    ],
  });
  expect(page('/about').head).toEqual({
    title: 'About us · Acme',
    description: 'Who we are.',
    canonical: 'https://www.example.com/about',
    shareImage: 'https://www.example.com/share/about.png',
    jsonLd: [way(['Home', 'https://www.example.com/'], ['About', 'https://www.example.com/about'])],
  });
  const one = resolved([], (config) => Object.assign(config.seo, { shareImages: 'one' })).page('/about');
  expect(one.head.shareImage).toBe('https://www.example.com/share/home.png');
});

it('tells search engines the courses of a page', () => {
  const { head } = resolved([{ type: 'courses', id: 'list', title: 'Courses', list: 'courses', download: 'PDF' }]).page(
    '/more',
  );
  expect(head.jsonLd.slice(1)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'Course',
            '@id': 'https://www.example.com/more#list_web',
            url: 'https://www.example.com/more#list_web',
            name: 'Web',
            description: 'Pages.',
            provider: { '@id': 'https://www.example.com/#organization' },
          },
        },
      ],
    },
  ]);
});

it('gives each page the footer of its variant, with tokens filled', () => {
  const { page, notFound } = resolved();
  const always = {
    columns: [{ title: 'Links', items: [{ label: 'About', href: '/about#story' }] }],
    legal: [],
    copyright: 'Copyright 2013-2025 Acme',
    wordmark: false,
  };
  const contact = { title: 'Contact', items: [{ label: 'sales@example.com', href: 'mailto:sales@example.com' }] };
  expect(page('/').footer).toEqual({ ...always, columns: [contact, ...always.columns] });
  expect(page('/about').footer).toEqual(always);
  expect(notFound.footer).toEqual(always);
});

it('makes the page of unknown addresses from the texts', () => {
  expect(resolved().notFound).toMatchObject({
    id: 'not-found',
    path: '/404',
    label: 'title',
    head: { title: 'title · Acme', description: 'text', jsonLd: [] },
    sections: [],
    dialogs: [],
  });
});

it('brings the dialogs that a page opens, wherever its actions stand, and no other', () => {
  const { page } = resolved([
    { type: 'hero', id: 'a', title: 'A', actions: [{ label: 'Film', dialog: 'film' }] },
    {
      type: 'hero',
      id: 'b',
      title: 'B',
      actions: [
        { label: 'Again', dialog: 'film' },
        { label: 'Home', href: '/' },
      ],
    },
  ]);
  expect(page('/more').dialogs).toEqual([{ id: 'film', ...film, poster: '/media/poster.webp' }]);
  expect(page('/').dialogs).toEqual([
    { id: 'company', kind: 'text', title: 'About Acme', paragraphs: ['We began in 2013 in Pune.'] },
  ]);
  expect(page('/about').dialogs).toEqual([]);
});

it('joins a list to the section that shows it, with what the section needs of each item', () => {
  expect(sectionOf({ type: 'courses', id: 'a', title: 'A', list: 'courses', download: 'PDF' })).toMatchObject({
    list: 'courses',
    items: [
      {
        id: 'web',
        name: 'Web',
        description: 'Pages.',
        pdf: 'web.pdf',
        duration: '12 weeks',
        logo: { src: '/images/web.svg', alt: '', width: 100, height: 50 },
      },
    ],
  });
  const [item] = sectionOf({ type: 'courses', id: 'a', title: 'A', list: 'courses', download: 'PDF' })
    .items as object[];
  expect(Object.keys(item as object)).toEqual(['id', 'name', 'description', 'logo', 'pdf', 'duration']);
  const person = minimalConfig.lists.team.items[0];
  const image = { src: '/images/cto.svg', alt: '', width: 100, height: 50, color: '#abcdef' };
  expect(sectionOf({ type: 'team', id: 'a', title: 'A', list: 'team' }).items).toEqual([{ ...person, image }]);
  expect(sectionOf({ type: 'services', id: 'a', title: 'A', list: 'offers' }).items).toEqual(
    minimalConfig.lists.offers.items,
  );
});

it('gives every picture of a section its size, at any depth', () => {
  const picture = { src: '/images/a.svg', alt: 'A' };
  const sized = { ...picture, width: 100, height: 50, color: '#abcdef' };
  expect(sectionOf({ type: 'gallery', id: 'a', title: 'A', items: [{ picture, caption: 'One' }] }).items).toEqual([
    { picture: sized, caption: 'One' },
  ]);
});

it('reads Markdown before tokens are filled, so that what they stand for is words', () => {
  const { page } = resolved([{ type: 'rich-text', id: 'a', title: 'A', blocks: ['By *{city}*'] }], (config) =>
    Object.assign(config.tokens, { city: '**Pune**' }),
  );
  expect(page('/more').sections[0]).toMatchObject({
    blocks: [
      [
        {
          type: 'paragraph',
          children: [
            { type: 'text', value: 'By ' },
            { type: 'emphasis', children: [{ type: 'text', value: '**Pune**' }] },
          ],
        },
      ],
    ],
  });
});

it('stops where a reference does not hold, which the checks have ruled out', () => {
  const page =
    (sections: object[], images = anySize) =>
    () =>
      resolveSite(siteWith(sections), images).page('/more');
  expect(page([{ type: 'team', id: 'a', title: 'A', list: 'none' }])).toThrow('There is no list none');
  expect(page([{ type: 'hero', id: 'a', title: 'A', actions: [{ label: 'A', dialog: 'none' }] }])).toThrow(
    'There is no dialog none',
  );
  expect(page([{ type: 'hero', id: 'a', title: 'A' }], {})).toThrow('The size of /images/logo.svg is not known');
});
