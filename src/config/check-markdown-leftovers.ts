import type { Found } from './check-markdown.ts';
import { quote } from './show-value.ts';

/** Checks words, as they are written, for marks that were meant as Markdown but would be shown as they are; `start` is where the words begin. */
export function* checkLeftovers(written: string, start: number): Iterable<Found> {
  for (const { pattern, found } of leftovers) {
    const match = pattern.exec(written);
    pattern.lastIndex = 0;
    if (!match) continue;
    const from = start + match.index;
    yield { at: { from, to: from + match[0].length }, ...found(match[0]) };
  }
}

const leftovers: { pattern: RegExp; found: (written: string) => Omit<Found, 'at'> }[] = [
  {
    pattern: /(?<!\\)(?:\[[^\][\n]*)?\](?:\([^)\n]*\)?|\[[^\]\n]*\]?)/g,
    found: (written) => ({
      code: 'markdown/no-link',
      fact: `${quote(written)} is not read as a link.`,
      remedy:
        'Write [words](/page), with an address without spaces. For the brackets themselves write \\\\[ and \\\\].',
    }),
  },
  {
    pattern: /(?<!\\)<[^\s<>]*[.@}][^\s<>]*>/g,
    found: (written) => ({
      code: 'markdown/no-link',
      fact: `${quote(written)} is not read as a link.`,
      remedy: 'Write <https://example.com> or <info@example.com>, or with words or a token [words](mailto:{email}).',
    }),
  },
  {
    pattern: /(?<!\\)\*\*/g,
    found: () => ({
      code: 'markdown/stars',
      fact: 'These stars would be shown as they are.',
      remedy: 'Write them right beside the words, before and after: **words**. For stars themselves write \\\\*\\\\*.',
    }),
  },
  {
    pattern: /^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*(\|[ \t]*:?-{3,}:?[ \t]*)+\|?[ \t]*$/gm,
    found: () => ({ code: 'markdown/table', fact: 'A table cannot stand in a text.', remedy: 'Write it as a list.' }),
  },
];
