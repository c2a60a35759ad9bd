import { type Lines, placeAt } from './lines.ts';
import type { TextEdit } from './repair.ts';
import type { Path } from './tree.ts';

/** A syntax error. */
export interface Diagnostic {
  /** The path of the value at the error. */
  path: Path;
  at: { start: number; end: number };
  code: string;
  message: string;
  hint: string;
  edit?: TextFix;
}

/** The edits of the text that mend an error. With `isChoice`, they are one of several ways. */
interface TextFix {
  op: 'write';
  edits: TextEdit[];
  isChoice?: true;
}

const most = 100;
const mostOfOneCode = 1000;
/** Codes of errors that a writer tends to repeat. Up to `few` are reported one by one, more of them as one. */
const repetitive = [
  'odd-space',
  'quotes',
  'unquoted-key',
  'sign',
  'missing-colon',
  'comment',
  'stray',
  'trailing-comma',
];
const few = 3;

/** Collects diagnostics, and joins those that repeat the same error. */
export function collectDiagnostics(lines: Lines) {
  const all: Diagnostic[] = [];
  const repeated = new Map<string, Diagnostic[]>();
  return {
    /** Adds a diagnostic; returns false when there are enough. */
    add(diagnostic: Diagnostic): boolean {
      const { code } = diagnostic;
      const same = repeated.get(code) ?? [];
      if (repetitive.includes(code.replace('json/', ''))) repeated.set(code, same);
      same.push(diagnostic);
      if (same.length <= few && all.length < most) all.push(diagnostic);
      return all.length < most && same.length < mostOfOneCode;
    },
    /** Returns all diagnostics in the order of the text. */
    joined(): Diagnostic[] {
      return all.flatMap((diagnostic) => {
        const same = repeated.get(diagnostic.code) ?? [];
        if (same.length <= few) return [diagnostic];
        if (diagnostic !== same[0]) return [];
        const [edits, hint] = [
          same.flatMap(({ edit }) => edit?.edits ?? []),
          `${diagnostic.hint} ${occurrences(same)}`,
        ];
        return [{ ...diagnostic, hint, ...(diagnostic.edit && { edit: { ...diagnostic.edit, edits } }) }];
      });
    },
  };

  function occurrences(same: Diagnostic[]): string {
    const inLines = [...new Set(same.map(({ at }) => placeAt(lines, at.start).line))];
    if (inLines.length === 1) return `The same occurs ${same.length} times in this line.`;
    return `The same occurs in ${inLines.length} lines, from ${inLines[0]} to ${inLines.at(-1)}.`;
  }
}
