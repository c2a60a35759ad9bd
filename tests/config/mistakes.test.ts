import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneOf } from '../../src/config/report/show-value.ts';
import { sectionTypes } from '../../src/sections/index.ts';
import { issuesOf } from './error-text.ts';
import { handWritten, kindNames } from './hand-written.ts';
import { minimalText } from './minimal-config.ts';

// What an editor reads about each of many mistakes. The files of mistakes/ hold, under sentences (#), cases: how a file is changed and,
// indented, all that is then told of it. `npx vitest run mistakes --update=all` writes anew what is told.
//
//   brand.founded = "2013"      a value of the minimal config, or one that is not there yet
//   brand.motto removed
//   - "founded": 2013,          lines of the file …
//   + "founded": 2013           … and those in their place; alone they are a whole file
//
// "x" × 61 is a text of 61 characters, and ⟨U+00A0⟩ one that is hard to see.

const files = {
  brackets: handWritten,
  quotes: handWritten,
  pasted: handWritten,
  syntax: minimalText,
  shape: minimalText,
  sections: minimalText,
  references: minimalText,
  texts: minimalText,
  markdown: minimalText,
};

test.each(Object.entries(files))('an editor reads what mistakes/%s.txt says', async (name, base) => {
  const file = join(import.meta.dirname, 'mistakes', `${name}.txt`);
  const parts = readFileSync(file, 'utf8').trimEnd().split('\n\n');
  const told = parts.map((part) => (part.startsWith('# ') ? part : caseOf(part, base)));
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(file);
});

const typeNames = oneOf(sectionTypes.map(({ schema }) => schema.shape.type.value));
const hardToSee = /[^\P{C}\n]|[^\P{Z} ]/gu;

/** A case with what is told of it now; new section types change nothing in it. */
function caseOf(part: string, base: string): string {
  const changes = part.split('\n').filter((line) => !line.startsWith('  '));
  const written = changes.map((line) =>
    line.replace(/⟨U\+(\w+)⟩/g, (_, code) => String.fromCodePoint(Number(`0x${code}`))),
  );
  const told = issuesOf(changed(base, written)).map(
    ({ line, column, endLine, endColumn, pathText, where, severity, fact, fix }) =>
      [
        `  ${line}:${column}–${endLine > line ? `${endLine}:` : ''}${endColumn}`,
        ` ${pathText}${where ? ` (${where})` : ''}: `,
        `${severity === 'warning' ? 'Warning: ' : ''}${fact} ${fix}`,
      ].join(''),
  );
  const shown =
    told.join('\n').replaceAll(typeNames, 'one of the section types').replaceAll(kindNames, 'one of the kinds') ||
    '  nothing';
  return [
    ...changes,
    shown.replace(hardToSee, (char) => `⟨U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`),
  ].join('\n');
}

function changed(base: string, changes: string[]): string {
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
