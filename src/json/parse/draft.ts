import { applyTextEdits, type TextEdit } from './repair.ts';

/** A run of characters of the draft that is also in the original, at `origin`, or that was inserted there. */
interface Piece {
  start: number;
  origin: number;
  isNew: boolean;
}

/** Creates an editable copy of a text that maps its offsets back to the original. */
export function draftOf(original: string) {
  let pieces: Piece[] = [{ start: 0, origin: 0, isNew: false }];
  const draft = {
    text: original,

    /** The offset of a character in the original; for a new one, where it was inserted. */
    origin(offset: number): number {
      let [low, high] = [0, pieces.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((pieces[middle] as Piece).start <= offset) low = middle;
        else high = middle - 1;
      }
      const { start, origin, isNew } = pieces[low] as Piece;
      return isNew ? origin : origin + offset - start;
    },

    /** Edits of the draft as edits of the original; none if they change what is only in the draft. */
    inOriginal(edits: TextEdit[]): TextEdit[] {
      const own = edits.map(({ start, end, insert }) => ({
        start: draft.origin(start),
        end: draft.origin(end),
        insert,
      }));
      const isThere = own.every(({ start, end }, at) => {
        const edit = edits[at] as TextEdit;
        return original.slice(start, end) === draft.text.slice(edit.start, edit.end);
      });
      return isThere ? own : [];
    },

    edit(edits: TextEdit[]) {
      for (const { start, end, insert } of edits.toReversed()) {
        const shift = insert.length - (end - start);
        const rest: Piece = { start: start + insert.length, origin: draft.origin(end), isNew: false };
        const added = insert ? [{ start, origin: draft.origin(start), isNew: true }] : [];
        const after = pieces.filter((piece) => piece.start > end);
        const before = pieces.filter((piece) => piece.start < start);
        pieces = [...before, ...added, rest, ...after.map((piece) => ({ ...piece, start: piece.start + shift }))];
      }
      draft.text = applyTextEdits(draft.text, edits);
    },
  };
  return draft;
}
