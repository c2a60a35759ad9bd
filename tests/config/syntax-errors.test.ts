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

test('names a missing comma between entries, behind the value that lacks it', () => {
  expect(errorText(edit('"motto": "Made well",', '"motto": "Made well"'))).toMatchInlineSnapshot(`
    "
    site.config.json:5:24  brand.motto
      A comma is missing between the entries. Write a comma after this.
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

test('names text behind the end', () => {
  expect(errorText('{ "version": 1 }\n{ "version": 1 }')).toMatchInlineSnapshot(`
    "
    site.config.json:2:1
      A second configuration begins here; the file can hold one. Remove one of the two.
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
      \\p means nothing in JSON. Between folders write /, for a backslash \\\\ (two of them).

    site.config.json:1:29  b
      \\' means nothing in JSON. Write ' without a backslash.
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
      The file is not JSON: it begins with "<!doctype". It must hold one object: { "version": 1, … }.
    "
  `);
  expect(errorText('version: 1\nbrand:\n  name: Acme\n')).toMatchInlineSnapshot(`
    "
    site.config.json:1:1
      The file is not JSON: it begins with "version". It must hold one object: { "version": 1, … }.
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
      This text has no closing quote. Put a " at the end of the text. It cannot go on in the next line; write \\n for a line break in it.
    "
  `);
});

test('writes control characters of the file as escapes or spaces', () => {
  const text = formatIssues(issuesOf('{ "a": \u001b[31mred\u009b, "b": "\u202e" }'));
  expect([...text].filter((char) => /[^\P{Cc}\n]|\u202e/u.test(char))).toEqual([]);
});

test('names a key that is there twice with a wrong escape in it', () => {
  expect(issuesOf('{ "a\\q": 1, "a\\q": 2 }').map(({ code }) => code)).toEqual([
    'json/escape',
    'json/duplicate-key',
    'json/escape',
  ]);
});
