import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as fields from '../../schema/fields.ts';
import { siteSchema } from '../../schema/site.ts';
import { repairs } from '../../src/config/check/repair.ts';
import { outlineOf } from '../../src/config/outline.ts';
import { issueLines } from './error-text.ts';
import { minimalText, typedText } from './minimal-config.ts';

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
  brackets: typedText,
  quotes: typedText,
  pasted: typedText,
  syntax: minimalText,
  shape: minimalText,
  sections: minimalText,
  references: minimalText,
  texts: minimalText,
  markdown: minimalText,
};

const inFolder = (name: string) => join(import.meta.dirname, 'mistakes', `${name}.txt`);
const partsOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n\n');

test.each(Object.entries(files))('an editor reads what mistakes/%s.txt says', async (name, base) => {
  const told = partsOf(inFolder(name)).map((part) => (part.startsWith('# ') ? part : caseOf(part, base)));
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(inFolder(name));
});

const forms = {
  id: fields.id(''),
  path: fields.path(),
  link: fields.link(''),
  email: fields.email(''),
  image: fields.imagePath(),
  film: fields.videoPath(),
  captions: fields.captionsPath(),
  pdf: fields.fileName('pdf', '', ''),
  icon: fields.icon(),
  address: siteSchema.shape.seo.shape.siteUrl,
  colour: siteSchema.shape.theme.unwrap().shape.accent,
};

test('where one form is wanted, a text of another is taken for what mistakes/forms.txt says', async () => {
  let outline = outlineOf(forms.id);
  const told = partsOf(inFolder('forms')).map((part) => {
    if (part.startsWith('# ')) {
      outline = outlineOf(forms[part.slice(2) as keyof typeof forms]);
      return part;
    }
    const texts = part.split('\n').map((line) => JSON.parse(line.split(' → ')[0] ?? '') as string);
    return texts
      .map((text) => [JSON.stringify(text), '→', ...[...repairs(text, outline)].map(shown)].join(' '))
      .join('\n');
  });
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(inFolder('forms'));
});

const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 20)}… (${text.length})` : text);

const hardToSee = /[^\P{C}\n]|[^\P{Z} ]/gu;

/** A case with what is told of it now. */
function caseOf(part: string, base: string): string {
  const changes = part.split('\n').filter((line) => !line.startsWith('  '));
  const written = changes.map((line) =>
    line.replace(/⟨U\+(\w+)⟩/g, (_, code) => String.fromCodePoint(Number(`0x${code}`))),
  );
  const told = (issueLines(changed(base, written)) || 'nothing').replace(/^/gm, '  ');
  return [
    ...changes,
    told.replace(hardToSee, (char) => `⟨U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}⟩`),
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
