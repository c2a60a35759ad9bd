import { expect, test } from 'vitest';
import { oneOf, quote, quoteAll, quoteList, showValue } from '../../src/config/report/show-value.ts';

const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`);

test('shows any value in a few signs', () => {
  const tooLarge = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const values = ['a', '', 7, -0.5, true, null, [], [1], {}, { a: 1 }, ...tooLarge];
  expect(values.map(showValue).join(' | ')).toBe(
    '"a" | "" | 7 | -0.5 | true | null | [] | […] | {} | {…} | ' +
      'a number that is too large to be read | a number that is too small to be read',
  );
});

test('quotes a text as JSON does, its first sixty signs alone, and nothing that a terminal would obey', () => {
  expect(quote('a "b"\n')).toBe('"a \\"b\\"\\n"');
  expect(quote('x'.repeat(60))).toBe(`"${'x'.repeat(60)}"`);
  expect(quote('x'.repeat(61))).toBe(`"${'x'.repeat(60)}…"`);
  expect(quote('\u007f\u009f\u00ad\u200b\u2028\ufeff')).toBe('"\\u007f\\u009f\\u00ad\\u200b\\u2028\\ufeff"');
});

test('names what there is to choose from, and of many the first', () => {
  expect([oneOf(['a']), oneOf(['a', 'b'])]).toEqual(['"a"', 'one of "a", "b"']);
  expect(quoteList(names(24))).toMatch(/"n23"$/);
  expect(quoteList(names(25))).toMatch(/"n22", "n23" and 1 more$/);
  expect(quoteList(names(5), 2)).toBe('"n0", "n1" and 3 more');
  expect(quoteAll(['a', 'b, "c'])).toBe('"a" and "b, \\"c"');
  expect(quoteAll(['a'])).toBe('"a"');
});
