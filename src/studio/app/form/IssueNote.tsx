import { Alert, Button } from '@mantine/core';
import type { IdPath } from '../../../config/edit/id-path.ts';
import { idPathOf } from '../../../config/edit/id-path.ts';
import type { Issue } from '../../../config/report/issue.ts';
import { quickFix } from '../../../config/report/quick-fix.ts';
import { pathKey, valueIn } from '../paths.ts';
import { change } from '../saving.ts';
import { getState } from '../store.ts';
import { setField } from '../typing.ts';
import { words } from '../words.ts';
import styles from './form.module.css';

/** What is wrong with a field, in the words of `npm run validate`; a button does what the words say where that is one edit. */
export function FieldError({ path, issues }: { path: IdPath; issues: { fact: string; fix: string }[] }) {
  return issues.map((issue) => {
    const fix = quickFix(issue);
    return (
      <span key={issue.fact} className={styles.issue}>
        {issue.fact} {issue.fix}
        {fix?.op === 'set' && (
          <Button variant="light" size="compact-xs" onClick={() => setField(path, fix.value)}>
            {words.instead(String(fix.value))}
          </Button>
        )}
      </span>
    );
  });
}

/** The same for what has no field. */
export function IssueNote({ issue }: { issue: Issue }) {
  const isError = issue.severity === 'error';
  return (
    <Alert color={isError ? 'red' : 'yellow'} variant="light" title={issue.fact} className={styles.note}>
      {issue.fix} <FixButton issue={issue} />
    </Alert>
  );
}

/** Does what an issue's words say, where that is one edit. */
export function FixButton({ issue }: { issue: Issue }) {
  const fix = quickFix(issue);
  if (!fix) return null;
  const { value } = getState();
  const path = idPathOf(value, issue.path);
  const expect = valueIn(value, path);
  const run = () => {
    const edit =
      fix.op === 'set'
        ? ({ op: 'set', path, value: fix.value, expect } as const)
        : fix.op === 'rename'
          ? ({ op: 'rename', path, key: fix.key } as const)
          : ({ op: 'remove', path, expect } as const);
    void change({ label: issue.fix, edits: [edit] });
  };
  const label = fix.op === 'remove' ? words.removeKey : words.instead(String(fix.op === 'set' ? fix.value : fix.key));
  return (
    <Button key={pathKey(path)} variant="default" size="compact-xs" onClick={run}>
      {label}
    </Button>
  );
}
