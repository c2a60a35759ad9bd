import type { Edit } from '../edit/apply-edits.ts';
import { applyIdEdits, parseText } from '../edit/apply-id-edits.ts';
import { isSame } from '../json.ts';
import { changesBetween } from './changes.ts';

/**
 * Returns the newer of two configs without some of its changes; exactly the older text if no change is left. `edited` is told the edits that
 * discard each change, with the config before them. Throws an `EditError` for a text that is not JSON.
 */
export function discardChanges(
  before: string,
  after: string,
  ids: Iterable<string>,
  edited = (_config: unknown, _edits: Edit[]) => {},
): string {
  const old = parseText(before);
  const left = new Set(ids);
  let text = after;
  for (;;) {
    const value = parseText(text);
    if (isSame(value, old)) return before;
    // One by one, because each discarded change may move the others.
    const next = changesBetween(old, value).find(({ id }) => left.delete(id));
    if (!next) return text;
    const made = applyIdEdits(text, next.discard);
    if (made.conflicts) continue;
    edited(value, made.edits);
    ({ text } = made);
  }
}
