import { Badge, Button } from '@mantine/core';
import { useRef } from 'react';
import { relativeTime } from '../../format.ts';
import type { Step } from '../../protocol.ts';
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
    announce(`Undone: ${label}`);
    list.current?.focus();
  };
  return (
    <section ref={list} className={styles.steps} tabIndex={-1} aria-label="Steps">
      {redo.length > 0 && <h3>Undone, and can be redone</h3>}
      <Steps steps={redo.toReversed()} isDone={false} go={(one) => void go('redo', one)} />
      {redo.length > 0 && undo.length > 0 && <hr />}
      <Steps steps={undo} isDone go={(one) => void go('undo', one)} alone={(one) => void alone(one)} />
      {undo.length + redo.length === 0 && <p className={styles.fact}>Nothing has been changed yet.</p>}
      {undo.length >= 50 && <p className={styles.fact}>The newest {undo.length} are shown.</p>}
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
              In a text editor
            </Badge>
          ) : (
            <Badge variant="light" color="gray" size="sm">
              In Studio
            </Badge>
          )}
          <time dateTime={new Date(one.time).toISOString()}>{relativeTime(one.time)}</time>
          {alone && at > 0 && (
            <Button
              variant="default"
              size="compact-xs"
              aria-label={`Undo only this: ${one.label}`}
              onClick={() => alone(one)}
            >
              Undo only this
            </Button>
          )}
          <Button
            variant="default"
            size="compact-xs"
            aria-label={`${isDone ? 'Undo up to this' : 'Redo up to this'}: ${one.label}`}
            onClick={() => go(one)}
          >
            {isDone ? 'Undo up to this' : 'Redo up to this'}
          </Button>
        </li>
      ))}
    </ul>
  );
}
