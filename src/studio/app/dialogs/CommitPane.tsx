import { Alert, Button, Checkbox, Text, Textarea, UnstyledButton } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { commitMessage } from '../../../project/changes/commit-message.ts';
import { plural } from '../../format.ts';
import type { ChangesAnswer, CommitAnswer, FoundChange } from '../../protocol.ts';
import { announce, tell } from '../announce.ts';
import { ask } from '../document/api.ts';
import { shorten } from '../document/paths.ts';
import { request } from '../document/queue.ts';
import { IconButton } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { getState } from '../store.ts';
import { ChangePictures, pagesOfChange } from './ChangePictures.tsx';
import styles from './Changes.module.css';

type Found = Extract<ChangesAnswer, { ok: true }>;

/** The changes since the last commit, grouped by pages. Each can be discarded, and all or some can be committed. */
export function CommitPane({ answer, look }: { answer: Found; look: () => Promise<void> }) {
  const { base, changes, named, ignored, others, none } = answer;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<string>();
  const [written, setWritten] = useState<string>();
  const [result, setResult] = useState<CommitAnswer>();
  const list = useRef<HTMLElement>(null);
  const chosen = changes.filter(({ id }) => !left.has(id));
  const pictured = changes.find(({ id }) => id === shown) ?? changes[0];
  const keep = (ids: string[], isKept: boolean) => {
    const next = new Set(left);
    for (const id of ids) isKept ? next.delete(id) : next.add(id);
    setLeft(next);
  };
  const discard = async ({ id, words: what }: FoundChange) => {
    const answer = await request('discard', () => ({ base, changes: [id] }));
    if (!answer.ok) return tell(answer.error);
    announce(`Discarded: ${what}`);
    list.current?.focus();
  };
  const commit = async () => {
    const message = written ?? commitMessage(chosen);
    const answer = await ask<CommitAnswer>('commit', { base, changes: chosen.map(({ id }) => id), message });
    setResult(answer);
    if (!answer.ok) return announce(answer.error);
    announce(committed(answer));
    setWritten(undefined);
    setLeft(new Set());
    list.current?.focus();
    await look();
  };
  return (
    <div className={styles.sides}>
      <div className={styles.side}>
        <section ref={list} className={styles.list} tabIndex={-1} aria-label="Since the last commit">
          {changes.length === 0 && (
            <p className={styles.fact}>
              {none
                ? 'The file was not committed yet: a commit includes all of it.'
                : 'Nothing is different from the last commit.'}
            </p>
          )}
          {changes.length > 1 && (
            <Checkbox
              className={styles.all ?? ''}
              label="All"
              checked={chosen.length === changes.length}
              indeterminate={chosen.length > 0 && chosen.length < changes.length}
              onChange={({ currentTarget: { checked } }) =>
                keep(
                  changes.map(({ id }) => id),
                  checked,
                )
              }
            />
          )}
          {[...byPages(changes)].map(([pages, group]) => (
            <section key={pages} className={styles.group}>
              <h3>{pages}</h3>
              <ul>
                {group.map((change) => (
                  <Row
                    key={change.id}
                    change={change}
                    isChosen={!left.has(change.id)}
                    isShown={change === pictured}
                    choose={(isKept) => keep([change.id], isKept)}
                    show={() => setShown(change.id)}
                    discard={() => void discard(change)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </section>
        <Files label="Committed too, as the config names them:" files={named} />
        <Files
          label="Named by the config, but ignored by git, so that a copy of the repository lacks them:"
          files={ignored}
        />
        <Files label="Also new or changed, and not committed by Studio:" files={others} />
        {result && (
          <Alert color={result.ok ? 'teal' : 'red'} variant="light" mx="md" mb="xs">
            {result.ok ? committed(result) : result.error}
            {!result.ok && result.issues?.map(({ message, hint }) => <div key={message}>{`${message} ${hint}`}</div>)}
          </Alert>
        )}
        {(changes.length > 0 || none) && (
          <form
            className={styles.commit}
            onSubmit={(event) => {
              event.preventDefault();
              void commit();
            }}
          >
            <Textarea
              label="Message"
              autosize
              minRows={2}
              maxRows={7}
              value={written ?? commitMessage(chosen)}
              onChange={({ currentTarget: { value } }) => setWritten(value)}
            />
            <Button type="submit" size="sm" fullWidth mt="xs" disabled={chosen.length === 0 && !none}>
              {chosen.length > 0 ? `Commit ${plural(chosen.length, 'change')}` : 'Commit'}
            </Button>
          </form>
        )}
      </div>
      {pictured && <ChangePictures key={`${pictured.id} ${base}`} change={pictured} />}
    </div>
  );
}

const committed = ({ commit, files }: Extract<CommitAnswer, { ok: true }>) =>
  `Committed as ${commit}${files.length > 0 ? `, with ${plural(files.length, 'other file')}` : ''}`;

function Files({ label, files }: { label: string; files: string[] }) {
  if (files.length === 0) return null;
  return (
    <p className={styles.others}>
      {label} {files.slice(0, 8).join(', ')}
      {files.length > 8 && ` and ${files.length - 8} more`}
    </p>
  );
}

interface RowProps {
  change: FoundChange;
  isChosen: boolean;
  isShown: boolean;
  choose: (isKept: boolean) => void;
  show: () => void;
  discard: () => void;
}

function Row({ change, isChosen, isShown, choose, show, discard }: RowProps) {
  return (
    <li className={styles.change} data-shown={isShown || undefined}>
      <Checkbox
        aria-label={change.words}
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) => choose(checked)}
      />
      <UnstyledButton className={styles.words ?? ''} aria-pressed={isShown} onClick={show}>
        <span>{change.words}</span>
        {'before' in change && 'after' in change && <Values before={change.before} after={change.after} />}
      </UnstyledButton>
      <IconButton icon={icons.undo} label={`Discard: ${change.words}`} onClick={discard} />
    </li>
  );
}

/** The values before and after a change, if they are short. */
function Values({ before, after }: { before: unknown; after: unknown }): ReactNode {
  const [old, now] = [before, after].map((value) => (typeof value === 'object' ? undefined : String(value)));
  if (old === undefined || now === undefined) return null;
  return (
    <Text component="span" size="xs" className={styles.values ?? ''}>
      <del>{shorten(old, 90)}</del> <ins>{shorten(now, 90)}</ins>
    </Text>
  );
}

/** Groups changes by the pages that show them. */
function byPages(changes: FoundChange[]): Map<string, FoundChange[]> {
  const groups = new Map<string, FoundChange[]>();
  for (const change of changes) {
    const pages = pagesOfChange(getState().value, change);
    const name = pages.length > 0 && pages.length < 4 ? pages.join(', ') : 'All pages';
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  return groups;
}
