import type { Issue } from './issue.ts';

/** The one edit at an issue's path that its words ask for. */
export type QuickFix = { op: 'set'; value: unknown } | { op: 'rename'; key: string } | { op: 'remove' };

/** Reads from an issue's words which one edit would mend it: all checks say "Did you mean …?" where they know. Undefined where it takes more than one. */
export function quickFix({
  code = '',
  fact,
  fix,
}: Pick<Issue, 'fact' | 'fix'> & { code?: string }): QuickFix | undefined {
  // Within a text only a part of it is meant.
  if (/^(markdown|token|text)\//.test(code)) return undefined;
  const [, quoted, number] = /^Did you mean (?:("(?:[^"\\]|\\.)*")|(\d+))\?/.exec(fix) ?? [];
  const isKey = /^Unknown key "/.test(fact);
  if (quoted !== undefined) {
    const meant = JSON.parse(quoted) as string;
    return isKey ? { op: 'rename', key: meant } : { op: 'set', value: meant };
  }
  if (number !== undefined) return { op: 'set', value: Number(number) };
  if (isKey && /^Remove it/.test(fix)) return { op: 'remove' };
  return undefined;
}
