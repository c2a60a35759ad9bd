import type { StudioHost } from '../bridge.ts';

/** Studio, around the page; undefined where the page is not in its frame. */
export const host = (): StudioHost | undefined => (window.parent === window ? undefined : window.parent.studioHost);

let isUsed = false;

/** Lets the page be used as visitors do, or edited. */
export function setUsed(isOn: boolean): void {
  isUsed = isOn;
}

/** Does something with the page as a visitor would. */
export function asVisitor(act: () => void): void {
  const before = isUsed;
  isUsed = true;
  act();
  isUsed = before;
}

/** Whether the page takes the pointer and the keys for being edited. */
export const isEdited = (): boolean => !isUsed && host() !== undefined;
