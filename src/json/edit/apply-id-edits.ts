import { applyEdits, type Edit } from './apply-edits.ts';
import { type Conflict, editByIds, type IdEdit } from './id-edits.ts';
import { EditError } from './text-tree.ts';

/**
 * Applies edits with id paths to a JSON text: all of them, or none if there is a conflict. `isOther` says that the text is not the one that
 * the edits were made for: then an index after the end of a list means its end, and an item that is moved by its index must be the
 * expected one. Returns the edits with keys and indices too. Throws an `EditError` for a text that is not JSON.
 */
export function applyIdEdits(
  text: string,
  edits: IdEdit[],
  isOther = false,
): { text: string; edits: Edit[]; conflicts?: undefined } | { text?: undefined; conflicts: Conflict[] } {
  const { edits: made, conflicts } = editByIds(parseText(text), edits, isOther);
  return conflicts.length > 0 ? { conflicts } : { text: applyEdits(text, made), edits: made };
}

/** Parses a JSON text. Throws an `EditError` if it is not JSON. */
export function parseText(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new EditError('syntax', [], 'The text is not JSON.');
  }
}
