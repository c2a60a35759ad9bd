import { Badge, Button } from '@mantine/core';
import { useRef } from 'react';
import type { Step } from '../../protocol.ts';
import { words } from '../../words.ts';
import { step } from '../saving.ts';
import { useStudio } from '../store.ts';
import styles from './Changes.module.css';

const none: Step[] = [];

/** The steps of the undo list, by Studio and from outside, and those that can be redone. */
export function StepList() {
  const undo = useStudio(({ file }) => file?.undo ?? none);
  const redo = useStudio(({ file }) => file?.redo ?? none);
  const list = useRef<HTMLElement>(null);
  const go = async (way: 'undo' | 'redo', { id }: Step) => {
    await step(way, id);
    list.current?.focus();
  };
  return (
    <section ref={list} className={styles.steps} tabIndex={-1} aria-label={words.steps}>
      {redo.length > 0 && <h3>{words.nextSteps}</h3>}
      <Steps steps={redo.toReversed()} isDone={false} go={(one) => void go('redo', one)} />
      {redo.length > 0 && undo.length > 0 && <hr />}
      <Steps steps={undo} isDone go={(one) => void go('undo', one)} />
      {undo.length + redo.length === 0 && <p className={styles.fact}>{words.noSteps}</p>}
      {undo.length >= 50 && <p className={styles.fact}>{words.firstSteps(undo.length)}</p>}
    </section>
  );
}

function Steps({ steps, isDone, go }: { steps: Step[]; isDone: boolean; go: (step: Step) => void }) {
  return (
    <ul>
      {steps.map((one) => (
        <li key={one.id} className={styles.step} data-done={isDone || undefined}>
          <span className={styles.stepName}>{one.label}</span>
          {one.by === 'outside' ? (
            <Badge variant="light" color="grape" size="sm">
              {words.byOutside}
            </Badge>
          ) : (
            <Badge variant="light" color="gray" size="sm">
              {words.byStudio}
            </Badge>
          )}
          <time dateTime={new Date(one.time).toISOString()}>{words.when(one.time)}</time>
          <Button
            variant="default"
            size="compact-xs"
            aria-label={(isDone ? words.undoToThe : words.redoToThe)(one.label)}
            onClick={() => go(one)}
          >
            {isDone ? words.undoTo : words.redoTo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
