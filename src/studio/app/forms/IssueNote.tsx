import { Alert, Button } from '@mantine/core';
import type { Issue } from '../../../diagnostics/issue.ts';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { editedValue, fixOf, labelOf } from '../document/fixes.ts';
import { setField } from '../document/typing.ts';
import { getState } from '../store.ts';
import styles from './form.module.css';

interface FieldIssue extends Pick<Issue, 'message' | 'hint' | 'edit'>, Partial<Pick<Issue, 'severity' | 'file'>> {}

interface FieldIssuesProps {
  path: IdPath;
  /** The value that the issues are about. */
  value: unknown;
  issues: FieldIssue[];
}

/** The errors or warnings of a field, each with a button if one edit fixes it. */
export function FieldIssues({ path, value: before, issues }: FieldIssuesProps) {
  return issues.map((issue) => {
    const { edit, file } = issue;
    // The text of a Markdown file has the place of its name.
    const isOwn = file === undefined || file === getState().file?.name;
    const value = isOwn ? editedValue(before, edit) : undefined;
    return (
      <span key={issue.message} className={styles.issue} data-severity={issue.severity}>
        {issue.message} {issue.hint}
        {edit && value !== undefined && (
          <Button variant="light" size="compact-xs" onClick={() => setField(path, value)}>
            {labelOf(edit)}
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
