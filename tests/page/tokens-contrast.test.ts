import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { accentShades, contrast } from '../../src/config/resolve/palette.ts';

type Tokens = Record<string, string>;

const sheet = postcss.parse(readFileSync(new URL('../../src/shell/tokens.css', import.meta.url), 'utf8'));

function tokensOf(part: string): Tokens {
  const tokens: Tokens = {};
  sheet.walkRules(({ selectors, nodes }) => {
    if (!selectors.some((selector) => selector.replaceAll("'", '"') === part)) return;
    for (const node of nodes) if (node.type === 'decl') tokens[node.prop] = node.value;
  });
  return tokens;
}

const light = tokensOf(':root');
const dark = { ...light, ...tokensOf(`:root[data-mantine-color-scheme="dark"]`) };
const tone = tokensOf('[data-tone="contrast"]');
const schemes = {
  light,
  dark,
  'light, contrast tone': { ...light, ...tone },
  'dark, contrast tone': { ...dark, ...tone },
};

// One of each kind: the sample's, a deep one, a light one, greys, and one that no screen shows softly.
const accents = ['#d9480f', '#1971c2', '#2b8a3e', '#fab005', '#e64980', '#111111', '#ffffff', '#00ff00'];

it('are read from the sheet for each scheme', () => {
  expect([light, dark, tone].map((tokens) => tokens['--ground'])).toEqual([
    '#fffdfa',
    '#14110f',
    'var(--ground-contrast)',
  ]);
});

describe.each(Object.entries(schemes))('the colours of the scheme: %s', (name, tokens) => {
  const grounds = [
    '--ground',
    '--surface',
    '--surface-raised',
    '--surface-sunken',
    ...(name.includes('tone') ? [] : ['--ground-tinted']),
  ];
  const pairs: [string, string, number][] = [
    ...grounds.flatMap((ground): [string, string, number][] => [
      ['--ink', ground, 7],
      ['--ink-soft', ground, 4.5],
      ['--accent-text', ground, 4.5],
      ['--focus', ground, 3],
    ]),
    ['--field-line', '--surface', 3],
    ['--field-line', '--surface-raised', 3],
    ['--on-accent', '--accent-fill', 4.5],
    ['--on-accent', '--accent-fill-hover', 4.5],
    ['--accent-fill', '--ground', 3],
    ['--accent-text', '--accent-wash', 4.5],
    ['--ink', '--accent-wash', 7],
  ];

  it.each(accents)('keep their contrast with the accent %s', (accent) => {
    const shades = accentShades(accent);
    const weak = pairs
      .map(([front, back, least]) => ({ front, back, least, has: contrast(colour(front), colour(back)) }))
      .filter(({ has, least }) => has < least);
    expect(weak).toEqual([]);

    function colour(token: string): string {
      const value = tokens[token] ?? '';
      const reference = /^var\((.+)\)$/.exec(value)?.[1];
      if (!reference) return value;
      const shade = /^--mantine-color-accent-(\d)$/.exec(reference)?.[1];
      return shade ? (shades[Number(shade)] ?? '') : colour(reference);
    }
  });
});
