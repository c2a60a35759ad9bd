import { expect, test } from 'vitest';
import { codeFrame } from '../../src/diagnostics/locate.ts';
import { nameWhere } from '../../src/diagnostics/name-where.ts';
import { indexLines } from '../../src/json/parse/read-json.ts';
import { pathText } from '../../src/json/place-names.ts';
import { registry } from '../registry.ts';

// How the place of a problem is named and shown.

test('a path is written as a person does, and a very deep one is cut', () => {
  expect(pathText(['routes', 0, 'sections', 12, 'titleSuffix'])).toBe('routes[0].sections[12].titleSuffix');
  expect(pathText(['a b', 'c-d', '7'])).toBe('["a b"].c-d["7"]');
  expect(pathText(Array(21).fill(3))).toBe(`${'[3]'.repeat(20)}…`);
});

test('a section is named by its kind, its number and its page, and a page without a short path by its number', () => {
  const sections = Array(113).fill({ type: 'hero' });
  const site = {
    routes: [
      { path: '/', sections },
      { path: `/${'a'.repeat(99)}`, sections },
    ],
  };
  const names = [1, 2, 3, 4, 11, 12, 21, 22, 101, 111, 112, 113].map(
    (count) => nameWhere(registry, site, ['routes', 0, 'sections', count - 1])?.split(' ')[1],
  );
  expect(names.join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 21st 22nd 101st 111th 112th 113th');
  expect(nameWhere(registry, site, ['routes', 1, 'sections', 0, 'title'])).toBe('Hero, 1st on the 2nd page');
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
