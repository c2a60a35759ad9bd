/** A change of a text: at an offset in UTF-16 units, `inserted` replaces `removed`. */
export interface Splice {
  at: number;
  removed: string;
  inserted: string;
}

/** Returns the smallest splice from one text to another. It does not split surrogate pairs. */
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

/** Returns whether an offset is within a surrogate pair. */
const isCut = (text: string, at: number) =>
  (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;

/** Applies a splice; undefined if `removed` is not at its offset. */
export function applySplice(text: string, { at, removed, inserted }: Splice): string | undefined {
  const isThere = at <= text.length && text.startsWith(removed, at);
  return isThere ? text.slice(0, at) + inserted + text.slice(at + removed.length) : undefined;
}

/** Returns the splice that undoes another one. */
export const invertSplice = ({ at, removed, inserted }: Splice): Splice => ({
  at,
  removed: inserted,
  inserted: removed,
});

/** Returns a splice for the text after another splice; undefined if that one has changed the same place. */
export function rebaseSplice(splice: Splice, over: Splice): Splice | undefined {
  if (over.at >= splice.at + splice.removed.length) return splice;
  if (over.at + over.removed.length > splice.at) return undefined;
  return { ...splice, at: splice.at + over.inserted.length - over.removed.length };
}
