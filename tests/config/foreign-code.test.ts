import { expect, test } from 'vitest';
import { readJson } from '../../src/config/read/read-json.ts';
import { handWritten, toldAfter } from './hand-written.ts';

test('a pasted piece of JavaScript is one error', () => {
  expect(
    toldAfter([
      ['2013', 'function () { return [1, 2]; }'],
      ['2013', '() => 5'],
      ['2013', '5 * 60 * 1000'],
      ['2013', 'new Date()'],
      ['2013', 'Math.max(1, 2)'],
      ['2013', 'process.env.YEAR'],
      ['2013,', '3,,'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    function () { return [1, 2]; }
      6:16–24 brand.founded: JSON has no round brackets and no functions: function means nothing in it. Write the value itself: a text in quotes, a number, a list [ … ] or an object { … }.
    () => 5
      6:16–21 brand.founded: JSON has no round brackets and no functions: () => means nothing in it. Write the value itself: a text in quotes, a number, a list [ … ] or an object { … }.
    5 * 60 * 1000
      6:16–29 brand.founded: JSON does not calculate: 5 * 60 * 1000 is no number. Write 300000.
    new Date()
      6:16–25 brand.founded: JSON has no round brackets and no functions: new Date( means nothing in it. Write the value itself: a text in quotes, a number, a list [ … ] or an object { … }.
    Math.max(1, 2)
      6:16–30 brand.founded: The text "Math.max(1, 2)" has no quotes. Write "Math.max(1, 2)".
    process.env.YEAR
      6:16–32 brand.founded: The text "process.env.YEAR" has no quotes. Write "process.env.YEAR".
    3,,
      6:18–19 brand: There is a comma too many. Remove the comma.
    "
  `);
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
