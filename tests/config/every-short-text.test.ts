import { describe, expect, test } from 'vitest';
import { indexLines, placeAt, readJson } from '../../src/config/read/read-json.ts';
import { around, isJson, recordOf, type Told } from './every-text.ts';

/** What is told of a text, a line for each slip. */
function toldOf(text: string): Told[] {
  const lines = indexLines(text);
  const { diagnostics, broken } = readJson(text, lines);
  if (broken === isJson(text)) throw new Error(`The reader takes this for ${broken ? 'broken' : 'JSON'}: ${text}`);
  return diagnostics.map(({ code, at: { start, end }, path, fact, fix }) => {
    if (start < 0 || end < start || end > text.length) throw new Error(`A slip of this is not within it: ${text}`);
    const { line, column } = placeAt(lines, start);
    return { code, told: `${line}:${column}+${end - start} ${path.join('.')}: ${fact} ${fix}` };
  });
}

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
      await expect(recordOf(texts, toldOf)).toMatchFileSnapshot(`told/every-${what.replaceAll(' ', '-')}.txt`);
    });
});
