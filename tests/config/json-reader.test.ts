import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText } from '../../src/diagnostics/locate.ts';
import { type JsonTree, limits, readJson } from '../../src/json/parse/read-json.ts';
import { keepsAll } from '../../src/validate/shape/keeps-all.ts';
import { runs } from '../properties.ts';
import { isJson, issueLines } from './error-text.ts';
import { minimalText, typedText } from './minimal-config.ts';

// What the reader of JSON takes for JSON, and how it tells what is none: once, at its place. Its words stand in mistakes/ and
// generated-mistakes/.

/** All rows of up to three pieces. */
const rowsOf = (pieces: string[]) =>
  pieces.flatMap((one) => [one, ...pieces.flatMap((two) => [one + two, ...pieces.map((three) => one + two + three)])]);

test.each([
  ['signs', '', ['{', '}', '[', ']', ',', ':', '"a"', '"b"', '1', 'x'], ''],
  ['a value', '{ "k": ', ['"', "'", '“', '\\', 'a', ' ', ',', ':', '1', '/', '}'], ' }'],
  ['a number', '{ "k": ', ['0', '1', '.', '-', '+', 'e', '_', 'x', ','], ' }'],
  ['a key', '{ ', ['"', "'", '“', '\\', 'a', ' ', ',', ':', '-', '='], ': 1 }'],
  ['a list', '{ "k": [', ['"', "'", 'a', ' ', ',', ';', '2', ']', '\n'], '] }'],
  ['a comment', '{ "k": 1', ['/', '*', '#', '-', '!', '\n', ',', 'a'], '\n}'],
])('takes every short text of %s for JSON exactly where JSON.parse does', (_, before, pieces, after) => {
  for (const row of rowsOf(pieces)) {
    const text = before + row + after;
    const { diagnostics, broken } = readJson(text);
    expect(broken, text).toBe(!isJson(text));
    for (const { at } of diagnostics)
      expect(at.start >= 0 && at.end >= at.start && at.end <= text.length, text).toBe(true);
  }
});

describe('a stray sign', () => {
  /** The places before and after each key and each value, with the text of the key or value. */
  const places: { at: number; whole: string }[] = [];
  const visit = ({ start, end, keyStart, keyEnd, parts }: JsonTree) => {
    for (const [from, to] of [
      [keyStart, keyEnd],
      [start, end],
    ] as const)
      if (from > 0) places.push(...[from, to].map((at) => ({ at, whole: minimalText.slice(from, to) })));
    for (const part of parts) visit(part);
  };
  const { root } = readJson(minimalText);
  if (root) visit(root);

  // A digit or a point may make another number, and two slashes or a number sign begin a comment of another language.
  const signs = [...'xQé-+*~=<>|!?@$%&^_/\\;:,"\'`“”({[)}]•–'];
  test.each(signs)('%s before or after a key or a value is one error, whose fix is to remove it', (sign) => {
    const wrong = places.flatMap(({ at, whole }, turn) => {
      const text = minimalText.slice(0, at) + sign + minimalText.slice(at);
      if (turn % 5 !== signs.indexOf(sign) % 5 || isJson(text)) return [];
      const { diagnostics } = readJson(text);
      const [first] = diagnostics;
      const covers = first && first.at.start <= at + 1 && first.at.end >= at && first.at.end - first.at.start < 60;
      const fixes = ['Remove', 'Write a colon', `Write ${whole}`];
      const asksForThis = first && fixes.some((hint) => first.hint.includes(hint));
      return diagnostics.length === 1 && covers && asksForThis ? [] : [text.slice(at - 20, at + 20)];
    });
    expect(wrong).toEqual([]);
  });

  test.each(['asdf', '{', '}', '<<<<<<< HEAD', '...'])(
    'a line with nothing but %s is one error, where it is',
    (words) => {
      const rows = typedText.trimEnd().split('\n');
      for (const [at, row] of rows.entries()) {
        const added = `${words.startsWith('<') ? '' : (/^ */.exec(row)?.[0] ?? '')}${words}`;
        const text = rows.toSpliced(at, 0, added).join('\n');
        const lines = readJson(text).diagnostics.map(({ at: { start } }) => text.slice(0, start).split('\n').length);
        expect(lines, `before line ${at + 1}`).toEqual([expect.any(Number)]);
        expect(Math.abs((lines[0] as number) - at - 1), `before line ${at + 1}`).toBeLessThanOrEqual(1);
      }
    },
  );
});

describe('what is written in the same wrong way many times', () => {
  /** An object with a line for each number from 1 on. */
  const linesOf = (count: number, line: (number: number) => string) =>
    `{\n${Array.from({ length: count }, (_, at) => `  ${line(at + 1)}`).join('\n')}\n}\n`;

  test('is reported once, with its lines', () => {
    expect(issueLines(linesOf(150, (number) => `key${number}: ${number},`))).toMatchInlineSnapshot(`
      "2:3–7 key1: The key "key1" has no quotes. Write "key1". The same occurs in 150 lines, from 2 to 151.
      151:14–15 key150: There is a comma after the last entry. Remove the comma."
    `);
    expect(issueLines(typedText.replace(/"([^"]*)"/g, '“$1”'))).toMatchInlineSnapshot(
      `"2:3–12 version: A text must be in straight double quotes ("). Write "version". The same occurs in 17 lines, from 2 to 24."`,
    );
  });

  test('is counted up to a thousand, where reading ends', () => {
    expect(issueLines(linesOf(1100, () => '// words'))).toMatchInlineSnapshot(
      `"2:3–11 : This is a comment, which JSON does not allow. Remove it. The same occurs in 1000 lines, from 2 to 1001."`,
    );
  });

  test('but may be meant otherwise each time, is reported a hundred times, and nothing is read behind them', () => {
    const withoutCommas = linesOf(100, (number) => `"key${number}": ${number}`).replace('}', '  "last": [\n    1\n}');
    const reported = issueLines(withoutCommas).split('\n');
    expect(reported).toHaveLength(100);
    expect(reported.at(-1)).toMatchInlineSnapshot(
      `"101:15–16 key100: A comma is missing between the entries. Write a comma after this."`,
    );
  });

  test.each(['', '  '])(
    'as by an unfinished merge is one error, whether its marks are indented or not: "%s"',
    (indent) => {
      const rows = typedText.split('\n');
      for (const at of rows.keys()) {
        if (at === 0 || at > 27) continue;
        const marks = [`${indent}<<<<<<< HEAD`, rows[at], `${indent}=======`, rows[at], `${indent}>>>>>>> main`];
        const { diagnostics } = readJson(rows.toSpliced(at, 1, ...marks.map(String)).join('\n'));
        const codes = diagnostics.map(({ code }) => code);
        expect(codes, `line ${at + 1}`).toEqual(['json/merge-conflict']);
      }
    },
  );
});

describe('keepsAll, which spares the reader a text of which JSON.parse has kept all', () => {
  /** JSON texts in which keys may be there twice, with strings that look like keys. */
  const json = fc.letrec<{ value: string; object: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('1', 'null', '"a"', '"a:b"', '"\\\\"', '"\\":"', '" \\\\\\" : "', '""'),
      fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(' , ')}]`),
      tie('object'),
    ),
    object: fc
      .array(
        fc.tuple(
          fc.constantFrom('"a"', '"b"', '"a\\""', '"\\u0061"', '"__proto__"', '"\\u005f_proto__"', '""'),
          tie('value'),
        ),
        { maxLength: 4 },
      )
      .map((entries) => `{${entries.map(([key, value]) => `${key} \n: ${value}`).join(',')}}`),
  }));

  test('says so exactly where the reader finds no fault', () => {
    let faulty = 0;
    fc.assert(
      fc.property(json.value, (text) => {
        const faults = readText(text, 'x').reading.diagnostics;
        if (faults.length > 0) faulty++;
        expect(keepsAll(text, JSON.parse(text))).toBe(faults.length === 0);
      }),
      runs(2000),
    );
    expect(faulty).toBeGreaterThan(30);
  });

  test('leaves deep nesting, and what is longer than any config, to the reader', () => {
    const deep = `${'['.repeat(101)}${']'.repeat(101)}`;
    expect(keepsAll(deep, JSON.parse(deep))).toBe(false);
    const list = <T>(length: number, item: T) => Array.from({ length }, () => item);
    expect(keepsAll('[]', list(limits.entries, 0))).toBe(true);
    expect(keepsAll('[]', list(limits.entries + 1, 0))).toBe(false);
    expect([29, 30].map((count) => keepsAll('[]', list(count, list(limits.entries, 0))))).toEqual([true, false]);
  });
});

test('a file that is cut off anywhere is told as one that ends too early', () => {
  const whole = typedText.trimEnd();
  const told = [...whole].map((_, at) => readJson(whole.slice(0, at)).diagnostics.map(({ code }) => code));
  const early = /^json\/unclosed-(text|bracket)$/;
  expect(told.slice(1).filter(([code = '', ...others]) => !early.test(code) || others.length > 0)).toEqual([]);
});
