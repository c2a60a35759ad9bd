/** A change of a text: `removed` stood at an offset, and `inserted` comes in its place. Offsets count UTF-16 units. */
export interface Splice {
  at: number;
  removed: string;
  inserted: string;
}

/** The smallest splice that makes one text of another; it cuts no character of two units in half. */
export function spliceBetween(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before.charCodeAt(at) === after.charCodeAt(at)) at++;
  if (isCut(before, at) || isCut(after, at)) at--;
  let tail = 0;
  while (tail < most - at && before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail))
    tail++;
  if (isCut(before, before.length - tail) || isCut(after, after.length - tail)) tail--;
  return { at, removed: before.slice(at, before.length - tail), inserted: after.slice(at, after.length - tail) };
}

/** Whether an offset is between the two units of one character. */
const isCut = (text: string, at: number) =>
  (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;

/** The text after a splice; undefined where the text is not the one that it was made for. */
export function applySplice(text: string, { at, removed, inserted }: Splice): string | undefined {
  const isThere = at <= text.length && text.startsWith(removed, at);
  return isThere ? text.slice(0, at) + inserted + text.slice(at + removed.length) : undefined;
}

/** The splice that takes another one back. */
export const invertSplice = ({ at, removed, inserted }: Splice): Splice => ({
  at,
  removed: inserted,
  inserted: removed,
});
