import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';
import { handWritten, toldAfter, toldOf } from './hand-written.ts';
import { minimalText } from './minimal-config.ts';

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

test('tells a way of writing once, and each of a few slips on its own', () => {
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
      4:19–20 brand.name: Here stands . instead of a comma. Write , instead.
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
      5:1–2 brand: This line begins with the sign of a pasted diff. Remove the + at the beginnings of lines, and the lines that begin with -.
    -    "motto"
      5:1–2 brand: This line begins with the sign of a pasted diff. Remove the + at the beginnings of lines, and the lines that begin with -.
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
      4:13–15 brand.name: JSON has no round brackets and no functions: t( means nothing in it. Write the value itself: a text in quotes, a number, a list [ … ] or an object { … }.
    "Ac" + "me"
      4:13–24 brand.name: JSON cannot join texts with +. Write one text in one pair of quotes.
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
      "\\images\\hero.svg →  \\i means nothing in JSON. Folders are parted by slashes: write "/images/hero.svg".",
      "images\\team\\cto.svg →  \\c means nothing in JSON. Folders are parted by slashes: write "/images/team/cto.svg".",
      ".\\images\\hero.svg →  \\i means nothing in JSON. Folders are parted by slashes: write "/images/hero.svg".",
      "public\\images\\hero.svg →  \\i means nothing in JSON. Folders are parted by slashes: write "/images/hero.svg".",
      "\\about →  \\a means nothing in JSON. Folders are parted by slashes: write "/about".",
      "C:\\Users\\me\\hero.svg →  \\U means nothing in JSON. Copy the file to a folder in public/ and write its path from there, beginning with a slash.",
      "C:\\data →  \\d means nothing in JSON. For a backslash write \\\\ (two of them).",
      "and\\or →  \\o means nothing in JSON. For a backslash write \\\\ (two of them).",
      "a \\ b →  \\  means nothing in JSON. For a backslash write \\\\ (two of them).",
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
      "1:1–4 : The file is not JSON: it begins with "---". It must hold one object: { … }.",
      "1:1–10 : The file is not JSON: it begins with "<!doctype". It must hold one object: { … }.",
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

test('warns of HTML in texts, and of labels like sentences', () => {
  const warned = (text: string) =>
    errorText(minimalText.replace('"Who we are."', JSON.stringify(text)))
      .split('\n')
      .slice(1, -1)
      .join('');
  const texts = [
    '<b>Who</b> we are',
    'Who<br>we are',
    'Who we are</p>',
    '<a href="https://example.com" target=_blank>Who</a>',
    '<!-- who -->',
    'Who&nbsp;we are',
    'Research &amp; more',
    'Caf&#233;',
  ];
  expect(texts.map(warned)).toMatchInlineSnapshot(`
    [
      "site.config.json:232:23  routes[1].description (/about)  Warning: Visitors will read <b> here as it is: texts hold no HTML. Remove it.",
      "site.config.json:232:26  routes[1].description (/about)  Warning: Visitors will read <br> here as it is: texts hold no HTML. Remove it.",
      "site.config.json:232:33  routes[1].description (/about)  Warning: Visitors will read </p> here as it is: texts hold no HTML. Remove it.",
      "site.config.json:232:23  routes[1].description (/about)  Warning: Visitors will read <a href="https://example.com" target=_bl… here as it is: texts hold no HTML. Remove it.",
      "site.config.json:232:23  routes[1].description (/about)  Warning: Visitors will read <!-- here as it is: texts hold no HTML. Remove it.",
      "site.config.json:232:26  routes[1].description (/about)  Warning: Visitors will read &nbsp; here as it is: texts hold no HTML. Write an ordinary space instead.",
      "site.config.json:232:32  routes[1].description (/about)  Warning: Visitors will read &amp; here as it is: texts hold no HTML. Write & instead.",
      "site.config.json:232:26  routes[1].description (/about)  Warning: Visitors will read &#233; here as it is: texts hold no HTML. Write the character itself instead.",
    ]
  `);
  const fine = [
    'a < b',
    '<3',
    'x<y and z>y',
    'a <b and c> d',
    'R&D; more',
    'AT&T',
    '<you@example.com>',
    'a && b',
    '<name>',
  ];
  expect(fine.map(warned)).toEqual(fine.map(() => ''));
  const label = 'Everything that you always wanted to know about our work, on one page';
  expect(errorText(minimalText.replace('"label": "Team"', `"label": "${label}"`))).toMatchInlineSnapshot(`
    "
    site.config.json:53:18  header.nav[0].label
      Warning: The label has 69 characters; it is hard to read beyond 60. Shorten it.
    "
  `);
});
