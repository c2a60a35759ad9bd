import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, suggest, suggestValue } from '../../schema/suggest.ts';
import { instead } from '../../src/diagnostics/advice.ts';
import { runs } from '../properties.ts';

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

test('counts typing errors as the table of all pairs does, up to its limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, most) => {
      expect(distance(a, b, most)).toBe(Math.min(slow(a, b), most + 1));
    }),
    runs(1000),
  );
});

test('suggests the name with the fewest typing errors, the same but for case and signs, or the only one that begins so', () => {
  const names = ['team', 'image-with-text', 'call-to-action', 'faq', 'contact', 'contact-card'];
  for (const [given, meant] of [
    ['taem', 'team'],
    ['imageWithText', 'image-with-text'],
    ['image_with_txt', 'image-with-text'],
    ['cta', 'call-to-action'],
    ['imag', 'image-with-text'],
    ['Faq', 'faq'],
    ['contct', 'contact'],
    ['cont', undefined],
    ['x', undefined],
    ['hero', undefined],
  ] as const) {
    expect(suggest(given, names), given).toBe(meant);
    expect(suggest(given, new Set(names)), given).toBe(meant);
  }
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
  const team = { hint: 'Did you mean "team"?', edit: { op: 'set', value: 'team' } };
  expect(instead('tem', ['team', 'about'], 'None.')).toEqual(team);
  expect(instead('x', ['team', 'about'], 'None.')).toEqual({ hint: 'Use one of "team", "about".' });
  expect(instead('x', new Map([['team', 1]]), 'None.')).toEqual({ hint: 'Use "team".' });
  expect(instead('x', [], 'None.')).toEqual({ hint: 'None.' });
});
