import { expect, it } from 'vitest';
import { collectNames } from '../../src/config/check/names.ts';
import { minimalConfig } from './minimal-config.ts';

it('collects everything that a config can refer to by name', () => {
  const names = collectNames(minimalConfig);
  expect(names.pages).toEqual([
    { path: '/', anchors: new Set(['hero', 'team']) },
    { path: '/about', anchors: new Set(['story']) },
  ]);
  expect([...names.byPath.keys()]).toEqual(['/', '/about']);
  expect(names.byPath.get('/about')).toBe(names.pages[1]);
  expect(names.otherPaths().folded.map(({ name }) => name)).toEqual(['/about']);
  expect(names.otherPaths()).toBe(names.otherPaths());
  expect(names.siteUrl).toBe('https://www.example.com');
  expect(names.tokens).toMatchObject({ city: 'Pune', product: 'Acme', founded: '2013' });
  expect([names.dialogs, names.footers]).toEqual([new Set(['company']), new Set(['sales', 'plain'])]);
  expect([...names.lists]).toEqual([
    ['team', 'people'],
    ['offers', 'services'],
  ]);
});

it('takes what can be read of a config of another shape', () => {
  const names = collectNames({
    routes: [{ path: 1 }, null, { path: '/a', sections: [{ id: 1 }, {}, { id: 'x' }] }, { path: '/b', sections: 'x' }],
    dialogs: [],
    lists: 'none',
    footer: { variants: 'x' },
  });
  expect(names.pages).toEqual([
    { path: '/a', anchors: new Set(['x']) },
    { path: '/b', anchors: new Set() },
  ]);
  expect([names.dialogs.size, names.lists.size, names.footers.size, names.tokens]).toEqual([0, 0, 0, {}]);
  expect(collectNames(null).pages).toEqual([]);
});
