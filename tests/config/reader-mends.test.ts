import { expect, test } from 'vitest';
import { issuesOf } from './error-text.ts';
import { toldAfter, toldOf } from './hand-written.ts';

/** What an editor reads about each of several texts, under the text. */
const toldOfEach = (texts: string[]) =>
  `\n${texts.map((text) => `${text}\n  ${toldOf(text).replaceAll('\n', '\n  ')}\n`).join('')}`;
/** Entries of an object in lines of their own, a piece for each number. */
const piecesOf = (count: number, piece: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => `  ${piece(at + 1)},\n`).join('');

test('names the key of what is not closed, however its colon is spaced', () => {
  expect(
    toldOfEach([
      '{\n  "a":{\n    "b": 1\n  "c": 2\n}\n',
      '{\n  "a" : {\n    "b": 1\n  "c": 2\n}\n',
      '{\n  "a"  :  {\n    "b": 1\n  "c": 2\n}\n',
    ]),
  ).toMatchInlineSnapshot(`
    "
    {
      "a":{
        "b": 1
      "c": 2
    }

      3:11–11 a: The { of "a" in line 2 is not closed. Put a line with }, after line 3.
    {
      "a" : {
        "b": 1
      "c": 2
    }

      3:11–11 a: The { of "a" in line 2 is not closed. Put a line with }, after line 3.
    {
      "a"  :  {
        "b": 1
      "c": 2
    }

      3:11–11 a: The { of "a" in line 2 is not closed. Put a line with }, after line 3.
    "
  `);
});

test('counts an empty line at the beginning of the file', () => {
  expect(toldOf('\n{\n  "a": {\n    "b": 1\n  "c": 2\n}\n')).toMatchInlineSnapshot(
    `"4:11–11 a: The { of "a" in line 3 is not closed. Put a line with }, after line 4."`,
  );
});

test('goes by an indentation of a single space or tab', () => {
  expect(toldOf('{\n "a": 1\n')).toMatchInlineSnapshot(
    `"2:8–8 : The { of line 1 is not closed. Put a line with } after line 2."`,
  );
  expect(toldOf('{\n\t"a": 1\n')).toMatchInlineSnapshot(
    `"2:8–8 : The { of line 1 is not closed. Put a line with } after line 2."`,
  );
});

test('proposes no place for a bracket in a text that is not indented', () => {
  expect(toldOfEach(['{"a":{"b":1}', '{\n"a": {\n"b": 1\n}\n'])).toMatchInlineSnapshot(`
    "
    {"a":{"b":1}
      1:13–13 : The file ends here, but the { of line 1 is still open. Part of the file seems to be lost: get it back, or close it.
    {
    "a": {
    "b": 1
    }

      4:2–2 : The file ends here, but the { of line 1 is still open. Part of the file seems to be lost: get it back, or close it.
    "
  `);
});

test('finds a line that is there twice in a file with line ends of Windows', () => {
  expect(toldOf('{\r\n  "a": [\r\n  "a": [\r\n    1\r\n  ],\r\n  "b": 2\r\n}\r\n')).toMatchInlineSnapshot(
    `"3:3–9 a: This line is here twice. Remove one of the two."`,
  );
});

test('a line with a single bracket twice is told as well, but no list that begins with a list', () => {
  expect(
    toldOfEach([
      '{\n  "a": [\n    {\n    {\n      "b": 1\n    }\n  ]\n}\n',
      '{\n  "a": [\n    [\n    [\n      1\n    ]\n  ]\n}\n',
      '{\n  "a": [\n    [\n      [\n        1\n      ]\n    ]\n  ]\n',
    ]),
  ).toMatchInlineSnapshot(`
    "
    {
      "a": [
        {
        {
          "b": 1
        }
      ]
    }

      4:5–6 a[0]: This { is one too many. Remove it.
    {
      "a": [
        [
        [
          1
        ]
      ]
    }

      3:5–6 a: This [ is one too many. Remove it.
    {
      "a": [
        [
          [
            1
          ]
        ]
      ]

      8:4–4 : The { of line 1 is not closed. Put a line with } after line 8.
    "
  `);
});

test('lists whose entries go on in the line where one ends cost no mends', () => {
  const list = (name: string) => `  "${name}": [{ "x": 1\n  }, { "y": 2 }],\n`;
  expect(toldOf(`{\n${[...'abcdefghi'].map(list).join('')}  "z": {\n    "b": 1\n  "y": 2\n}\n`)).toMatchInlineSnapshot(
    `"21:11–11 z: The { of "z" in line 20 is not closed. Put a line with }, after line 21."`,
  );
});

test('a whole file in one line twice is a second file, not a line twice', () => {
  expect(toldOf('  { "a": 1, "b": [2] }\n  { "a": 1, "b": [2] }')).toMatchInlineSnapshot(
    `"2:3–4 : A second configuration begins here; the file can hold one. Remove one of the two."`,
  );
});

test('a bracket too many takes along the comma that stands apart from it', () => {
  expect(toldOf('{\n  "a": {\n    "b": 1,\n    } ,\n    "c": 2\n  }\n}\n')).toMatchInlineSnapshot(
    `"4:5–6 a: This } is one too many. Remove it, with the comma behind it."`,
  );
});

test('finds where the opening line of a list in a list is lost', () => {
  const facts = (text: string) =>
    issuesOf(text).map(({ line, column, pathText, fact }) => `${line}:${column} ${pathText}: ${fact}`);
  const lost =
    '{\n  "a": {\n    "rows": [\n      [\n        1, 2\n      ],\n        3, 4\n      ]\n    ],\n    "b": 1\n  }\n}\n';
  expect(facts(lost)).toMatchInlineSnapshot(`
    [
      "7:9 a.rows: A line that opens with [ is missing before this one: what line 8 closes was never opened.",
    ]
  `);
});

test('finds a missing bracket below lists whose brackets share their lines', () => {
  const missing = '  "e": {\n    "f": 1\n  "g": {\n    "h": 2\n  }\n}\n';
  expect(toldOf(`{\n${piecesOf(4, (number) => `"a${number}": [{\n    "x": 1\n  }]`)}${missing}`)).toMatchInlineSnapshot(
    `"15:11–11 e: The { of "e" in line 14 is not closed. Put a line with }, after line 15."`,
  );
  expect(
    toldOf(`{\n${piecesOf(4, (number) => `"a${number}": [{\n    "x": 1\n  } ]`)}${missing}`),
  ).toMatchInlineSnapshot(`"15:11–11 e: The { of "e" in line 14 is not closed. Put a line with }, after line 15."`);
});

test('does not go by an indentation that is wrong in many places', () => {
  const wrong = (count: number) => piecesOf(count, (number) => `"a${number}": {\n  "x": 1\n  }`);
  const missing = '\n    "f": 1\n  "g": {\n    "h": 2\n  }\n}\n';
  expect(toldOf(`{\n${wrong(1)}  "e": {${missing}`)).toMatchInlineSnapshot(
    `"6:11–11 e: The { of "e" in line 5 is not closed. Put a line with }, after line 6."`,
  );
  expect(toldOf(`{\n${wrong(4)}  "e": {${missing}`)).toMatchInlineSnapshot(`
    "15:10–11 e.f: A comma is missing between the entries. Write a comma after this.
    19:2–2 : The file ends here, but the { of line 1 is still open. Part of the file seems to be lost: get it back, or close it."
  `);
  expect(toldOf(`{\n${wrong(3)}  "e": { "d": [\n    1 ]\n  , "g": {\n    "h": 2\n  }\n}\n`)).toMatchInlineSnapshot(
    `"16:2–2 : The file ends here, but the { of line 1 is still open. Part of the file seems to be lost: get it back, or close it."`,
  );
});

test('finds an entry of a list that is not closed before the next one in the same line', () => {
  expect(
    toldOfEach([
      '{ "steps": [{ "title": "A", { "title": "B" }] }',
      '{ "steps": [{ "title": "A", "topics": [1], { "title": "B" }] }',
    ]),
  ).toMatchInlineSnapshot(`
    "
    { "steps": [{ "title": "A", { "title": "B" }] }
      1:27–28 steps[0]: The { of line 1 is not closed. Put a } before this comma.
    { "steps": [{ "title": "A", "topics": [1], { "title": "B" }] }
      1:42–43 steps[0]: The { of line 1 is not closed. Put a } before this comma.
    "
  `);
});

test('finds an opening bracket before a key', () => {
  expect(toldAfter([['"title": "Build"', '[ "title": "Build"']])).toMatchInlineSnapshot(`
    "
    [ "title": "Build"
      21:7–8 steps[1]: This [ is one too many. Remove it.
    "
  `);
});

test('a key in a list of texts needs brackets of its own', () => {
  expect(toldOf('{ "nav": ["label", "href": "/"] }')).toMatchInlineSnapshot(
    `"1:26–27 nav[2]: A list [ … ] has no keys. Put { and } around the keys and values."`,
  );
});

test('reads on behind an object that is not closed before the end of its list', () => {
  expect(
    toldOfEach(['{ "a": [{ "b": 1 ], "c": TRUE }', '{\n  "a": [{ "b": 1 ],\n  "c": TRUE,\n  "d": 2\n}']),
  ).toMatchInlineSnapshot(`
    "
    { "a": [{ "b": 1 ], "c": TRUE }
      1:18–19 a[0]: The { of line 1 is still open where this ] stands. Put a } before it, or look for a bracket that is missing or too many in between.
      1:26–30 c: JSON does not know TRUE. Write true, or "TRUE" if it is a text.
    {
      "a": [{ "b": 1 ],
      "c": TRUE,
      "d": 2
    }
      2:18–19 a[0]: The { of line 2 is still open where this ] stands. Put a } before it, or look for a bracket that is missing or too many in between.
      3:8–12 c: JSON does not know TRUE. Write true, or "TRUE" if it is a text.
    "
  `);
});

test('finds the key without a value, with the colon close to it or not', () => {
  expect(
    toldOfEach(['{\n  "a": 1,\n  "b":\n  "c": [],\n  "d": {},\n}', '{\n  "a": 1,\n  "b" :\n  "c": [],\n  "d": {},\n}']),
  ).toMatchInlineSnapshot(`
    "
    {
      "a": 1,
      "b":
      "c": [],
      "d": {},
    }
      3:3–6 b: The key "b" has no value. Write it: "b": …
      5:10–11 d: There is a comma after the last entry. Remove the comma.
    {
      "a": 1,
      "b" :
      "c": [],
      "d": {},
    }
      3:3–6 b: The key "b" has no value. Write it: "b": …
      5:10–11 d: There is a comma after the last entry. Remove the comma.
    "
  `);
});

test('finds the missing bracket of a list of objects and lists', () => {
  expect(toldOf('{ "a": { "b": 1 }, [2], { "c": 3 }] }')).toMatchInlineSnapshot(
    `"1:8–9 a: The [ of "a" is missing. Write "a": ["`,
  );
});

test('finds all objects behind the list that they belong to, with the comma behind them', () => {
  expect(
    toldOfEach([
      '{ "a": [1], { "b": 2 }, { "b": 3 }, { "b": 4 } }',
      '{ "a": [] , { "b": 2 } }',
      '{ "a": [1], { "b": 2 },}',
      '{\n  "a": [1],\n  { "b": 2 }\n  ,\n  { "b": 3 }\n  ,\n  }',
      '{ "a": [1], { "b": 2 }, "c": [3,] }',
      '{\n  "a": [1],\n  { "b": 2 }, # more\n}',
    ]),
  ).toMatchInlineSnapshot(`
    "
    { "a": [1], { "b": 2 }, { "b": 3 }, { "b": 4 } }
      1:13–14 a: These { … } stand behind the ] of "a", but belong before it. Move the ] of line 1 behind the last of them, and leave the comma where it is.
    { "a": [] , { "b": 2 } }
      1:13–14 a: This { … } stands behind the ] of "a", but belongs before it. Move the ] of line 1 behind this { … }, and remove the comma after it.
    { "a": [1], { "b": 2 },}
      1:13–14 a: This { … } stands behind the ] of "a", but belongs before it. Move the ] of line 1 behind this { … }, and leave the comma where it is. Remove the comma behind it.
    {
      "a": [1],
      { "b": 2 }
      ,
      { "b": 3 }
      ,
      }
      3:3–4 a: These { … } stand behind the ] of "a", but belong before it. Move the ] of line 2 behind the last of them, and leave the comma where it is. Remove the comma behind it.
    { "a": [1], { "b": 2 }, "c": [3,] }
      1:13–14 a: This { … } stands behind the ] of "a", but belongs before it. Move the ] of line 1 behind this { … }, and leave the comma where it is.
      1:32–33 c[0]: There is a comma after the last entry. Remove the comma.
    {
      "a": [1],
      { "b": 2 }, # more
    }
      3:3–4 a: This { … } stands behind the ] of "a", but belongs before it. Move the ] of line 2 behind this { … }, and leave the comma where it is.
      3:13–14 a: There is a comma after the last entry. Remove the comma.
      3:15–21 : This is a comment, and JSON has none. Remove it.
    "
  `);
});

test('brackets within the texts of objects behind a list do not end them', () => {
  expect(
    toldOfEach([
      '{ "a": [1], { "b": "a } and a {" }, { "b": "\\" }" } }',
      '{\n  "a": [],\n  { "b": "see {\n  },\n  { "b": 2 }\n}',
      '{\n  "a": [1],\n  { "b": "see [,\n    "c": 1 }\n}',
    ]),
  ).toMatchInlineSnapshot(`
    "
    { "a": [1], { "b": "a } and a {" }, { "b": "\\" }" } }
      1:13–14 a: These { … } stand behind the ] of "a", but belong before it. Move the ] of line 1 behind the last of them, and leave the comma where it is.
    {
      "a": [],
      { "b": "see {
      },
      { "b": 2 }
    }
      3:3–4 : A key in quotes must come here, not {. In an object { … } each value has a key: "title": "…".
    {
      "a": [1],
      { "b": "see [,
        "c": 1 }
    }
      3:3–4 : A key in quotes must come here, not {. In an object { … } each value has a key: "title": "…".
    "
  `);
});

test('marks what follows other brackets at its own place', () => {
  expect(
    toldAfter([
      ['{ "src": "/images/logo.svg", "alt": "{product}" }', '[ "src": "/images/logo.svg", "alt": "{product}" ];'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    [ "src": "/images/logo.svg", "alt": "{product}" ];
      7:13–14 brand.logo: A list [ … ] has no keys. Write { instead of this [, and } instead of the ] that closes it.
      7:62–63 brand.logo: The sign ; does not belong here. Remove this sign.
    "
  `);
});

test('tells of a file that is cut off in a key or behind it', () => {
  expect(toldOfEach(['{ "a: [', '{\n  "version": 1,\n  "name:', '{\n  "version": 1,\n  "name'])).toMatchInlineSnapshot(`
    "
    { "a: [
      1:3–8 : The file ends within this text. Part of the file seems to be lost: get it back, or close the text and what is open around it.
    {
      "version": 1,
      "name:
      3:3–9 : The file ends within this text. Part of the file seems to be lost: get it back, or close the text and what is open around it.
    {
      "version": 1,
      "name
      3:3–8 : The file ends within this text. Part of the file seems to be lost: get it back, or close the text and what is open around it.
    "
  `);
});

test('tells of a file that is cut off although an entry in it is not indented', () => {
  expect(toldOf('{\n  "a": [\n{\n      "b": 1\n    }\n  ],\n  "c": {\n    "d": 1\n')).toMatchInlineSnapshot(
    `"8:11–11 c: The file ends here, but 2 brackets are still open, the last of them the { of line 7. Part of the file seems to be lost: get it back, or close them all."`,
  );
});

test('a list behind another one lacks a key, and is not taken for an object', () => {
  expect(toldOfEach(['{ "a": [1], [2], "b": 3 }', '{ "rows": [[1], [2]], [3] }'])).toMatchInlineSnapshot(`
    "
    { "a": [1], [2], "b": 3 }
      1:13–14 : A key in quotes must come here, not [. In an object { … } each value has a key: "title": "…".
    { "rows": [[1], [2]], [3] }
      1:23–24 : A key in quotes must come here, not [. In an object { … } each value has a key: "title": "…".
    "
  `);
});
