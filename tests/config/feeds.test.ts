import { expect, test } from 'vitest';
import { feedsOf } from '../../src/content/pages.ts';
import { registry } from '../registry.ts';

test('a feed has the name of the page above its items, else the key of its list', () => {
  const lists = {
    'shop-news': { of: 'posts', items: [] },
    press: { of: 'posts', items: [] },
    notes: { of: 'posts', items: [] },
  };
  const routes = [
    { path: '/', title: 'Home' },
    { path: '/news', title: 'News of the shop', label: 'News' },
    { path: '/news/{id}', each: 'shop-news' },
    { path: '/about/press', title: 'In the press' },
    { path: '/about/press/{id}', each: 'press' },
    { path: '/notes/{id}', each: 'notes' },
  ];
  expect(feedsOf(registry, lists, routes).map(({ list, label }) => [list, label])).toEqual([
    ['shop-news', 'News'],
    ['press', 'In the press'],
    ['notes', 'notes'],
  ]);
});
