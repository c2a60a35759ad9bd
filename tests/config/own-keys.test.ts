import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { date, image, imagePath, itemsPerPage, named, notBefore, text } from '../../schema/fields/index.ts';
import { createRegistry, withExamples } from '../../schema/registry.ts';
import type { SectionDataOf } from '../../schema/section-data.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { profile } from '../../schema/social.ts';
import { editableValuesOf } from '../../src/pages/editable-values.ts';
import { expandSite } from '../../src/pages/expand.ts';
import { resolveSite } from '../../src/pages/resolve.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { registry } from '../registry.ts';
import { minimalConfig } from './minimal-config.ts';

// A section type of a site's own may give its keys any names: what a key means is said by its field type.

const details = { title: 'Own', description: 'Shows.', client: 'static' } as const;

/** Names that mean something in the builder's section types, as plain values. */
const plain = defineSection('plain', {
  ...details,
  shape: {
    list: z.string(),
    limit: z.number(),
    perPage: z.number(),
    page: z.number(),
    items: z.array(z.string()),
    paging: z.string(),
    dialog: z.string(),
    actions: z.array(z.object({ href: z.string() })),
    picture: z.object({ src: z.string(), alt: z.string() }),
    profile: z.object({ network: z.string(), href: z.string(), icon: z.string(), followers: z.number() }),
    booking: z.object({ date: date('Date', 'A day.', '2030-05-08'), until: date('Until', 'A day.', '2030-05-01') }),
    event: z.object({ starts: z.string(), ends: z.string() }),
  },
});

const values = {
  list: 'none',
  limit: 1,
  perPage: 2,
  page: 7,
  items: ['a', 'b', 'c'],
  paging: 'x',
  dialog: 'none',
  actions: [{ href: '' }],
  picture: { src: '/images/none.webp', alt: '' },
  profile: { network: 'none', href: '#', icon: 'tabler:brand-github', followers: 3 },
  booking: { date: '2030-05-08', until: '2030-05-01' },
  event: { starts: '2030-05-08', ends: '2030-05-01' },
};

/** Other names for what means something. */
const typed = defineSection('typed', {
  ...details,
  list: 'people',
  shape: {
    list: named('list', 'List', 'The people.', 'team'),
    each: itemsPerPage('How many on a page.'),
    opens: named('dialog', 'Dialog', 'What it opens.', 'company'),
    photo: image('What it shows.'),
    thumbnail: z.object({ src: imagePath(), alt: text('Text', 'What it shows.') }),
    link: profile,
    from: date('From', 'A day.', '2030-05-08'),
    to: notBefore('from', date('To', 'A day.', '2030-05-09')),
  },
});

const github = { network: 'github', href: 'https://github.com/example', icon: 'tabler:brand-github' };
const meaning = {
  list: 'team',
  each: 2,
  opens: 'company',
  photo: { src: '/images/cto.svg', alt: 'A' },
  thumbnail: { src: '/images/cto.svg', alt: 'A' },
  link: github,
  from: '2030-05-08',
  to: '2030-05-09',
};

const own = createRegistry(
  [...registry.sections, ...[plain, typed].map((type) => withExamples(type as never, { sections: [], lists: {} }))],
  registry.collections,
);

/** What is made of a site whose second page has this section alone. */
function siteWith(section: object) {
  const config = structuredClone(minimalConfig);
  const [cto] = config.lists.team.items;
  config.lists.team.items = ['a', 'b', 'c'].map((id) => ({ ...cto, id })) as never;
  Object.assign(config.routes[1] as object, { sections: [{ id: 'own', ...section }] });
  const parsed = parseSite(own, JSON.stringify(config));
  const site = own.site.parse(config) as SiteConfig;
  const sizes = new Proxy({}, { get: () => ({ width: 100, height: 50 }) });
  return {
    issues: (parsed.ok ? parsed.warnings : parsed.issues).filter(({ pathText }) => pathText.startsWith('routes[1]')),
    resolved: resolveSite(own, expandSite(own, site), sizes),
    editable: editableValuesOf(own, site, '/about'),
  };
}

it('a key without a field type has no other meaning, whatever its name, and its component gets what is written', () => {
  const { issues, resolved, editable } = siteWith({ type: 'plain', ...values });
  expect(issues).toEqual([]);
  expect(resolved.paths).toEqual(['/', '/about']);
  const { sections, dialogs } = resolved.page('/about');
  expect(sections[0]).toEqual({ type: 'plain', id: 'own', tone: 'plain', ...values });
  expect(dialogs).toEqual([]);
  expect(editable.parts['section own']?.filter(({ path }) => path[0] === 'lists')).toEqual([]);
  type Data = SectionDataOf<typeof plain>;
  expectTypeOf<Data['picture']>().toEqualTypeOf<{ src: string; alt: string }>();
  expectTypeOf<Data['profile']['followers']>().toEqualTypeOf<number>();
  expectTypeOf<Data['items']>().toEqualTypeOf<string[]>();
});

it('the same for the buttons of an own section on the page of an item', () => {
  const config = structuredClone(minimalConfig);
  const about = config.routes[1] as object;
  Object.assign(about, { path: '/people/{id}', each: 'team', sections: [{ type: 'plain', id: 'own', ...values }] });
  const site = own.site.parse(config) as SiteConfig;
  const [, page] = expandSite(own, site).site.routes;
  expect(page?.sections[0]).toMatchObject({ actions: [{ href: '' }], page: 7 });
});

it('a key with a field type has its meaning, whatever its name', () => {
  const { issues, resolved } = siteWith({ type: 'typed', ...meaning });
  expect(issues).toEqual([]);
  expect(resolved.paths).toEqual(['/', '/about', '/about/page/2']);
  const { sections, dialogs } = resolved.page('/about/page/2');
  const size = { width: 100, height: 50 };
  expect(sections[0]).toMatchObject({
    photo: size,
    thumbnail: size,
    link: { drawing: { filled: false } },
    items: [{ id: 'c' }],
    paging: { page: 2, count: 2, first: '/about', others: '/about/page/{page}' },
  });
  expect(dialogs.map(({ id }) => id)).toEqual(['company']);
  const mute = siteWith({ type: 'typed', ...meaning, photo: { src: '/images/cto.svg', alt: '' } }).issues;
  expect(mute).toMatchObject([{ code: 'alt/empty', pathText: 'routes[1].sections[0].photo.alt' }]);
  const [wrong] = siteWith({ type: 'typed', ...meaning, to: '2030-05-01' }).issues;
  expect(wrong).toMatchObject({ code: 'date/order', message: '"to" is 2030-05-01, but "from" is 2030-05-08.' });
  type Data = SectionDataOf<typeof typed>;
  expectTypeOf<Data['photo']['width']>().toEqualTypeOf<number>();
  expectTypeOf<Data['thumbnail']['width']>().toEqualTypeOf<number>();
});
