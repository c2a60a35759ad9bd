import { createTwoFilesPatch } from 'diff';
import { formatIssues } from '../diagnostics/format.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { type Output, print, type SafeText, safePart, safeText } from '../diagnostics/safe-text.ts';
import { diskError } from '../project/disk-error.ts';

export function writeIssues(err: Output, issues: Issue[]): void {
  err.write(formatIssues(issues, { color: err.isTTY }));
  print(err)``;
}

/** Writes the issues of a command that does not do its work because of them, and returns the exit code 1. */
export function refuse(err: Output, issues: Issue[], outcome = 'Nothing was written.'): number {
  writeIssues(err, issues);
  print(err)`${outcome}`;
  return 1;
}

/** What the user reads of an error. */
export const messageOf = (error: unknown): string =>
  diskError(error) ?? (error instanceof Error ? error.message : String(error));

/** Returns a unified diff. */
export function diffOf(name: string, before: string, after: string): SafeText {
  const diff = createTwoFilesPatch(safePart(name), safePart(name), before, after, undefined, undefined, { context: 3 });
  return safeText(`${diff.replace(/^Index: .*\n=+\n/, '')}\n`);
}
