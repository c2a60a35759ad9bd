import { quote } from './quote.ts';
import { type Expects, type Stop, scan, stateBefore } from './scan.ts';

/** Signs that stand for a comma on some keyboards, and semicolons. */
export const otherCommas = ';，；、､﹐﹔،؛';

/** A replacement in a text. Several edits are in the order of the text. */
export interface TextEdit {
  start: number;
  end: number;
  insert: string;
}

export type Words = readonly [code: string, message: string, hint: string];

/** A way to read past a syntax error, and the message about it. */
export interface Repair {
  /** The edits that the reading goes on with. Empty if the error is certain but reading cannot continue; then no other repair is tried. */
  edits: TextEdit[];
  /** The characters that the message is about. */
  at: readonly [start: number, end: number];
  words: Words;
  /** The edits that mend the text, if they are others; empty if they are not known, as `edits` only hold the place of what is missing. */
  fix?: TextEdit[] | undefined;
  /** Whether the fix is one of several ways. */
  isChoice?: true | undefined;
  /** An offset in the value that the message is about, if it is not at `at`. */
  of?: number;
  /** Whether it changes where objects or lists end, so that a wrong guess shows only much later in the text. */
  isWide?: boolean;
}

/** What is expected at a place: a key, the value of a key, an item of a list, the file's root, or a colon. */
export type Role = 'key' | 'value' | 'item' | 'file' | 'colon';

/** Returns what is expected at a place. */
export function roleAt({ expects, open }: { expects: Expects; open: Stop['open'] }): Role {
  if (expects === ':') return 'colon';
  if (!open) return 'file';
  if (open.bracket === '[') return 'item';
  return expects === 'value' ? 'value' : 'key';
}

export const insertion = (at: number, insert: string): TextEdit => ({ start: at, end: at, insert });

export function applyTextEdits(text: string, edits: TextEdit[]): string {
  let edited = text;
  for (const { start, end, insert } of edits.toReversed()) edited = edited.slice(0, start) + insert + edited.slice(end);
  return edited;
}

/** Returns what a sticky pattern matches at an offset. */
export function find(text: string, sticky: RegExp, at: number): string | undefined {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
}

const longestLine = 20_000;

/** Returns the rest of a line, up to a limit. */
export const lineFrom = (text: string, at: number): string =>
  text.slice(at, at + longestLine).split(/[\r\n]/, 1)[0] as string;

/** Returns whether there is only whitespace before an offset in its line. */
export const leads = (text: string, at: number): boolean =>
  /(^|[\r\n])[ \t\u00a0]*$/.test(text.slice(Math.max(0, at - 200), at));

/** Escapes a text of the file for a sentence, without quotes. */
export const bare = (text: string): string => quote(text).slice(1, -1);

/** Returns edits that remove characters, and with them a comma that would be redundant then. */
export function removal(
  text: string,
  start: number,
  end: number,
): { edits: TextEdit[]; comma: 'before' | 'after' | '' } {
  const before = /[,{[]\s{0,999}$/.exec(text.slice(Math.max(0, start - 1000), start))?.[0] ?? '';
  const after = before ? (/^\s{0,999}(,|[}\]])/.exec(text.slice(end, end + 1000)) ?? undefined) : undefined;
  if (after?.[1] === ',') return { edits: [{ start, end: end + after[0].length, insert: '' }], comma: 'after' };
  if (after && before[0] === ',')
    return { edits: [{ start: start - before.length, end, insert: '' }], comma: 'before' };
  return { edits: [{ start, end, insert: '' }], comma: '' };
}

/** A repair that removes characters. */
export const removalOf = (text: string, start: number, end: number, words: Words): Repair => ({
  edits: removal(text, start, end).edits,
  at: [start, end],
  words,
});

const mostCertain = 20;
const nearby = 20;
const farthestTried = 1_000_000;

/**
 * Returns the repair after which most of the text can be read, the first of several. At later stops, `certain` repairs are applied without
 * a trial.
 */
export function bestRepair(
  stop: Stop,
  repairs: Iterable<Repair>,
  certain: (stop: Stop) => Repair | undefined,
): Repair | undefined {
  let best: Repair | undefined;
  let least = unread(stop);
  for (const repair of repairs) {
    if (repair.edits.length === 0) return best ?? repair;
    const left = unreadAfter(stop, repair, certain);
    // At the start of the file, a repair must make the whole text readable.
    const isVague = repair.isWide ? !isFarther(stop, left) : !stop.open && stop.expects === 'value';
    if (left >= least || (isVague && left >= 0)) continue;
    best = repair;
    least = left;
    if (left < 0) break;
  }
  return best;
}

/** Removes a comma before a closing bracket, or at the end of the file. */
export function trailingComma({ text, at, recent: [previous], open }: Stop): Repair | undefined {
  const comma = open ? (previous?.at ?? 0) : at;
  const isLast = open ? /^[}\]]/.test(text.slice(at, at + 1)) : previous && text.slice(at + 1).trim() === '';
  if (text[comma] !== ',' || !isLast) return undefined;
  const words: Words = ['json/trailing-comma', 'There is a comma after the last entry.', 'Remove the comma.'];
  return { edits: [{ start: comma, end: comma + 1, insert: '' }], at: [comma, comma + 1], words, of: comma };
}

/** The number of unread characters; at the end of the text, each open bracket counts as some. */
const unread = ({ text, at, open }: Stop) => text.length - at || nearby * (open?.depth ?? 0);

/** The number of unread characters after a repair; -1 if everything can be read. */
function unreadAfter(stop: Stop, { edits }: Repair, certain: (stop: Stop) => Repair | undefined): number {
  const [first] = edits;
  const last = edits.at(-1);
  if (!first || !last) return Number.POSITIVE_INFINITY;
  let text = applyTextEdits(stop.text, edits);
  const edited = last.end + text.length - stop.text.length;
  let state = stateBefore(stop, first.start);
  for (let count = 0; ; count++) {
    const next = scan(text, state);
    if (!next || next.at > stop.at + farthestTried) return -1;
    const skipped = count < mostCertain ? (certain(next) ?? trailingComma(next)) : undefined;
    const skip = skipped?.edits[0];
    if (!skip) {
      // The repair only helps if reading gets past the edit.
      const end = next.recent[0]?.end ?? 0;
      return end > edited || (last.insert && end === edited) ? unread(next) : Number.POSITIVE_INFINITY;
    }
    text = applyTextEdits(text, skipped?.edits ?? []);
    state = stateBefore(next, skip.start);
  }
}

/** Whether a repair that leaves so many characters unread gets much farther. */
const isFarther = (stop: Stop, left: number): boolean => unread(stop) - left >= nearby;
