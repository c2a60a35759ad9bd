import type { Finding, Path } from './issue.ts';

const unseen = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Checks that a text holds no control character but tabs and line breaks, and no half of a character. */
export function checkCharacters(text: string, path: Path): Finding | undefined {
  const from = text.search(unseen);
  if (from < 0) return undefined;
  const unit = text.charCodeAt(from);
  const name = `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
  const half = unit >= 0xd800;
  return {
    path,
    at: { from, to: from + 1 },
    code: half ? 'text/half-character' : 'text/control-character',
    fact: half ? `Half of a character, ${name}, stands here.` : `An invisible character, ${name}, stands here.`,
    remedy: half ? 'Remove it, or write the whole character.' : 'Remove it.',
  };
}
