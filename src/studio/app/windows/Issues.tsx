import { Alert, Anchor, Code, Drawer, Stack, Text } from '@mantine/core';
import { idPathOf } from '../../../config/edit/id-path.ts';
import type { Issue } from '../../../config/report/issue.ts';
import { focusField } from '../focus.ts';
import { FixButton } from '../form/IssueNote.tsx';
import { goTo } from '../go-to.ts';
import { openCode } from '../panels.ts';
import { getState, openWindow, useStudio } from '../store.ts';
import { words } from '../words.ts';

const none: Issue[] = [];

/** Everything that is wrong with the config, in the words of `npm run validate`, with the way to it. */
export default function Issues({ onClose }: { onClose: () => void }) {
  const issues = useStudio(({ file }) => file?.issues ?? none);
  const name = useStudio(({ file }) => file?.name);
  const isBroken = useStudio((state) => state.isBroken);
  const go = ({ path }: Issue) => {
    const place = idPathOf(getState().value, path);
    openWindow(undefined);
    goTo(place);
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
              {issue.path.length > 0 && !isBroken && (
                <>
                  <Anchor component="button" size="xs" onClick={() => go(issue)}>
                    {issue.where ?? issue.pathText}
                  </Anchor>{' '}
                </>
              )}
              <Place issue={issue} isOwn={issue.file === name} /> {!isBroken && <FixButton issue={issue} />}
            </Text>
          </Alert>
        ))}
      </Stack>
    </Drawer>
  );
}

/** Where an issue is in the file; in the config itself it is the way to the code. */
function Place({ issue, isOwn }: { issue: Issue; isOwn: boolean }) {
  const place = `${issue.file}:${issue.line}:${issue.column}`;
  if (!isOwn) return <Code fz={11}>{place}</Code>;
  return (
    <Anchor
      component="button"
      size="xs"
      ff="monospace"
      aria-label={words.showInCode(place)}
      onClick={() => openCode(issue)}
    >
      {place}
    </Anchor>
  );
}
