import { createTwoFilesPatch } from 'diff';
import { formatIssues } from '../diagnostics/format.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { diskError } from '../project/disk-error.ts';

/** The standard output or the standard error of a command. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

export function writeIssues(err: Output, issues: Issue[]): void {
  err.write(`${formatIssues(issues, { color: err.isTTY })}\n`);
}

/** Writes the issues of a command that does not do its work because of them, and returns the exit code 1. */
export function refuse(err: Output, issues: Issue[], outcome = 'Nothing was written.'): number {
  writeIssues(err, issues);
  err.write(`${outcome}\n`);
  return 1;
}

/** What the user reads of an error. */
export const messageOf = (error: unknown): string =>
  diskError(error) ?? (error instanceof Error ? error.message : String(error));

/** Returns a unified diff without terminal control characters. */
export function diffOf(name: string, before: string, after: string): string {
  const diff = createTwoFilesPatch(name, name, before, after, undefined, undefined, { context: 3 });
  return diff.replace(/^Index: .*\n=+\n/, '').replace(/(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');
}
