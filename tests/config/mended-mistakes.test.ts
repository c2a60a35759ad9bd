import { expect, test } from 'vitest';
import type { Issue } from '../../src/diagnostics/issue.ts';
import { mend } from '../../src/diagnostics/mend.ts';
import { isJson, issuesOf } from './error-text.ts';
import { type Case, danglingCases, keyCases, lineCases, signCases, typeCases, valueCases } from './generated-cases.ts';
import { minimalText, typedText } from './minimal-config.ts';
import { changedText, changesOf, mistakeFiles, partsOf } from './mistake-cases.ts';

// The edits of all stored mistakes are made. mended-mistakes/ holds how many there are, and the errors that are known only after an edit: of a
// file that is whole, of an object under a misspelt key, of a number that is read now. What is left after all edits no program can guess: a key
// that is missing, a target that does not exist. `npx vitest run mended --update=all` renews it.

const written = Object.entries(mistakeFiles).map(([name, base]): [string, string, () => Case[]] => {
  const cases = () => partsOf(name).filter((part) => !part.startsWith('# '));
  return [name, base, () => cases().map((part) => [changesOf(part).join('\n'), changedText(base, changesOf(part))])];
});

/** Of a text that is JSON, what the piece of a config lacks is no mistake. */
const broken = (cases: Case[]) => cases.filter(([, text]) => !isJson(text));

const generated: [string, string, () => Case[]][] = [
  ['signs', typedText, () => broken(signCases())],
  ['lines', typedText, () => broken(lineCases())],
  ['values', minimalText, valueCases],
  ['keys', minimalText, keyCases],
  ['dangling', minimalText, danglingCases],
  ['types', minimalText, typeCases],
];

const isError = ({ severity }: Issue) => severity === 'error';
const named = ({ code, pathText, message }: Issue) => `${code} ${pathText} ${message}`;
const placed = (issue: Issue) => `${issue.line}:${issue.column} ${named(issue)}`;
const mostRounds = 20;

test.each([...written, ...generated])(
  'each edit of mistakes in %s ends its error; where each error has an edit, none is left that an edit could end',
  async (name, base, make) => {
    const ofBase = new Set(issuesOf(base).map(named));
    const isNew = (issue: Issue) => isError(issue) && !ofBase.has(named(issue));
    const uncovered: string[] = [];
    let [errors, edits, certain, faulty, whole, valid] = [0, 0, 0, 0, 0, 0];
    for (const [what, text] of make()) {
      const before = issuesOf(text);
      const known = new Set([...ofBase, ...before.map(named)]);
      errors += before.filter(isError).length;
      for (const issue of before.filter(({ edit }) => edit)) {
        edits++;
        if (!issue.edit?.isChoice) certain++;
        const after = issuesOf(mend(text, [issue]));
        expect(after.map(placed), what).not.toContain(placed(issue));
        const added = after.filter((one) => isError(one) && !known.has(named(one)));
        if (added.length > 0) uncovered.push([shorten(what), `  ${placed(issue)}`, ...listed(added)].join('\n'));
      }
      const own = before.filter(isNew);
      if (own.length === 0) continue;
      faulty++;
      if (!own.every(({ edit }) => edit)) continue;
      whole++;
      const left = leftAfterEdits(text, isNew);
      if (left.length === 0) valid++;
      else uncovered.push([shorten(what), '  after all edits', ...listed(left)].join('\n'));
    }
    const counts = `${errors} errors; ${edits} edits, ${certain} of them certain; ${whole} of ${faulty} files have an edit for each error, and ${valid} no error after all edits`;
    await expect(`${[counts, ...uncovered].join('\n\n')}\n`).toMatchFileSnapshot(`mended-mistakes/${name}.txt`);
  },
  300_000,
);

const shorten = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
const listed = (issues: Issue[]) => issues.map((one) => `  → ${named(one)}`);

/** Makes all edits of a text, of those that are a choice one at a time, and returns the errors that are left, which have none. */
function leftAfterEdits(text: string, isNew: (issue: Issue) => boolean): Issue[] {
  let now = text;
  for (let round = 0; round < mostRounds; round++) {
    const issues = issuesOf(now).filter(isNew);
    const editable = issues.filter(({ edit }) => edit);
    if (editable.length === 0) return issues;
    const certain = editable.filter(({ edit }) => !edit?.isChoice);
    const next = mend(now, certain.length > 0 ? certain : editable.slice(0, 1));
    expect(next, text).not.toBe(now);
    now = next;
  }
  throw new Error(`There is always another edit: ${text}`);
}
