import type { PageView } from '../../client/app/page-view.ts';
import { pagePath } from '../../content/page-address.ts';
import { type IdPath, isSameStep } from '../../json/edit/id-path.ts';
import { type EditableValue, type EditableValues, partKey } from '../../pages/editable-value.ts';

// The places of the values that the shown page may show. They come with the data of the page.

const pages = new Map<string, EditableValues>();
let unknownPage: EditableValues = { parts: {}, shared: [] };

/** Must be called with the data of a page before it is rendered. */
export function keepValues({ path, values: places }: PageView): void {
  if (!places) return;
  if (places.route) pages.set(path, places);
  else unknownPage = places;
}

/** Returns the path of the shown page, from the address. */
export const shownPath = (): string => pagePath(decodeURI(location.pathname));

const shown = (): EditableValues => pages.get(shownPath()) ?? unknownPage;

/** Returns the path of the shown page in the config; undefined for unknown addresses. */
export const route = (): IdPath | undefined => shown().route;

/** Returns the key of the page's language, if it is not the main one. */
export const language = (): string | undefined => shown().language;

/** Returns the values that only the part at a path shows: a section, a dialog, the header or the footer. */
export const valuesOfPart = (path: IdPath): EditableValue[] => shown().parts[partKey(path)] ?? [];

/** Returns the values that each part may show. */
export const sharedValues = (): EditableValue[] => shown().shared;

/** Finds the value at a path, if it is a text, a number or the like; undefined for objects and lists. */
export function valueAt(path: IdPath): EditableValue | undefined {
  const places = shown();
  if (byPath?.of !== places) {
    const all = [...Object.values(places.parts), places.shared].flat();
    byPath = { of: places, places: new Map(all.map((place) => [JSON.stringify(place.path), place])) };
  }
  return byPath.places.get(JSON.stringify(path));
}
let byPath: { of: EditableValues; places: Map<string, EditableValue> } | undefined;

/** Returns the longest common beginning of paths. */
export function commonPath([first = [], ...others]: IdPath[]): IdPath {
  const end = first.findIndex((step, at) => others.some((other) => !isSameStep(step, other[at])));
  return end < 0 ? first : first.slice(0, end);
}
