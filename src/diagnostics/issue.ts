import type { Need, ValueEdit } from '../../schema/fields/index.ts';
import type { Path, TextEdit } from '../json/parse/read-json.ts';

export type { Path };

/** The edit that mends what a problem is about: of its value, or of characters of the file, which is not JSON. */
export type Edit = ValueEdit | { isChoice?: true; op: 'write'; edits: TextEdit[] };

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
  edit?: Edit | undefined;
  severity: Severity;
  /** Whether it is about a part of the value, such as a link in a text. */
  isPart?: boolean;
  /** Whether it replaces others about its value. */
  isCause?: true | undefined;
  /** The lines around the place, with the place marked. */
  frame?: string;
  /** The issues that this one sums up, for `--all`. */
  parts?: Issue[];
}

/**
 * The characters that a diagnostic is about: of the value at its path, of its key, of the JSON text (`start`, `end`), or a part of the value
 * (`from`, `to`), counted in the decoded text.
 */
export type CharacterRange = 'value' | 'key' | { start: number; end: number } | { from: number; to: number };

/** A problem as a check reports it, before its place in the text is found. */
export interface Diagnostic {
  path: Path;
  /** `value` by default. */
  at?: CharacterRange;
  code: string;
  message: string;
  hint: string;
  /** The hint if the text is in a file of its own, where it is not written as JSON. */
  hintInFile?: string;
  /** Of a part of a value, `set` and `remove` are about that part. */
  edit?: Edit | undefined;
  severity?: Severity;
  /** Whether it replaces others about its value. */
  isCause?: true;
  /** The path in the main config of what makes it one. If the file of a language says that, it is reported there. */
  cause?: Path;
  /** What it would not be without: if that is wrong itself, only that is reported. */
  needs?: Need;
}
