/** The offsets at which the lines of a text begin. */
export type Lines = readonly number[];

/** Finds where the lines of a text begin. */
export function indexLines(text: string): Lines {
  const lines = [0];
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === 10) lines.push(at + 1);
  return lines;
}

/** Returns the line and column of an offset, both from 1; columns count UTF-16 units. */
export function placeAt(lines: Lines, offset: number): { line: number; column: number } {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lines[low] as number) + 1 };
}

/** Returns the line of an offset, from 1. */
export const lineOf = (text: string, offset: number): number => indexLines(text.slice(0, offset)).length;
