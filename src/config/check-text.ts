import type { Finding, Path } from './issue.ts';

const elements =
  'a|abbr|b|big|blockquote|br|button|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|ul';
const attributes = `(?:\\s{1,9}[\\w:-]{1,40}\\s?=\\s?(?:"[^"<>]{0,500}"|'[^'<>]{0,500}'|[^\\s"'<>]{1,500}))`;
const tag = new RegExp(`</?(?:${elements})${attributes}{0,20}\\s{0,9}/?>|<!--`, 'i');
const entity = /&(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,5});/i;
const meant: Record<string, string> = {
  nbsp: 'an ordinary space',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '\\"',
  apos: "'",
  mdash: '—',
  ndash: '–',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
};
/** The longest label that is read at a glance. */
export const longestLabel = 60;

/** Warns of what a visitor would see as it is written, and hardly wants to: pieces of HTML in a text, and labels like sentences. */
export function* checkText(text: string, path: Path): Iterable<Finding> {
  const [html] = tag.exec(text) ?? [];
  const [name] = (html ? undefined : entity.exec(text)) ?? [];
  const found = html ?? name;
  if (found) {
    const from = text.indexOf(found);
    yield {
      path,
      at: { from, to: from + found.length },
      code: html ? 'text/html' : 'text/entity',
      fact: `Visitors will read ${found.length > 40 ? `${found.slice(0, 40)}…` : found} here as it is: texts hold no HTML.`,
      remedy: html
        ? htmlRemedy(found, path)
        : `Write ${meant[found.slice(1, -1).toLowerCase()] ?? 'the character itself'} instead.`,
      severity: 'warning',
    };
  }
  if (path.at(-1) !== 'label' || text.length <= longestLabel) return;
  yield {
    path,
    code: 'label/long',
    fact: `The label has ${text.length} characters; it is hard to read beyond ${longestLabel}.`,
    remedy: 'Shorten it.',
    severity: 'warning',
  };
}

const htmlRemedy = (found: string, path: Path) =>
  /<(br|p)\b/i.test(found) && typeof path.at(-1) === 'number'
    ? 'Remove it; a new paragraph is an entry of its own in this list.'
    : 'Remove it.';
