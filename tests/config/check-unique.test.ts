import { expect, test } from 'vitest';
import { checkUnique } from '../../src/config/check/references.ts';

const told = (value: unknown) => Array.from(checkUnique(value), ({ path, fact }) => `${path.join('.')}: ${fact}`);

test('courses of a list have a file each; other lists may name one as often as they like', () => {
  const items = [{ pdf: 'a.pdf' }, { pdf: 'b.pdf' }, { pdf: 'a.pdf' }];
  expect(told({ lists: { training: { of: 'courses', items } } })).toEqual([
    'lists.training.items.2.pdf: Two courses of this list have the pdf "a.pdf": lists.training.items[0] and this one.',
  ]);
  expect(told({ lists: { papers: { of: 'services', items } } })).toEqual([]);
});

test('the same name in two lists, or on two pages, is no slip', () => {
  const sections = [{ id: 'a' }];
  const items = [{ id: 'a', pdf: 'a.pdf' }];
  const value = {
    routes: [
      { id: 'one', path: '/one', sections },
      { id: 'two', path: '/two', sections },
    ],
    lists: { one: { of: 'courses', items }, two: { of: 'courses', items } },
  };
  expect(told(value)).toEqual([]);
});

test('a third of the same name is told with the first', () => {
  const routes = [{ id: 'a' }, { id: 'a' }, { id: 'a' }, { id: 5 }, { id: 5 }, 'a', null];
  expect(told({ routes })).toEqual([
    'routes.1.id: Two pages have the id "a": routes[0] and this one.',
    'routes.2.id: Two pages have the id "a": routes[0] and this one.',
  ]);
});

test('what has another shape has no names', () => {
  for (const value of [
    undefined,
    null,
    'x',
    [],
    { routes: {}, lists: [] },
    { lists: 'x' },
    { lists: { a: 'x', b: { items: 'x' } } },
  ])
    expect(told(value)).toEqual([]);
});
