import type { Issue } from '../../../diagnostics/issue.ts';
import type { Conflict, IdEdit, IdPath } from '../../protocol.ts';
import type { WindowRecord } from './records.ts';

/** A change that becomes a step of the undo list: edits, or the new value of a field. */
export type Change = {
  label: string;
  /** Whether the server must refuse a change that brings a new error. */
  strict?: boolean;
} & ({ edits: IdEdit[] } | { field: FieldValue });

/** A new value for a field. Values of one field in a row become one step, until the field is left. */
interface FieldValue {
  path: IdPath;
  value: unknown;
  /** The value of the field before the editor began to type. */
  seen: unknown;
  /** Other places that get the same value: items refer to a group by its name. */
  also?: IdPath[];
}

/** The new value of a field. */
export type FieldChange = Extract<Change, { field: unknown }>;

/** A value that is only in its field, because it is not valid. */
export interface Draft {
  path: IdPath;
  /** Names the field, also when its place is gone. */
  label: string;
  value: unknown;
  /** The errors of the check. */
  issues: Pick<Issue, 'message' | 'hint' | 'edit'>[];
}

/** A text that was typed in the code, and the text of the file that it was made from. */
export interface UnsavedCode {
  base: string;
  /** A text that was sent, and may be in the file. */
  sent?: string;
  text: string;
}

/** What a window of Studio has not saved. */
export interface Unsaved {
  changes: Change[];
  drafts: Draft[];
  conflicts: (Conflict & { label: string })[];
  code?: UnsavedCode;
}

/** What an earlier window of Studio did not save. */
export type Kept = WindowRecord<Unsaved>;
