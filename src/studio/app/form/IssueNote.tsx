import { Alert, Button } from '@mantine/core';
import type { Issue } from '../../../diagnostics/issue.ts';
import { quickFix } from '../../../diagnostics/quick-fix.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { words } from '../../words.ts';
import { fixOf } from '../fixes.ts';
import { setField } from '../typing.ts';
import styles from './form.module.css';

interface FieldIssue extends Pick<Issue, 'message' | 'hint' | 'isPart'>, Partial<Pick<Issue, 'severity'>> {}

/** The errors or warnings of a field, each with a button if one edit fixes it. */
export function FieldIssues({ path, issues }: { path: IdPath; issues: FieldIssue[] }) {
  return issues.map((issue) => {
    const fix = quickFix(issue);
    return (
      <span key={issue.message} className={styles.issue} data-severity={issue.severity}>
        {issue.message} {issue.hint}
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
    <Alert color={isError ? 'red' : 'yellow'} variant="light" title={issue.message} className={styles.note}>
      {issue.hint} <FixButton issue={issue} />
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
