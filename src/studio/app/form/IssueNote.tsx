import { Alert, Button } from '@mantine/core';
import type { IdPath } from '../../../config/edit/id-path.ts';
import type { Issue } from '../../../config/report/issue.ts';
import { quickFix } from '../../../config/report/quick-fix.ts';
import { words } from '../../words.ts';
import { fixOf } from '../fixes.ts';
import { setField } from '../typing.ts';
import styles from './form.module.css';

/** The errors of a field, with a button if one edit fixes an error. */
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

/** An issue that belongs to no field. */
export function IssueNote({ issue }: { issue: Issue }) {
  const isError = issue.severity === 'error';
  return (
    <Alert color={isError ? 'red' : 'yellow'} variant="light" title={issue.fact} className={styles.note}>
      {issue.fix} <FixButton issue={issue} />
    </Alert>
  );
}

/** A button that fixes an issue, if one edit does. */
export function FixButton({ issue }: { issue: Issue }) {
  const fix = fixOf(issue);
  return fix ? (
    <Button variant="default" size="compact-xs" mih={24} onClick={fix.run}>
      {fix.label}
    </Button>
  ) : null;
}
