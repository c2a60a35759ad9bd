import { expect, it } from 'vitest';
import { documentOf, sample } from '../sections/home-page.ts';

const scripts = {
  first: 'theScheme()',
  platform: 'theRest()',
  announcements: '',
  languages: '',
  foreign: '',
  timed: '',
  search: '',
};

it.each([
  [
    'has nothing but the first script before what is painted first, and the rest behind it',
    ['hero', 'team'],
    ['theScheme', '<body>', '<h1', 'theRest', 'data-type="team"'],
  ],
  [
    'has all script before a first section in which React is waited for',
    ['team'],
    ['theScheme', '<body>', 'theRest', 'data-type="team"', '<h1'],
  ],
  ['has each script once on a page without sections', undefined, ['theScheme', '<body>', '<h1', 'theRest', '</main']],
])('a document %s', async (_, types, order) => {
  const sections = types && sample.routes[0]?.sections.filter(({ type }) => types.includes(type));
  const html = await documentOf(sections, { scripts });
  expect(html.match(/theScheme|<body>|<h1|theRest|data-type="team"|<\/main/g)?.slice(0, order.length)).toEqual(order);
  expect(html.match(/theScheme|theRest/g)).toHaveLength(2);
});
