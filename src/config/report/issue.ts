import type { Path } from '../read/read-json.ts';

export type { Path };

type Severity = 'error' | 'warning';

/** One problem, ready to be shown: where it is, what is the matter and what to do. */
export interface Issue {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  path: Path;
  /** The path as a person writes it: `routes[0].sections[2].type`. */
  pathText: string;
  /** The name of the place, such as `Hero, 2nd on /training`. */
  where?: string;
  code: string;
  fact: string;
  fix: string;
  severity: Severity;
  /** The lines around the place, with the place marked. */
  frame?: string;
  /** The issues that this one sums up, for whoever wants all. */
  parts?: Issue[];
}

/**
 * Which characters of the text a diagnostic is about: those of the value at its path, of the key before it, the given ones,
 * or a part of the value, counted in the characters that its text has once escapes are read.
 */
export type Spot = 'value' | 'key' | { start: number; end: number } | { from: number; to: number };

/** A problem as a check reports it, before its place in the text is looked up. */
export interface Diagnostic {
  path: Path;
  /** `value` unless told. */
  at?: Spot;
  code: string;
  fact: string;
  fix: string;
  severity?: Severity;
}
