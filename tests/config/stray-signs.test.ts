import { expect, test } from 'vitest';
import { type JsonTree, readJson } from '../../src/config/read/read-json.ts';
import { isJson } from './every-text.ts';
import { handWritten } from './hand-written.ts';
import { minimalText } from './minimal-config.ts';

/** The places before and after each key and each value, with the text of the key or value. */
function placesOf({ root }: { root: JsonTree | undefined }): { at: number; whole: string }[] {
  const places: { at: number; whole: string }[] = [];
  const visit = ({ start, end, keyStart, keyEnd, parts }: JsonTree) => {
    for (const [from, to] of [
      [keyStart, keyEnd],
      [start, end],
    ] as const) {
      if (from > 0) places.push(...[from, to].map((at) => ({ at, whole: minimalText.slice(from, to) })));
    }
    for (const part of parts) visit(part);
  };
  if (root) visit(root);
  return places;
}

const places = placesOf(readJson(minimalText));
// A digit or a point may make another number, and two slashes or a number sign begin a comment of another language.
const signs = [...'xQé-+*~=<>|!?@$%&^_/\\;:,"\'`“”({[)}]•–'];

test.each(signs)('a stray %s before or after a key or a value is one error, whose fix is to remove it', (sign) => {
  const wrong: string[] = [];
  for (const [turn, { at, whole }] of places.entries()) {
    if (turn % 3 !== signs.indexOf(sign) % 3) continue;
    const text = minimalText.slice(0, at) + sign + minimalText.slice(at);
    if (isJson(text)) continue;
    const { diagnostics } = readJson(text);
    const [first] = diagnostics;
    const covers = first && first.at.start <= at + 1 && first.at.end >= at && first.at.end - first.at.start < 60;
    const asksForThis =
      first &&
      (first.fix.startsWith('Remove') || first.fix.includes('Write a colon') || first.fix.startsWith(`Write ${whole}`));
    if (diagnostics.length === 1 && covers && asksForThis) continue;
    wrong.push(
      `${text.slice(0, at).split('\n').at(-1)?.trim()}▶${text.slice(at).split('\n')[0]}: ` +
        diagnostics.map(({ fact, fix }) => `${fact} ${fix}`).join(' | '),
    );
  }
  expect(wrong).toEqual([]);
});

test.each(['asdf', '{', '}', '<<<<<<< HEAD', '...'])(
  'a line with nothing but %s is one error, where it is',
  (words) => {
    const rows = handWritten.trimEnd().split('\n');
    for (const [at, row] of rows.entries()) {
      const added = `${words.startsWith('<') ? '' : (/^ */.exec(row)?.[0] ?? '')}${words}`;
      const text = rows.toSpliced(at, 0, added).join('\n');
      const lines = readJson(text).diagnostics.map(({ at: { start } }) => text.slice(0, start).split('\n').length);
      expect(lines, `before line ${at + 1}`).toEqual([expect.any(Number)]);
      expect(Math.abs((lines[0] as number) - at - 1), `before line ${at + 1}`).toBeLessThanOrEqual(1);
    }
  },
);
