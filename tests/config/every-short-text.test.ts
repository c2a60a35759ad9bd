import { createHash, type Hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { indexLines, placeAt } from '../../src/config/lines.ts';
import { readJson } from '../../src/config/reader/read-json.ts';

/** All rows of up to so many pieces, the shortest first. */
function* rowsOf(pieces: string[], most: number): Iterable<string[]> {
  let rows: string[][] = [[]];
  for (let length = 1; length <= most; length++) {
    rows = rows.flatMap((row) => pieces.map((piece) => [...row, piece]));
    yield* rows;
  }
}

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What is told of a text, a line for each slip. */
function toldOf(text: string): { code: string; told: string }[] {
  const lines = indexLines(text);
  const { findings, broken } = readJson(text, lines);
  if (broken === isJson(text)) throw new Error(`The reader takes this for ${broken ? 'broken' : 'JSON'}: ${text}`);
  return findings.map(({ code, at: { start, end }, path, fact, remedy }) => {
    if (start < 0 || end < start || end > text.length) throw new Error(`A slip of this is not within it: ${text}`);
    const { line, column } = placeAt(lines, start);
    return { code, told: `${line}:${column}+${end - start} ${path.join('.')}: ${fact} ${remedy}` };
  });
}

/** For each slip how many texts have it as their first, one of them, and a mark that changes with whatever is told of any. */
function recordOf(texts: string[]): string {
  const kinds = new Map<string, { count: number; example: string; all: Hash }>();
  for (const text of texts) {
    const slips = toldOf(text);
    const told = slips.map((slip) => `\n  ${slip.told}`).join('');
    const code = slips[0]?.code ?? 'no slip';
    const kind = kinds.get(code) ?? { count: 0, example: `${JSON.stringify(text)}${told}`, all: createHash('sha256') };
    kinds.set(code, kind);
    kind.count++;
    kind.all.update(text + told);
  }
  return [...kinds]
    .map(
      ([code, { count, example, all }]) =>
        `${code}: ${count} texts (${all.digest('hex').slice(0, 8)}), such as ${example}\n`,
    )
    .join('\n');
}

/** Texts that begin and end alike, with all rows of pieces in between. */
const around = (before: string, [pieces, most]: [string[], number], after: string, between = ''): string[] =>
  Array.from(rowsOf(pieces, most), (row) => before + row.join(between) + after);

const everyText = {
  signs: around('', [['{', '}', '[', ']', ',', ':', '"a"', '"b"', '1', 'x'], 4], '', ' '),
  'a value': around('{ "k": ', [['"', "'", '“', '\\', 'a', ' ', ',', ':', '1', '/', '}'], 4], ' }'),
  'a number': around('{ "k": ', [['0', '1', '.', '-', '+', 'e', '_', 'x', ','], 4], ' }'),
  'a key': around('{ ', [['"', "'", '“', '\\', 'a', ' ', ',', ':', '-', '='], 3], ': 1 }'),
  'a list': around('{ "k": [', [['"', "'", 'a', ' ', ',', ';', '2', ']', '\n'], 4], '] }'),
  'a comment': around('{ "k": 1', [['/', '*', '#', '-', '!', '\n', ',', 'a'], 4], '\n}'),
  lines: around(
    '{\n',
    [['  "a": {', '  },', '  "b": [', '  ],', '    "c": 1,', '    { "d": 2 },', '  "e": 3'], 4],
    '\n}\n',
    '\n',
  ),
  rows: around(
    '{\n',
    [
      ['"a": [{', '  "a": {', '  }],', ' }, { "d": 2 }],', '}', ']', '  [1],', '  {', '  "e"', '    "c": "d"', '[', ''],
      3,
    ],
    '\n}\n',
    '\n',
  ),
};

describe('what is told of every short text', () => {
  for (const [what, texts] of Object.entries(everyText))
    test(`of ${what}`, async () => {
      await expect(recordOf(texts)).toMatchFileSnapshot(`told/every-${what.replaceAll(' ', '-')}.txt`);
    });
});
