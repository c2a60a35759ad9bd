import { expect, test } from 'vitest';
import { invisibleIn } from '../../src/config/check/characters.ts';
import { issuesOf } from './error-text.ts';
import { brokenConfig } from './minimal-config.ts';

const told = (given: string) => {
  const { fact, fix } = invisibleIn(given) ?? { fact: 'nothing', fix: '' };
  return `${fact} ${fix}`;
};

test('names the character that nobody sees, and what to type instead', () => {
  expect(
    [
      'he\u200bro',
      '/about\u00ad',
      '\ufefftabler:code',
      'https://example\u2060.org',
      '/images/a\u202eb.svg',
      'he\u0007ro',
    ].map(told),
  ).toMatchInlineSnapshot(`
    [
      ""he\\u200bro" holds a zero-width space (U+200B), which cannot be seen. Remove it: type "hero" anew, as a copy would bring it back.",
      ""/about\\u00ad" holds a soft hyphen (U+00AD), which cannot be seen. Remove it: type "/about" anew, as a copy would bring it back.",
      ""\\ufefftabler:code" holds a byte order mark (U+FEFF), which cannot be seen. Remove it: type "tabler:code" anew, as a copy would bring it back.",
      ""https://example\\u2060.org" holds a word joiner (U+2060), which cannot be seen. Remove it: type "https://example.org" anew, as a copy would bring it back.",
      ""/images/a\\u202eb.svg" holds a character (U+202E), which cannot be seen. Remove it: type "/images/ab.svg" anew, as a copy would bring it back.",
      ""he\\u0007ro" holds a character (U+0007), which cannot be seen. Remove it: type "hero" anew, as a copy would bring it back.",
    ]
  `);
});

test('says nothing of a name without such a character, or of nothing else', () => {
  for (const given of ['hero', 'he ro', 'he\u00a0ro', 'he\tro', 'héro', '\u200b']) {
    expect(invisibleIn(given)).toBeUndefined();
  }
});

test('proposes what may stand there, where what is left may not', () => {
  const text = brokenConfig((config) => {
    config.routes[0].path = 'about\u200b';
  });
  expect(issuesOf(text).map(({ fix }) => fix)).toContain(
    'Remove it: type "/about" anew, as a copy would bring it back.',
  );
});
