import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFinder, joined, type Markup, share, splitAt, textOf } from '../../src/render/markup.ts';

const long = (tag: string) => `<${tag}>${'words '.repeat(200)}</${tag}>`;
const piece = fc.oneof(
  fc.string(),
  fc.constantFrom('p', 'b').map((tag) => ({ text: long(tag) })),
);
const markup: fc.Arbitrary<Markup> = fc.array(piece, { maxLength: 6 });

it('is the same text however it is joined or split', () => {
  fc.assert(
    fc.property(markup, fc.nat(5000), (pieces, at) => {
      const text = textOf(pieces);
      const place = Math.min(at, text.length);
      expect(textOf(joined(pieces))).toBe(text);
      expect(splitAt(pieces, place).map(textOf)).toEqual([text.slice(0, place), text.slice(place)]);
    }),
  );
});

it('keeps shared pieces that a split does not cut', () => {
  const [one, other] = [{ text: long('p') }, { text: long('b') }];
  expect(splitAt([one, 'x', other], one.text.length)).toEqual([[one], ['x', other]]);
  expect(splitAt([one, other], one.text.length)[1][0]).toBe(other);
  expect(splitAt([one, other], 3)[1][1]).toBe(other);
});

it('shares what is long, from the first tag to the last', () => {
  expect(share('<p>short</p>')).toEqual(['<p>short</p>']);
  expect(share(`" title="x">${long('p')} and <a href="`)).toEqual([
    '" title="x">',
    { text: long('p') },
    ' and <a href="',
  ]);
  expect(share(long('p'))).toEqual([{ text: long('p') }]);
  expect(share('words '.repeat(400))).toEqual(['words '.repeat(400)]);
});

it('looks through a shared piece once', () => {
  let looked = 0;
  const find = createFinder((text) => {
    looked++;
    return text.match(/<\w/g) ?? [];
  });
  const shared = { text: long('p') };
  expect([...find([shared, '<b', '>'])]).toEqual(['<p', '<b']);
  expect([...find([shared])]).toEqual(['<p']);
  expect(looked).toBe(2);
});
