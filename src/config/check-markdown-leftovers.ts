import type { Found } from './check-markdown.ts';
import { quote } from './show-value.ts';

/** Checks words, as they are written, for marks that were meant as Markdown but would be shown as they are; `start` is where the words begin. */
export function* checkLeftovers(written: string, start: number): Iterable<Found> {
  for (const { pattern, found } of leftovers) {
    const match = pattern.exec(written);
    if (!match) continue;
    const from = start + match.index;
    yield { at: { from, to: from + match[0].length }, ...found(match[0]) };
  }
}

const address = '(?:[/#]|https?:|mailto:|tel:)';
const spaced = new RegExp(`(?<!\\\\)\\[([^\\][\\n]{1,200})\\][ \\t]{1,9}\\((${address}[^)\\s]*)\\)`);
const swapped = new RegExp(`(?<!\\\\)\\(([^()\\n]{1,200})\\)[ \\t]?\\[(${address}[^\\]\\s]*)\\]`);

/** A link of which the parts are there, but not in their order or not side by side. */
const nearLink = (pattern: RegExp, how: string) => ({
  pattern,
  found: (written: string) => ({
    code: 'markdown/no-link',
    fact: `${quote(written)} is not read as a link.`,
    remedy: `Write ${written.replace(pattern, '[$1]($2)')}, ${how}.`,
  }),
});

const leftovers: { pattern: RegExp; found: (written: string) => Omit<Found, 'at'> }[] = [
  nearLink(spaced, 'without the space'),
  nearLink(swapped, 'with each in its own brackets'),
  {
    pattern: /(?<!\\)(?:\[[^\][\n]*)?\](?:\([^)\n]*\)?|\[[^\]\n]*\]?)/,
    found: (written) => ({
      code: 'markdown/no-link',
      fact: `${quote(written)} is not read as a link.`,
      remedy:
        'Write [words](/page), with an address without spaces. For the brackets themselves write \\\\[ and \\\\].',
    }),
  },
  {
    pattern: /(?<!\\)<[^\s<>]*[.@}][^\s<>]*>/,
    found: (written) => ({
      code: 'markdown/no-link',
      fact: `${quote(written)} is not read as a link.`,
      remedy: 'Write <https://example.com> or <info@example.com>, or with words or a token [words](mailto:{email}).',
    }),
  },
  {
    pattern: /(?<!\\)\*\*/,
    found: () => ({
      code: 'markdown/stars',
      fact: 'These stars would be shown as they are.',
      remedy: 'Write them right beside the words, before and after: **words**. For stars themselves write \\\\*\\\\*.',
    }),
  },
  {
    pattern: /(?<![\\~])~~(?=[^\s~])[^~\n]+(?<=[^\s\\])~~(?!~)/,
    found: (written) => ({
      code: 'markdown/tildes',
      fact: `${quote(written)} would be shown as it is: no words can be struck through.`,
      remedy: 'Remove the words, or the ~~ before and after them.',
    }),
  },
  {
    pattern: /^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*(\|[ \t]*:?-{3,}:?[ \t]*)+\|?[ \t]*$/m,
    found: () => ({ code: 'markdown/table', fact: 'A table cannot stand in a text.', remedy: 'Write it as a list.' }),
  },
];

/** Checks the lines of a paragraph for headings that are not read as such. */
export function* checkHeadings(written: string, start: number): Iterable<Found> {
  // A sign and a word alone are a hashtag.
  const pattern = /^(?:#{2,6}(?=[^\s#])|#{7,}|#(?=\p{Lu}[^\n.!?]* [^\n.!?]*$))[ \t]*([^\n]*)/gmu;
  for (const { 0: line, 1: words = '', index } of written.matchAll(pattern)) {
    const signs = /^#+/.exec(line)?.[0] ?? '';
    const meant = words.replace(/[\s#]+$/, '');
    const heading = `${signs.length > 6 ? '##' : signs} ${meant || 'Words'}`;
    yield {
      at: { from: start + index, to: start + index + signs.length },
      code: 'markdown/heading',
      fact:
        signs.length > 6
          ? `A heading begins with at most six signs #, not with ${signs.length}.`
          : 'This is not read as a heading.',
      remedy: `Write ${quote(heading)}${signs.length > 6 ? '' : ', with a space'}.`,
    };
  }
}

/** Warns of addresses that stand in words as they are: nobody can follow them. */
export function* checkBareAddresses(written: string, start: number): Iterable<Found> {
  for (const { 0: found, index } of written.matchAll(/(?<![\w/@.-])(?:https?:\/\/|www\.)[^\s<>()[\]\\]*[\w/]/gi)) {
    const url = found.replace(/^(?:https?:\/\/)?/i, 'https://');
    yield {
      at: { from: start + index, to: start + index + found.length },
      code: 'markdown/bare-address',
      fact: `The address ${quote(found)} is shown as words; it is no link.`,
      remedy: `Write [words](${url}), or <${url}> to show the address itself.`,
      severity: 'warning',
    };
  }
}
