import type { Path } from '../json/parse/read-json.ts';

export type { Path };

type Severity = 'error' | 'warning';

/** A problem, ready to be shown. */
export interface Issue {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  path: Path;
  /** The path as text: `routes[0].sections[2].type`. */
  pathText: string;
  /** The name of the place, such as `Hero, 2nd on /training`. */
  where?: string;
  code: string;
  /** The problem, and how to fix it; one sentence each. */
  message: string;
  hint: string;
  severity: Severity;
  /** Whether it is about a part of the value, such as a link in a text. */
  isPart?: boolean;
  /** The lines around the place, with the place marked. */
  frame?: string;
  /** The issues that this one sums up, for `--all`. */
  parts?: Issue[];
}

/**
 * The characters that a diagnostic is about: of the value at its path, of its key, of the JSON text (`start`, `end`), or a part of the value
 * (`from`, `to`), counted in the decoded text.
 */
export type Spot = 'value' | 'key' | { start: number; end: number } | { from: number; to: number };

/** A problem as a check reports it, before its place in the text is found. */
export interface Diagnostic {
  path: Path;
  /** `value` by default. */
  at?: Spot;
  code: string;
  message: string;
  hint: string;
  severity?: Severity;
}
