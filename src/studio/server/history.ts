import { applySplice, invertSplice, rebaseSplice, type Splice, spliceBetween } from '../../json/edit/splice.ts';
import type { Step } from '../protocol.ts';

/** The texts of the config and of its language files, by their names. */
export type Texts = Readonly<Record<string, string>>;

/** A step with its change of each file. */
export interface StoredStep extends Step {
  splices: Record<string, Splice>;
  /** Changes in a row with the same `merge` become one step. */
  merge?: string | undefined;
}

/** A step that is not in the history yet. */
export type NewStep = Omit<StoredStep, 'id' | 'splices'>;

/** Texts with their steps: the first `done` of them are in the texts, the others are undone. */
export interface History {
  texts: Texts;
  steps: StoredStep[];
  done: number;
}

/** A change of a history: a new step, which replaces the last one if it has the same id, or another number of done steps. */
export type HistoryAction = { put: StoredStep } | { done: number };

/** The maximum number of steps, and of the characters that they changed together. */
export const mostSteps = 2000;
const mostChanged = 50_000_000;

/** The maximum pause between merged changes, in milliseconds. */
const mergeWithin = 5_000;

/** Returns the action that leads to the texts `next`. The history must know all of them. */
export function actionTo({ texts, steps, done }: History, next: Texts, step: NewStep): HistoryAction {
  const last = done === steps.length ? steps[done - 1] : undefined;
  const isMore = step.merge !== undefined && last?.merge === step.merge && step.time - last.time < mergeWithin;
  if (!isMore) return { put: { ...step, id: (steps.at(-1)?.id ?? 0) + 1, splices: splicesBetween(texts, next) } };
  const start = change(texts, inverted(last)) ?? texts;
  return { put: { ...step, id: last.id, splices: splicesBetween(start, next) } };
}

/** Returns the history after an action; undefined if the action does not fit. */
export function applyAction(history: History, action: HistoryAction): History | undefined {
  const { steps } = history;
  const last = steps[history.done - 1];
  const isMore = 'put' in action && action.put.id === last?.id;
  const done = 'done' in action ? action.done : isMore ? history.done - 1 : history.done;
  if (done < 0 || done > steps.length) return undefined;
  let texts: Texts | undefined = history.texts;
  for (let at = history.done; at > done; at--) texts = change(texts, inverted(steps[at - 1] as StoredStep));
  for (let at = history.done; at < done; at++) texts = change(texts, (steps[at] as StoredStep).splices);
  if (texts === undefined || 'done' in action) return texts === undefined ? undefined : { texts, steps, done };
  const next = change(texts, action.put.splices);
  return next === undefined ? undefined : { texts: next, steps: [...steps.slice(0, done), action.put], done: done + 1 };
}

/** Returns the texts without one of the done steps; undefined if a later step has changed the same place. */
export function without({ texts, steps, done }: History, at: number): Texts | undefined {
  const undone: StoredStep['splices'] = {};
  for (const [name, splice] of Object.entries(inverted(steps[at] as StoredStep))) {
    let own: Splice | undefined = splice;
    for (const { splices } of steps.slice(at + 1, done)) {
      const later = splices[name];
      if (own && later) own = rebaseSplice(own, later);
    }
    if (!own) return undefined;
    undone[name] = own;
  }
  return change(texts, undone);
}

/** Applies the splices of a step; undefined if one of them does not fit. */
function change(texts: Texts | undefined, splices: StoredStep['splices']): Texts | undefined {
  if (!texts) return undefined;
  const next: Record<string, string> = { ...texts };
  for (const [name, splice] of Object.entries(splices)) {
    const text = applySplice(texts[name] ?? '', splice);
    if (text === undefined) return undefined;
    next[name] = text;
  }
  return next;
}

function splicesBetween(before: Texts, after: Texts): StoredStep['splices'] {
  const changed = Object.keys(before).filter((name) => name in after && after[name] !== before[name]);
  return Object.fromEntries(
    changed.map((name) => [name, spliceBetween(before[name] as string, after[name] as string)]),
  );
}

const inverted = ({ splices }: StoredStep): StoredStep['splices'] =>
  Object.fromEntries(Object.entries(splices).map(([name, splice]) => [name, invertSplice(splice)]));

/** Returns a history before an action that was not written to the files. A step of the action can be redone. */
export function unwritten(before: History, action: HistoryAction): History {
  const after = applyAction(before, action);
  if ('done' in action || !after) return before;
  const steps = before.steps.slice(0, before.done);
  const id = Math.max(action.put.id, (steps.at(-1)?.id ?? 0) + 1);
  return { ...before, steps: [...steps, { ...action.put, id, splices: splicesBetween(before.texts, after.texts) }] };
}

/** Returns a history without its oldest steps, if it is too long. */
export function shortened({ texts, steps, done }: History): History {
  let from = steps.length;
  for (let changed = 0; from > 0 && steps.length - from < mostSteps; from--) {
    for (const { removed, inserted } of Object.values((steps[from - 1] as StoredStep).splices))
      changed += removed.length + inserted.length;
    if (changed > mostChanged) break;
  }
  const first = Math.min(from, done);
  return { texts, steps: steps.slice(first), done: done - first };
}
