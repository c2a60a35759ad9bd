import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, suggest } from '../../src/config/suggest.ts';

test('finds a name with one slip of each kind', () => {
  const names = ['services', 'team', 'call-to-action'];
  for (const given of ['service', 'servicess', 'sevrices', 'servides', 'Services', 'call_to_action', 'callToAction']) {
    expect(names).toContain(suggest(given, names));
  }
});

test('finds nothing for another word', () => {
  expect(suggest('pricing', ['services', 'team', 'about'])).toBeUndefined();
  expect(suggest('', ['a'])).toBeUndefined();
  expect(suggest('id', ['of'])).toBeUndefined();
});

test('prefers the nearest name', () => {
  expect(suggest('titel', ['tile', 'title', 'total'])).toBe('title');
});

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
