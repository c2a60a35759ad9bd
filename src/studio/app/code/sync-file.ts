import { Annotation, ChangeSet, Text, Transaction } from '@codemirror/state';
import type { EditorView, ViewUpdate } from '@codemirror/view';
import { diffLines } from 'diff';
import { spliceBetween } from '../../../json/edit/splice.ts';
import type { FileState } from '../../protocol.ts';
import { request } from '../document/queue.ts';
import type { UnsavedCode } from '../document/slice.ts';
import { setState } from '../store.ts';

/** Marks a transaction that comes from the file. */
export const fromFile = Annotation.define<boolean>();

/** The time between the last key and a write, and between a failure and the next try, in milliseconds. */
const [quiet, again] = [250, 2000];

/** The maximum time for a comparison of lines, in milliseconds. After it, the whole difference is one change. */
const longestDiff = 200;

/** CRLF if all lines end so. Else the end is LF, and a CR is a character of its line, so that no byte changes. */
const lineBreakOf = (text: string) => (/\r\n/.test(text) && !/(?<!\r)\n|\r(?!\n)/.test(text) ? '\r\n' : '\n');

/** Returns a text as a document. */
export const linesOf = (text: string): Text => Text.of(text.split(lineBreakOf(text)));

/** A text of the file, and its document. */
interface Version {
  text: string;
  doc: Text;
}

const versionOf = (text: string): Version => ({ text, doc: linesOf(text) });

/**
 * Synchronizes a document with the file. Typed text is written to the file, valid or not. Other changes of the file change only their
 * places in the document, so that the caret, the selection and the undo history stay.
 */
export function syncFile(view: EditorView, first: FileState) {
  let base = versionOf(first.text);
  let lineBreak = lineBreakOf(first.text);
  let { hash } = first;
  /** The typed changes of `base` that are not sent. */
  let typed = ChangeSet.empty(base.doc.length);
  let sent: (Version & { changes: ChangeSet }) | undefined;
  /** The first text that was sent without an answer, which may be in the file, and what was typed after it. */
  let unanswered: (Version & { later: ChangeSet }) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let session = 0;

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (isSending || typed.empty) return;
    isSending = true;
    const answer = await request(
      'text',
      () => {
        const { doc } = view.state;
        sent = { ...versionNow(), changes: typed };
        typed = ChangeSet.empty(doc.length);
        note();
        return { base: hash, merge: `code ${session}`, text: sent.text };
      },
      (answer) => {
        if (sent && answer.ok) {
          base = sent;
          unanswered = undefined;
        } else if (sent) {
          if (!answer.state) unanswered ??= { ...sent, later: typed };
          typed = sent.changes.compose(typed);
        }
        sent = undefined;
        note();
      },
    );
    isSending = false;
    // A refused change is sent again, based on the text that came with the answer.
    if (!typed.empty) timer = setTimeout(send, answer.ok || answer.state ? quiet : again);
  }

  /** Notes whether there is text that is not in the file. */
  function note(): void {
    const isSaved = typed.empty && !sent;
    const written = unanswered ?? sent;
    const code = { base: base.text, text: versionNow().text, ...(written && { sent: written.text }) };
    setState({ code: isSaved ? undefined : code });
  }

  function versionNow(): Version {
    const { doc } = view.state;
    return { text: doc.sliceString(0, doc.length, lineBreak), doc };
  }

  return {
    /** Must be called after each change of the document. */
    update({ docChanged, changes, transactions }: ViewUpdate): void {
      if (!docChanged || transactions.some((one) => one.annotation(fromFile))) return;
      typed = typed.compose(changes);
      if (unanswered) unanswered.later = unanswered.later.compose(changes);
      note();
      clearTimeout(timer);
      timer = setTimeout(send, quiet);
    },
    /** Changes the document to a new state of the file. */
    take(file: FileState): void {
      // The answer to a sent change brings the state.
      if (sent || hash === file.hash) return;
      ({ hash } = file);
      const next = versionOf(file.text);
      lineBreak = lineBreakOf(file.text);
      const before = base.doc;
      base = next;
      if (next.doc.eq(before)) return;
      const written = unanswered?.doc.eq(next.doc) ? unanswered : undefined;
      unanswered = undefined;
      if (written) typed = written.later;
      else {
        const theirs = changesBetween(before, next.doc);
        const changes = theirs.map(typed, true);
        typed = typed.map(theirs);
        view.dispatch({ changes, annotations: [fromFile.of(true), Transaction.addToHistory.of(false)] });
      }
      note();
    },
    /** Makes changes again that were typed in another document, for another text of the file. */
    typeAgain({ base, sent, text }: UnsavedCode): void {
      const isWritten = sent !== undefined && linesOf(sent).eq(view.state.doc);
      const before = linesOf(isWritten ? sent : base);
      const others = changesBetween(before, view.state.doc);
      view.dispatch({ changes: changesBetween(before, linesOf(text)).map(others) });
      note();
    },
    /** Writes typed text at once. Text that is typed later is another step of the undo list. */
    leave(): void {
      session++;
      void send();
    },
    /** The offset in the document of a place in the file. */
    offsetOf(line: number, column: number): number {
      const { from, to } = base.doc.line(Math.min(Math.max(line, 1), base.doc.lines));
      return typed.mapPos(Math.min(from + column - 1, to));
    },
  };
}

/** Compares two documents by lines, so that the text between two changes stays. */
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
  return ChangeSet.of(changes, before.length, '\n');
}

export type FileSync = ReturnType<typeof syncFile>;
