import { quote } from './quote.ts';
import { type Expects, type Stop, scan, stateBefore } from './scan.ts';

/** A change of a text; several stand in the order of the text. */
export interface Edit {
  start: number;
  end: number;
  insert: string;
}

/** What is wrong, in words: a code for programs, the fact, the fix. */
export type Message = readonly [code: string, fact: string, fix: string];

/** A way to get past the place where strict reading ends, with what is then said about which characters. */
export interface Repair {
  /** None where going on would only guess: then no other repair is tried. */
  edits: Edit[];
  at: readonly [start: number, end: number];
  message: Message;
  /** A character of the value that it is about, if that is not where it is. */
  of?: number;
  /** Whether objects or lists end elsewhere by it, so that a mistake in it shows only much later in the text. */
  isWide?: boolean;
}

/** What a text would be where it stands: a key, the value of a key, a value in a list, or what the file begins with. */
export type Role = 'key' | 'value' | 'item' | 'file' | 'colon';

/** The role of what stands at a place. */
export function roleAt({ expects, open }: { expects: Expects; open: Stop['open'] }): Role {
  if (expects === ':') return 'colon';
  if (!open) return 'file';
  if (open.bracket === '[') return 'item';
  return expects === 'value' ? 'value' : 'key';
}

export const insertion = (at: number, insert: string): Edit => ({ start: at, end: at, insert });

/** Applies edits to a text. */
export function applyEdits(text: string, edits: Edit[]): string {
  let edited = text;
  for (const { start, end, insert } of edits.toReversed()) edited = edited.slice(0, start) + insert + edited.slice(end);
  return edited;
}

/** What a sticky pattern finds at an offset. */
export function find(text: string, sticky: RegExp, at: number): string | undefined {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
}

/** The longest part of a line that is looked through. */
const farthest = 20_000;

/** The rest of a line. */
export const lineFrom = (text: string, at: number): string =>
  text.slice(at, at + farthest).split(/[\r\n]/, 1)[0] as string;

/** Whether nothing but space stands before a place in its line. */
export const leads = (text: string, at: number): boolean =>
  /(^|[\r\n])[ \t\u00a0]*$/.test(text.slice(Math.max(0, at - 200), at));

/** A text of the file in the middle of a sentence, with what a terminal would obey as an escape. */
export const bare = (text: string): string => quote(text).slice(1, -1);

/** Takes a piece out, with one of two commas that would then meet, or with the one before that would then be the last. */
export function removal(text: string, start: number, end: number): { edits: Edit[]; comma: 'before' | 'behind' | '' } {
  const before = /[,{[]\s{0,999}$/.exec(text.slice(Math.max(0, start - 1000), start))?.[0] ?? '';
  const behind = before ? (/^\s{0,999}(,|[}\]])/.exec(text.slice(end, end + 1000)) ?? undefined) : undefined;
  if (behind?.[1] === ',') return { edits: [{ start, end: end + behind[0].length, insert: '' }], comma: 'behind' };
  if (behind && before[0] === ',')
    return { edits: [{ start: start - before.length, end, insert: '' }], comma: 'before' };
  return { edits: [{ start, end, insert: '' }], comma: '' };
}

/** Leaves a piece out. */
export const leavesOut = (text: string, start: number, end: number, message: Message): Repair => ({
  edits: removal(text, start, end).edits,
  at: [start, end],
  message,
});

const mostCertain = 20;
const nearby = 20;
const farthestTried = 1_000_000;

/**
 * Of several ways to get past a stop, the one behind which most of the text can be read; of equal ones the first. What is
 * `certain` about later stops is taken for granted.
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
    // What a file begins with is guessed only if that is all.
    const isVague = repair.isWide ? !isFarther(stop, left) : !stop.open && stop.expects === 'value';
    if (left >= least || (isVague && left >= 0)) continue;
    best = repair;
    least = left;
    if (left < 0) break;
  }
  return best;
}

/** Leaves out a comma before a closing bracket, or behind everything. */
export function trailingComma({ text, at, recent: [previous], open }: Stop): Repair | undefined {
  const comma = open ? (previous?.at ?? 0) : at;
  const isLast = open ? /^[}\]]/.test(text.slice(at, at + 1)) : previous && text.slice(at + 1).trim() === '';
  if (text[comma] !== ',' || !isLast) return undefined;
  const message: Message = ['json/trailing-comma', 'There is a comma after the last entry.', 'Remove the comma.'];
  return { edits: [{ start: comma, end: comma + 1, insert: '' }], at: [comma, comma + 1], message, of: comma };
}

/** How much of the text is not read; at the end of the text the brackets that are open count a little. */
const unread = ({ text, at, open }: Stop) => text.length - at || nearby * (open?.depth ?? 0);

/** How much of the text cannot be read after a repair: nothing at all is -1. */
function unreadAfter(stop: Stop, { edits }: Repair, certain: (stop: Stop) => Repair | undefined): number {
  const [first] = edits;
  const last = edits.at(-1);
  if (!first || !last) return Number.POSITIVE_INFINITY;
  let text = applyEdits(stop.text, edits);
  const edited = last.end + text.length - stop.text.length;
  let state = stateBefore(stop, first.start);
  for (let count = 0; ; count++) {
    const next = scan(text, state);
    if (!next || next.at > stop.at + farthestTried) return -1;
    const skipped = count < mostCertain ? (certain(next) ?? trailingComma(next)) : undefined;
    const skip = skipped?.edits[0];
    if (!skip) {
      // It has helped only if reading now gets past the edit.
      const end = next.recent[0]?.end ?? 0;
      return end > edited || (last.insert && end === edited) ? unread(next) : Number.POSITIVE_INFINITY;
    }
    text = applyEdits(text, skipped?.edits ?? []);
    state = stateBefore(next, skip.start);
  }
}

/** Whether a repair that leaves so much of the text unread gets clearly farther. */
const isFarther = (stop: Stop, left: number): boolean => unread(stop) - left >= nearby;
