import { oncePer } from './once-per.ts';

/** A piece of markup that many pages hold. The object stands for it: what is made of it, such as a compressed form, is made once. */
export interface Shared {
  readonly text: string;
  /** It is of the site, not of some sections: worth compressing by itself, however short. */
  readonly ofSite?: boolean;
}

/** Markup in pieces, in a row: those that pages share, and strings. A shared piece begins and ends between tags, or is all that an element holds. */
export type Markup = readonly (string | Shared)[];

/** Shorter pieces are written sooner than looked up. */
const fewestShared = 1024;

/** Cuts what many pages hold so that its long part between tags is shared. */
export function share(text: string): Markup {
  const start = text.indexOf('<');
  const end = text.lastIndexOf('>') + 1;
  if (start < 0 || end - start < fewestShared) return [text];
  return [text.slice(0, start), { text: text.slice(start, end) }, text.slice(end)].filter((piece) => piece !== '');
}

/** The same of what each page of the site holds. */
export const shareOfSite = (text: string): Markup =>
  share(text).map((piece) => (typeof piece === 'string' ? piece : { ...piece, ofSite: true }));

/** The markup with strings that stand side by side in one. */
export function joined(markup: Markup): Markup {
  const pieces: (string | Shared)[] = [];
  let run = '';
  for (const piece of markup) {
    if (typeof piece === 'string') {
      run += piece;
      continue;
    }
    if (run) pieces.push(run);
    run = '';
    pieces.push(piece);
  }
  if (run) pieces.push(run);
  return pieces;
}

/** The markup as one string. */
export function textOf(markup: Markup): string {
  let text = '';
  for (const piece of markup) text += typeof piece === 'string' ? piece : piece.text;
  return text;
}

/** The markup before a place in its text, and that behind it. */
export function splitAt(markup: Markup, place: number): [before: Markup, after: Markup] {
  let left = place;
  for (const [at, piece] of markup.entries()) {
    const text = typeof piece === 'string' ? piece : piece.text;
    if (left === 0) return [markup.slice(0, at), markup.slice(at)];
    if (left < text.length)
      return [
        [...markup.slice(0, at), text.slice(0, left)],
        [text.slice(left), ...markup.slice(at + 1)],
      ];
    left -= text.length;
  }
  return [markup, []];
}

/** Gives what finds things in markup: in shared pieces once, in strings each time. A thing lies within one piece. */
export function createFinder(find: (text: string) => Iterable<string>): (markup: Markup) => Set<string> {
  const inShared = oncePer(({ text }: Shared) => [...find(text)]);
  return (markup) => {
    const found = new Set<string>();
    for (const piece of joined(markup)) {
      for (const thing of typeof piece === 'string' ? find(piece) : inShared(piece)) found.add(thing);
    }
    return found;
  };
}
