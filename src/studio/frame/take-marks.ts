import { type Ending, hasMarks, readMarks, wordAttributes } from '../../config/marks.ts';

// Removes the marks from the page, and remembers which texts of the config each text node and attribute shows.

/** A node that can show texts of the config. */
export type Shown = Text | Attr;

const endings = new WeakMap<Shown, Ending[]>();

/** The attribute with the numbers of the texts that an element itself shows. */
export const numbersAttribute = 'data-studio';

/** Returns the texts that a node shows, with the offsets of their ends. */
export const endingsIn = (node: Shown): Ending[] => endings.get(node) ?? [];

/** Returns the start of a text in its node; 0 if it is unknown. */
export const startOf = ({ at, length }: Ending): number => (length === undefined || length > at ? 0 : at - length);

/** Returns the text nodes and attributes of an element that show texts of the config. */
export function shownBy(element: Element): Shown[] {
  const attributes = wordAttributes.flatMap((name) => element.getAttributeNode(name) ?? []);
  const nodes = [...element.childNodes].filter((node) => node instanceof Text);
  return [...nodes, ...attributes].filter((node) => endings.has(node));
}

/** Returns the numbers of the texts that an element itself shows. */
export const numbersOf = (element: Element): number[] =>
  (element.getAttribute(numbersAttribute) ?? '').split(' ').filter(Boolean).map(Number);

/** Returns the elements that show a text, in the order of the page. */
export const elementsOf = (number: number): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[${numbersAttribute}~="${number}"]`),
];

/** Replaces a text in a node. */
export function replaceText(node: Shown, number: number, words: string): void {
  const all = endingsIn(node);
  const index = all.findIndex((one) => one.number === number);
  const ending = all[index];
  if (!ending) return;
  const start = startOf(ending);
  const moved = start + words.length - ending.at;
  const { nodeValue } = node;
  quietly(() => {
    node.nodeValue = `${nodeValue?.slice(0, start)}${words}${nodeValue?.slice(ending.at)}`;
  });
  // Texts within the old text are gone. The ends of texts after or around it have moved.
  const before = all.slice(0, index).filter(({ at }) => at <= start);
  const after = all.slice(index + 1).map((one) => ({
    ...one,
    at: one.at + moved,
    ...(one.length !== undefined && startOf(one) <= start && { length: one.length + moved }),
  }));
  endings.set(node, [...before, { ...ending, at: ending.at + moved, length: words.length }, ...after]);
}

/** Changes the page. The observer ignores the changes. */
export function quietly<T>(change: () => T): T {
  handle(observer?.takeRecords() ?? []);
  const result = change();
  observer?.takeRecords();
  return result;
}

let observer: MutationObserver | undefined;
let handle: (records: MutationRecord[]) => void = () => {};

/** Removes the marks from the page, now and after each change. Then calls `changed`. */
export function takeMarks(changed: () => void): void {
  handle = (records) => {
    if (records.length === 0) return;
    for (const record of records) note(record);
    for (const { removedNodes, addedNodes } of records) keepPictures(removedNodes, addedNodes);
    // Ignores the changes that were made here.
    observer?.takeRecords();
    changed();
  };
  observer = new MutationObserver(handle);
  scanPage();
  observer.takeRecords();
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...wordAttributes, 'data-live', 'data-react'],
  });
}

function note({ type, target, addedNodes, attributeName }: MutationRecord): void {
  if (type === 'attributes') {
    const element = target as Element;
    if (attributeName === 'data-react') scanPage();
    else if (attributeName === 'data-live') scan(element);
    else if (isReady(element)) take(element.getAttributeNode(attributeName ?? ''), true);
  } else if (type === 'characterData') {
    if (target.parentElement && isReady(target.parentElement)) take(target as Text, true);
  } else if (addedNodes.length > 0 && isReady(target as Element)) {
    for (const node of addedNodes) {
      if (node instanceof Element) scan(node);
      else if (node instanceof Text) take(node);
    }
  }
}

/** Returns whether marks may be removed from an element: React does not hydrate it, or has done so. Hydration needs the marks. */
function isReady(element: Element): boolean {
  const live = element.closest('[data-start]');
  if (live) return live.hasAttribute('data-live');
  return hasReact() || !element.closest('#_root') || element.closest(untouched) !== null;
}

const hasReact = () => 'react' in document.documentElement.dataset;
const untouched = '[data-static], main > section:not([data-start])';
const marked = wordAttributes.map((name) => `[${name}*="\ufff8"]`).join();

function scanPage(): void {
  if (hasReact()) scan(document.body);
  else for (const element of document.querySelectorAll(untouched)) scan(element);
}

function scan(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches('script, style, [data-start]:not([data-live])')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) take(node);
  for (const element of [root, ...root.querySelectorAll(marked)])
    if (isReady(element)) for (const name of wordAttributes) take(element.getAttributeNode(name));
}

/** Removes the marks from a node. A changed node without marks no longer shows texts of the config. */
function take(node: Shown | null, hasChanged = false): void {
  if (!node) return;
  const { nodeValue } = node;
  const isMarked = nodeValue !== null && hasMarks(nodeValue);
  if (!isMarked && !(hasChanged && endings.has(node))) return;
  if (isMarked) {
    const read = readMarks(nodeValue);
    endings.set(node, read.endings);
    node.nodeValue = read.text;
  } else endings.delete(node);
  const element = node instanceof Attr ? node.ownerElement : node.parentElement;
  if (!element) return;
  const numbers = shownBy(element).flatMap((one) => endingsIn(one).map(({ number }) => number));
  if (numbers.length > 0) element.setAttribute(numbersAttribute, [...new Set(numbers)].join(' '));
  else element.removeAttribute(numbersAttribute);
}

/** Replaces added pictures by equal removed ones, which are already loaded and do not flicker. */
function keepPictures(removed: NodeList, added: NodeList): void {
  const before = new Map(picturesIn(removed).map((image) => [image.outerHTML, image]));
  if (before.size === 0) return;
  for (const image of picturesIn(added)) {
    const known = before.get(image.outerHTML);
    if (!known || known.isConnected) continue;
    before.delete(image.outerHTML);
    image.replaceWith(known);
  }
}

const picturesIn = (nodes: NodeList) =>
  [...nodes].flatMap((node) => (node instanceof Element ? [...node.querySelectorAll('img')] : []));
