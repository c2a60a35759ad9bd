import { expect, test } from 'vitest';
import { pathText } from '../../src/config/report/place-names.ts';
import { changedConfig, everyPath, type Json } from './changed-config.ts';
import { handWritten, record, toldOf } from './hand-written.ts';

// Every word that an editor reads about slips made in turn at each place of a config, in files beside this one: a change of
// the checks shows there what it changes for editors. `npx vitest run told --update=all` writes them anew.

/** The piece is no whole config: of a text that is JSON, what it lacks is not told here. */
const toldOfJson = (text: string) => (isJson(text) ? '' : toldOf(text));

const signs = '{[]}:,"';
const others: Record<string, string[]> = {
  '{': ['[', '(', ','],
  '}': [']', ')', ','],
  '[': ['{', '(', ':'],
  ']': ['}', ')', '"'],
  ':': ['=', ',', ' '],
  ',': [';', ':', '.'],
  '"': ['”', "'", '`'],
};

/** Each sign of the piece by its place, with a name for the place. */
const places = [...handWritten].flatMap((sign, at) => {
  if (!signs.includes(sign)) return [];
  const before = handWritten.slice(0, at).split('\n');
  return [{ at, sign, name: `${before.length}:${(before.at(-1) ?? '').length + 1}` }];
});
const put = (at: number, length: number, written: string) =>
  handWritten.slice(0, at) + written + handWritten.slice(at + length);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('what is told where a sign is left out, doubled or another one', async () => {
  const told = record(
    places.flatMap(({ at, sign, name }): [string, string][] => [
      [`${name} without ${sign}`, put(at, 1, '')],
      [`${name} ${sign} twice`, put(at, 0, sign)],
      ...(others[sign] ?? []).map((other): [string, string] => [`${name} ${other} for ${sign}`, put(at, 1, other)]),
    ]),
    toldOfJson,
  );
  await expect(told).toMatchFileSnapshot('told/signs.txt');
});

test('what is told where something stands that belongs nowhere', async () => {
  const strays = ['{', '}', '[', ']', ':', ',', '"', 'word', '"text"', '7', 'true', '// words', '"key": 1'];
  const told = record(
    places
      .filter(({ sign }) => sign !== '"')
      .map(({ at, name }, turn): [string, string] => {
        const stray = strays[turn % strays.length] as string;
        return [`${name} ${stray} before it`, put(at, 0, `${stray} `)];
      }),
    toldOfJson,
  );
  await expect(told).toMatchFileSnapshot('told/strays.txt');
});

test('what is told where a file is cut off, or begins too late', async () => {
  const told = record(
    places
      .filter(({ sign }) => sign !== ':')
      .flatMap(({ at, name }, turn): [string, string][] => [
        [`up to ${name}`, handWritten.slice(0, at + (turn % 2))],
        [`from ${name}`, handWritten.slice(at + (turn % 2))],
      ]),
    toldOfJson,
  );
  await expect(told).toMatchFileSnapshot('told/cuts.txt');
});

test('what is told where a line is missing, or there twice', async () => {
  const rows = handWritten.split('\n');
  const told = record(
    rows.flatMap((row, at): [string, string][] => [
      [`without line ${at + 1}: ${row.trim()}`, rows.toSpliced(at, 1).join('\n')],
      [`line ${at + 1} twice`, rows.toSpliced(at, 0, row).join('\n')],
    ]),
    toldOfJson,
  );
  await expect(told).toMatchFileSnapshot('told/lines.txt');
});

test('what is told where a value is missing, is of another kind, or has another name', async () => {
  const wrong: Json[] = [null, 7, 'Some words', [], {}, true, '', ['a', 'b'], { label: 'A', href: '/' }, -1.5, 'a-b'];
  const told = record(
    everyPath.flatMap((path, turn): [string, string][] => {
      const name = pathText(path);
      const changed = (what: string, change: Parameters<typeof changedConfig>[1]): [string, string] => [
        `${name} ${what}`,
        changedConfig(path, change),
      ];
      const other = wrong[turn % wrong.length] as Json;
      const misspelt = (key: string) => (turn % 2 ? key.slice(0, -1) : `${key[0]}${key}`);
      return [
        changed(`is ${JSON.stringify(other)}`, (owner, key) => {
          owner[key] = other;
        }),
        changed('is in a list', (owner, key) => {
          owner[key] = [owner[key] as Json];
        }),
        ...(typeof path.at(-1) === 'number'
          ? []
          : [
              changed('is left out', (owner, key) => {
                delete owner[key];
              }),
              changed(`is called ${misspelt(String(path.at(-1)))}`, (owner, key) => {
                owner[misspelt(String(key))] = owner[key] as Json;
                delete owner[key];
              }),
            ]),
      ];
    }),
  );
  await expect(told).toMatchFileSnapshot('told/values.txt');
});
