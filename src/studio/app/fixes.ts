import type { Issue } from '../../diagnostics/issue.ts';
import { quickFix } from '../../diagnostics/quick-fix.ts';
import { idPathOf } from '../../json/edit/id-path.ts';
import type { IdEdit } from '../protocol.ts';
import { words } from '../words.ts';
import { valueIn } from './paths.ts';
import { change } from './saving.ts';
import { getState } from './store.ts';

/** Returns the label and the action of a button that fixes an issue; undefined if one edit of the config cannot. */
export function fixOf(issue: Issue): { label: string; run: () => void } | undefined {
  const fix = quickFix(issue);
  // The file of a language is not edited here, and a missing file cannot be.
  if (!fix || issue.file !== getState().file?.name || issue.path.length === 0) return undefined;
  const label = fix.op === 'remove' ? words.removeKey : words.instead(String(fix.op === 'set' ? fix.value : fix.key));
  const run = () => {
    const { value } = getState();
    const path = idPathOf(value, issue.path);
    const expect = valueIn(value, path);
    const edit: IdEdit =
      fix.op === 'set'
        ? { op: 'set', path, value: fix.value, expect }
        : fix.op === 'rename'
          ? { op: 'rename', path, key: fix.key }
          : { op: 'remove', path, expect };
    void change({ label: issue.hint, edits: [edit] });
  };
  return { label, run };
}
