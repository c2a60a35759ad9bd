import type { IdPath } from '../../../json/edit/id-path.ts';

export interface SelectionState {
  /** The path of the selection: a value with a form, or one of its fields. */
  selection: IdPath | undefined;
  /** The path of the row with the focus. Commands apply to it, and else to the selection. */
  focusedRow: IdPath | undefined;
}

export const nothingSelected: SelectionState = { selection: undefined, focusedRow: undefined };
