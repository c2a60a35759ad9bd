/** Where each line of a text begins. */
export type Lines = readonly number[];

/** Notes where the lines of a text begin, in one pass. */
export function indexLines(text: string): Lines {
  const lines = [0];
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === 10) lines.push(at + 1);
  return lines;
}

/** Says in which line (from 1) and column (from 1, in UTF-16 units as editors count) an offset is. */
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

/** The line in which an offset of a text is. */
export const lineOf = (text: string, offset: number): number => indexLines(text.slice(0, offset)).length;
