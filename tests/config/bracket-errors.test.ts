import { expect, test } from 'vitest';
import { issuesOf } from './error-text.ts';
import { handWritten, toldAfter, toldOf, toldOfEach } from './hand-written.ts';

test('finds by the indentation which bracket is not closed, and says where it should be', () => {
  expect(
    toldAfter([
      ['\n  },\n  "header"', '\n  "header"'],
      ['\n  },\n  "header"', ',\n  "header"'],
      ['\n    ]\n  },\n  "steps"', '\n  },\n  "steps"'],
      ['\n    },\n    {\n      "title": "Build"', '\n    {\n      "title": "Build"'],
      [' },\n      { "label": "About"', ',\n      { "label": "About"'],
      [' }\n    ]', '\n    ]'],
      ['"Limits"]', '"Limits"'],
      ['\n  ]\n}\n', '\n  ]\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "
     "header"
      7:62–62 brand: The { of "brand" in line 3 is not closed. Put a line with }, after line 7.
    , "header"
      7:62–62 brand: The { of "brand" in line 3 is not closed. Put a line with }, after line 7, and remove the comma at the end of that one.
     }, "steps"
      12:45–45 header.nav: The [ of "nav" in line 10 is not closed. Put a line with ] after line 12.
     { "title": "Build"
      18:35–35 steps[0]: The { of line 16 is not closed. Put a line with }, after line 18.
    , { "label": "About"
      11:42–42 header.nav[0]: The { of line 11 is not closed. Put a } at the end of line 11, before the comma.
     ]
      12:43–43 header.nav[1]: The { of line 12 is not closed. Put a } at the end of line 12.
    "Limits"
      18:34–34 steps[0].topics: The [ of "topics" in line 18 is not closed. Put a ] at the end of line 18.
     ] 
      27:4–4 : The { of line 1 is not closed. Put a line with } after line 27.
    "
  `);
});

test('finds the bracket that is one too many', () => {
  expect(
    toldAfter([
      ['\n  },\n  "header"', '\n  }},\n  "header"'],
      ['\n  },\n  "header"', '\n  },\n  },\n  "header"'],
      ['"/#hero" }', '"/#hero" } }'],
      ['"nav": [', '"nav": [['],
      ['    {\n      "title": "Build"', '    {\n    {\n      "title": "Build"'],
      ['\n  ]\n}\n', '\n  ]\n}\n}\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "
     }}, "header"
      8:4–5 brand: This } is one too many. Remove it, or look above for a { that is missing.
     }, }, "header"
      9:3–4 : This } is one too many. Remove it, with the comma behind it, or look above for a { that is missing.
    "/#hero" } }
      11:45–46 header.nav: This } is one too many. Remove it, or look above for a { that is missing.
    "nav": [[
      10:13–14 header.nav: This [ is one too many. Remove it.
        { { "title": "Build"
      21:5–6 steps[1]: This { is one too many. Remove it.
     ] } } 
      29:1–2 : This } is one too many. Remove it, or look above for a { that is missing.
    "
  `);
});

test('finds the bracket that was never opened', () => {
  expect(
    toldAfter([
      ['"brand": {', '"brand":'],
      ['"nav": [', '"nav":'],
      ['"topics": ["Aims"', '"topics": "Aims"'],
      ['    {\n      "title": "Listen"', '      "title": "Listen"'],
      ['{ "label": "Home"', '"label": "Home"'],
      ['  "header": {\n', ''],
      ['{\n  "version"', '  "version"'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    "brand":
      4:5–6 brand: The { of "brand" is missing. Write "brand": {
    "nav":
      11:7–8 header.nav: The [ of "nav" is missing. Write "nav": [
    "topics": "Aims"
      18:17–18 steps[0].topics: The [ of "topics" is missing. Write "topics": [
          "title": "Listen"
      16:7–8 steps: A { is missing before this. Put a { here.
    "label": "Home"
      11:7–8 header.nav: A { is missing before this. Put a { here.

      13:3–4 : This } is one too many. Remove it.
      "version"
      1:3–4 : A { is missing before this. Put a { here.
    "
  `);
  expect(toldOf(handWritten.trim().slice(1, -1))).toMatchInlineSnapshot(
    `"2:3–4 : The file is one object, but the { and } around it are missing. Put a { before this and a } at the end of the file."`,
  );
});

test('tells brackets that were taken for each other', () => {
  expect(
    toldAfter([
      ['"brand": {', '"brand": ['],
      ['"nav": [', '"nav": {'],
      ['["Aims", "Limits"]', '{ "Aims", "Limits" }'],
      ['{ "src": "/images/logo.svg", "alt": "{product}" }', '[ "src": "/images/logo.svg", "alt": "{product}" ]'],
      ['"{product}" }', '"{product}" ]'],
      ['\n    ]\n  },\n  "steps"', '\n    }\n  },\n  "steps"'],
      ['"nav": [', '"nav": ('],
    ]),
  ).toMatchInlineSnapshot(`
    "
    "brand": [
      3:12–13 brand: A list [ … ] has no keys. Write { instead of this [.
    "nav": {
      10:12–13 header.nav: In an object { … } each value has a key; these values have none. Write [ instead of this {.
    { "Aims", "Limits" }
      18:17–18 steps[0].topics: In an object { … } each value has a key; these values have none. Write [ instead of this {, and ] instead of the } that closes it.
    [ "src": "/images/logo.svg", "alt": "{product}" ]
      7:13–14 brand.logo: A list [ … ] has no keys. Write { instead of this [, and } instead of the ] that closes it.
    "{product}" ]
      7:61–62 brand.logo.alt: The { of line 7 cannot be closed by ]. Write } instead.
     } }, "steps"
      13:5–6 header.nav[1]: The [ of line 10 cannot be closed by }. Write ] instead.
    "nav": (
      10:12–13 header.nav: Here stands ( instead of [. Write [ instead of (.
    "
  `);
});

test('tells two entries that ran together, a line that is there twice, and a file that was cut off', () => {
  expect(
    toldAfter([
      ['\n    },\n    {\n      "title": "Build"', '\n      "title": "Build"'],
      ['  "header": {\n', '  "header": {\n  "header": {\n'],
      [/( *"logo".*\n)/, '$1$1'],
    ]),
  ).toMatchInlineSnapshot(`
    "
     "title": "Build"
      19:7–14 steps[0].title: The key "title" is here twice in the same object; the first is in line 17. Remove one of the two, or rename it.
      20:7–15 steps[0].topics: The key "topics" is here twice in the same object; the first is in line 18. Remove one of the two, or rename it.
      "header": { "header": { 
      9:14–14 header: The { of "header" in line 9 is not closed. Put a } at the end of line 9.
      10:3–11 header: The key "header" is here twice in the same object; the first is in line 9. Remove one of the two, or rename it.
    $1$1
      8:5–11 brand.logo: The key "logo" is here twice in the same object; the first is in line 7. Remove one of the two, or rename it.
    "
  `);
  expect(toldOf(handWritten.slice(0, handWritten.indexOf('\n      "topics": [\n')))).toMatchInlineSnapshot(
    `"21:23–23 steps[1]: The file ends here, but 3 brackets are still open, the last of them the { of line 20. Part of the file seems to be lost: get it back, or close them all."`,
  );
  expect(toldOf(handWritten.slice(0, handWritten.indexOf('more tests')))).toMatchInlineSnapshot(
    `"24:9–20 steps[1].topics[1]: The file ends within this text. Part of the file seems to be lost: get it back, or close the text and what is open around it."`,
  );
});

test('goes on behind a bracket that was fixed, with the places that things have in the file', () => {
  const text = handWritten
    .replace('\n  },\n  "header"', '\n  "header"')
    .replace('"nav": [', '"nav":')
    .replace('"Tests, and more tests"', '"Tests, and more tests",');
  expect(toldOf(text)).toMatchInlineSnapshot(`
    "7:62–62 brand: The { of "brand" in line 3 is not closed. Put a line with }, after line 7.
    10:7–8 header.nav: The [ of "nav" is missing. Write "nav": [
    23:32–33 steps[1].topics[1]: There is a comma after the last entry. Remove the comma."
  `);
});

/** The places of everything in a JSON text but its words. */
function signsOf(text: string): number[] {
  const places: number[] = [];
  for (const { 0: piece, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]/g)) {
    places.push(index);
    if (piece.length > 1) places.push(index + piece.length - 1);
  }
  return places;
}

const others: Record<string, string> = { '"': '”', '{': '[', '}': ']', '[': '{', ']': '}', ',': ';', ':': '=' };
const errors: [string, (sign: string) => string][] = [
  ['left out', () => ''],
  ['doubled', (sign) => sign + sign],
  ['taken for another', (sign) => others[sign] ?? ''],
];

test.each(errors)('tells one error, where it is, for every sign that is %s', (_, change) => {
  for (const at of signsOf(handWritten)) {
    const text = handWritten.slice(0, at) + change(handWritten[at] as string) + handWritten.slice(at + 1);
    const lines = issuesOf(text).map(({ line }) => line);
    const line = handWritten.slice(0, at).split('\n').length;
    expect(lines.length, text).toBe(1);
    expect(Math.abs((lines[0] as number) - line), `line ${line} of ${text}`).toBeLessThanOrEqual(1);
  }
});

test.each(['asdf', '{', '}', '<<<<<<< HEAD', '...'])(
  'tells one error, where it is, for a line with nothing but %s',
  (words) => {
    const rows = handWritten.trimEnd().split('\n');
    for (const [at, row] of rows.entries()) {
      const added = `${words.startsWith('<') ? '' : (/^ */.exec(row)?.[0] ?? '')}${words}`;
      const lines = issuesOf([...rows.slice(0, at), added, ...rows.slice(at)].join('\n')).map(({ line }) => line);
      expect(lines, `before line ${at + 1}`).toEqual([expect.any(Number)]);
      expect(Math.abs((lines[0] as number) - at - 1), `before line ${at + 1}`).toBeLessThanOrEqual(1);
    }
  },
);

test('takes a round bracket that ends a list or an object for the right one', () => {
  expect(
    toldAfter([
      ['"Limits"]', '"Limits")'],
      ['"href": "/about" }', '"href": "/about" )'],
      ['"alt": "{product}" }', '"alt": "{product}")'],
      ['more tests"\n      ]', 'more tests"\n      )'],
      ['\n  ]\n}\n', '\n  ]\n)\n'],
      ['"Limits"]', '"Limits")]'],
    ]),
  ).toMatchInlineSnapshot(`
    "
    "Limits")
      18:34–35 steps[0].topics[1]: The [ of line 18 cannot be closed by ). Write ] instead.
    "href": "/about" )
      12:44–45 header.nav[1].href: The { of line 12 cannot be closed by ). Write } instead.
    "alt": "{product}")
      7:60–61 brand.logo.alt: The { of line 7 cannot be closed by ). Write } instead.
    more tests" )
      25:7–8 steps[1].topics[1]: The [ of line 22 cannot be closed by ). Write ] instead.
     ] ) 
      28:1–2 steps: The { of line 1 cannot be closed by ). Write } instead.
    "Limits")]
      18:34–35 steps[0].topics[1]: The sign ) does not belong here. Remove this sign.
    "
  `);
});

test('leaves round brackets within texts alone', () => {
  for (const words of ['(Aims)', 'Aims)', 'Aims (and \\"limits\\")', ')']) {
    expect(toldOf(handWritten.replace('"Aims"', `"${words}"`))).toBe(toldOf(handWritten));
  }
});

test('finds what was pasted behind the end of a list', () => {
  const pasted = '{ "title": "Run", "topics": ["Care"] }';
  expect(
    toldAfter([
      ['\n  ]\n}\n', `\n  ],\n  ${pasted}\n}\n`],
      ['\n  ]\n}\n', `\n  ],\n  ${pasted},\n  ${pasted}\n}\n`],
      ['\n  ]\n}\n', `\n  ],\n  ${pasted},\n}\n`],
      ['\n  ]\n}\n', `\n  ]\n  ${pasted}\n}\n`],
      ['\n    ]\n  },\n  "steps"', '\n    ],\n    { "label": "Jobs", "href": "/jobs" }\n  },\n  "steps"'],
      ['"motto":', '"awards": [], { "title": "Best" },\n    "motto":'],
    ]),
  ).toMatchInlineSnapshot(`
    "
     ], { "title": "Run", "topics": ["Care"] } } 
      28:3–4 steps: This { … } stands behind the ] of "steps", but belongs before it. Move that ] behind this { … }.
     ], { "title": "Run", "topics": ["Care"] }, { "title": "Run", "topics": ["Care"] } } 
      27:3–4 steps: This ] is one too many. Remove it, or look above for a [ that is missing.
      30:1–2 steps: The [ of line 15 is still open where this } stands. Put a ] before it, or look for a bracket that is missing or too many in between.
     ], { "title": "Run", "topics": ["Care"] }, } 
      28:3–4 steps: This { … } stands behind the ] of "steps", but belongs before it. Move that ] behind this { … }.
      28:41–42 steps: There is a comma after the last entry. Remove the comma.
     ] { "title": "Run", "topics": ["Care"] } } 
      28:3–4 : Behind the value stands "{". Remove it, or put it into the quotes of the text.
     ], { "label": "Jobs", "href": "/jobs" } }, "steps"
      14:5–6 header.nav: This { … } stands behind the ] of "nav", but belongs before it. Move that ] behind this { … }.
    "awards": [], { "title": "Best" }, "motto":
      5:19–20 brand: This { is one too many. Remove it.
      5:37–38 brand: This } is one too many. Remove it, or look above for a { that is missing.
    "
  `);
});

test('finds a line that is there twice in a file with line ends of Windows', () => {
  expect(toldOf('{\r\n  "a": [\r\n  "a": [\r\n    1\r\n  ],\r\n  "b": 2\r\n}\r\n')).toMatchInlineSnapshot(
    `
    "2:9–9 a: The [ of "a" in line 2 is not closed. Put a ] at the end of line 2.
    3:3–6 a: The key "a" is here twice in the same object; the first is in line 2. Remove one of the two, or rename it."
  `,
  );
});

test('a bracket too many takes along the comma that stands apart from it', () => {
  expect(toldOf('{\n  "a": {\n    "b": 1,\n    } ,\n    "c": 2\n  }\n}\n')).toMatchInlineSnapshot(
    `"4:5–6 a: This } is one too many. Remove it, with the comma behind it, or look above for a { that is missing."`,
  );
});

/** Entries of an object in lines of their own, a piece for each number. */
const piecesOf = (count: number, piece: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => `  ${piece(at + 1)},\n`).join('');

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

test('finds the key without a value', () => {
  expect(toldOfEach(['{\n  "a": 1,\n  "b":\n  "c": [],\n  "d": {},\n}'])).toMatchInlineSnapshot(`
    "
    {
      "a": 1,
      "b":
      "c": [],
      "d": {},
    }
      3:3–6 b: The key "b" has no value. Write it: "b": …
      5:10–11 d: There is a comma after the last entry. Remove the comma.
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
