import { termsOf } from '../../content/search/terms.ts';

/** A part of a text. */
export interface Part {
  text: string;
  /** Whether it is a word that was searched for. */
  isFound: boolean;
}

/** How many characters of a text are shown, and of them before the first word that was found. */
const [longest, before] = [160, 50];

/** Cuts a text around the first of some terms, and apart at all of them. Nothing if it has none of them, unless it is shown whole. */
export function excerptOf(text: string, matched: ReadonlySet<string>, length = longest): Part[] {
  const found = termsOf(text).filter(({ term }) => matched.has(term));
  const [first] = found;
  const isWhole = text.length <= length;
  if (!first && !isWhole) return [];
  // Cut at a space, if there is one.
  const from = isWhole || !first || first.from <= before ? 0 : text.indexOf(' ', first.from - before) + 1;
  // Not with what separates two texts, and never behind the word itself.
  const rest = text.slice(from).search(/[^\s·]/);
  const start = Math.min(from + Math.max(0, rest), first?.from ?? from);
  const end = isWhole ? text.length : lastSpace(text, start + length);
  const parts: Part[] = [];
  let at = start;
  const add = (to: number, isFound: boolean) => {
    if (to <= at) return;
    parts.push({ text: text.slice(at, to), isFound });
    at = to;
  };
  for (const term of found) {
    if (term.to > end) break;
    add(term.from, false);
    add(term.to, true);
  }
  add(end, false);
  if (start > 0) parts.unshift({ text: '… ', isFound: false });
  if (end < text.length) parts.push({ text: ' …', isFound: false });
  return parts;
}

function lastSpace(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(' ', end);
  return space > end - 40 ? space : end;
}
