import { applyEdits } from './apply-edits.ts';
import { type Conflict, editByIds, type IdEdit } from './id-edits.ts';
import { EditError } from './text-tree.ts';

/**
 * Makes edits by ids of a JSON text, all of them or, where one does not find what its author saw, none. In a text that has changed
 * since (`isOther`) an index beyond the end of a list is its end, and an item that is moved by its index must be the expected one.
 * Throws an `EditError` for a text that is no JSON.
 */
export function applyIdEdits(
  text: string,
  edits: IdEdit[],
  isOther = false,
): { text: string; conflicts?: undefined } | { text?: undefined; conflicts: Conflict[] } {
  const { edits: made, conflicts } = editByIds(parseText(text), edits, isOther);
  return conflicts.length > 0 ? { conflicts } : { text: applyEdits(text, made) };
}

/** The value that a JSON text says. Throws an `EditError` for a text that is none. */
export function parseText(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new EditError('syntax', [], 'The text is not JSON.');
  }
}
