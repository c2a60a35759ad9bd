import type { Change } from './changes.ts';

/** Returns a commit message: the first change, and a list of all changes if there are several. */
export function commitMessage(changes: Pick<Change, 'words'>[]): string {
  const [first, ...others] = changes.map(({ words }) => words);
  if (first === undefined) return '';
  if (others.length === 0) return first;
  const more = others.length === 1 ? 'another change' : `${others.length} more changes`;
  return `${first}, and ${more}\n\n${[first, ...others].map((words) => `- ${words}`).join('\n')}`;
}
