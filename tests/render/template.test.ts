import { expect, it } from 'vitest';
import type { AnySectionData } from '../../src/config/page-model.ts';
import { textOf } from '../../src/render/markup.ts';
import { fillTemplate, hollow, makeTemplate } from '../../src/render/template.ts';

const filled = (render: (word: string) => string, word: string) => {
  const template = makeTemplate((slot) => render(slot(0)));
  return template && textOf(fillTemplate(template, [[word]]));
};

it('renders nothing again for other words', () => {
  let times = 0;
  const render = (word: string) => {
    times++;
    return `<p title="${word}">${word}</p>`;
  };
  const template = makeTemplate((slot) => render(slot(0)));
  const before = times;
  expect(template && textOf(fillTemplate(template, [['a']]))).toBe('<p title="a">a</p>');
  expect(template && textOf(fillTemplate(template, [['b']]))).toBe('<p title="b">b</p>');
  expect(times).toBe(before);
});

it.each<[what: string, render: (word: string) => string]>([
  ['counts their letters', (word) => `<p data-length=${word.length}>${word}</p>`],
  ['looks whether they are a question', (word) => (word.endsWith('?') ? `<b>${word}</b>` : `<p>${word}</p>`)],
  ['looks whether they begin with a number', (word) => (/^\d/.test(word) ? `<b>${word}</b>` : `<p>${word}</p>`)],
  ['sets long ones smaller', (word) => (word.length > 200 ? `<small>${word}</small>` : `<p>${word}</p>`)],
  ['breaks lines', (word) => word.replaceAll('\n', '<br>')],
  ['looks for a word', (word) => (word.includes('words') ? '<b>' : '<p>')],
  ['takes them apart', (word) => word.split(' ').join('<br>')],
  ['cuts them', (word) => word.slice(0, 3)],
  ['writes them in capitals', (word) => `<p>${word.toUpperCase()}</p>`],
  ['makes an address of them', (word) => `<a href="?${encodeURIComponent(word)}">`],
  ['writes them where a line break is doubled', (word) => `<pre>${word}</pre>`],
  ['writes the signs of a slot itself', (word) => `<p>\u{10FFFD}0\u{10FFFC}${word}</p>`],
  [
    'refuses some of them',
    (word) => {
      throw new Error(word);
    },
  ],
])('has no template where what renders %s', (_, render) => {
  expect(filled(render, 'Any words')).toBeUndefined();
});

const data = (rest: object) => ({ type: 'hero', id: 'a', tone: 'plain', ...rest }) as unknown as AnySectionData;

it('takes sections for alike whose texts, titles, addresses and ids differ, and no others', () => {
  const one = hollow(data({ title: 'One', lead: 'a b', actions: [{ label: 'x', href: '/one' }] }));
  const two = hollow(data({ id: 'b', title: 'Two', lead: 'c d', actions: [{ label: 'y', href: '/two/2' }] }));
  expect(one.key).toBe(two.key);
  expect(two.words.map(textOf)).toEqual(['Two', 'c d', 'y', 'two/2', 'b']);
  const others = [
    { title: 'One', lead: 'word', actions: [{ label: 'x', href: '/one' }] },
    { title: 'One', lead: 'a b', actions: [{ label: 'x', href: 'https://one.example' }] },
    { title: 'One', lead: 'a b', actions: [{ label: 'x', href: '/' }] },
    { title: 'One', lead: 'a b', actions: [{ label: 'x', dialog: 'one' }] },
    { title: 'One', lead: 'a b', tone: 'tinted', actions: [{ label: 'x', href: '/one' }] },
    { title: 'One', lead: 'a b', image: '/a b.png', actions: [{ label: 'x', href: '/one' }] },
  ];
  const keys = others.map((rest) => hollow(data(rest)).key);
  expect(new Set([one.key, ...keys]).size).toBe(others.length + 1);
});

it('takes sections for alike that show the same list, and has its items as they are', () => {
  const section = (items: object[]) => hollow(data({ list: 'things', items }));
  const items = [{ name: 'A b' }];
  expect(section(items).key).toBe(section([{ name: 'A b' }]).key);
  expect(section(items).key).not.toBe(section([{ name: 'A c' }]).key);
  expect(section(items).data).toMatchObject({ items });
  expect(section(items).words).toHaveLength(1);
});
