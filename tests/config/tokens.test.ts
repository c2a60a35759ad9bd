import { expect, it } from 'vitest';
import { fillTokens } from '../../src/content/tokens.ts';

it('fills tokens in texts at any depth, and leaves everything else as it is', () => {
  const tokens = { product: 'Concretia', salesEmail: 'sales@example.com', a: '{b}', b: 'x' };
  const value = (title: string, href: string) => ({ title, links: [{ href }], count: 3, open: true, none: null });
  const filled = value('About Concretia', 'mailto:sales@example.com');
  expect(fillTokens(value('About {product}', 'mailto:{salesEmail}'), tokens)).toEqual(filled);
  // What stands for a token has none; two braces are one that is meant; the rest is filled in elsewhere, or is no token.
  const others = '{index} of {count}, { product }, {}, {constructor}, {toString}, {product';
  expect(fillTokens(`{a} ${others}`, tokens)).toBe(`{b} ${others}`);
  expect(fillTokens('{{product}} {product} {{ a }} {{{product}}}', tokens)).toBe(
    '{product} Concretia { a } {Concretia}',
  );
});

it('a link to a telephone number has no spaces, however the number is written', () => {
  const way = (text: string, href: string) => ({ text, href });
  const tokens = { phone: '+43 5550 1987' };
  expect(fillTokens(way('{phone}', 'tel:{phone}'), tokens)).toEqual(way('+43 5550 1987', 'tel:+4355501987'));
  expect(fillTokens(way('Call', 'tel:+43 5550 1987'), tokens)).toEqual(way('Call', 'tel:+4355501987'));
  const unbroken = { phone: '+43\u00a05550\u202f19\u201187' };
  expect(fillTokens('tel:{phone}', unbroken)).toBe('tel:+4355501987');
});
