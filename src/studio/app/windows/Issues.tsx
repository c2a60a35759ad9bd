import { Button, Code, Drawer, Text } from '@mantine/core';
import { type IdPath, idPathOf } from '../../../config/edit/id-path.ts';
import type { Issue } from '../../../config/report/issue.ts';
import { words } from '../../words.ts';
import { focusField } from '../focus.ts';
import { FixButton } from '../form/IssueNote.tsx';
import { goTo } from '../go-to.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { labelOf, pathKey, shorten } from '../paths.ts';
import { openCode, openWindow, useStudio } from '../store.ts';
import styles from './Issues.module.css';

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
  const drafts = useStudio((state) => state.drafts);
  const conflicts = useStudio((state) => state.conflicts);
  const unsaved = [
    ...[...drafts.values()].map(({ path, issues: [first] }) => ({ path, fact: first?.fact, fix: first?.fix })),
    ...[...conflicts.values()].map(({ path }) => ({ path, fact: words.conflict, fix: '' })),
  ];
  const go = (place: IdPath) => {
    openWindow(undefined);
    goTo(place);
    focusField(place);
  };
  return (
    <Drawer opened onClose={onClose} title={words.issues} position="right" size="md">
      {issues.length + unsaved.length === 0 && <Text c="dimmed">{words.noIssues}</Text>}
      <ul className={styles.list}>
        {unsaved.map(({ path, fact, fix }) => (
          <li key={pathKey(path)} className={styles.issue} data-severity="error">
            <p className={styles.fact}>{fact}</p>
            <p className={styles.fix}>{[fix, words.notWritten].filter(Boolean).join(' ')}</p>
            <div className={styles.ways}>
              <Button variant="default" size="compact-xs" mih={24} onClick={() => go(path)}>
                {labelOf(value, path)}
              </Button>
            </div>
          </li>
        ))}
        {issues.map((issue) => {
          const place = `${issue.file}:${issue.line}:${issue.column}`;
          const near = place.startsWith(folder) ? place.slice(folder.length) : place;
          const parts = (issue.parts ?? [issue]).filter(({ path }) => path.length > 0);
          return (
            <li key={`${place} ${issue.fact}`} className={styles.issue} data-severity={issue.severity}>
              <p className={styles.fact}>{issue.fact}</p>
              <p className={styles.fix}>{issue.fix}</p>
              <div className={styles.ways}>
                {!isBroken && <FixButton issue={issue} />}
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
                {parts.length > mostPlaces && <Text size="xs">{words.andMore(parts.length - mostPlaces)}</Text>}
                {issue.file === name ? (
                  <Button
                    variant="default"
                    size="compact-xs"
                    mih={24}
                    aria-label={words.showInCode(place)}
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
