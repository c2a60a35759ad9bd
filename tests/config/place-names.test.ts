import { expect, test } from 'vitest';
import { indexLines } from '../../src/config/read/read-json.ts';
import { codeFrame } from '../../src/config/report/locate.ts';
import { nameWhere, pathText } from '../../src/config/report/place-names.ts';

// How the place of a problem is named and shown.

test('a path is written as a person does, and a very deep one is cut', () => {
  expect(pathText(['routes', 0, 'sections', 12, 'titleSuffix'])).toBe('routes[0].sections[12].titleSuffix');
  expect(pathText(['a b', 'c-d', '7'])).toBe('["a b"].c-d["7"]');
  expect(pathText([])).toBe('');
  expect(pathText(Array(20).fill('a'))).toBe(Array(20).fill('a').join('.'));
  expect(pathText(Array(21).fill('a'))).toBe(`${Array(20).fill('a').join('.')}…`);
  expect(pathText(Array(21).fill(3))).toBe(`${'[3]'.repeat(20)}…`);
});

const section = { type: 'hero', id: 'hero', title: 'A' };
const site = {
  routes: [
    { path: '/', sections: Array(113).fill(section) },
    { path: '/a', sections: [{ type: 'none' }, 7] },
    { path: 7, sections: [section] },
    { path: `/${'a'.repeat(98)}` },
    { path: `/${'a'.repeat(99)}` },
  ],
  lists: {
    team: { of: 'people', items: [{ name: 'Asha Sample' }, { name: 7 }, 'x'] },
    offers: { of: 'services', items: [{ title: 'Web' }] },
    odd: { of: 'none', items: [{ title: 'Odd' }] },
  },
};

test('a section is named by its kind, its number and its page', () => {
  const numbers = [1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 101, 111, 112, 113];
  expect(numbers.map((count) => nameWhere(site, ['routes', 0, 'sections', count - 1, 'title'])?.split(' ')[1])).toEqual(
    '1st 2nd 3rd 4th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 24th 101st 111th 112th 113th'.split(' '),
  );
  expect(nameWhere(site, ['routes', 0, 'sections', 0])).toBe('Hero, 1st on /');
  expect(nameWhere(site, ['routes', 1, 'sections', 0])).toBe('Section, 1st on /a');
  expect(nameWhere(site, ['routes', 1, 'sections', 1])).toBe('Section, 2nd on /a');
  expect(nameWhere(site, ['routes', 2, 'sections', 0])).toBe('Hero, 1st on the 3rd page');
});

test('a page is named by its path, or by its number where it has none that is short', () => {
  expect(nameWhere(site, ['routes', 0])).toBe('/');
  expect(nameWhere(site, ['routes', 0, 'sections'])).toBe('/');
  expect(nameWhere(site, ['routes', 0, 'other', 1])).toBe('/');
  expect(nameWhere(site, ['routes', 3, 'title'])).toBe(`/${'a'.repeat(98)}`);
  expect(nameWhere(site, ['routes', 4, 'title'])).toBe('the 5th page');
  expect(nameWhere(site, ['routes', 9])).toBe('the 10th page');
});

test('an entry of a list is named by its kind, its name and its number; for the rest the path is enough', () => {
  expect(nameWhere(site, ['lists', 'team', 'items', 0, 'name'])).toBe('Person "Asha Sample", 1st of team');
  expect(nameWhere(site, ['lists', 'team', 'items', 1])).toBe('Person, 2nd of team');
  expect(nameWhere(site, ['lists', 'team', 'items', 2])).toBe('Item, 3rd of team');
  expect(nameWhere(site, ['lists', 'offers', 'items', 0])).toBe('Service "Web", 1st of offers');
  expect(nameWhere(site, ['lists', 'odd', 'items', 0])).toBe('Item "Odd", 1st of odd');
  for (const path of [['lists', 'team'], ['lists', 'team', 'items'], ['lists', 'team', 'of', 0], ['brand', 'name'], []])
    expect(nameWhere(site, path)).toBeUndefined();
});

test('a place is shown with the lines around it, and a mark below as long as it is', () => {
  const text = 'one\n\ttwo\u200b\nthree\nfour\nfive';
  const frame = (line: number, column: number, endLine: number, endColumn: number) =>
    `\n${codeFrame(text, indexLines(text), { line, column, endLine, endColumn })}`;
  expect(frame(3, 2, 3, 4)).toBe('\n  1 | one\n  2 |  two\n> 3 | three\n    |  ^^\n  4 | four');
  expect(frame(1, 1, 2, 3)).toBe('\n> 1 | one\n    | ^\n  2 |  two');
  expect(frame(5, 5, 5, 5)).toBe('\n  3 | three\n  4 | four\n> 5 | five\n    |     ^');
});

test('of a long line the part around the place is shown', () => {
  const text = `${'a'.repeat(200)}b${'c'.repeat(200)}\n${'d'.repeat(110)}\n${'e'.repeat(111)}`;
  const rows = (line: number, column: number, endColumn: number) =>
    codeFrame(text, indexLines(text), { line, column, endLine: line, endColumn }).split('\n');
  const [marked, mark] = rows(1, 201, 202);
  expect(marked).toBe(`> 1 | ${'a'.repeat(39)}b${'c'.repeat(69)}…`);
  expect(mark).toBe(`    | ${' '.repeat(39)}^`);
  expect(rows(2, 1, 111).slice(1)).toEqual([
    `> 2 | ${'d'.repeat(110)}`,
    `    | ${'^'.repeat(110)}`,
    `  3 | ${'e'.repeat(109)}…`,
  ]);
  expect(rows(1, 201, 400)[1]).toBe(`    | ${' '.repeat(39)}${'^'.repeat(71)}`);
});
