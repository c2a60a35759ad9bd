import type { Edit, Issue } from '../../../diagnostics/issue.ts';
import { mend } from '../../../diagnostics/mend.ts';
import { type IdPath, idPathOf } from '../../../json/edit/id-path.ts';
import type { IdEdit } from '../../protocol.ts';
import { getState } from '../store.ts';
import { valueIn } from './paths.ts';
import { change, request } from './queue.ts';
import { savingOf } from './slice.ts';

/** Returns the label and the action of a button that makes the edit of an issue; undefined if it has none in the config. */
export function fixOf(issue: Issue): { label: string; run: () => void } | undefined {
  const { edit, hint } = issue;
  const { file } = getState();
  // The files of languages and of long texts are not edited here.
  if (!edit || !file || issue.file !== file.name) return undefined;
  const label = labelOf(edit);
  if (edit.op === 'write')
    return { label, run: () => void request('text', () => ({ base: file.hash, text: mend(file.text, [issue]) })) };
  if (issue.path.length === 0) return undefined;
  const run = () => {
    const path = idPathOf(getState().value, issue.path);
    const made = editsAt(path, edit);
    if (made.length > 0) void change({ label: hint, edits: made });
  };
  return { label, run };
}

function editsAt(path: IdPath, edit: Edit): IdEdit[] {
  const expect = valueIn(getState().value, path);
  if (edit.op === 'rename') {
    const { key, value } = edit;
    const set = { op: 'set' as const, path: [...path.slice(0, -1), key], value, expect };
    return [{ op: 'rename', path, key }, ...(value === undefined ? [] : [set])];
  }
  if (edit.op === 'remove') return [{ op: 'remove', path, expect }];
  const value = editedValue(expect, edit);
  return value === undefined ? [] : [{ op: 'set', path, value, expect }];
}

/** The value of a field after an edit; undefined if the edit is not about its value. */
export function editedValue(value: unknown, edit: Edit | undefined): unknown {
  if (edit?.op === 'set') return edit.value;
  if (edit?.op === 'quote') return String(value);
  // Until it is saved, the issue is about another text.
  if (edit?.op !== 'replace' || typeof value !== 'string' || savingOf(getState()) !== 'saved') return undefined;
  return value.slice(0, edit.from) + edit.text + value.slice(edit.to);
}

/** What the button of an edit says. */
export function labelOf(edit: Edit): string {
  if (edit.op === 'remove') return 'Remove the key';
  if (edit.op === 'write' || edit.op === 'quote') return 'Fix it';
  const meant = edit.op === 'set' ? edit.value : edit.op === 'rename' ? edit.key : edit.text;
  return meant === '' || typeof meant === 'object' ? 'Fix it' : `Use “${String(meant)}”`;
}
