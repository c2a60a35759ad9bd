import { expect, test } from 'vitest';
import { readJson } from '../../src/config/read/read-json.ts';
import { handWritten, toldOf } from './hand-written.ts';

// One way of writing that a file has in many lines is told once; so is what another program has put into it.

/** An object with a line for each number from 1 on. */
const linesOf = (count: number, line: (number: number) => string) =>
  `{\n${Array.from({ length: count }, (_, at) => `  ${line(at + 1)}`).join('\n')}\n}\n`;

test('a way of writing that comes in a swarm is told once, with its lines', () => {
  expect(toldOf(linesOf(150, (number) => `key${number}: ${number},`))).toMatchInlineSnapshot(`
    "2:3–7 key1: The key "key1" has no quotes. Write "key1". The same occurs in 150 lines, from 2 to 151.
    151:14–15 key150: There is a comma after the last entry. Remove the comma."
  `);
  expect(toldOf(handWritten.replace(/"([^"]*)"/g, '“$1”'))).toMatchInlineSnapshot(
    `"2:3–12 version: A text must be in straight double quotes ("). Write "version". The same occurs in 17 lines, from 2 to 24."`,
  );
});

test('a swarm is counted up to a thousand, where reading ends', () => {
  expect(toldOf(linesOf(1100, () => '// words'))).toMatchInlineSnapshot(
    `"2:3–11 : This is a comment, which JSON does not allow. Remove it. The same occurs in 1000 lines, from 2 to 1001."`,
  );
});

test('a hundred messages are told, and nothing is read behind them', () => {
  const withoutCommas = linesOf(100, (number) => `"key${number}": ${number}`).replace('}', '  "last": [\n    1\n}');
  const told = toldOf(withoutCommas).split('\n');
  expect(told).toHaveLength(100);
  expect(told.at(-1)).toMatchInlineSnapshot(
    `"101:15–16 key100: A comma is missing between the entries. Write a comma after this."`,
  );
});

test.each(['', '  '])('an unfinished merge is one error, whether its marks are indented or not: "%s"', (indent) => {
  const rows = handWritten.split('\n');
  for (const at of rows.keys()) {
    if (at === 0 || at > 27) continue;
    const marks = [`${indent}<<<<<<< HEAD`, rows[at], `${indent}=======`, rows[at], `${indent}>>>>>>> main`];
    const { diagnostics } = readJson(rows.toSpliced(at, 1, ...marks.map(String)).join('\n'));
    expect(
      diagnostics.map(({ code }) => code),
      `line ${at + 1}`,
    ).toEqual(['json/merge-conflict']);
  }
});
