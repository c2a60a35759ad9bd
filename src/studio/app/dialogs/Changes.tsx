import { Modal, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import type { ChangesAnswer } from '../../protocol.ts';
import { ask } from '../document/api.ts';
import { settled } from '../document/queue.ts';
import { leaveField } from '../document/typing.ts';
import { useStudio } from '../store.ts';
import styles from './Changes.module.css';
import { CommitPane } from './CommitPane.tsx';
import { StepList } from './StepList.tsx';

/** The changes since the last commit, and the undo list. Without git, only the undo list. */
export default function Changes({ onClose }: { onClose: () => void }) {
  const [answer, setAnswer] = useState<ChangesAnswer>();
  const isNarrow = useMediaQuery('(max-width: 63.99em)', undefined, { getInitialValueInEffect: false });
  const hash = useStudio(({ file }) => file?.hash);
  const look = useCallback(async () => {
    leaveField();
    await settled();
    setAnswer(await ask<ChangesAnswer>('changes'));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes depend on the text
  useEffect(() => void look(), [look, hash]);
  const hasGit = answer && (!answer.ok || answer.git);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Changes"
      size="82rem"
      fullScreen={isNarrow === true}
      classNames={{ body: styles.body ?? '' }}
    >
      {answer && (
        <Tabs defaultValue={hasGit ? 'changes' : 'steps'} className={styles.tabs ?? ''}>
          <Tabs.List>
            {hasGit && <Tabs.Tab value="changes">Since the last commit</Tabs.Tab>}
            <Tabs.Tab value="steps">Steps</Tabs.Tab>
          </Tabs.List>
          {hasGit && (
            <Tabs.Panel value="changes" className={styles.panel ?? ''}>
              {answer.ok ? <CommitPane answer={answer} look={look} /> : <p className={styles.fact}>{answer.error}</p>}
            </Tabs.Panel>
          )}
          <Tabs.Panel value="steps" className={styles.panel ?? ''}>
            {!hasGit && answer.ok && <p className={styles.fact}>{answer.none}</p>}
            <StepList />
          </Tabs.Panel>
        </Tabs>
      )}
    </Modal>
  );
}
