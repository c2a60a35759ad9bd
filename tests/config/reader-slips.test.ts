import { expect, test } from 'vitest';
import { issuesOf } from './error-text.ts';
import { toldAfter, toldOf } from './hand-written.ts';

/** What an editor reads about each of several texts, under the text. */
const toldOfEach = (texts: string[]) =>
  `\n${texts.map((text) => `${text}\n  ${toldOf(text).replaceAll('\n', '\n  ')}\n`).join('')}`;
/** An object with a line for each number from 1 on. */
const linesOf = (count: number, line: (number: number) => string) =>
  `{\n${Array.from({ length: count }, (_, at) => `  ${line(at + 1)}`).join('\n')}\n}\n`;

test('a number in another form is proposed as JSON writes it, where there is no doubt about it', () => {
  expect(
    toldAfter([
      ['2013', '2,013,000'],
      ['2013', '2_013_000'],
      ['2013', '2013 px'],
      ['2013', '2013 AD'],
      ['2013', '2013+'],
      ['2013', '20px13'],
      ['2013', '+1234567890123456789'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    2,013,000
      6:16–25 brand.founded: 2,013,000 is not a number that JSON knows. Write 2013000.
    2_013_000
      6:16–25 brand.founded: 2_013_000 is not a number that JSON knows. Write 2013000.
    2013 px
      6:16–23 brand.founded: 2013 px is not a number that JSON knows. Write 2013.
    2013 AD
      6:16–23 brand.founded: The text "2013 AD" has no quotes. Write "2013 AD". Or write 2013 alone, if a number belongs here.
    2013+
      6:16–21 brand.founded: 2013+ is no value of JSON. Write 2013, or "2013+" if it is a text.
    20px13
      6:16–22 brand.founded: 20px13 is not a number that JSON knows. Write digits, such as 12 or 0.5, or put it in quotes if it is a text.
    +1234567890123456789
      6:16–36 brand.founded: +1234567890123456789 is not a number that JSON knows. Write digits, such as 12 or 0.5, or put it in quotes if it is a text.
    "
  `);
});

test('several invisible characters in one line are told once, with their number', () => {
  expect(toldAfter([['"Acme",', '\u00a0"Acme"\u00a0,']])).toMatchInlineSnapshot(`
    "
     "Acme" ,
      4:13–14 brand.name: There is an invisible character (U+00A0) here. Replace it by an ordinary space; it often comes with copied text. The same is in this line 2 times.
    "
  `);
});

test('only the byte order mark at the beginning is called one', () => {
  const facts = (text: string) => issuesOf(text).map(({ line, column, fact }) => `${line}:${column} ${fact}`);
  expect(facts('\ufeff{ "a": 1, }')).toMatchInlineSnapshot(`
    [
      "1:1 The file begins with an invisible byte order mark (BOM).",
      "1:10 There is a comma after the last entry.",
    ]
  `);
  expect(facts('\u00a0{ "a": 1, }')).toMatchInlineSnapshot(`
    [
      "1:1 There is an invisible character (U+00A0) here.",
      "1:10 There is a comma after the last entry.",
    ]
  `);
  expect(facts('{ "a": 1,\ufeff "b": 2, }')).toMatchInlineSnapshot(`
    [
      "1:10 There is an invisible character (U+FEFF) here.",
      "1:18 There is a comma after the last entry.",
    ]
  `);
});

test('a sign before the whole file is what the file begins with', () => {
  expect(toldOf('- { "version": 1 }')).toMatchInlineSnapshot(
    `"1:1–2 : The sign - does not belong here. Remove this sign."`,
  );
});

test('dots for entries that were left out are told, and their comma goes with them', () => {
  expect(
    toldAfter([
      ['"motto"', '…,\n    "motto"'],
      ['"Small stages"', '...,\n        "Small stages"'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    …, "motto"
      5:5–6 brand: The sign … does not belong here. Remove this sign.
    ..., "Small stages"
      23:9–12 steps[1].topics: The sign ... does not belong here. Remove this sign.
    "
  `);
});

test('# begins a text where a colour can stand without quotes, and a comment elsewhere', () => {
  expect(
    toldOfEach([
      '{ "colours": [#fff, #d9480f] }',
      '{\n  "colours": [ # of the brand\n    "#fff"\n  ],\n}',
      '{\n  #version: 1,\n  "version": 2,\n}',
      '#site\n{ "version": 1, }',
      '{ "accent": #',
    ]),
  ).toMatchInlineSnapshot(`
    "
    { "colours": [#fff, #d9480f] }
      1:15–19 colours[0]: The text "#fff" has no quotes. Write "#fff".
      1:21–28 colours[1]: The text "#d9480f" has no quotes. Write "#d9480f".
    {
      "colours": [ # of the brand
        "#fff"
      ],
    }
      2:16–30 colours: This is a comment, and JSON has none. Remove it.
      4:4–5 colours: There is a comma after the last entry. Remove the comma.
    {
      #version: 1,
      "version": 2,
    }
      2:3–15 : This is a comment, and JSON has none. Remove it.
      3:15–16 version: There is a comma after the last entry. Remove the comma.
    #site
    { "version": 1, }
      1:1–6 : This is a comment, and JSON has none. Remove it.
      2:15–16 version: There is a comma after the last entry. Remove the comma.
    { "accent": #
      1:12–12 : The file ends here, but the { of line 1 is still open. Part of the file seems to be lost: get it back, or close it.
      1:13–14 : This is a comment, and JSON has none. Remove it.
    "
  `);
});

test('a comment that begins where another one ends is told too', () => {
  expect(toldAfter([['2013,', '2013, /* one *//* two */']])).toMatchInlineSnapshot(`
    "
    2013, /* one *//* two */
      6:22–31 brand: This is a comment, and JSON has none. Remove it.
      6:31–40 brand: This is a comment, and JSON has none. Remove it.
    "
  `);
});

test('a line of words is told without the spaces behind it', () => {
  expect(toldAfter([['"motto"', 'two words  \n    "motto"']])).toMatchInlineSnapshot(`
    "
    two words   "motto"
      5:5–14 brand: "two words" is no entry: an entry is a key in quotes, a colon and a value. Remove it.
    "
  `);
});

test('a text without quotes is written out to be copied up to 60 characters', () => {
  expect(
    toldAfter([
      ['"Acme"', `${'Acme '.repeat(11)}Acme.`],
      ['"Acme"', `${'Acme '.repeat(11)}Acme Co`],
    ]),
  ).toMatchInlineSnapshot(`
    "
    Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme.
      4:13–73 brand.name: The text "Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme." has no quotes. Write "Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme.".
    Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme Co
      4:13–75 brand.name: The text "Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme Acme …" has no quotes. Put a " before and behind it.
    "
  `);
});

test('a way of writing that comes in a swarm is told once, with its lines', () => {
  expect(toldOf(linesOf(150, (number) => `key${number}: ${number},`))).toMatchInlineSnapshot(`
    "2:3–7 key1: The key "key1" has no quotes. Write "key1". The same is in 150 lines, from 2 to 151.
    151:14–15 key150: There is a comma after the last entry. Remove the comma."
  `);
});

test('a swarm is counted up to a thousand, where reading ends', () => {
  expect(toldOf(linesOf(1100, () => '// words'))).toMatchInlineSnapshot(
    `"2:3–11 : This is a comment, and JSON has none. Remove it. The same is in 1000 lines, from 2 to 1001."`,
  );
});

test('a hundred messages are told, and nothing is read behind them', () => {
  const withoutCommas = linesOf(100, (number) => `"key${number}": ${number}`).replace('}', '  "last": [\n    1\n}');
  const told = toldOf(withoutCommas).split('\n');
  expect(told).toHaveLength(100);
  expect(told.at(-1)).toMatchInlineSnapshot(
    `"101:15–16 key100: A comma is missing between the entries. Write a comma after this."`,
  );
});

test('of the keys that are there twice a hundred are told, each by itself', () => {
  const told = toldOf(linesOf(150, (number) => `"key": ${number},`).replace(',\n}', '\n}')).split('\n');
  const twins = told.filter((line) => line.includes('is here twice'));
  expect(twins).toHaveLength(100);
  expect(twins.at(-1)).toMatchInlineSnapshot(
    `"102:3–8 key: The key "key" is here twice in the same object; the first is in line 101. Remove one of the two, or rename it."`,
  );
});

test('a file that is a pasted diff is told as one', () => {
  expect(toldOf('+{\n+  "version": 1\n+}')).toMatchInlineSnapshot(
    `"1:1–2 : This line begins with the sign of a pasted diff. Remove the + at the beginnings of lines, and the lines that begin with -."`,
  );
});

test('dots at the end of a list are as needless as before another entry', () => {
  expect(toldOf('{ "a": [1, 2, …] }')).toMatchInlineSnapshot(
    `"1:15–16 a[1]: The sign … does not belong here. Remove this sign."`,
  );
});

test('a mark within the file is to be removed, and a number that cannot be kept is not proposed as another', () => {
  expect(toldOf('{\n  \ufeff"version": 1\n}')).toMatchInlineSnapshot(
    `"2:3–4 : There is an invisible character (U+FEFF) here. Remove it; it often comes with copied text."`,
  );
  expect(toldOf('{ "a": +123456789012345678 }')).toMatchInlineSnapshot(
    `"1:8–27 a: +123456789012345678 is not a number that JSON knows. Write digits, such as 12 or 0.5, or put it in quotes if it is a text."`,
  );
  expect(toldOf('{ "a": +1234567890 }')).toMatchInlineSnapshot(
    `"1:8–19 a: +1234567890 is not a number that JSON knows. Write 1234567890."`,
  );
});

test('words that stand alone may be a key, also with a space before their comma', () => {
  expect(toldOf('{\n  motto ,\n  "version": 1\n}')).toMatchInlineSnapshot(
    `"2:3–8 : "motto" is no entry: an entry is a key in quotes, a colon and a value. Remove it, or write "motto": and its value."`,
  );
});

test('of an object behind an empty list no comma is spoken where there is none', () => {
  expect(toldOf('{ "a": [] { "b": 2 } }')).toMatchInlineSnapshot(
    `"1:11–12 a: This { … } stands behind the ] of "a", but belongs before it. Move the ] of line 1 behind this { … }."`,
  );
  expect(toldOf('{ "a": [], { "b": 2 } }')).toMatchInlineSnapshot(
    `"1:12–13 a: This { … } stands behind the ] of "a", but belongs before it. Move the ] of line 1 behind this { … }, and remove the comma after it."`,
  );
});
