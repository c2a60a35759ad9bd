import { expect, test } from 'vitest';
import { formatIssues } from '../../src/config/report/format.ts';
import { errorText, issuesOf } from './error-text.ts';
import { brokenConfig, minimalText } from './minimal-config.ts';

const titled = (title: string) => brokenConfig((c) => (c.routes[1].description = title));

test('marks a token where it stands in its text, behind escapes too', () => {
  const text = titled('We say "hello"\n\tto {prodct}').replace('hello', '\\u0068ello');
  expect(`\n${formatIssues(issuesOf(text))}`).toMatchInlineSnapshot(`
    "
    site.config.json:235:51  routes[1].description (/about)
      Unknown token {prodct}. Did you mean {product}?
          233 |       "label": "About",
          234 |       "title": "About us",
        > 235 |       "description": "We say \\"\\u0068ello\\"\\n\\tto {prodct}",
              |                                                   ^^^^^^^^
          236 |       "footer": "plain",
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
    issuesOf(titled(slip)).map(({ fact, fix, column, endColumn }) => `${column}–${endColumn} ${fact} ${fix}`),
  );
  expect(facts).toMatchInlineSnapshot(`
    [
      [
        "25–33 "{ city }" is no token. Write {city}.",
      ],
      [
        "23–31 "{{city}}" is no token. Write {city}.",
      ],
      [
        "23–30 "\${city}" is no token. Write {city}.",
      ],
      [
        "26–31 "{city" is no token. Write {city}.",
      ],
      [
        "26–31 "city}" is no token. Write {city}.",
      ],
      [
        "23–33 "{{ city }}" is no token. Write {city}.",
      ],
      [
        "23–30 "{city}}" is no token. Write {city}.",
      ],
    ]
  `);
});

test('leaves braces alone that nobody could take for a token, and those written twice', () => {
  for (const text of [
    '{} } {',
    '{see {city}}',
    'city',
    '{ a { b',
    '$5 {city}',
    '{color: red}',
    '{{our city}}',
    '{{x}}',
  ])
    expect(issuesOf(titled(text))).toEqual([]);
});

test('refuses what looks like a token and is none', () => {
  const told = ['{product.name}', '{brand.name}', '{brand name}', '{2x}', '{_x}', '{ nope }', '{शहर}', '{citty}'].map(
    (text) => issuesOf(titled(text)).map(({ fact, fix }) => `${fact} ${fix}`.replace(/of .*\. For/, 'of …. For')),
  );
  expect(told.flat()).toMatchInlineSnapshot(`
    [
      "Unknown token {product.name}. Use one of …. For the braces themselves write {{ and }}.",
      "Unknown token {brand.name}. Did you mean {product}?",
      "Unknown token {brand name}. Use one of …. For the braces themselves write {{ and }}.",
      "Unknown token {2x}. Use one of …. For the braces themselves write {{ and }}.",
      "Unknown token {_x}. Use one of …. For the braces themselves write {{ and }}.",
      "Unknown token { nope }. Use one of …. For the braces themselves write {{ and }}.",
      "Unknown token {शहर}. Use one of …. For the braces themselves write {{ and }}.",
      "Unknown token {citty}. Did you mean {city}?",
    ]
  `);
});

test('names characters that nobody sees', () => {
  expect(errorText(titled('a\u0000b'))).toMatchInlineSnapshot(`
    "
    site.config.json:235:24  routes[1].description (/about)
      An invisible character, U+0000, stands here. Remove it.
    "
  `);
  expect(errorText(titled('a \ud83d b'))).toMatchInlineSnapshot(`
    "
    site.config.json:235:25  routes[1].description (/about)
      Half of a character, U+D83D, stands here. Remove it, or write the whole character.
    "
  `);
  expect(issuesOf(titled('a\tb\nc \u{1f600} नमस्ते'))).toEqual([]);
});

test('refuses mail to nobody, and warns of the whole address of a page', () => {
  const link = (href: string) => brokenConfig((c) => (c.header.nav[0].href = href));
  expect(errorText(link('mailto:nobody'))).toMatchInlineSnapshot(`
    "
    site.config.json:51:17  header.nav[0].href
      "mailto:nobody" names no e-mail address. Write the whole address, such as mailto:info@example.com.
    "
  `);
  expect(errorText(link('https://www.example.com/about#story'))).toMatchInlineSnapshot(`
    "
    site.config.json:51:17  header.nav[0].href
      Warning: This link leads to the site itself. Write "/about#story", so that it is checked and opens at once.
    "
  `);
  for (const fine of ['mailto:a@b', 'mailto:{email}', 'mailto:?subject=Look', 'https://www.example.community/'])
    expect(issuesOf(link(fine))).toEqual([]);
});

test('tells one path of two pages without what follows from it', () => {
  expect(errorText(brokenConfig((c) => (c.routes[1].path = '/')))).toMatchInlineSnapshot(`
    "
    site.config.json:232:15  routes[1].path (/)
      Two pages have the path "/": routes[0] and this one. Give one of them another path.
    "
  `);
  expect(errorText(brokenConfig((c) => (c.routes[0].path = '/about')))).toMatchInlineSnapshot(`
    "
    site.config.json:232:15  routes[1].path (/about)
      Two pages have the path "/about": routes[0] and this one. Give one of them another path.
    "
  `);
});

test('tells a misspelt kind of list without the sections that show it', () => {
  expect(errorText(brokenConfig((c) => (c.lists.team.of = 'poeple')))).toMatchInlineSnapshot(`
    "
    site.config.json:174:13  lists.team.of
      Unknown kind of list "poeple". Did you mean "people"?
    "
  `);
});

test('refuses numbers that are too large, and years in the wrong order', () => {
  const large = brokenConfig((c) => (c.toasts = { limit: 12345 })).replace('12345', '1e400');
  expect(errorText(large)).toMatchInlineSnapshot(`
    "
    site.config.json:250:14  toasts.limit
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

test('says of HTML in a list of paragraphs that each is an entry of its own', () => {
  const fixes = (words: string) =>
    issuesOf(brokenConfig((c) => (c.routes[1].sections[0].paragraphs = [words]))).map(({ fix }) => fix);
  const entry = 'Remove it; a new paragraph is an entry of its own in this list.';
  expect(['One<br>two', 'One<P>two', 'One <b>two', 'One<pre>two'].flatMap(fixes)).toEqual([
    entry,
    entry,
    'Remove it.',
    'Remove it.',
  ]);
  expect(issuesOf(titled('One<br>two')).map(({ fix }) => fix)).toEqual(['Remove it.']);
});

test('names characters by what they are, and cuts what is long', () => {
  const told = (words: string) => issuesOf(titled(words)).map(({ fact, fix }) => `${fact} ${fix}`);
  expect(['A&nbsp;B', 'A &AMP; B', 'A &hellip;', 'A &#8211; B', 'A &alefsym; B'].flatMap(told)).toMatchInlineSnapshot(`
    [
      "Visitors will read &nbsp; here as it is: texts hold no HTML. Write an ordinary space instead.",
      "Visitors will read &AMP; here as it is: texts hold no HTML. Write & instead.",
      "Visitors will read &hellip; here as it is: texts hold no HTML. Write … instead.",
      "Visitors will read &#8211; here as it is: texts hold no HTML. Write the character itself instead.",
      "Visitors will read &alefsym; here as it is: texts hold no HTML. Write the character itself instead.",
    ]
  `);
  const tag = (length: number) => `<a class="${'x'.repeat(length - 12)}">`;
  expect([40, 41].map((length) => told(tag(length))[0]?.includes('…'))).toEqual([false, true]);
});

test('warns of labels that are longer than sixty characters', () => {
  const labelled = (length: number) => brokenConfig((c) => (c.header.menu[0].label = 'x'.repeat(length)));
  expect(issuesOf(labelled(60))).toEqual([]);
  expect(issuesOf(labelled(61)).map(({ fact, fix, severity }) => `${severity}: ${fact} ${fix}`)).toEqual([
    'warning: The label has 61 characters; it is hard to read beyond 60. Shorten it.',
  ]);
});

test('says of a placeholder in which texts it is filled, and of a token in a token to write what it stands for', () => {
  const told = issuesOf(
    brokenConfig((c) => {
      c.routes[1].description = 'Page {index}, {name}';
      c.tokens.city = 'near { place }';
    }),
  ).map(({ fact, fix }) => `${fact} ${fix}`);
  expect(told).toMatchInlineSnapshot(`
    [
      ""{ place }" is no token. Write here what {place} stands for.",
      "Unknown token {index}. It is filled only in texts.carousel.position and texts.pdf.page.",
      "Unknown token {name}. It is filled only in texts.toast.downloading.",
    ]
  `);
});
