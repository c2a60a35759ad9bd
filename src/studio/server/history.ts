import { applySplice, invertSplice, type Splice, spliceBetween } from '../../config/edit/splice.ts';
import type { Step } from '../protocol.ts';

/** A step with its change of the text. */
export interface KeptStep extends Step {
  splice: Splice;
  /** Changes in a row with the same `merge` become one step. */
  merge?: string | undefined;
}

/** A step that is not in the history yet. */
export type NewStep = Omit<KeptStep, 'id' | 'splice'>;

/** A text with its steps: the first `done` of them are in the text, the others are undone. */
export interface History {
  text: string;
  steps: KeptStep[];
  done: number;
}

/** A change of a history: a new step, which replaces the last one if it has the same id, or another number of done steps. */
export type Turn = { put: KeptStep } | { done: number };

/** The maximum number of steps, and of the characters that they changed together. */
export const mostSteps = 2000;
const mostChanged = 50_000_000;

/** The maximum pause between merged changes, in milliseconds. */
const mergeWithin = 5_000;

/** Returns the turn that leads to the text `next`. */
export function turnTo({ text, steps, done }: History, next: string, step: NewStep): Turn {
  const last = done === steps.length ? steps[done - 1] : undefined;
  const isMore = step.merge !== undefined && last?.merge === step.merge && step.time - last.time < mergeWithin;
  if (!isMore) return { put: { ...step, id: (steps.at(-1)?.id ?? 0) + 1, splice: spliceBetween(text, next) } };
  const start = applySplice(text, invertSplice(last.splice)) ?? text;
  return { put: { ...step, id: last.id, splice: spliceBetween(start, next) } };
}

/** Returns the history after a turn; undefined if the turn does not fit. */
export function turned(history: History, turn: Turn): History | undefined {
  const { steps } = history;
  const last = steps[history.done - 1];
  const isMore = 'put' in turn && turn.put.id === last?.id;
  const done = 'done' in turn ? turn.done : isMore ? history.done - 1 : history.done;
  if (done < 0 || done > steps.length) return undefined;
  let text: string | undefined = history.text;
  for (let at = history.done; at > done; at--) text = apply(text, invertSplice((steps[at - 1] as KeptStep).splice));
  for (let at = history.done; at < done; at++) text = apply(text, (steps[at] as KeptStep).splice);
  if (text === undefined || 'done' in turn) return text === undefined ? undefined : { text, steps, done };
  const next = apply(text, turn.put.splice);
  return next === undefined ? undefined : { text: next, steps: [...steps.slice(0, done), turn.put], done: done + 1 };
}

const apply = (text: string | undefined, splice: Splice) =>
  text === undefined ? undefined : applySplice(text, splice);

/** Returns a history before a turn that was not written to the file. A step of the turn can be redone. */
export function unwritten(before: History, turn: Turn): History {
  const after = turned(before, turn);
  if ('done' in turn || !after) return before;
  const steps = before.steps.slice(0, before.done);
  const id = Math.max(turn.put.id, (steps.at(-1)?.id ?? 0) + 1);
  return { ...before, steps: [...steps, { ...turn.put, id, splice: spliceBetween(before.text, after.text) }] };
}

/** Returns a history without its oldest steps, if it is too long. */
export function shortened({ text, steps, done }: History): History {
  let from = steps.length;
  for (let changed = 0; from > 0 && steps.length - from < mostSteps; from--) {
    const { removed, inserted } = (steps[from - 1] as KeptStep).splice;
    changed += removed.length + inserted.length;
    if (changed > mostChanged) break;
  }
  const first = Math.min(from, done);
  return { text, steps: steps.slice(first), done: done - first };
}
