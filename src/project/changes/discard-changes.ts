import type { Registry } from '../../../schema/registry.ts';
import type { Edit } from '../../json/edit/apply-edits.ts';
import { applyIdEdits, parseText } from '../../json/edit/apply-id-edits.ts';
import { isSame } from '../../json/values.ts';
import { changesBetween } from './changes.ts';

/**
 * Returns the newer of two configs without some of its changes; exactly the older text if no change is left. `edited` is told the edits that
 * discard each change, with the config before them. Throws an `EditError` for a text that is not JSON.
 */
export function discardChanges(
  registry: Registry,
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
    const next = changesBetween(registry, old, value).find(({ id }) => left.delete(id));
    if (!next) return text;
    const made = applyIdEdits(text, next.discard);
    if (made.conflicts) continue;
    edited(value, made.edits);
    ({ text } = made);
  }
}
