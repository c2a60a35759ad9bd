import { namePlace } from '../../config/diff/name-place.ts';
import { type IdPath, idPathOf } from '../../config/edit/id-path.ts';
import { walk } from '../../config/outline.ts';
import type { Path } from '../../config/report/issue.ts';
import { filled, siteOutline } from './paths.ts';

/** Where people read a text, and what it says with its tokens filled. */
export interface FoundText {
  path: IdPath;
  text: string;
  /** What its place is called. */
  place: string;
}

/** Finds texts that people read by a part of them, at most so many, in the order of the file. */
export function findTexts(value: unknown, part: string, most: number): FoundText[] {
  const query = part.toLowerCase();
  const found: { path: Path; text: string }[] = [];
  walk(value, siteOutline, (text, outline, path) => {
    if (found.length >= most || typeof text !== 'string' || outline.kind !== 'value') return;
    const isForPeople = outline.values.length === 0 && (outline.holds === undefined || outline.holds === 'markdown');
    if (!isForPeople || path.at(-1) === 'id' || path.at(-1) === 'type') return;
    const shown = filled(value, text);
    if (shown.toLowerCase().includes(query)) found.push({ path: [...path], text: shown });
  });
  return found.map(({ path, text }) => ({ path: idPathOf(value, path), text, place: namePlace(value, path) }));
}
