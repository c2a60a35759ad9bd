import { type Ending, hasMarks, readMarks, wordAttributes } from '../../config/marks.ts';

// Takes the marks out of the page as they come, and keeps for each text node and attribute what stood there.

/** What can show a text: both have it as their value. */
export type Shown = Text | Attr;

const endings = new WeakMap<Shown, Ending[]>();

/** The attribute with the numbers of all texts that an element shows itself. */
export const numbersAttribute = 'data-studio';

/** Which texts of the config a node shows, by where in it they end. */
export const endingsIn = (node: Shown): Ending[] => endings.get(node) ?? [];

/** Where a text begins that ends in a node: at the node's own beginning, if it is not known. */
export const startOf = ({ at, length }: Ending): number => (length === undefined || length > at ? 0 : at - length);

/** The text nodes and attributes of an element that show texts of the config. */
export function shownBy(element: Element): Shown[] {
  const attributes = wordAttributes.flatMap((name) => element.getAttributeNode(name) ?? []);
  const nodes = [...element.childNodes].filter((node) => node instanceof Text);
  return [...nodes, ...attributes].filter((node) => endings.has(node));
}

/** The numbers of the texts that an element shows itself. */
export const numbersOf = (element: Element): number[] =>
  (element.getAttribute(numbersAttribute) ?? '').split(' ').filter(Boolean).map(Number);

/** The elements of the page that show a text, in its order. */
export const elementsOf = (number: number): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[${numbersAttribute}~="${number}"]`),
];

/** Puts other words in the place of a text. */
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
  // What stood within the old words is gone with them; what stands behind or around has moved its end.
  const before = all.slice(0, index).filter(({ at }) => at <= start);
  const after = all.slice(index + 1).map((one) => ({
    ...one,
    at: one.at + moved,
    ...(one.length !== undefined && startOf(one) <= start && { length: one.length + moved }),
  }));
  endings.set(node, [...before, { ...ending, at: ending.at + moved, length: words.length }, ...after]);
}

/** Changes the page without taking what is changed for news. */
export function quietly<T>(change: () => T): T {
  handle(observer?.takeRecords() ?? []);
  const result = change();
  observer?.takeRecords();
  return result;
}

let observer: MutationObserver | undefined;
let handle: (records: MutationRecord[]) => void = () => {};

/** Takes the marks out of the page, now and whenever something comes; calls back after each change of the page. */
export function takeMarks(changed: () => void): void {
  handle = (records) => {
    if (records.length === 0) return;
    for (const record of records) note(record);
    for (const { removedNodes, addedNodes } of records) keepPictures(removedNodes, addedNodes);
    // These changes were made here.
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

/** What React never takes over, or has taken over: it must find its own words there when it does. */
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

/** Takes the marks out of a node; one that has changed and has none now shows no text of the config any more. */
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

/** Puts pictures that are there again in the place of their equals, which would be empty for a moment. */
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
