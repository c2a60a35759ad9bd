import type { Problem } from '../../../schema/fields/index.ts';
import type { Advice } from '../../diagnostics/advice.ts';
import type { Path } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';

const elements =
  'a|abbr|b|big|blockquote|br|button|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|ul';
const attributes = `(?:\\s{1,9}[\\w:-]{1,40}\\s?=\\s?(?:"[^"<>]{0,500}"|'[^'<>]{0,500}'|[^\\s"'<>]{1,500}))`;
const tag = new RegExp(`</?(?:${elements})${attributes}{0,20}\\s{0,9}/?>|<!--`, 'i');
const entity = /&(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,5});/i;
/** The maximum length of a label. */
export const longestLabel = 60;

/** Warns of HTML and Markdown in the plain text at a path, which visitors would see literally, and of a long label. */
export function* checkText(text: string, path: Path): Iterable<Problem> {
  yield* checkMarks(text);
  const [html] = tag.exec(text) ?? [];
  const [name] = (html ? undefined : entity.exec(text)) ?? [];
  const found = html ?? name;
  if (found) {
    const from = text.indexOf(found);
    yield {
      at: { from, to: from + found.length },
      code: html ? 'text/html' : 'text/entity',
      message: `Visitors will read ${found.length > 40 ? `${found.slice(0, 40)}…` : found} literally: texts cannot contain HTML.`,
      hint: html ? htmlFix(found, path) : 'Write the character itself, such as a space for &nbsp;.',
      severity: 'warning',
    };
  }
  if (path.at(-1) !== 'label' || text.length <= longestLabel) return;
  yield {
    code: 'label/long',
    message: `The label has ${text.length} characters; it is hard to read beyond ${longestLabel}.`,
    hint: 'Shorten it.',
    severity: 'warning',
  };
}

const htmlFix = (found: string, path: Path) =>
  /<(br|p)\b/i.test(found) && typeof path.at(-1) === 'number'
    ? 'Remove it. Write each paragraph as a separate entry of this list.'
    : 'Remove it.';

const address = '(?:[/#]|https?:|mailto:|tel:)[^)\\s]*';

const emphasis = /(?<![\w*])\*(?=[^\s*])([^*\n.;:]{1,100})(?<=\S)\*(?![\w*])/g;
/** A text whose first asterisk follows a word has a footnote, which begins with an asterisk too. */
const footnote = /^[^*]*[^\s*("'“‘]\*/;
/** Longer texts are reported by another check. */
const longest = 5000;

/** Markdown syntax with its fix. Asterisks of footnotes and products are allowed. A mark before several lines is reported once. */
const marks: { pattern: RegExp; advice: (words: string) => Advice }[] = [
  { pattern: new RegExp(`\\[([^\\][\\n]{1,200})\\]\\(${address}\\)`, 'g'), advice: alone },
  { pattern: /(?<![\w*])\*\*(?=[^\s*])([^*\n]{1,200})(?<=\S)\*\*(?![\w*])/g, advice: alone },
  { pattern: emphasis, advice: alone },
  { pattern: /(?<![\w_])__(?=[^\s_])([^_\n]{1,200} [^_\n]{1,200})(?<=\S)__(?![\w_])/g, advice: alone },
  { pattern: /^#{1,6}[ \t]+(?=\p{L})/mu, advice: withoutSign },
  { pattern: /^[-+][ \t]+(?=\p{L})/mu, advice: withoutSign },
];

function alone(words: string): Advice {
  return { hint: `Write only the words: ${quote(words)}.`, edit: { op: 'set', value: words } };
}

function withoutSign(): Advice {
  return { hint: 'Remove the sign, here and before other lines of this text.', edit: { op: 'remove' } };
}

/** Warns of Markdown in plain texts, where visitors would see its marks. */
function* checkMarks(text: string): Iterable<Problem> {
  if (text.length > longest || !/[*[_]|^[#+-]/m.test(text)) return;
  for (const { pattern, advice } of marks) {
    if (pattern === emphasis && footnote.test(text)) continue;
    const found = pattern.global ? text.matchAll(pattern) : [pattern.exec(text)];
    for (const match of found) {
      if (!match) continue;
      const { 0: written, 1: words = '', index: from } = match;
      yield {
        at: { from, to: from + written.length },
        code: 'text/markdown',
        message: `Visitors will read ${quote(written.trim())} literally: this text cannot contain Markdown, a "rich-text" section can.`,
        ...advice(words),
        severity: 'warning',
      };
    }
  }
}
