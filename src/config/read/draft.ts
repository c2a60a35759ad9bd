import { applyEdits, type Edit } from './repair.ts';

/** Characters of a draft that stand together in the original, or that were put in at one place of it. */
interface Piece {
  start: number;
  origin: number;
  isNew: boolean;
}

/** A text that is edited bit by bit, and knows where its characters stood at first. */
export function draftOf(original: string) {
  let pieces: Piece[] = [{ start: 0, origin: 0, isNew: false }];
  const draft = {
    text: original,

    /** Where a character stood at first; for a new one the place where it was put in. */
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

    edit(edits: Edit[]) {
      for (const { start, end, insert } of edits.toReversed()) {
        const shift = insert.length - (end - start);
        const rest: Piece = { start: start + insert.length, origin: draft.origin(end), isNew: false };
        const added = insert ? [{ start, origin: draft.origin(start), isNew: true }] : [];
        const behind = pieces.filter((piece) => piece.start > end);
        const before = pieces.filter((piece) => piece.start < start);
        pieces = [...before, ...added, rest, ...behind.map((piece) => ({ ...piece, start: piece.start + shift }))];
      }
      draft.text = applyEdits(draft.text, edits);
    },
  };
  return draft;
}
