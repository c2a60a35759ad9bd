import { type IdPath, isWithin } from '../../json/edit/id-path.ts';
import type { EditableValue } from '../../pages/editable-value.ts';
import { closest, contains, isBefore, parentOf } from './dom.ts';
import { type Match, matchTexts, type TextOrAttribute, wordAttributes } from './match.ts';
import { sharedValues, valueAt, valuesOfPart } from './places.ts';
import { pathOfRegion, regionElements, regionSelector } from './regions.ts';

// Which values of the config the page shows, and where. A part of the page is searched when it is asked about, and again after it has changed.

/** The matches of a part of the page. */
interface Index {
  all: Match[];
  by: Map<Element, Match[]>;
}

const indexes = new Map<Element, Index>();
const typed = new Map<string, string>();

/** The nodes that show nothing of the config: scripts, and what Studio adds. */
const foreign = 'script, style, template, studio-layer, .studio-field';

/** React takes such a section over as it was rendered; it shows what was typed once that is saved. */
export const isLive = (element: Element | null): boolean =>
  !element || !closest(element, '[data-start]:not([data-live])');

const pathKey = (path: IdPath) => JSON.stringify(path);

/** Must be called when the page has other places. Typed texts that are saved by now need not be known. */
export function forgetShown(): void {
  indexes.clear();
  for (const [key, words] of typed) {
    const place = valueAt(JSON.parse(key));
    if (!place || place.texts[0] === words) typed.delete(key);
  }
}

function indexOf(root: Element): Index {
  const known = indexes.get(root);
  if (known) return known;
  const path = pathOfRegion(root);
  // What is outside of all parts, such as the announcement above the header.
  const own = valuesOfPart(path ?? ['header']);
  const leaves = path ? foreign : `${foreign}, ${regionSelector}`;
  const all = matchTexts(root, own, sharedValues(), leaves, (one) =>
    typed.size > 0 ? typed.get(pathKey(one)) : undefined,
  );
  const by = new Map<Element, Match[]>();
  for (const match of all) {
    const element = elementOf(match);
    if (element) by.set(element, [...(by.get(element) ?? []), match]);
  }
  const index = { all, by };
  indexes.set(root, index);
  return index;
}

const elementOf = ({ node }: Match) => (node instanceof Attr ? node.ownerElement : node.parentElement);

const rootOf = (element: Element): Element => closest(element, regionSelector) ?? document.body;

/** The parts that may show the values of a path. */
function rootsWith(path: IdPath): Element[] {
  const isOf = (place: EditableValue) => isWithin(place.path, path);
  const all = [...regionElements(), document.body];
  return sharedValues().some(isOf)
    ? all
    : all.filter((root) => valuesOfPart(pathOfRegion(root) ?? ['header']).some(isOf));
}

/** Returns the values that an element itself shows, in its own text or in attributes. */
export const shownBy = (element: Element): Match[] => indexOf(rootOf(element)).by.get(element) ?? [];

/** Returns the values that an element and the elements in it show. */
export const shownIn = (element: Element): Match[] =>
  indexOf(rootOf(element)).all.filter((match) => contains(element, elementOf(match)));

/** Returns the elements that show the value at a path, or values in it, in the order of the page. */
export function elementsWith(path: IdPath): HTMLElement[] {
  const isOf = ({ value, also }: Match) => [value.path, ...also].some((one) => isWithin(one, path));
  return inPageOrder(rootsWith(path).flatMap((root) => elementsOf(indexOf(root).all.filter(isOf))));
}

/** Returns all elements that show values. */
export const showingElements = (): HTMLElement[] =>
  [...regionElements(), document.body].flatMap((root) => elementsOf(indexOf(root).all));

const elementsOf = (matches: Match[]) => matches.flatMap((match) => (elementOf(match) as HTMLElement | null) ?? []);

/** Returns elements in the order of the page, each once. */
export const inPageOrder = (elements: HTMLElement[]): HTMLElement[] =>
  [...new Set(elements)].sort((one, other) => (isBefore(one, other) ? -1 : 1));

/** Shows another text at each place of a value, except in a node. */
export function showTyped(path: IdPath, words: string, except?: TextOrAttribute): void {
  const matches = rootsWith(path).flatMap((root) => indexOf(root).all);
  typed.set(pathKey(path), words);
  quietly(() => {
    for (const match of matches) {
      const isThis = match.isValue && match.node !== except && pathKey(match.value.path) === pathKey(path);
      if (isThis && isLive(elementOf(match))) replace(match, words);
    }
  });
}

function replace(match: Match, words: string): void {
  const { node, from, to } = match;
  const text = node.nodeValue ?? '';
  const element = elementOf(match);
  node.nodeValue = text.slice(0, from) + words + text.slice(to);
  const moved = from + words.length - to;
  for (const other of element ? shownBy(element) : [])
    if (other.node === node && other.from >= to)
      Object.assign(other, { from: other.from + moved, to: other.to + moved });
  match.to += moved;
}

let observer: MutationObserver | undefined;
let handle: (records: MutationRecord[]) => void = () => {};

/** Changes the page. What is shown where stays known. */
export function quietly<T>(change: () => T): T {
  handle(observer?.takeRecords() ?? []);
  const result = change();
  observer?.takeRecords();
  return result;
}

/** Calls a function after each change of the page. */
export function onChange(changed: (records: MutationRecord[]) => void): void {
  handle = (records) => {
    if (records.length === 0) return;
    for (const { target } of records) forget(target);
    changed(records);
  };
  observer = new MutationObserver((records) => handle(records));
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...wordAttributes, 'href', 'src', 'datetime'],
  });
}

function forget(target: Node): void {
  for (const root of indexes.keys())
    if (!root.isConnected || (root !== document.body && root.contains(target))) indexes.delete(root);
  const element = target instanceof Element ? target : parentOf(target);
  if (!element || !closest(element, regionSelector)) indexes.delete(document.body);
}
