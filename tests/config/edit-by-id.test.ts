import { describe, expect, it } from 'vitest';
import { applyIdEdits } from '../../src/json/edit/apply-id-edits.ts';
import type { IdEdit } from '../../src/json/edit/id-edits.ts';
import { findPath, idPathOf } from '../../src/json/edit/id-path.ts';

const value = {
  header: { nav: [{ label: 'One' }, { label: 'Two' }] },
  routes: [
    { path: '/', sections: [{ id: 'hero', title: 'A' }, { id: 'team', title: 'B' }, { title: 'C' }] },
    { path: '/about/us', sections: [] },
    { id: 'own', path: '/own', sections: [] },
  ],
};
const text = JSON.stringify(value, null, 2);
const edit = (edits: IdEdit[], isOther?: boolean) => applyIdEdits(text, edits, isOther);
const edited = (edits: IdEdit[], isOther?: boolean) => JSON.parse(edit(edits, isOther).text ?? '{}');

describe('a path by ids', () => {
  it('names routes, sections and items by their ids, routes without one by their path, the rest by index', () => {
    expect(idPathOf(value, ['routes', 0, 'sections', 1, 'title'])).toEqual([
      'routes',
      { id: 'home' },
      'sections',
      { id: 'team' },
      'title',
    ]);
    expect(idPathOf(value, ['routes', 1])).toEqual(['routes', { id: 'about-us' }]);
    expect(idPathOf(value, ['routes', 2])).toEqual(['routes', { id: 'own' }]);
    expect(idPathOf(value, ['routes', 0, 'sections', 2])).toEqual(['routes', { id: 'home' }, 'sections', 2]);
    expect(idPathOf(value, ['header', 'nav', 1, 'label'])).toEqual(['header', 'nav', 1, 'label']);
  });

  it('is that of the item itself where two have one id', () => {
    const twins = { items: [{ id: 'a' }, { id: 'a' }] };
    expect(idPathOf(twins, ['items', 1])).toEqual(['items', 1]);
    expect(findPath(twins, ['items', { id: 'a' }])).toEqual(['items', 0]);
  });

  it('finds nothing where nothing is', () => {
    for (const path of [
      [{ id: 'x' }],
      ['routes', { id: 'x' }],
      ['routes', 3],
      ['routes', 0, 'toString'],
      ['header', 0],
    ])
      expect(findPath(value, path), JSON.stringify(path)).toBeUndefined();
  });
});

describe('an edit by ids', () => {
  const title = ['routes', { id: 'home' }, 'sections', { id: 'team' }, 'title'];

  it('is made where its author’s value still stands, else tells what stands there now', () => {
    expect(edited([{ op: 'set', path: title, expect: 'B', value: 'X' }]).routes[0].sections[1].title).toBe('X');
    expect(edit([{ op: 'set', path: title, expect: 'A', value: 'X' }])).toEqual({
      conflicts: [{ path: title, found: 'B', meant: 'X' }],
    });
    expect(edit([{ op: 'remove', path: title, expect: 'A' }])).toEqual({ conflicts: [{ path: title, found: 'B' }] });
    const gone = ['routes', { id: 'gone' }];
    expect(edit([{ op: 'remove', path: gone, expect: {} }])).toEqual({ conflicts: [{ path: gone }] });
  });

  it('makes all edits or none, and tells every conflict', () => {
    const good: IdEdit = { op: 'set', path: title, expect: 'B', value: 'X' };
    const bad: IdEdit = { op: 'set', path: title, expect: 'B', value: 'Y' };
    expect(edit([good, bad, bad]).conflicts).toHaveLength(2);
  });

  it('finds what edits before it have made', () => {
    const path = ['routes', { id: 'own' }, 'sections', 0];
    const { routes } = edited([
      { op: 'insert', path, value: { id: 'new', title: 'N' } },
      { op: 'set', path: ['routes', { id: 'own' }, 'sections', { id: 'new' }, 'title'], expect: 'N', value: 'M' },
    ]);
    expect(routes[2].sections).toEqual([{ id: 'new', title: 'M' }]);
  });

  it('puts an item before another one, named by its id', () => {
    const { routes } = edited([{ op: 'insert', path: ['routes', { id: 'own' }], value: { path: '/new' } }]);
    expect(routes.map(({ path }: { path: string }) => path)).toEqual(['/', '/about/us', '/new', '/own']);
  });

  it('in a text that has changed finds the nearest place for what is added or moved', () => {
    const add: IdEdit = { op: 'insert', path: ['routes', 7], value: { path: '/new' } };
    expect(edit([add]).conflicts).toHaveLength(1);
    expect(edited([add], true).routes[3].path).toBe('/new');
    const before: IdEdit = { op: 'insert', path: ['routes', { id: 'gone' }], value: { path: '/new' } };
    expect(edited([before], true).routes[3].path).toBe('/new');
    const move: IdEdit = { op: 'move', path: ['routes', { id: 'home' }], to: 9 };
    expect(edit([move]).conflicts).toHaveLength(1);
    expect(edited([move], true).routes[2].path).toBe('/');
  });

  it('in a text that has changed moves an item without an id only if it is the expected one', () => {
    const move = { op: 'move' as const, path: ['header', 'nav', 0], to: 1 };
    expect(edit([move], true).conflicts).toHaveLength(1);
    expect(edit([{ ...move, expect: { label: 'Two' } }], true).conflicts).toHaveLength(1);
    expect(edited([{ ...move, expect: { label: 'One' } }], true).header.nav[1].label).toBe('One');
  });

  it('adds no key that is there, and renames to none', () => {
    const path = ['routes', { id: 'own' }, 'path'];
    expect(edit([{ op: 'insert', path, value: 1 }]).conflicts).toHaveLength(1);
    expect(edit([{ op: 'rename', path, key: 'id' }]).conflicts).toHaveLength(1);
    expect(edited([{ op: 'rename', path, key: 'address' }]).routes[2]).toHaveProperty('address', '/own');
  });

  it('is not made in a text that is no JSON', () => {
    expect(() => applyIdEdits('{', [])).toThrow('The text is not JSON.');
  });
});
