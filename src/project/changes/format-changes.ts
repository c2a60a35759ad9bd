import { type SafeText, safePart, safeText } from '../../diagnostics/safe-text.ts';
import { showValue } from '../../json/show-value.ts';
import type { Change } from './changes.ts';

/** Formats changes as a list with short values before and after, for a terminal or as Markdown. */
export function formatChanges(changes: Change[], { markdown = false } = {}): SafeText {
  const lines = changes.map((change) => {
    const values = valuesOf(change);
    if (!markdown) return `- ${change.words}${values && `: ${values.join(' → ')}`}`;
    return `- ${escaped(change.words)}${values && `: ${values.map(asCode).join(' → ')}`}`;
  });
  return safeText(lines.map((line) => `${safePart(line)}\n`).join(''));
}

/** Returns the values before and after a change, if both are short. */
function valuesOf(change: Change): [string, string] | '' {
  const { before, after } = change;
  const isShort = (value: unknown) => value !== undefined && (typeof value !== 'object' || value === null);
  return 'before' in change && 'after' in change && isShort(before) && isShort(after)
    ? [showValue(before), showValue(after)]
    : '';
}

const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#+!|~@]/g, '\\$&');

/** Formats a text as code in Markdown, between more backticks than it contains. */
function asCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return longest > 0 ? `${marks} ${text} ${marks}` : marks + text + marks;
}
