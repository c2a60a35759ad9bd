import { expect, test } from 'vitest';
import { formatIssues } from '../../src/config/format-issue.ts';
import { errorText, issuesOf } from './error-text.ts';
import { brokenConfig, minimalText } from './minimal-config.ts';

const titled = (title: string) => brokenConfig((c) => (c.routes[1].description = title));

test('marks a token where it stands in its text, behind escapes too', () => {
  const text = titled('We say "hello"\n\tto {prodct}').replace('hello', '\\u0068ello');
  expect(`\n${formatIssues(issuesOf(text))}`).toMatchInlineSnapshot(`
    "
    site.config.json:231:51  routes[1].description (/about)
      Unknown token {prodct}. Did you mean {product}?
          229 |       "label": "About",
          230 |       "title": "About us",
        > 231 |       "description": "We say \\"\\u0068ello\\"\\n\\tto {prodct}",
              |                                                   ^^^^^^^^
          232 |       "footer": "plain",
    "
  `);
});

test('refuses known tokens with other braces than a pair', () => {
  const slips = [
    'a { city }',
    '{{city}} b',
    '$' + '{city}',
    'in {city, India',
    'in city} today',
    '{{ city }}',
    '{city}}',
  ];
  const facts = slips.map((slip) =>
    issuesOf(titled(slip)).map(({ fact, remedy, column }) => `${column} ${fact} ${remedy}`),
  );
  expect(facts).toMatchInlineSnapshot(`
    [
      [
        "25 "{ city }" is no token. Write {city}.",
      ],
      [
        "23 "{{city}}" is no token. Write {city}.",
      ],
      [
        "23 "\${city}" is no token. Write {city}.",
      ],
      [
        "26 "{city" is no token. Write {city}.",
      ],
      [
        "26 "city}" is no token. Write {city}.",
      ],
      [
        "23 "{{ city }}" is no token. Write {city}.",
      ],
      [
        "23 "{city}}" is no token. Write {city}.",
      ],
    ]
  `);
});

test('leaves braces around other words alone', () => {
  for (const text of [
    '{ a } {} {1} } {',
    '{our city}',
    '{city of ours}',
    '{see {city}}',
    'city',
    '{ a { b',
    '$5 {city}',
  ])
    expect(issuesOf(titled(text))).toEqual([]);
});

test('names characters that nobody sees', () => {
  expect(errorText(titled('a\u0000b'))).toMatchInlineSnapshot(`
    "
    site.config.json:231:24  routes[1].description (/about)
      An invisible character, U+0000, stands here. Remove it.
    "
  `);
  expect(errorText(titled('a \ud83d b'))).toMatchInlineSnapshot(`
    "
    site.config.json:231:25  routes[1].description (/about)
      Half of a character, U+D83D, stands here. Remove it, or write the whole character.
    "
  `);
  expect(issuesOf(titled('a\tb\nc \u{1f600} नमस्ते'))).toEqual([]);
});

test('refuses mail to nobody, and warns of the whole address of a page', () => {
  const link = (href: string) => brokenConfig((c) => (c.header.nav[0].href = href));
  expect(errorText(link('mailto:nobody'))).toMatchInlineSnapshot(`
    "
    site.config.json:54:17  header.nav[0].href
      "mailto:nobody" names no e-mail address. Write the whole address, such as mailto:info@example.com.
    "
  `);
  expect(errorText(link('https://www.example.com/about#story'))).toMatchInlineSnapshot(`
    "
    site.config.json:54:17  header.nav[0].href
      Warning: This link leads to the site itself. Write "/about#story", so that it is checked and opens at once.
    "
  `);
  for (const fine of ['mailto:a@b', 'mailto:{email}', 'mailto:?subject=Look', 'https://www.example.community/'])
    expect(issuesOf(link(fine))).toEqual([]);
});

test('tells one path of two pages without what follows from it', () => {
  expect(errorText(brokenConfig((c) => (c.routes[1].path = '/')))).toMatchInlineSnapshot(`
    "
    site.config.json:228:15  routes[1].path (/)
      Two pages have the path "/": routes[0] and this one. Give one of them another path.
    "
  `);
  expect(errorText(brokenConfig((c) => (c.routes[0].path = '/about')))).toMatchInlineSnapshot(`
    "
    site.config.json:228:15  routes[1].path (/about)
      Two pages have the path "/about": routes[0] and this one. Give one of them another path.
    "
  `);
});

test('tells a misspelt kind of list without the sections that show it', () => {
  expect(errorText(brokenConfig((c) => (c.lists.team.of = 'poeple')))).toMatchInlineSnapshot(`
    "
    site.config.json:173:13  lists.team.of
      Unknown kind of list "poeple". Did you mean "people"?
    "
  `);
});

test('refuses numbers that are too large, and years in the wrong order', () => {
  const large = brokenConfig((c) => (c.toasts = { limit: 12345 })).replace('12345', '1e400');
  expect(errorText(large)).toMatchInlineSnapshot(`
    "
    site.config.json:246:14  toasts.limit
      "limit" is a number that is too large to be read. Write a whole number from 1 to 10.
    "
  `);
  const elsewhere = ['scheme', 'type', 'version'].map((key) => {
    const text = brokenConfig((c) => {
      if (key === 'scheme') c.theme.scheme = 12345;
      if (key === 'type') c.routes[0].sections[1].type = 12345;
      if (key === 'version') c.version = 12345;
    });
    return issuesOf(text.replace('12345', '1e400')).map(({ fact }) => fact);
  });
  expect(elsewhere).toMatchInlineSnapshot(`
    [
      [
        ""scheme" cannot be a number that is too large to be read.",
      ],
      [
        ""type" cannot be a number that is too large to be read.",
      ],
      [
        ""version" cannot be a number that is too large to be read.",
      ],
    ]
  `);
  expect(errorText(minimalText.replace('2025', '2012'))).toMatchInlineSnapshot(`
    "
    site.config.json:7:23  brand.copyrightUntil
      "copyrightUntil" is 2012, but the company was founded in 2013. Write 2013 or a later year.
    "
  `);
});
