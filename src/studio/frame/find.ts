import { type IdPath, isSamePath, isWithin } from '../../json/edit/id-path.ts';
import { contains, isVisible, matches, parentOf, textOf, upFrom } from './dom.ts';
import type { Match } from './match.ts';
import { commonPath, route, valueAt } from './places.ts';
import { regionOf } from './regions.ts';
import { elementsWith, shownBy, shownIn } from './shown.ts';

// Finds the path of an element in the config, and the element of a path.

/** Returns the paths of the values that an element shows, from the innermost value to the region. */
export function trailAt(target: Element, point?: { x: number; y: number }): IdPath[] {
  const region = regionOf(target);
  const within = region?.element ?? document.body;
  for (const element of upFrom(target)) {
    if (element === within) break;
    const path = pathIn(element, point);
    if (path) return trailOf(path, region?.path);
  }
  const own = region && textAt(region.element, point);
  return own ? trailOf(own, region.path) : region ? [region.path] : [];
}

/** Returns the path of an element's own text, else the common path of the texts in it, else that of its label. */
const pathIn = (element: Element, point?: { x: number; y: number }): IdPath | undefined =>
  textAt(element, point) ?? drawnValue(element) ?? commonIn(element) ?? labelOf(element);

function textAt(element: Element, point?: { x: number; y: number }): IdPath | undefined {
  const texts = shownBy(element).filter(isText);
  const caret = point && document.caretPositionFromPoint?.(point.x, point.y);
  const inNode = texts.filter(({ node }) => node === caret?.offsetNode);
  const hit = inNode.find(({ from, to }) => caret && from <= caret.offset && caret.offset <= to);
  return (hit ?? inNode[0] ?? texts[0])?.value.path;
}

function commonIn(element: Element): IdPath | undefined {
  const paths = shownIn(element).map(({ value }) => value.path);
  const common = commonPath(paths.filter(([root]) => root !== 'texts'));
  // A single text leads to the value that it belongs to.
  const path = valueAt(common) ? common.slice(0, -1) : common;
  return path.length > 1 || ['header', 'footer', 'brand'].includes(String(path[0])) ? path : undefined;
}

/** Returns the path of the value that a drawing stands for, such as a tick. */
const drawnValue = (element: Element): IdPath | undefined =>
  matches(element, 'data, time') ? shownBy(element)[0]?.value.path : undefined;

/** Returns the path of the label of a control without text. */
function labelOf(element: Element): IdPath | undefined {
  if (!matches(element, 'a, button, input, textarea, select')) return undefined;
  return shownBy(element)[0]?.value.path;
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
export interface ElementOfValue {
  element: HTMLElement;
  /** The text, if the element shows others too. */
  words?: Range;
}

/** Finds the place of a value: of several places, a visible one that is nearest to an element. */
export function elementOfValue(path: IdPath, near?: Element): ElementOfValue | undefined {
  // The settings of a page have no place on it.
  if (path.length === 2 && path[0] === 'routes') return undefined;
  const region = elementOfRegion(path);
  if (region) return { element: region };
  const elements = elementsWith(path);
  const seen = elements.filter(isVisible);
  const element = nearest(seen, near) ?? seen[0] ?? elements[0];
  if (!element) return undefined;
  return valueAt(path) ? withWords(element, path) : { element: wholeOf(element, path) };
}

function nearest(elements: HTMLElement[], near: Element | undefined): HTMLElement | undefined {
  for (const around of near ? upFrom(near) : []) {
    const found = elements.find((one) => contains(around, one));
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
  const isOf = ({ value }: Match) => value.path[0] === 'texts' || isWithin(value.path, path);
  let whole = element;
  for (let next = parentOf(whole); next && next !== end; next = parentOf(next)) {
    if (!shownIn(next).every(isOf)) break;
    whole = next;
  }
  return whole;
}

/** Returns the text in an element that shows a value. */
export const matchOf = (element: Element, path: IdPath): Match | undefined =>
  shownBy(element).find((match) => isText(match) && isSamePath(match.value.path, path));

const isText = ({ node }: Match) => node instanceof Text;

function withWords(element: HTMLElement, path: IdPath): ElementOfValue {
  const match = matchOf(element, path);
  const text = match?.node.nodeValue ?? '';
  // A text that has just changed is found again soon.
  if (!match || match.to > text.length || text === textOf(element).slice(match.from, match.to)) return { element };
  const words = document.createRange();
  words.setStart(match.node, match.from);
  words.setEnd(match.node, match.to);
  return { element, words };
}
