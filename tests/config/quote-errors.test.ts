import { expect, test } from 'vitest';
import { toldAfter } from './hand-written.ts';

test('names the quote that is missing before a text', () => {
  expect(
    toldAfter([
      ['"Acme"', 'Acme Corp"'],
      ['"Made well, and made here"', 'Made well, and made here"'],
      ['"Home"', 'Home"'],
      ['"/#hero"', '/#hero"'],
      ['"{product}"', '{product}"'],
      ['"Aims"', 'Aims"'],
      ['"Tests, and more tests"', 'Tests, and more tests"'],
      ['"name"', 'name"'],
      ['"label": "Home"', 'label": "Home"'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    Acme Corp"
      4:13–23 brand.name: The quote before "Acme Corp" is missing. Write "Acme Corp".
    Made well, and made here"
      5:14–39 brand.motto: The quote before "Made well, and made here" is missing. Write "Made well, and made here".
    Home"
      11:18–23 header.nav[0].label: The quote before "Home" is missing. Write "Home".
    /#hero"
      11:34–41 header.nav[0].href: The quote before "/#hero" is missing. Write "/#hero".
    {product}"
      7:49–59 brand.logo.alt: The quote before "{product}" is missing. Write "{product}".
    Aims"
      18:18–23 steps[0].topics[0]: The quote before "Aims" is missing. Write "Aims".
    Tests, and more tests"
      24:9–31 steps[1].topics[1]: The quote before "Tests, and more tests" is missing. Write "Tests, and more tests".
    name"
      4:5–10 brand.name: The quote before "name" is missing. Write "name".
    label": "Home"
      11:9–15 header.nav[0].label: The quote before "label" is missing. Write "label".
    "
  `);
});

test('names the quote that is missing behind a text', () => {
  expect(
    toldAfter([
      ['"Acme"', '"Acme'],
      ['"Home"', '"Home'],
      ['"/#hero"', '"/#hero'],
      ['"Aims"', '"Aims'],
      ['"Tests, and more tests"', '"Tests, and more tests'],
      ['"founded"', '"founded'],
      ['"name"', '"name'],
      ['"label": "Home"', '"label: "Home"'],
      ['"brand"', '"brand'],
      ['"Acme"', '"Acme\\"'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    "Acme
      4:13–18 brand.name: This text has no closing quote. Write "Acme".
    "Home
      11:18–23 header.nav[0].label: This text has no closing quote. Write "Home".
    "/#hero
      11:34–41 header.nav[0].href: This text has no closing quote. Write "/#hero".
    "Aims
      18:18–23 steps[0].topics[0]: This text has no closing quote. Write "Aims".
    "Tests, and more tests
      24:9–31 steps[1].topics[1]: This text has no closing quote. Write "Tests, and more tests".
    "founded
      6:5–13 brand.founded: The quote behind the key "founded" is missing. Write "founded".
    "name
      4:5–10 brand.name: The quote behind the key "name" is missing. Write "name".
    "label: "Home"
      11:9–15 header.nav[0].label: The quote behind the key "label" is missing. Write "label".
    "brand
      3:3–9 brand: The quote behind the key "brand" is missing. Write "brand".
    "Acme\\"
      4:13–20 brand.name: The backslash before the last quote makes that quote a part of the text, which then has no end. Remove the backslash.
    "
  `);
});

test('names the quotes that are missing around a text', () => {
  expect(
    toldAfter([
      ['"Acme"', 'Acme Corp'],
      ['"Made well, and made here"', 'Made well, and made here'],
      ['"Home"', 'Home'],
      ['"Tests, and more tests"', 'Tests, and more tests'],
      ['"{product}"', '{product}'],
      ['"Acme"', '#d9480f'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    Acme Corp
      4:13–22 brand.name: The text "Acme Corp" has no quotes. Write "Acme Corp".
    Made well, and made here
      5:14–38 brand.motto: The text "Made well, and made here" has no quotes. Write "Made well, and made here".
    Home
      11:18–22 header.nav[0].label: The text "Home" has no quotes. Write "Home".
    Tests, and more tests
      24:9–30 steps[1].topics[1]: The text "Tests, and more tests" has no quotes. Write "Tests, and more tests".
    {product}
      7:49–58 brand.logo.alt: The text "{product}" has no quotes. Write "{product}".
    #d9480f
      4:13–20 brand.name: The text "#d9480f" has no quotes. Write "#d9480f".
    "
  `);
});

test('names quotes of other kinds, and quotes too many', () => {
  expect(
    toldAfter([
      ['"Acme"', '"Acme”'],
      ['"name"', '"name”'],
      ['"Home"', '"Home”'],
      ['"Acme"', '„Acme“'],
      ['"Acme"', '« Acme »'],
      ['"Acme"', "'It's ours'"],
      ['"Acme"', "''Acme''"],
      ['"Acme"', '＂Acme＂'],
      ['"Acme"', '"Acme""'],
      ['"Acme"', '""Acme"'],
      ['"name"', '"name""'],
      ['"Acme"', '&quot;Acme&quot;'],
      ['"Acme"', '\\"Acme\\"'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    "Acme”
      4:13–19 brand.name: Only straight double quotes (") can stand around a text. Write "Acme".
    "name”
      4:5–11 brand.name: Only straight double quotes (") can stand around a text. Write "name".
    "Home”
      11:18–24 header.nav[0].label: Only straight double quotes (") can stand around a text. Write "Home".
    „Acme“
      4:13–19 brand.name: Only straight double quotes (") can stand around a text. Write "Acme".
    « Acme »
      4:13–21 brand.name: Only straight double quotes (") can stand around a text. Write "Acme".
    'It's ours'
      4:13–24 brand.name: Only straight double quotes (") can stand around a text. Write "It's ours".
    ''Acme''
      4:13–21 brand.name: Only straight double quotes (") can stand around a text. Write "Acme".
    ＂Acme＂
      4:13–19 brand.name: Only straight double quotes (") can stand around a text. Write "Acme".
    "Acme""
      4:19–20 brand.name: There is a quote too many. Remove this quote.
    ""Acme"
      4:13–20 brand.name: There is a quote too many. Write "Acme".
    "name""
      4:5–12 brand.name: There is a quote too many. Write "name".
    &quot;Acme&quot;
      4:13–19 brand.name: Here stands &quot; for a quote, as in a web page or a program. Write " instead, here and everywhere else.
    \\"Acme\\"
      4:13–15 brand.name: Here stands \\\\\\" for a quote, as in a web page or a program. Write " instead, here and everywhere else.
    "
  `);
});

test('names quotes within a text, and says how many', () => {
  expect(
    toldAfter([
      ['"Made well, and made here"', '"Made "well", and made here"'],
      ['"Made well, and made here"', '"Made well, and made "here""'],
      ['"Acme"', '"A 12" screen"'],
      ['"Home"', '"Our "home" page"'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    "Made "well", and made here"
      5:20–21 brand.motto: The text ends at this quote, but more of it seems to follow. If the quote belongs to the text, write \\" instead of " (2 times in this text).
    "Made well, and made "here""
      5:35–36 brand.motto: The text ends at this quote, but more of it seems to follow. If the quote belongs to the text, write \\" instead of " (2 times in this text).
    "A 12" screen"
      4:18–19 brand.name: The text ends at this quote, but more of it seems to follow. If the quote belongs to the text, write \\" instead of ".
    "Our "home" page"
      11:23–24 header.nav[0].label: The text ends at this quote, but more of it seems to follow. If the quote belongs to the text, write \\" instead of " (2 times in this text).
    "
  `);
});

test('names a colon or a comma within quotes', () => {
  expect(
    toldAfter([
      ['"name": ', '"name:" '],
      ['"name": "Acme"', '"name: Acme"'],
      ['"Acme",', '"Acme,"'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    "name:" 
      4:5–12 brand.name: The colon stands within the quotes of the key "name". Write "name": instead.
    "name: Acme"
      4:5–17 brand.name: The key "name" and its value stand in one pair of quotes. Write "name": "Acme".
    "Acme,"
      4:19–20 brand.name: The comma stands within the quotes of the text, so that none is behind it. Put it behind the quote: …", instead of …,"
    "
  `);
});

test('tells a text that goes on in the next line from one that lacks its quote', () => {
  expect(
    toldAfter([
      ['Made well, and', 'Made well,\n    and'],
      ['"Made well, and made here"', '`Made well,\n    and made here`'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    Made well, and
      5:14–24 brand.motto: This text has no closing quote. Put a " at the end of the text. It cannot go on in the next line; write \\n for a line break in it.
    \`Made well, and made here\`
      5:14–24 brand.motto: This text has no closing quote. Put a " at the end of the text. It cannot go on in the next line; write \\n for a line break in it.
    "
  `);
});
