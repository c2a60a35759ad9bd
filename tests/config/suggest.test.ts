import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, fold, indexNames, instead, suggest, suggestValue } from '../../src/config/report/suggest.ts';

/** The same count, by the book: slow, and without a limit. */
function slow(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => i + j && (i && j ? 0 : i + j)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] as number;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? at(i - 2, j - 2) + 1
          : Number.POSITIVE_INFINITY;
      (rows[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
        swap,
      );
    }
  }
  return at(a.length, b.length);
}

test('counts slips as the table of all pairs does, up to its limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, most) => {
      expect(distance(a, b, most)).toBe(Math.min(slow(a, b), most + 1));
    }),
    { numRuns: 2000 },
  );
});

/** The same suggestion, by the book: of all names the first with the fewest slips, else the only one that begins so. */
function bookSuggest(given: string, names: string[]): string | undefined {
  const from = fold(given);
  const same = names.findLast((name) => fold(name) === from);
  if (same !== undefined) return same;
  const allowed = Math.min(3, Math.floor((from.length + 1) / 3));
  const near = names
    .map((name) => ({ name, slips: slow(from, fold(name)), letters: fold(name).length }))
    .filter(({ slips, letters }) => slips <= allowed && slips < letters)
    .sort((a, b) => a.slips - b.slips);
  const initials = (name: string) =>
    name
      .split('-')
      .map(([first]) => first)
      .join('');
  const longer = names.filter((name) => from.length > 2 && (fold(name).startsWith(from) || initials(name) === from));
  return near[0]?.name ?? (longer.length === 1 ? longer[0] : undefined);
}

test('suggests what the book does, for names of any length, with the index of the names or without', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'A', '-'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 6 }), (given, names) => {
      const expected = bookSuggest(given, names);
      expect(suggest(given, names)).toBe(expected);
      expect(suggest(given, indexNames(names))).toBe(expected);
    }),
    { numRuns: 4000 },
  );
});

test('compares no names that are longer than any', () => {
  expect(distance('a'.repeat(200), `${'a'.repeat(199)}b`, 3)).toBe(1);
  expect(distance('a'.repeat(201), `${'a'.repeat(200)}b`, 3)).toBe(4);
  expect(distance('a'.repeat(199), 'a'.repeat(201), 3)).toBe(4);
  expect(suggest('x'.repeat(300), ['x'.repeat(299)])).toBeUndefined();
});

test('takes words for what they stand for, and who wants nothing for nobody who has misspelt', () => {
  const words = new Map([['video', 'film']]);
  expect(suggestValue('Vi-deo', ['film', 'text'], words)).toBe('film');
  expect(suggestValue('flim', ['film', 'text'], words)).toBe('film');
  for (const none of ['none', 'No', 'off', 'never', 'FALSE'])
    expect(suggestValue(none, ['one', 'no1', 'offer', 'nevers', 'falsey'], words)).toBeUndefined();
  expect(suggestValue('nones', ['nonez'], words)).toBe('nonez');
  expect(suggestValue('anone', ['anon'], words)).toBe('anon');
  expect(suggestValue('none', [], new Map([['none', 'plain']]))).toBe('plain');
});

test('says what to write instead: the name that is meant, else all of them, else that there are none', () => {
  expect(instead('tem', ['team', 'about'], 'None.')).toBe('Did you mean "team"?');
  expect(instead('x', ['team', 'about'], 'None.')).toBe('Use one of "team", "about".');
  expect(instead('x', [], 'None.')).toBe('None.');
  expect(instead('tem', [], 'None.', indexNames(['team']))).toBe('Did you mean "team"?');
});
