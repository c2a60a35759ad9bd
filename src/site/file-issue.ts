import { relative, resolve, sep } from 'node:path';
import type { Issue } from '../config/issue.ts';

type Words = Pick<Issue, 'code' | 'fact' | 'remedy'>;
type Place = Pick<Issue, 'line' | 'column' | 'endLine' | 'endColumn' | 'frame'>;

const wholeFile: Place = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Says what is the matter with a file as a whole, or at a place in it that no path names. */
export const fileIssue = (
  file: string,
  { code, fact, remedy }: Words,
  severity: Issue['severity'] = 'error',
  place: Place = wholeFile,
): Issue => ({ file: displayName(file), ...place, path: [], pathText: '', code, fact, remedy, severity });

/** Names a file as messages do: with slashes, from the working folder if it is in there. */
export function displayName(file: string): string {
  const near = relative(process.cwd(), resolve(file)).split(sep).join('/');
  return near === '' || near.startsWith('..') ? file : near;
}
