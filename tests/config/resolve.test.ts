import { expect, it } from 'vitest';
import type { SiteConfig } from '../../schema/site.ts';
import { expandSite } from '../../src/pages/expand.ts';
import { resolveSite } from '../../src/pages/resolve.ts';
import { registry, siteSchema } from '../registry.ts';
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
  resolveSite(
    registry,
    expandSite(registry, siteWith(sections.length > 0 ? sections : [{ type: 'hero', id: 'a', title: 'A' }], change)),
    anySize,
  );
const sectionOf = (section: object) =>
  resolved([section]).page('/more').sections[0] as unknown as Record<string, unknown>;

it('gives the paths in their order, and a page by its path alone', () => {
  const { paths, page } = resolved();
  expect(paths).toEqual(['/', '/about', '/more']);
  expect([page('/more').id, page('/more').path, page('/more').label]).toEqual(['more', '/more', 'More']);
  expect(() => page('/none')).toThrow('There is no route at /none');
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

it('leaves braces in code as they are written', () => {
  const { page } = resolved([{ type: 'rich-text', id: 'a', title: 'A', blocks: ['`{city}` {city}', '    {{city}}'] }]);
  expect(page('/more').sections[0]).toMatchObject({
    blocks: [[{ children: [{ value: '{city}' }, { value: ' Pune' }] }], [{ type: 'code', value: '{{city}}' }]],
  });
});
