import type { Finding, Path } from './issue.ts';
import { quote } from './show-value.ts';

const address = '(?:[/#]|https?:|mailto:|tel:)[^)\\s]*';

const emphasis = /(?<![\w*])\*(?=[^\s*])([^*\n.;:]{1,100})(?<=\S)\*(?![\w*])/g;
/** A text whose first star stands behind a word has a footnote, which begins with a star too. */
const footnote = /^[^*]*[^\s*("'“‘]\*/;
/** A text that is longer is told already. */
const longest = 5000;

/** Marks that only Markdown would read; each with what is then to be written. Stars of footnotes and sums are none; a sign before lines is told once. */
const marks: { pattern: RegExp; remedy: (words: string) => string }[] = [
  { pattern: new RegExp(`\\[([^\\][\\n]{1,200})\\]\\(${address}\\)`, 'g'), remedy: alone },
  { pattern: /(?<![\w*])\*\*(?=[^\s*])([^*\n]{1,200})(?<=\S)\*\*(?![\w*])/g, remedy: alone },
  { pattern: emphasis, remedy: alone },
  { pattern: /(?<![\w_])__(?=[^\s_])([^_\n]{1,200} [^_\n]{1,200})(?<=\S)__(?![\w_])/g, remedy: alone },
  { pattern: /^#{1,6}[ \t]+(?=\p{L})/mu, remedy: () => 'Remove the sign, here and before other lines of this text.' },
  { pattern: /^[-+][ \t]+(?=\p{L})/mu, remedy: () => 'Remove the sign, here and before other lines of this text.' },
];

function alone(words: string) {
  return `Write the words alone: ${quote(words)}.`;
}

/** Warns of Markdown where it is not read: a visitor would see its marks. */
export function* checkPlainText(text: string, path: Path): Iterable<Finding> {
  if (text.length > longest || !/[*[_]|^[#+-]/m.test(text)) return;
  for (const { pattern, remedy } of marks) {
    if (pattern === emphasis && footnote.test(text)) continue;
    const found = pattern.global ? text.matchAll(pattern) : [pattern.exec(text)];
    for (const match of found) {
      if (!match) continue;
      const { 0: written, 1: words = '', index: from } = match;
      yield {
        path,
        at: { from, to: from + written.length },
        code: 'text/markdown',
        fact: `Visitors will read ${quote(written.trim())} here as it is: only a "rich-text" section reads Markdown.`,
        remedy: remedy(words),
        severity: 'warning',
      };
    }
  }
}
