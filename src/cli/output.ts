import { formatIssues } from '../diagnostics/format.ts';
import type { Issue } from '../diagnostics/issue.ts';

/** The standard output or the standard error of a command. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Writes the issues of a command that writes no file because of them, and returns the exit code 1. */
export function refuseToWrite(err: Output, issues: Issue[]): number {
  err.write(`${formatIssues(issues, { color: err.isTTY })}\nNothing was written.\n`);
  return 1;
}
