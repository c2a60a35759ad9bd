import { expect, test } from 'vitest';
import { formatIssues } from '../../src/config/report/format.ts';
import { errorText, issuesOf } from './error-text.ts';
import { minimalText } from './minimal-config.ts';

const edit = (from: string | RegExp, to: string) => {
  const edited = minimalText.replace(from, to);
  if (edited === minimalText) throw new Error(`Nothing to edit: ${from}`);
  return edited;
};

test('shows the lines around the place of an error', () => {
  expect(`\n${formatIssues(issuesOf(edit('"founded": 2013,', '"founded": 2013')))}`).toMatchInlineSnapshot(`
    "
    site.config.json:6:19  brand.founded
      A comma is missing between the entries. Write a comma after this.
          4 |     "name": "Acme",
          5 |     "motto": "Made well",
        > 6 |     "founded": 2013
            |                   ^
          7 |     "copyrightUntil": 2025,
    "
  `);
});

test('marks a place in a very long line without printing the line', () => {
  const text = `{ "a": "${'x'.repeat(500)}", "b": tru, "c": "${'y'.repeat(500)}" }`;
  expect(`\n${formatIssues(issuesOf(text))}`).toMatchInlineSnapshot(`
    "
    site.config.json:1:517  b
      The text "tru" has no quotes. Write "tru".
        > 1 | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "b": tru, "c": "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy…
            |                                        ^^^
    "
  `);
});

test('names a trailing comma', () => {
  expect(errorText(edit('"city": "Pune"', '"city": "Pune",'))).toMatchInlineSnapshot(`
    "
    site.config.json:40:19  tokens.city
      There is a comma after the last entry. Remove the comma.
    "
  `);
});

test('names a trailing comma in a list', () => {
  expect(errorText('{ "a": [1, 2, ] }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:13  a[1]
      There is a comma after the last entry. Remove the comma.
    "
  `);
});

test('names a missing comma between entries, behind the value that lacks it', () => {
  expect(errorText(edit('"motto": "Made well",', '"motto": "Made well"'))).toMatchInlineSnapshot(`
    "
    site.config.json:5:24  brand.motto
      A comma is missing between the entries. Write a comma after this.
    "
  `);
});

test('names a missing comma between the objects of a list', () => {
  expect(errorText('{ "a": [{ "b": 1 } { "b": 2 }] }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:18  a[0]
      A comma is missing between the values. Write a comma after this.
    "
  `);
});

test('names a comma too many', () => {
  expect(errorText('{ "a": [1,, 2], , "b": 1 }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:11  a
      There is a comma too many. Remove the comma.

    site.config.json:1:17
      There is a comma too many. Remove the comma.
    "
  `);
});

test('names single quotes around keys and texts', () => {
  expect(errorText(`{ 'version': 1, "motto": 'It works' }`)).toMatchInlineSnapshot(`
    "
    site.config.json:1:3  version
      Only straight double quotes (") can stand around a text. Write "version".

    site.config.json:1:26  motto
      Only straight double quotes (") can stand around a text. Write "It works".
    "
  `);
});

test('names typographic quotes', () => {
  expect(errorText('{ “version”: 1, "motto": “Made well” }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:3  version
      Only straight double quotes (") can stand around a text. Write "version".

    site.config.json:1:26  motto
      Only straight double quotes (") can stand around a text. Write "Made well".
    "
  `);
});

test('names keys and texts without quotes', () => {
  expect(errorText('{ version: 1, "type": hero, "title": Hello world }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:3  version
      The key "version" has no quotes. Write "version".

    site.config.json:1:23  type
      The text "hero" has no quotes. Write "hero".

    site.config.json:1:38  title
      The text "Hello world" has no quotes. Write "Hello world".
    "
  `);
});

test('names all comments at once', () => {
  expect(
    errorText('{\n  // the version\n  "version": 1, /* more */\n  # and more\n  "tokens": {}\n}'),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:2:3
      This is a comment, and JSON has none. Remove it.

    site.config.json:3:17
      This is a comment, and JSON has none. Remove it.

    site.config.json:4:3
      This is a comment, and JSON has none. Remove it.
    "
  `);
});

test('names an object that is never closed', () => {
  expect(errorText(minimalText.slice(0, minimalText.lastIndexOf('}')))).toMatchInlineSnapshot(`
    "
    site.config.json:245:4
      The { of line 1 is not closed. Put a line with } after line 245.
    "
  `);
});

test('names the bracket that is still open where another one closes', () => {
  expect(errorText('{\n  "routes": [\n    { "id": "home"\n  ]\n}')).toMatchInlineSnapshot(`
    "
    site.config.json:3:19  routes[0] (the 1st page)
      The { of line 3 is not closed. Put a } at the end of line 3.
    "
  `);
});

test('names a bracket too many', () => {
  expect(errorText('{ "version": 1 }\n}')).toMatchInlineSnapshot(`
    "
    site.config.json:2:1
      This } is one too many. Remove it.
    "
  `);
});

test('names text behind the end', () => {
  expect(errorText('{ "version": 1 }\n{ "version": 1 }')).toMatchInlineSnapshot(`
    "
    site.config.json:2:1
      A second configuration begins here; the file can hold one. Remove one of the two.
    "
  `);
});

test('names a text without a closing quote', () => {
  expect(errorText('{\n  "motto": "Made well,\n  "place": "Pune"\n}')).toMatchInlineSnapshot(`
    "
    site.config.json:2:12  motto
      This text has no closing quote. Write "Made well".
    "
  `);
});

test('names a quote within a text', () => {
  expect(errorText('{ "title": "We say "hello" to you" }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:20  title
      The text ends at this quote, but more of it seems to follow. If the quote belongs to the text, write \\" instead of " (2 times in this text).
    "
  `);
});

test('names a missing colon, another sign in its place, and a missing value', () => {
  expect(errorText('{ "a" 1, "b" = 2, "c":, "d" }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:3  a
      There is no colon after the key "a". Write "a": and then the value.

    site.config.json:1:14  b
      Between the key and its value stands =. Write a colon (:) instead.

    site.config.json:1:23  c
      There is a comma too many. Remove the comma.
    "
  `);
});

test('names a list with keys', () => {
  expect(errorText('{ "nav": ["label": "Home"] }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:10  nav
      A list [ … ] has no keys. Write { instead of this [, and } instead of the ] that closes it.
    "
  `);
});

test('names an object without keys', () => {
  expect(errorText('{ "nav": { { "label": "Home" } } }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:10  nav
      In an object { … } each value has a key; these values have none. Write [ instead of this {, and ] instead of the } that closes it.
    "
  `);
});

test('names the literals of other languages', () => {
  expect(errorText('{ "a": True, "b": None, "c": undefined, "d": yes }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:8  a
      JSON does not know True. Write true, or "True" if it is a text.

    site.config.json:1:19  b
      JSON does not know None. Write null, or "None" if it is a text.

    site.config.json:1:30  c
      JSON does not know undefined. Write null, or "undefined" if it is a text.

    site.config.json:1:46  d
      JSON does not know yes. Write true, or "yes" if it is a text.
    "
  `);
});

test('names numbers that JSON does not know', () => {
  expect(errorText('{ "a": 01, "b": +5, "c": .5, "d": 0x1F, "e": NaN, "f": 1. }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:8  a
      01 is not a number that JSON knows. Write 1.

    site.config.json:1:17  b
      +5 is not a number that JSON knows. Write 5.

    site.config.json:1:26  c
      .5 is not a number that JSON knows. Write 0.5.

    site.config.json:1:35  d
      0x1F is not a number that JSON knows. Write 31.

    site.config.json:1:46  e
      NaN is not a number that JSON knows. Write digits, such as 12 or 0.5, or put it in quotes if it is a text.

    site.config.json:1:56  f
      1. is not a number that JSON knows. Write 1.
    "
  `);
});

test('names escapes that JSON does not know', () => {
  expect(errorText(String.raw`{ "a": "C:\photos", "b": "it\'s" }`)).toMatchInlineSnapshot(`
    "
    site.config.json:1:11  a
      \\p means nothing in JSON. For a backslash write \\\\ (two of them).

    site.config.json:1:29  b
      \\' means nothing in JSON. Write ' without a backslash.
    "
  `);
});

test('names tabs within a text', () => {
  expect(errorText('{ "a": "one\ttwo" }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:12  a
      A tab cannot stand in a text as it is. Write a space, or \\t.
    "
  `);
});

test('names invisible characters', () => {
  expect(errorText('{ "a":\u00a01 }')).toMatchInlineSnapshot(`
    "
    site.config.json:1:7  a
      There is an invisible character (U+00A0) here. Replace it by an ordinary space; it often comes with copied text.
    "
  `);
});

test('names a byte order mark', () => {
  expect(errorText(`\ufeff${minimalText}`)).toMatchInlineSnapshot(`
    "
    site.config.json:1:1
      The file begins with an invisible byte order mark (BOM). Save the file as "UTF-8" instead of "UTF-8 with BOM".
    "
  `);
});

test('names an unfinished merge', () => {
  const text = '{\n<<<<<<< HEAD\n  "motto": "Made well"\n=======\n  "motto": "Well made"\n>>>>>>> main\n}';
  expect(errorText(text)).toMatchInlineSnapshot(`
    "
    site.config.json:2:1
      The file holds an unfinished merge. Keep one of the two versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.
    "
  `);
});

test('names an empty file', () => {
  expect(errorText('')).toMatchInlineSnapshot(`
    "
    site.config.json:1:1
      The file is empty. It must hold one object: { "version": 1, … }.
    "
  `);
  expect(errorText(' \n\n')).toMatchInlineSnapshot(`
    "
    site.config.json:1:1
      The file is empty. It must hold one object: { "version": 1, … }.
    "
  `);
});

test('names a file that is no JSON at all', () => {
  expect(errorText('<!doctype html>\n<title>Hi</title>')).toMatchInlineSnapshot(`
    "
    site.config.json:1:1
      The file is not JSON: it begins with "<!doctype". It must hold one object: { … }.
    "
  `);
  expect(errorText('version: 1\nbrand:\n  name: Acme\n')).toMatchInlineSnapshot(`
    "
    site.config.json:1:1
      The file is not JSON: it begins with "version". It must hold one object: { … }.
    "
  `);
});

test('names a duplicate key beside all other errors', () => {
  expect(errorText(edit('"motto": "Made well",', '"motto": "Made well",\n"motto": 5,'))).toMatchInlineSnapshot(`
    "
    site.config.json:6:1  brand.motto
      The key "motto" is here twice in the same object; the first is in line 5. Remove one of the two, or rename it.

    site.config.json:6:10  brand.motto
      "motto" must be a text in quotes, not the number 5. Write "5".
    "
  `);
});

test('refuses a key named __proto__', () => {
  expect(errorText(edit('"city": "Pune"', '"city": "Pune", "__proto__": "x"'))).toMatchInlineSnapshot(`
    "
    site.config.json:40:21  tokens.__proto__
      A key cannot be named "__proto__". Remove it.
    "
  `);
  expect(
    errorText(edit('"motto": "Made well",', '"motto": "Made well", "__proto__": { "name": "x" },')),
  ).toMatchInlineSnapshot(`
    "
    site.config.json:5:27  brand.__proto__
      A key cannot be named "__proto__". Remove it.
    "
  `);
});

test('takes a text that names __proto__ for any other', () => {
  expect(errorText(edit('"Made well"', '"__proto__"')).trim()).toBe('');
});

test('answers deep nesting with one error', () => {
  expect(errorText(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)).toMatchInlineSnapshot(`
    "
    site.config.json:1:101  [0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0]…
      The nesting is deeper than 100 levels. Nothing in this file needs that: look for brackets that belong elsewhere.
    "
  `);
  expect(errorText(`{"a":${'{"a":'.repeat(10_000)}`)).toMatchInlineSnapshot(`
    "
    site.config.json:1:501  a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a…
      The nesting is deeper than 100 levels. Nothing in this file needs that: look for brackets that belong elsewhere.
    "
  `);
  expect(errorText(`"\n${'['.repeat(100_000)}`)).toMatchInlineSnapshot(`
    "
    site.config.json:1:1
      Here stands " instead of [. Write [ instead of ".

    site.config.json:2:100  [0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0]…
      The nesting is deeper than 100 levels. Nothing in this file needs that: look for brackets that belong elsewhere.
    "
  `);
});

test('writes control characters of the file as escapes or spaces', () => {
  const text = formatIssues(issuesOf('{ "a": \u001b[31mred\u009b, "b": "\u202e" }'));
  expect([...text].filter((char) => /[^\P{Cc}\n]|\u202e/u.test(char))).toEqual([]);
});
