import { expect, test } from 'vitest';
import { readJson } from '../../src/config/read/read-json.ts';
import { errorText } from './error-text.ts';
import { handWritten, toldAfter, toldOf, toldOfEach } from './hand-written.ts';

test('tells no-break spaces once, with the lines that they are in', () => {
  const pasted = handWritten
    .split('\n')
    .map((row, at) => (at > 2 && at < 12 ? row.replace(/^ +/, (indent) => '\u00a0'.repeat(indent.length)) : row));
  expect(toldOf(pasted.join('\n'))).toMatchInlineSnapshot(
    `"4:1–5 brand: There is an invisible character (U+00A0) here. Replace it by an ordinary space; it often comes with copied text. The same is in 9 lines, from 4 to 12."`,
  );
  expect(toldAfter([['"name"', '\u200b"name"']])).toMatchInlineSnapshot(`
    "
    ​"name"
      4:5–6 brand: There is an invisible character (U+200B) here. Remove it; it often comes with copied text.
    "
  `);
});

test('tells a way of writing once, and each of a few errors on its own', () => {
  expect(toldOf(handWritten.replace(/"([^"]*)"/g, '“$1”'))).toMatchInlineSnapshot(
    `"2:3–12 version: Only straight double quotes (") can stand around a text. Write "version". The same is in 17 lines, from 2 to 24."`,
  );
  expect(toldOf(handWritten.replace(/"(\w+)":/g, '$1:'))).toMatchInlineSnapshot(
    `"2:3–10 version: The key "version" has no quotes. Write "version". The same is in 15 lines, from 2 to 22."`,
  );
  expect(toldOf(handWritten.replace(/,\n/g, ', // here\n'))).toMatchInlineSnapshot(
    `"2:17–24 : This is a comment, and JSON has none. Remove it. The same is in 11 lines, from 2 to 23."`,
  );
  expect(toldOf(handWritten.replace(/([}\]"])\n/g, '$1,\n'))).toMatchInlineSnapshot(
    `"7:62–63 brand.logo: There is a comma after the last entry. Remove the comma. The same is in 9 lines, from 7 to 28."`,
  );
  expect(toldOf(handWritten.replace(/"(name|motto)"/g, "'$1'"))).toMatchInlineSnapshot(`
    "4:5–11 brand.name: Only straight double quotes (") can stand around a text. Write "name".
    5:5–12 brand.motto: Only straight double quotes (") can stand around a text. Write "motto"."
  `);
});

test('names signs that look like those of JSON, or are of another language', () => {
  expect(
    toldAfter([
      ['"name":', '"name"：'],
      ['"Acme",', '"Acme"，'],
      ['"Acme",', '"Acme";'],
      ['2013,', '2013;'],
      ['"/#hero" },', '"/#hero" };'],
      ['"Acme",', '"Acme".\n'],
      ['"name":', '"name" ='],
      ['"founded": ', '"founded"='],
      ['"name":', '"name" =>'],
      ['"name":', '"name"::'],
      ['{ "src"', '｛ "src"'],
      ['\n}\n', '\n};\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    "name"：
      4:11–12 brand.name: Between the key and its value stands ：. Write a colon (:) instead.
    "Acme"，
      4:19–20 brand.name: Here stands ， instead of a comma. Write , instead.
    "Acme";
      4:19–20 brand.name: Here stands ; instead of a comma. Write , instead.
    2013;
      6:20–21 brand.founded: Here stands ; instead of a comma. Write , instead.
    "/#hero" };
      11:44–45 header.nav[0]: Here stands ; instead of a comma. Write , instead.
    "Acme". 
      4:19–20 brand: Behind the value stands ".". Remove it, or put it into the quotes of the text.
    "name" =
      4:12–13 brand.name: Between the key and its value stands =. Write a colon (:) instead.
    "founded"=
      6:14–15 brand.founded: Between the key and its value stands =. Write a colon (:) instead.
    "name" =>
      4:12–14 brand.name: Between the key and its value stands =>. Write a colon (:) instead.
    "name"::
      4:12–13 brand.name: The sign : does not belong here. Remove this sign.
    ｛ "src"
      7:13–14 brand.logo: Here stands ｛ instead of an ordinary {. Write { instead.
     }; 
      28:2–3 : The sign ; does not belong here. Remove this sign.
    "
  `);
});

test('names what belongs nowhere: marks of lists, diffs and merges, stray words, pieces of programs', () => {
  expect(
    toldAfter([
      ['      { "label": "About"', '      - { "label": "About"'],
      ['        "Small', '        • "Small'],
      ['        "Small', '        1. "Small'],
      ['    "motto"', '+    "motto"'],
      ['    "motto"', '-    "motto"'],
      ['    "motto"', '=======\n    "motto"'],
      ['    "motto"', '    TODO: ask\n    "motto"'],
      ['    "motto"', '    ask the chief\n    "motto"'],
      ['"founded": 2013', 'founded'],
      ['"founded": 2013', '...defaults'],
      ['    "motto"', '    <!-- ours -->\n    "motto"'],
      ['    "motto"', '    /* ours\n    "motto"'],
      ['"Acme"', 't("name")'],
      ['"Acme"', '"Ac" + "me"'],
      ['"Acme"', '`Acme Ltd`'],
    ]),
  ).toMatchInlineSnapshot(`
    "
          - { "label": "About"
      12:7–8 header.nav: The sign - does not belong here. Remove this sign.
            • "Small
      23:9–10 steps[1].topics: The sign • does not belong here. Remove this sign.
            1. "Small
      23:9–11 steps[1].topics: The sign 1. does not belong here. Remove this sign.
    +    "motto"
      5:1–2 brand: The sign + does not belong here. Remove this sign.
    -    "motto"
      5:1–2 brand: The sign - does not belong here. Remove this sign.
    ======= "motto"
      5:1–8 brand: The file holds an unfinished merge. Keep one of the two versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.
        TODO: ask "motto"
      5:5–14 brand: The key "TODO" and its value have no quotes. Write "TODO": "ask", or remove it.
        ask the chief "motto"
      5:5–18 brand: "ask the chief" is no entry: an entry is a key in quotes, a colon and a value. Remove it.
    founded
      6:5–12 brand: "founded" is no entry: an entry is a key in quotes, a colon and a value. Remove it, or write "founded": and its value.
    ...defaults
      6:5–16 brand: "...defaults" is no entry: an entry is a key in quotes, a colon and a value. Remove it.
        <!-- ours --> "motto"
      5:5–18 brand: This is a comment, and JSON has none. Remove it.
        /* ours "motto"
      5:5–7 brand: This is a comment without an end, and JSON has no comments. Remove it.
    t("name")
      4:13–15 brand.name: A value must come here, not t(. Remove it, or write the value before it.
    "Ac" + "me"
      4:16–17 brand.name: The text ends at this quote, but more of it seems to follow. If the quote belongs to the text, write \\" instead of " (2 times in this text).
    \`Acme Ltd\`
      4:13–23 brand.name: Only straight double quotes (") can stand around a text. Write "Acme Ltd".
    "
  `);
});

test('names numbers in the ways that people write them', () => {
  expect(
    toldAfter([
      ['2013', '2,013'],
      ['2013', '2 013'],
      ['2013', '2013px'],
      ['2013', '２０１３'],
      ['2013', '2013-05-01'],
      ['2013,', ','],
    ]),
  ).toMatchInlineSnapshot(`
    "
    2,013
      6:16–21 brand.founded: 2,013 is not a number that JSON knows. Write 2013.
    2 013
      6:16–21 brand.founded: 2 013 is not a number that JSON knows. Write 2013.
    2013px
      6:16–22 brand.founded: 2013px is not a number that JSON knows. Write 2013.
    ２０１３
      6:16–20 brand.founded: ２０１３ is not a number that JSON knows. Write 2013.
    2013-05-01
      6:16–26 brand.founded: 2013-05-01 is not a number that JSON knows. Write digits, such as 12 or 0.5, or put it in quotes if it is a text.
    ,
      6:5–14 brand.founded: The key "founded" has no value. Write it: "founded": …
    "
  `);
});

test('advises slashes for the path of a file, and two backslashes for a text', () => {
  const written = (value: string) => errorText(`{ "a": "${value}" }`).split('\n')[2];
  const values = [
    String.raw`\images\hero.svg`,
    String.raw`images\team\cto.svg`,
    String.raw`.\images\hero.svg`,
    String.raw`public\images\hero.svg`,
    String.raw`\about`,
    String.raw`C:\Users\me\hero.svg`,
    String.raw`C:\data`,
    String.raw`and\or`,
    String.raw`a \ b`,
    String.raw`it\'s`,
    String.raw`\u20ag`,
  ];
  expect(values.map((value) => `${value} →${written(value)}`)).toMatchInlineSnapshot(`
    [
      "\\images\\hero.svg →  \\i means nothing in JSON. Between folders write /, for a backslash \\\\ (two of them).",
      "images\\team\\cto.svg →  \\c means nothing in JSON. Between folders write /, for a backslash \\\\ (two of them).",
      ".\\images\\hero.svg →  \\i means nothing in JSON. Between folders write /, for a backslash \\\\ (two of them).",
      "public\\images\\hero.svg →  \\i means nothing in JSON. Between folders write /, for a backslash \\\\ (two of them).",
      "\\about →  \\a means nothing in JSON. Between folders write /, for a backslash \\\\ (two of them).",
      "C:\\Users\\me\\hero.svg →  \\U means nothing in JSON. Between folders write /, for a backslash \\\\ (two of them).",
      "C:\\data →  \\d means nothing in JSON. Between folders write /, for a backslash \\\\ (two of them).",
      "and\\or →  \\o means nothing in JSON. Between folders write /, for a backslash \\\\ (two of them).",
      "a \\ b →  \\  means nothing in JSON. Between folders write /, for a backslash \\\\ (two of them).",
      "it\\'s →  \\' means nothing in JSON. Write ' without a backslash.",
      "\\u20ag →  Four digits or letters from a to f must follow \\u. Write the character itself instead, or \\\\u for a backslash and a u.",
    ]
  `);
});

test('names what a file begins and ends with', () => {
  expect(
    [
      `export default ${handWritten}`,
      `module.exports = ${handWritten}`,
      `\`\`\`json\n${handWritten}\`\`\`\n`,
      `${handWritten}\`\`\`\n`,
      `${handWritten}done\n`,
      `${handWritten}${handWritten}`,
      '---\nversion: 1\n',
      '<!doctype html>\n<p>{}</p>',
    ].map(toldOf),
  ).toMatchInlineSnapshot(`
    [
      "1:1–7 : The file is not JSON: it begins with "export". Remove what stands before the first {.",
      "1:1–15 : The file is not JSON: it begins with "module.exports". Remove what stands before the first {.",
      "1:1–8 : The file is not JSON: it begins with "\`\`\`json". Remove what stands before the first {.",
      "29:1–4 : The sign \`\`\` does not belong here. Remove this sign.",
      "29:1–5 : There is more text after the end of the configuration. Remove it, or look above for a bracket that closes too early.",
      "29:1–2 : A second configuration begins here; the file can hold one. Remove one of the two.",
      "1:1–4 : The file is not JSON: it begins with "---". It must hold one object: { "version": 1, … }.",
      "1:1–10 : The file is not JSON: it begins with "<!doctype". It must hold one object: { "version": 1, … }.",
    ]
  `);
});

test('tells tabs of a pasted table once a text', () => {
  expect(
    toldAfter([
      ['"Acme"', '"A\tc\tme"'],
      ['"Acme"', '"Ac\u0007me"'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    "A	c	me"
      4:15–16 brand.name: A tab cannot stand in a text as it is. Write a space, or \\t.
    "Acme"
      4:16–17 brand.name: An invisible control character (U+0007) stands in this text. Remove it.
    "
  `);
});

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
      6:16–23 brand.founded: The text "2013 AD" has no quotes. Write "2013 AD".
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

/** An object with a line for each number from 1 on. */
const linesOf = (count: number, line: (number: number) => string) =>
  `{\n${Array.from({ length: count }, (_, at) => `  ${line(at + 1)}`).join('\n')}\n}\n`;

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

test('a file that is a pasted diff is told as one', () => {
  expect(toldOf('+{\n+  "version": 1\n+}')).toMatchInlineSnapshot(
    `"1:1–2 : The file is not JSON: it begins with "+". It must hold one object: { "version": 1, … }."`,
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

test('a pasted piece of JavaScript is one error', () => {
  expect(
    toldAfter([
      ['2013', 'function () { return [1, 2]; }'],
      ['2013', '() => 5'],
      ['2013', '5 * 60 * 1000'],
      ['2013', 'new Date()'],
      ['2013', 'Math.max(1, 2)'],
      ['2013', 'process.env.YEAR'],
      ['2013,', '3,,'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    function () { return [1, 2]; }
      6:16–42 brand.founded: The text "function () { return [1, 2" has no quotes. Write "function () { return [1, 2".
      6:42–43 brand: The { of line 3 is still open where this ] stands. Put a } before it, or look for a bracket that is missing or too many in between.
    () => 5
      6:16–23 brand.founded: The text "() => 5" has no quotes. Write "() => 5".
    5 * 60 * 1000
      6:16–29 brand.founded: The text "5 * 60 * 1000" has no quotes. Write "5 * 60 * 1000".
    new Date()
      6:16–26 brand.founded: The text "new Date()" has no quotes. Write "new Date()".
    Math.max(1, 2)
      6:16–30 brand.founded: The text "Math.max(1, 2)" has no quotes. Write "Math.max(1, 2)".
    process.env.YEAR
      6:16–32 brand.founded: The text "process.env.YEAR" has no quotes. Write "process.env.YEAR".
    3,,
      6:18–19 brand: There is a comma too many. Remove the comma.
    "
  `);
});

test.each(['', '  '])('an unfinished merge is one error, whether its marks are indented or not: "%s"', (indent) => {
  const rows = handWritten.split('\n');
  for (const at of rows.keys()) {
    if (at === 0 || at > 27) continue;
    const marks = [`${indent}<<<<<<< HEAD`, rows[at], `${indent}=======`, rows[at], `${indent}>>>>>>> main`];
    const { diagnostics } = readJson(rows.toSpliced(at, 1, ...marks.map(String)).join('\n'));
    expect(
      diagnostics.map(({ code }) => code),
      `line ${at + 1}`,
    ).toEqual(['json/merge-conflict']);
  }
});
