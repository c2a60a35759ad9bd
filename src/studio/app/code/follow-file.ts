import { Annotation, ChangeSet, type Text, Transaction } from '@codemirror/state';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import { diffLines } from 'diff';
import { applySplice, spliceBetween } from '../../../config/edit/splice.ts';
import type { FileState } from '../../protocol.ts';
import { askFor } from '../saving.ts';
import { getState, setState } from '../store.ts';
import { type LinedText, linedText, spliceOf } from './line-ends.ts';

/** Says of a transaction that it comes from the file. */
export const fromFile = Annotation.define<boolean>();

/** How long after the last key what was typed is written, and after a failure tried again, in milliseconds. */
const [quiet, again] = [250, 2000];

/** How long lines are compared, in milliseconds; what takes longer is one change. */
const longestDiff = 200;

/**
 * Keeps a document and the file the same. What is typed goes to the file as a change of its text, whether it is JSON yet or not; what
 * others change there changes the document at its place, so that caret, selection and what can be undone stay.
 */
export function followFile(view: EditorView, first: FileState) {
  /** The text of the file that the document is made from. */
  let base = linedText(first.text);
  let { hash } = first;
  /** What was typed since, but for what is on its way. */
  let typed = ChangeSet.empty(base.doc.length);
  let sent: { changes: ChangeSet; result: LinedText } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let session = 0;

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (isSending || typed.empty) return;
    isSending = true;
    const answer = await askFor(
      'splice',
      () => {
        const { doc } = view.state;
        const splice = spliceOf(base, typed, doc);
        sent = { changes: typed, result: { text: applySplice(base.text, splice) ?? base.text, doc } };
        typed = ChangeSet.empty(doc.length);
        return { base: hash, merge: `code ${session}`, splice };
      },
      ({ ok }) => {
        if (sent && ok) base = sent.result;
        else if (sent) typed = sent.changes.compose(typed);
        sent = undefined;
      },
    );
    isSending = false;
    // What was refused is made for the newer text that has come with the answer.
    if (!typed.empty) timer = setTimeout(send, answer.ok || answer.state ? quiet : again);
  }

  return {
    /** Notes what was typed. */
    update({ docChanged, changes, transactions }: ViewUpdate): void {
      if (!docChanged || transactions.some((one) => one.annotation(fromFile))) return;
      typed = typed.compose(changes);
      if (getState().saving === 'saved') setState({ saving: 'waiting' });
      clearTimeout(timer);
      timer = setTimeout(send, quiet);
    },
    /** Takes in what the file says now. */
    take(file: FileState): void {
      // While a change is on its way, the file is told with its answer.
      if (sent) return;
      ({ hash } = file);
      if (file.text === base.text) return;
      const next = linedText(file.text);
      const theirs = changesBetween(base.doc, next.doc);
      base = next;
      const changes = theirs.map(typed, true);
      typed = typed.map(theirs);
      view.dispatch({ changes, annotations: [fromFile.of(true), Transaction.addToHistory.of(false)] });
    },
    /** Writes at once what was typed; what is typed then is another step of the undo list. */
    leave(): void {
      session++;
      void send();
    },
    /** Where an offset of the file's own lines is in the document. */
    offsetOf(line: number, column: number): number {
      const { doc } = base;
      const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      return typed.mapPos(Math.min(from + column - 1, to));
    },
  };
}

/** What is different in a document, line by line, so that what is between two changes stays where it is. */
function changesBetween(before: Text, after: Text): ChangeSet {
  const whole = spliceBetween(before.toString(), after.toString());
  const parts = diffLines(whole.removed, whole.inserted, { timeout: longestDiff });
  const changes: { from: number; to: number; insert: string }[] = [];
  let { at } = whole;
  const change = (removed: string, inserted: string) => {
    const splice = spliceBetween(removed, inserted);
    const from = at + splice.at;
    changes.push({ from, to: from + splice.removed.length, insert: splice.inserted });
  };
  if (!parts) change(whole.removed, whole.inserted);
  for (const [index, { value, removed, added }] of parts?.entries() ?? []) {
    const next = parts?.[index + 1];
    if (removed) change(value, next?.added ? next.value : '');
    else if (added && !parts?.[index - 1]?.removed) change('', value);
    if (!added) at += value.length;
  }
  return ChangeSet.of(changes, before.length);
}

export type Follower = ReturnType<typeof followFile>;
