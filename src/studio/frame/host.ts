import type { StudioHost } from '../bridge.ts';
import { shownPath } from './places.ts';

/** Returns Studio's functions; undefined if the page is not in its frame. */
export const host = (): StudioHost | undefined => (window.parent === window ? undefined : window.parent.studioHost);

let isUsed = false;

/** Switches between using the page as a visitor and editing it. */
export function setUsed(isOn: boolean): void {
  isUsed = isOn;
}

/** Runs a function while the page is used as a visitor does. */
export function asVisitor(act: () => void): void {
  const before = isUsed;
  isUsed = true;
  act();
  isUsed = before;
}

/** Returns the file with the texts of the shown page, if it is in another language: only those of the main language are edited. */
export const languageFile = (): string | undefined => host()?.languageFile(shownPath());

/** Returns whether the pointer and the keys edit the page. */
export const isEdited = (): boolean => !isUsed && host() !== undefined;
