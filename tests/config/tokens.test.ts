import { expect, it } from 'vitest';
import { fillTokens } from '../../src/config/tokens.ts';

const tokens = { product: 'Concretia', salesEmail: 'sales@example.com' };

it('fills tokens in texts at any depth and leaves everything else as it is', () => {
  const value = {
    title: 'About {product}',
    links: [{ href: 'mailto:{salesEmail}' }],
    count: 3,
    open: true,
    none: null,
  };
  expect(fillTokens(value, tokens)).toEqual({
    title: 'About Concretia',
    links: [{ href: 'mailto:sales@example.com' }],
    count: 3,
    open: true,
    none: null,
  });
});

it('leaves run-time placeholders and other braces alone', () => {
  expect(fillTokens('{index} of {count}, { product }, {}, {product', tokens)).toBe(
    '{index} of {count}, { product }, {}, {product',
  );
});

it('does not fill tokens inside the value of a token', () => {
  expect(fillTokens('{a}', { a: '{b}', b: 'x' })).toBe('{b}');
});

it('does not take what every object inherits for a token', () => {
  expect(fillTokens('{constructor} {toString}', tokens)).toBe('{constructor} {toString}');
});

it('takes two braces for one that is meant', () => {
  expect(fillTokens('{{product}} {product} {{ a }} {{{product}}}', tokens)).toBe(
    '{product} Concretia { a } {Concretia}',
  );
});
