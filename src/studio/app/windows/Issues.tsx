import { Alert, Anchor, Code, Drawer, Stack, Text } from '@mantine/core';
import { idPathOf } from '../../../config/edit/id-path.ts';
import type { Issue } from '../../../config/report/issue.ts';
import { focusField } from '../focus.ts';
import { FixButton } from '../form/IssueNote.tsx';
import { getState, openWindow, select, useStudio } from '../store.ts';
import { words } from '../words.ts';

const none: Issue[] = [];

/** Everything that is wrong with the config, in the words of `npm run validate`, with the way to it. */
export default function Issues({ onClose }: { onClose: () => void }) {
  const issues = useStudio(({ file }) => file?.issues ?? none);
  const go = ({ path }: Issue) => {
    const place = idPathOf(getState().value, path);
    openWindow(undefined);
    select(place);
    focusField(place);
  };
  return (
    <Drawer opened onClose={onClose} title={words.issues} position="right" size="md">
      <Stack gap="sm">
        {issues.length === 0 && <Text c="dimmed">{words.noIssues}</Text>}
        {issues.map((issue) => (
          <Alert
            key={`${issue.file}:${issue.line}:${issue.column} ${issue.fact}`}
            color={issue.severity === 'error' ? 'red' : 'yellow'}
            variant="light"
            title={issue.fact}
          >
            <Text size="xs">{issue.fix}</Text>
            <Text size="xs" mt={4}>
              <Anchor component="button" size="xs" onClick={() => go(issue)} disabled={issue.path.length === 0}>
                {issue.where ?? issue.pathText ?? issue.file}
              </Anchor>{' '}
              <Code fz={11}>{`${issue.file}:${issue.line}:${issue.column}`}</Code> <FixButton issue={issue} />
            </Text>
          </Alert>
        ))}
      </Stack>
    </Drawer>
  );
}
