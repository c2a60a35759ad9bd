import { showValue } from '../report/show-value.ts';
import type { Change } from './changes.ts';

/** Writes changes as a list, a line each, with short values before and after; for terminals, or as Markdown for a pull request. */
export function formatChanges(changes: Change[], { markdown = false } = {}): string {
  const lines = changes.map((change) => {
    const values = valuesOf(change);
    if (!markdown) return `- ${change.words}${values && `: ${values.join(' → ')}`}`;
    return `- ${escaped(change.words)}${values && `: ${values.map(asCode).join(' → ')}`}`;
  });
  return lines.map((line) => `${line.replace(unprintable, ' ')}\n`).join('');
}

/** What is shown of a value that is written for another one. */
function valuesOf(change: Change): [string, string] | '' {
  const { before, after } = change;
  const isShort = (value: unknown) => value !== undefined && (typeof value !== 'object' || value === null);
  return 'before' in change && 'after' in change && isShort(before) && isShort(after)
    ? [showValue(before), showValue(after)]
    : '';
}

/** What a terminal or a browser would obey must not reach it. */
const unprintable = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#+!|~@]/g, '\\$&');

/** A text as code, which Markdown leaves as it is: in more backticks than are in it. */
function asCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return longest > 0 ? `${marks} ${text} ${marks}` : marks + text + marks;
}
