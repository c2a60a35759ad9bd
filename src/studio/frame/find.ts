import { type IdPath, isSamePath, isWithin } from '../../config/edit/id-path.ts';
import { elementsOf, endingsIn, numbersAttribute, numbersOf, shownBy, startOf } from './take-marks.ts';
import { commonPath, numberOf, route, textOf } from './texts.ts';

// Finds the path of an element in the config, and the element of a path.

/** A section, the header, the footer or a dialog, with its path. */
export interface Region {
  element: HTMLElement;
  path: IdPath;
}

/** Returns the region that contains an element. */
export function regionOf(element: Element): Region | undefined {
  const found = element.closest<HTMLElement>(
    'main > section, [data-static] dialog, #_root > header, [data-static] > footer',
  );
  const path = found ? pathOfRegion(found) : undefined;
  return found && path ? { element: found, path } : undefined;
}

function pathOfRegion({ localName, id }: HTMLElement): IdPath | undefined {
  if (localName === 'dialog') return ['dialogs', id.replace(/^_dialog-/, '')];
  if (localName !== 'section') return [localName];
  const page = route();
  return page ? [...page, 'sections', { id }] : ['texts', 'notFound'];
}

/** Returns the regions of the page without dialogs, from top to bottom. */
export const regions = (): Region[] =>
  [...document.querySelectorAll('#_root > header, main > section, [data-static] > footer')].flatMap(
    (element) => regionOf(element) ?? [],
  );

/** Returns the paths of the values that an element shows, from the innermost value to the region. */
export function trailAt(target: Element, point?: { x: number; y: number }): IdPath[] {
  const region = regionOf(target);
  const within = region?.element ?? document.body;
  for (let element: Element | null = target; element && element !== within; element = element.parentElement) {
    const path = pathIn(element, point);
    if (path) return trailOf(path, region?.path);
  }
  const own = region && textAt(region.element, point);
  return own ? trailOf(own, region.path) : region ? [region.path] : [];
}

/** Returns the path of an element's own text, else the common path of the texts in it, else that of its label. */
const pathIn = (element: Element, point?: { x: number; y: number }): IdPath | undefined =>
  textAt(element, point) ?? commonIn(element) ?? labelOf(element);

function textAt(element: Element, point?: { x: number; y: number }): IdPath | undefined {
  const nodes = shownBy(element).filter((node) => node instanceof Text && /\S/.test(node.data));
  const caret = point && document.caretPositionFromPoint?.(point.x, point.y);
  const node = nodes.find((one) => one === caret?.offsetNode) ?? nodes[0];
  const endings = node ? endingsIn(node) : [];
  // The inner one of two nested texts comes first.
  const hit = endings.find((ending) => caret && startOf(ending) <= caret.offset && caret.offset <= ending.at);
  const ending = hit ?? endings.at(-1);
  return ending && textOf(ending.number)?.path;
}

function commonIn(element: Element): IdPath | undefined {
  const all = [element, ...element.querySelectorAll(`[${numbersAttribute}]`)].flatMap(numbersOf);
  const paths = all.map((number) => textOf(number)?.path ?? []);
  const common = commonPath(paths.filter(([root]) => root !== 'texts'));
  // A single text leads to the value that it belongs to.
  const path = numberOf(common) === undefined ? common : common.slice(0, -1);
  return path.length > 1 || ['header', 'footer', 'brand'].includes(String(path[0])) ? path : undefined;
}

/** Returns the path of the label of a control without text. */
function labelOf(element: Element): IdPath | undefined {
  if (!element.matches('a, button, input, textarea, select')) return undefined;
  const [number] = numbersOf(element);
  return number === undefined ? undefined : textOf(number)?.path;
}

function trailOf(path: IdPath, region: IdPath | undefined): IdPath[] {
  const trail = path
    .map((_, at) => path.slice(0, path.length - at))
    .filter((part) => part.length === path.length || isOne(part, path[part.length]));
  return region && !trail.some((part) => isSamePath(part, region)) ? [...trail, region] : trail;
}

/** Returns whether a value is a single thing, and not a list or record. */
function isOne(path: IdPath, next: IdPath[number] | undefined): boolean {
  if (typeof next !== 'string') return false;
  const [root] = path;
  if (root === 'routes') return path.length >= 4;
  return path.length > (['lists', 'dialogs', 'texts'].includes(String(root)) ? 1 : 0) && path.at(-1) !== 'variants';
}

/** The place of a value on the page. */
export interface Place {
  element: HTMLElement;
  /** The text, if the element shows others too. */
  words?: Range;
}

/** Finds the place of a value: of several places, a visible one that is nearest to an element. */
export function placeOf(path: IdPath, near?: Element): Place | undefined {
  // The settings of a page have no place on it.
  if (path.length === 2 && path[0] === 'routes') return undefined;
  const region = elementOfRegion(path);
  if (region) return { element: region };
  const number = numberOf(path);
  const elements = number === undefined ? elementsWithin(path) : elementsOf(number);
  const seen = elements.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const element = nearest(seen, near) ?? seen[0] ?? elements[0];
  if (!element) return undefined;
  return number === undefined ? { element: wholeOf(element, path) } : withWords(element, number);
}

const elementsWithin = (path: IdPath): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[${numbersAttribute}]`)].filter((element) =>
    numbersOf(element).some((number) => isWithin(textOf(number)?.path ?? [], path)),
  );

function nearest(elements: HTMLElement[], near: Element | undefined): HTMLElement | undefined {
  for (let around = near; around; around = around.parentElement ?? undefined) {
    const found = elements.find((one) => around?.contains(one));
    if (found) return found;
  }
  return undefined;
}

function elementOfRegion(path: IdPath): HTMLElement | null {
  const [root, name, , section] = path;
  const page = route();
  if (path.length === 1 && root === 'header') return document.querySelector('#_root > header');
  if (path.length === 1 && root === 'footer') return document.querySelector('[data-static] > footer');
  if (path.length === 2 && root === 'dialogs') return document.getElementById(`_dialog-${name}`);
  if (path.length === 2 && root === 'texts' && name === 'notFound') return document.getElementById('not-found');
  const isSection = path.length === 4 && page && isWithin(path, page) && typeof section === 'object';
  return isSection ? document.getElementById(section.id) : null;
}

/** Returns the largest element around another that shows only one value. */
function wholeOf(element: HTMLElement, path: IdPath): HTMLElement {
  const end = regionOf(element)?.element ?? document.body;
  const isOf = (number: number) => {
    const { path: own = [] } = textOf(number) ?? {};
    return own[0] === 'texts' || isWithin(own, path);
  };
  let whole = element;
  for (let next = whole.parentElement; next && next !== end; next = next.parentElement) {
    const all = [next, ...next.querySelectorAll(`[${numbersAttribute}]`)].flatMap(numbersOf);
    if (!all.every(isOf)) break;
    whole = next;
  }
  return whole;
}

function withWords(element: HTMLElement, number: number): Place {
  const node = shownBy(element).find(
    (one) => one instanceof Text && endingsIn(one).some((end) => end.number === number),
  );
  const ending = node && endingsIn(node).find((one) => one.number === number);
  if (!node || !ending || (node as Text).data === element.textContent?.slice(startOf(ending), ending.at))
    return { element };
  const words = document.createRange();
  words.setStart(node, startOf(ending));
  words.setEnd(node, ending.at);
  return { element, words };
}
