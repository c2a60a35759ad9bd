import { Button, Code, Drawer, Text } from '@mantine/core';
import type { Issue } from '../../../diagnostics/issue.ts';
import { type IdPath, idPathOf } from '../../../json/edit/id-path.ts';
import { shorten } from '../document/paths.ts';
import { unsavedItems } from '../document/unsaved-list.ts';
import { FixButton } from '../forms/IssueNote.tsx';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { focusField } from '../selection/focus.ts';
import { goTo } from '../selection/go-to.ts';
import { useStudio } from '../store.ts';
import styles from './Issues.module.css';
import { openCode, openDialog } from './open.ts';

const none: Issue[] = [];

/** The maximum number of places in one row. */
const mostPlaces = 12;

/** The errors and warnings of the config, with links to their places. */
export default function Issues({ onClose }: { onClose: () => void }) {
  const value = useStudio((state) => state.value);
  const issues = useStudio(({ file }) => file?.issues ?? none);
  const name = useStudio(({ file }) => file?.name) ?? '';
  const folder = name.replace(/[^/\\]*$/, '');
  const isBroken = useStudio((state) => state.isBroken);
  const unsaved = unsavedItems(useStudio((state) => state));
  const go = (place: IdPath) => {
    openDialog(undefined);
    goTo(place);
    focusField(place);
  };
  return (
    <Drawer opened onClose={onClose} title="Problems" position="right" size="md">
      {issues.length + unsaved.length === 0 && <Text c="dimmed">There are no problems.</Text>}
      <ul className={styles.list}>
        {unsaved.map(({ key, label, text, path, message, hint, drop }) => (
          <li key={key} className={styles.issue} data-severity="error">
            <p className={styles.message}>{message}</p>
            <p className={styles.hint}>{hint}</p>
            {text && <p className={styles.text}>{shorten(text, 400)}</p>}
            <div className={styles.ways}>
              {path ? (
                <Button variant="default" size="compact-xs" mih={24} onClick={() => go(path)}>
                  {label}
                </Button>
              ) : (
                <Text size="xs">{label}</Text>
              )}
              <Button variant="default" size="compact-xs" mih={24} aria-label={`Drop: ${label}`} onClick={drop}>
                Drop
              </Button>
            </div>
          </li>
        ))}
        {issues.map((issue) => {
          const place = `${issue.file}:${issue.line}:${issue.column}`;
          const near = place.startsWith(folder) ? place.slice(folder.length) : place;
          const parts = (issue.parts ?? [issue]).filter(({ path }) => path.length > 0);
          return (
            <li key={`${place} ${issue.message}`} className={styles.issue} data-severity={issue.severity}>
              <p className={styles.message}>{issue.message}</p>
              <p className={styles.hint}>{issue.hint}</p>
              <div className={styles.ways}>
                <FixButton issue={issue} />
                {!isBroken &&
                  parts.slice(0, mostPlaces).map((part) => (
                    <Button
                      key={part.pathText}
                      variant="default"
                      size="compact-xs"
                      mih={24}
                      onClick={() => go(idPathOf(value, part.path))}
                    >
                      {shorten(part.where ?? part.pathText)}
                    </Button>
                  ))}
                {parts.length > mostPlaces && <Text size="xs">and {parts.length - mostPlaces} more</Text>}
                {issue.file === name ? (
                  <Button
                    variant="default"
                    size="compact-xs"
                    mih={24}
                    aria-label={`${place}, in the code`}
                    leftSection={<Icon of={icons.code} size={14} />}
                    onClick={() => openCode(issue)}
                  >
                    {near}
                  </Button>
                ) : (
                  <Code fz={11}>{near}</Code>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
