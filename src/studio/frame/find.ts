import { type IdPath, isSamePath, isWithin } from '../../config/edit/id-path.ts';
import { elementsOf, endingsIn, numbersAttribute, numbersOf, shownBy, startOf } from './take-marks.ts';
import { commonPath, numberOf, route, textOf } from './texts.ts';

// From an element of the page to its place in the config, and back.

/** A part of the page that is one value of the config. */
export interface Region {
  element: HTMLElement;
  path: IdPath;
}

/** The section that an element is in, or the header, the footer or the dialog. */
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

/** All regions of the page that can be seen, from top to bottom. */
export const regions = (): Region[] =>
  [...document.querySelectorAll('#_root > header, main > section, [data-static] > footer')].flatMap(
    (element) => regionOf(element) ?? [],
  );

/** Where in the config an element comes from: its innermost value first, then what is around it up to its region. */
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

/** The text that an element shows itself, else what its parts have in common: a picture shows the same as what is around it. */
const pathIn = (element: Element, point?: { x: number; y: number }): IdPath | undefined =>
  textAt(element, point) ?? commonIn(element) ?? labelOf(element);

function textAt(element: Element, point?: { x: number; y: number }): IdPath | undefined {
  const nodes = shownBy(element).filter((node) => node instanceof Text && /\S/.test(node.data));
  const caret = point && document.caretPositionFromPoint?.(point.x, point.y);
  const node = nodes.find((one) => one === caret?.offsetNode) ?? nodes[0];
  const endings = node ? endingsIn(node) : [];
  // Of two, one within the other, the inner one comes first.
  const hit = endings.find((ending) => caret && startOf(ending) <= caret.offset && caret.offset <= ending.at);
  const ending = hit ?? endings.at(-1);
  return ending && textOf(ending.number)?.path;
}

function commonIn(element: Element): IdPath | undefined {
  const all = [element, ...element.querySelectorAll(`[${numbersAttribute}]`)].flatMap(numbersOf);
  const paths = all.map((number) => textOf(number)?.path ?? []);
  const common = commonPath(paths.filter(([root]) => root !== 'texts'));
  // One text alone is that of what is shown beside it.
  const path = numberOf(common) === undefined ? common : common.slice(0, -1);
  return path.length > 1 || ['header', 'footer', 'brand'].includes(String(path[0])) ? path : undefined;
}

/** The name of a control that shows no words. */
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

/** Whether something of the config is one thing, and not a list or a record of them. */
function isOne(path: IdPath, next: IdPath[number] | undefined): boolean {
  if (typeof next !== 'string') return false;
  const [root] = path;
  if (root === 'routes') return path.length >= 4;
  return path.length > (['lists', 'dialogs', 'texts'].includes(String(root)) ? 1 : 0) && path.at(-1) !== 'variants';
}

/** Where a value of the config stands on the page. */
export interface Place {
  element: HTMLElement;
  /** The words, where the element shows others too. */
  words?: Range;
}

/** Finds the place of a value: of several one that can be seen, the nearest to an element. */
export function placeOf(path: IdPath, near?: Element): Place | undefined {
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

/** The largest element around one that shows nothing but a value of the config. */
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
