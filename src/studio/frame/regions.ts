import type { IdPath } from '../../json/edit/id-path.ts';
import { closest, matches } from './dom.ts';
import { route } from './places.ts';

/** A section, the header, the footer or a dialog, with its path. */
export interface EditableRegion {
  element: HTMLElement;
  path: IdPath;
}

const header = '#_root > header';
const footer = '[data-static] > footer';
const section = 'main > section';

export const regionSelector = `${section}, [data-static] dialog, ${header}, ${footer}`;

/** Returns the elements of all regions, dialogs too. */
export const regionElements = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(regionSelector)];

/** Returns the region that contains an element. */
export function regionOf(element: Element): EditableRegion | undefined {
  const found = closest(element, regionSelector);
  const path = found ? pathOfRegion(found) : undefined;
  return found && path ? { element: found, path } : undefined;
}

/** Returns the path of the element of a region; undefined for another element. */
export function pathOfRegion(element: Element): IdPath | undefined {
  if (!matches(element, regionSelector)) return undefined;
  const { localName, id } = element;
  if (localName === 'dialog') return ['dialogs', id.replace(/^_dialog-/, '')];
  if (localName !== 'section') return [localName];
  const page = route();
  return page ? [...page, 'sections', { id }] : ['texts', 'notFound'];
}

/** Returns the regions of the page without dialogs, from top to bottom. */
export const regions = (): EditableRegion[] =>
  [...document.querySelectorAll(`${header}, ${section}, ${footer}`)].flatMap((element) => regionOf(element) ?? []);
