/** Where the routes of a config stand in its bytes, each from its first byte to behind its last. */
export interface RouteSpans {
  starts: number[];
  ends: number[];
  /** At least as many as the values of the whole text. */
  values: number;
}

const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const key = Buffer.from('"routes"');

/** Finds the routes in the bytes of a text that is known to be a config's; none where their key is written with escapes. */
export function routeSpans(bytes: Buffer): RouteSpans {
  const starts: number[] = [];
  const ends: number[] = [];
  let values = 1;
  let depth = 0;
  let inRoutes = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) {
      const start = at;
      at = endOfText(bytes, at);
      // Of an object's own texts only a key has a colon behind it.
      if (depth === 1 && at - start === key.length - 1 && bytes.subarray(start, at + 1).equals(key))
        inRoutes = nextSign(bytes, at + 1) === colon;
    } else if (byte === comma) {
      values++;
      if (depth === 1) inRoutes = false;
    } else if (byte === openObject || byte === openList) {
      if (inRoutes && depth === 2) starts.push(at);
      values++;
      depth++;
    } else if (byte === closeObject || byte === closeList) {
      depth--;
      if (inRoutes && depth === 2) ends.push(at + 1);
    }
  }
  return { starts, ends, values };
}

/** The place of the quote that ends the text that begins at `at`. */
function endOfText(bytes: Buffer, at: number): number {
  let end = at + 1;
  while (end < bytes.length && bytes[end] !== quote) end += bytes[end] === backslash ? 2 : 1;
  return end;
}

function nextSign(bytes: Buffer, from: number): number | undefined {
  let at = from;
  while ((bytes[at] ?? 33) <= 32) at++;
  return bytes[at];
}

/** The bytes in which two texts differ: from `start` to behind `before` in the one, and to behind `after` in the other. */
export function changedSpan(one: Buffer, other: Buffer): { start: number; before: number; after: number } {
  const shorter = Math.min(one.length, other.length);
  const start = sameLength(shorter, (from, to) => one.compare(other, from, to, from, to) === 0);
  const fromEnd = sameLength(
    shorter - start,
    (from, to) => one.compare(other, other.length - to, other.length - from, one.length - to, one.length - from) === 0,
  );
  return { start, before: one.length - fromEnd, after: other.length - fromEnd };
}

/** How far, up to `most`, two texts are the same: by large steps, then by halves. */
function sameLength(most: number, same: (from: number, to: number) => boolean): number {
  let at = 0;
  for (let step = 1 << 20; step >= 1; step >>= 1) {
    while (at + step <= most && same(at, at + step)) at += step;
  }
  return at;
}
