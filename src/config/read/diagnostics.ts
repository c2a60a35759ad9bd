import { type Lines, placeAt } from './lines.ts';
import type { Path } from './tree.ts';

/** One syntax error: the characters it is about, the path of the value there, what is wrong and how to fix it. */
export interface Diagnostic {
  path: Path;
  at: { start: number; end: number };
  code: string;
  fact: string;
  fix: string;
}

const most = 100;
const mostOfHabit = 1000;
/** Messages that come in swarms, as they are a way of writing or of copying; a few are told one by one. */
const habits = ['odd-space', 'quotes', 'unquoted-key', 'sign', 'missing-colon', 'comment', 'stray', 'trailing-comma'];
const few = 3;

/** Gathers what is found in a text, a habit once. */
export function gatherDiagnostics(lines: Lines) {
  const all: Diagnostic[] = [];
  const byHabit = new Map<string, Diagnostic[]>();
  return {
    /** Takes a diagnostic; false when there have been enough. */
    add(diagnostic: Diagnostic): boolean {
      const { code } = diagnostic;
      const same = byHabit.get(code) ?? [];
      if (habits.includes(code.replace('json/', ''))) byHabit.set(code, same);
      same.push(diagnostic);
      if (same.length <= few && all.length < most) all.push(diagnostic);
      return all.length < most && same.length < mostOfHabit;
    },
    /** Everything, in the order of the text. */
    told(): Diagnostic[] {
      return all.flatMap((diagnostic) => {
        const same = byHabit.get(diagnostic.code) ?? [];
        if (same.length <= few) return [diagnostic];
        if (diagnostic !== same[0]) return [];
        return [{ ...diagnostic, fix: `${diagnostic.fix} ${andAgain(same)}` }];
      });
    },
  };

  function andAgain(same: Diagnostic[]): string {
    const inLines = [...new Set(same.map(({ at }) => placeAt(lines, at.start).line))];
    const [first = 0, last = 0] = [inLines[0], inLines.at(-1)];
    if (inLines.length === 1) return `The same is in this line ${same.length} times.`;
    return `The same is in ${inLines.length} lines, from ${first} to ${last}.`;
  }
}
