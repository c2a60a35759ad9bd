import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { minimalText, typedText } from './minimal-config.ts';

// The files of mistakes/ hold, under sentences (#), cases: how a file is changed and, indented, all that is then reported of it.
//
//   brand.founded = "2013"      a value of the minimal config, or one that is not there yet
//   brand.motto removed
//   - "founded": 2013,          lines of the file …
//   + "founded": 2013           … and those in their place; alone they are a whole file
//
// "x" × 61 is a text of 61 characters, and ⟨U+00A0⟩ one that is hard to see.

/** The files of mistakes, each with the config that is changed in it. */
export const mistakeFiles = {
  brackets: typedText,
  quotes: typedText,
  pasted: typedText,
  syntax: minimalText,
  shape: minimalText,
  sections: minimalText,
  references: minimalText,
  texts: minimalText,
  markdown: minimalText,
  head: minimalText,
  security: minimalText,
};

export const mistakesFile = (name: string): string => join(import.meta.dirname, 'mistakes', `${name}.txt`);

/** The sentences and the cases of a file. */
export const partsOf = (name: string): string[] => readFileSync(mistakesFile(name), 'utf8').trimEnd().split('\n\n');

/** The lines of a case that say what is changed. */
export const changesOf = (part: string): string[] => part.split('\n').filter((line) => !line.startsWith('  '));

/** The text of a config after the changes of a case. */
export function changedText(base: string, lines: string[]): string {
  const changes = lines.map((line) =>
    line.replace(/⟨U\+(\w+)⟩/g, (_, code) => String.fromCodePoint(Number(`0x${code}`))),
  );
  if (changes.every((line) => /^[-+]/.test(line))) return withLines(base, changes);
  const config = JSON.parse(base);
  for (const change of changes) {
    const [, path = '', value] = /^(.*?) (?:= (.*)|removed)$/.exec(change) ?? [];
    const steps = [...path.matchAll(/\[(\d+)\]|\["(.*?)"\]|([^.[\]]+)/g)].map(
      ([, at, quoted, key]) => at ?? quoted ?? key,
    );
    const last = steps.pop() ?? '';
    const owner = steps.reduce((part, step) => part[step ?? ''], config);
    if (value === undefined) delete owner[last];
    else owner[last] = readValue(value);
  }
  return JSON.stringify(config, null, 2);
}

const readValue = (written: string): unknown =>
  JSON.parse(written.replace(/"([^"]+)" × (\d+)/g, (_, text, count) => `"${text.repeat(Number(count))}"`));

/** A text with some of its lines replaced. */
function withLines(base: string, changes: string[]): string {
  const hunks = changes.join('\n').split(/(?<=^\+.*)\n(?=-)/m);
  return hunks.reduce((text, hunk) => {
    const linesOf = (sign: string) => hunk.split('\n').filter((line) => line.startsWith(sign));
    const [from, to] = ['-', '+'].map((sign) =>
      linesOf(sign)
        .map((line) => line.slice(1))
        .join('\n'),
    ) as [string, string];
    if (linesOf('-').length === 0) return to;
    const pieces = `\n${text}\n`.split(`\n${from}\n`);
    expect(pieces, `once in the file: ${from}`).toHaveLength(2);
    return pieces.join(`\n${to}\n`).slice(1, -1);
  }, base);
}
