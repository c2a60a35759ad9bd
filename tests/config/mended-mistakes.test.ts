import { expect, test } from 'vitest';
import type { Issue } from '../../src/diagnostics/issue.ts';
import { mend } from '../../src/diagnostics/mend.ts';
import { isJson, issuesOf } from './error-text.ts';
import { type Case, danglingCases, keyCases, lineCases, signCases, typeCases, valueCases } from './generated-cases.ts';
import { minimalText, typedText } from './minimal-config.ts';
import { changedText, changesOf, mistakeFiles, partsOf } from './mistake-cases.ts';

// The edits of all stored mistakes are made. mended-mistakes/ holds how many there are, and the errors that are known only after an edit:
// of a file that is whole, of an object under a misspelt key, of a number that is read now. `npx vitest run mended --update=all` renews it.

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
  'each edit of mistakes in %s ends its error, and certain edits come to an end',
  async (name, base, make) => {
    const own = new Set(issuesOf(base).map(named));
    const uncovered: string[] = [];
    let [errors, edits, certain, faulty, valid] = [0, 0, 0, 0, 0];
    for (const [what, text] of make()) {
      const before = issuesOf(text);
      const known = new Set([...own, ...before.map(named)]);
      errors += before.filter(isError).length;
      for (const issue of before.filter(({ edit }) => edit)) {
        edits++;
        if (!issue.edit?.isChoice) certain++;
        const after = issuesOf(mend(text, [issue]));
        expect(after.map(placed), what).not.toContain(placed(issue));
        const added = after.filter((one) => isError(one) && !known.has(named(one)));
        const shown = what.length > 160 ? `${what.slice(0, 160)}…` : what;
        if (added.length > 0)
          uncovered.push([shown, `  ${placed(issue)}`, ...added.map((one) => `  → ${named(one)}`)].join('\n'));
      }
      if (!before.some((one) => isError(one) && !own.has(named(one)))) continue;
      faulty++;
      if (ends(text, own)) valid++;
    }
    const counts = `${errors} errors; ${edits} edits, ${certain} of them certain; ${valid} of ${faulty} files without an error after all certain edits`;
    await expect(`${[counts, ...uncovered].join('\n\n')}\n`).toMatchFileSnapshot(`mended-mistakes/${name}.txt`);
  },
  300_000,
);

/** Makes all certain edits of a text, and returns whether it has no more errors than its base. */
function ends(text: string, own: Set<string>): boolean {
  let now = text;
  for (let round = 0; round < mostRounds; round++) {
    const issues = issuesOf(now);
    const next = mend(
      now,
      issues.filter(({ edit }) => edit && !edit.isChoice),
    );
    if (next === now) return !issues.some((one) => isError(one) && !own.has(named(one)));
    now = next;
  }
  throw new Error(`There is always another edit: ${text}`);
}
