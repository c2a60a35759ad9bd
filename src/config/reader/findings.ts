import type { Finding, Path } from '../issue.ts';
import { type Lines, placeAt } from '../lines.ts';
import type { Slip } from './slip.ts';

export type JsonFinding = Finding & { at: { start: number; end: number } };

const most = 100;
const mostOfHabit = 1000;
/** Slips that come in swarms, as they are a way of writing or of copying; told one by one up to a number. */
const habits: Record<string, number> = {
  'json/odd-space': 1,
  'json/quotes': 3,
  'json/unquoted-key': 3,
  'json/sign': 3,
  'json/missing-colon': 3,
  'json/comment': 3,
  'json/stray': 3,
  'json/trailing-comma': 3,
};

/** Gathers what is found in a text, a habit once. */
export function gatherFindings(lines: Lines) {
  const all: JsonFinding[] = [];
  const byHabit = new Map<string, JsonFinding[]>();
  return {
    /** Takes a slip; false when there have been enough. */
    add(start: number, end: number, [code, fact, remedy]: Slip, path: Path): boolean {
      const finding = { path, at: { start, end }, code, fact, remedy };
      const same = byHabit.get(code) ?? [];
      if (code in habits) byHabit.set(code, same);
      same.push(finding);
      if (same.length <= (habits[code] ?? most) && all.length < most) all.push(finding);
      return all.length < most && same.length < mostOfHabit;
    },
    /** Everything, in the order of the text. */
    told(): JsonFinding[] {
      return all.flatMap((finding) => {
        const same = byHabit.get(finding.code) ?? [];
        if (same.length <= (habits[finding.code] ?? most)) return [finding];
        if (finding !== same[0]) return [];
        return [{ ...finding, remedy: `${finding.remedy} ${andAgain(same)}` }];
      });
    },
  };

  function andAgain(same: JsonFinding[]): string {
    const inLines = [...new Set(same.map(({ at }) => placeAt(lines, at.start).line))];
    const [first = 0, last = 0] = [inLines[0], inLines.at(-1)];
    if (inLines.length === 1) return `The same is in this line ${same.length} times.`;
    return `The same is in ${inLines.length} lines, from ${first} to ${last}.`;
  }
}
