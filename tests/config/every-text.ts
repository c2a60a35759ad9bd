import { createHash, type Hash } from 'node:crypto';

/** All rows of up to so many pieces, the shortest first. */
function* rowsOf(pieces: string[], most: number): Iterable<string[]> {
  let rows: string[][] = [[]];
  for (let length = 1; length <= most; length++) {
    rows = rows.flatMap((row) => pieces.map((piece) => [...row, piece]));
    yield* rows;
  }
}

/** Texts that begin and end alike, with all rows of pieces in between. */
export const around = (before: string, [pieces, most]: [string[], number], after: string, between = ''): string[] =>
  Array.from(rowsOf(pieces, most), (row) => before + row.join(between) + after);

/** What is told of a text: the code of a slip, and the words with their place. */
export interface Told {
  code: string;
  told: string;
}

/** For each slip how many texts have it as their first, one of them, and a mark that changes with whatever is told of any. */
export function recordOf(texts: string[], toldOf: (text: string) => Told[]): string {
  const kinds = new Map<string, { count: number; example: string; all: Hash }>();
  for (const text of texts) {
    const slips = toldOf(text);
    const told = slips.map((slip) => `\n  ${slip.told}`).join('');
    const code = slips[0]?.code ?? 'no slip';
    const kind = kinds.get(code) ?? { count: 0, example: `${JSON.stringify(text)}${told}`, all: createHash('sha256') };
    kinds.set(code, kind);
    kind.count++;
    kind.all.update(text + told);
  }
  return [...kinds]
    .map(
      ([code, { count, example, all }]) =>
        `${code}: ${count} texts (${all.digest('hex').slice(0, 8)}), such as ${example}\n`,
    )
    .join('\n');
}

/** Whether a text is JSON, as JSON.parse has it. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
