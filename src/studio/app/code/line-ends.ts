import { type ChangeSet, Text } from '@codemirror/state';
import type { Splice } from '../../../config/edit/splice.ts';

/** A text, and the same as CodeMirror has it: there the end of each line is one character, whatever it is in the file. */
export interface LinedText {
  text: string;
  doc: Text;
}

const ends = /\r\n?|\n/;

export const linedText = (text: string): LinedText => ({ text, doc: Text.of(text.split(ends)) });

/** Where an offset of the document is in the text. */
function textOffset({ text, doc }: LinedText, offset: number): number {
  if (!text.includes('\r')) return offset;
  const lines = doc.lineAt(offset).number - 1;
  const every = new RegExp(ends, 'g');
  for (let line = 0; line < lines; line++) every.exec(text);
  return every.lastIndex + offset - doc.line(lines + 1).from;
}

/** Changes of a document as one change of its text: lines that are new end as the first one does. */
export function spliceOf(before: LinedText, changes: ChangeSet, after: Text): Splice {
  let [from, to, start, end] = [before.doc.length, 0, after.length, 0];
  changes.iterChangedRanges((fromBefore, toBefore, fromAfter, toAfter) => {
    [from, to] = [Math.min(from, fromBefore), Math.max(to, toBefore)];
    [start, end] = [Math.min(start, fromAfter), Math.max(end, toAfter)];
  });
  if (from > to) return { at: 0, removed: '', inserted: '' };
  const at = textOffset(before, from);
  const lineEnd = ends.exec(before.text)?.[0] ?? '\n';
  return {
    at,
    removed: before.text.slice(at, textOffset(before, to)),
    inserted: after.sliceString(start, end, lineEnd),
  };
}
