import type { Issue } from './issue.ts';

/** An edit at an issue's path that fixes the issue. */
export type QuickFix = { op: 'set'; value: unknown } | { op: 'rename'; key: string } | { op: 'remove' };

/** Reads a quick fix from the text of an issue, such as "Did you mean …?"; undefined if the fix is not a single edit. */
export function quickFix({ message, hint, isPart }: Pick<Issue, 'message' | 'hint' | 'isPart'>): QuickFix | undefined {
  // The proposed value would replace the whole text.
  if (isPart) return undefined;
  const [, quoted, number] = /^Did you mean (?:("(?:[^"\\]|\\.)*")|(\d+))\?/.exec(hint) ?? [];
  const isKey = /^Unknown key "/.test(message);
  if (quoted !== undefined) {
    const meant = JSON.parse(quoted) as string;
    return isKey ? { op: 'rename', key: meant } : { op: 'set', value: meant };
  }
  if (number !== undefined) return { op: 'set', value: Number(number) };
  if (isKey && /^Remove it/.test(hint)) return { op: 'remove' };
  return undefined;
}
