import { Badge, Button } from '@mantine/core';
import { useRef } from 'react';
import type { Step } from '../../protocol.ts';
import { words } from '../../words.ts';
import { announce, tell } from '../announce.ts';
import { revert, step } from '../document/queue.ts';
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
  const alone = async ({ id, label }: Step) => {
    const answer = await revert(id);
    if (!answer.ok) return tell(answer.error);
    announce(words.undone(label));
    list.current?.focus();
  };
  return (
    <section ref={list} className={styles.steps} tabIndex={-1} aria-label={words.steps}>
      {redo.length > 0 && <h3>{words.nextSteps}</h3>}
      <Steps steps={redo.toReversed()} isDone={false} go={(one) => void go('redo', one)} />
      {redo.length > 0 && undo.length > 0 && <hr />}
      <Steps steps={undo} isDone go={(one) => void go('undo', one)} alone={(one) => void alone(one)} />
      {undo.length + redo.length === 0 && <p className={styles.fact}>{words.noSteps}</p>}
      {undo.length >= 50 && <p className={styles.fact}>{words.firstSteps(undo.length)}</p>}
    </section>
  );
}

interface StepsProps {
  steps: Step[];
  isDone: boolean;
  go: (step: Step) => void;
  /** Undoes a step and keeps the later ones. */
  alone?: (step: Step) => void;
}

function Steps({ steps, isDone, go, alone }: StepsProps) {
  return (
    <ul>
      {steps.map((one, at) => (
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
          {alone && at > 0 && (
            <Button
              variant="default"
              size="compact-xs"
              aria-label={`${words.undoOnly}: ${one.label}`}
              onClick={() => alone(one)}
            >
              {words.undoOnly}
            </Button>
          )}
          <Button
            variant="default"
            size="compact-xs"
            aria-label={`${isDone ? words.undoTo : words.redoTo}: ${one.label}`}
            onClick={() => go(one)}
          >
            {isDone ? words.undoTo : words.redoTo}
          </Button>
        </li>
      ))}
    </ul>
  );
}
