// A browser gives a field of a form in place of the property of the form that has the field's name. These read properties of any element of
// the page without that.

const { prototype: node } = Node;
const { prototype: element } = Element;
const parentElement = getter<HTMLElement | null>('parentElement');
const textContent = getter<string | null>('textContent');
const isConnected = getter<boolean>('isConnected');
const children = getter<HTMLCollection>('children', element);

function getter<T>(name: string, from: object = node): (of: Node) => T {
  const { get } = Object.getOwnPropertyDescriptor(from, name) as { get(): T };
  return (of) => get.call(of);
}

export const parentOf = (of: Node): HTMLElement | null => parentElement(of);

export const textOf = (of: Node): string => textContent(of) ?? '';

export const isOnPage = (one: Node): boolean => isConnected(one);

export const matches = (one: Element, selector: string): boolean => element.matches.call(one, selector);

export const closest = <E extends HTMLElement = HTMLElement>(to: Element, selector: string): E | null =>
  element.closest.call(to, selector) as E | null;

export const contains = (one: Element, other: Node | null): boolean => node.contains.call(one, other);

/** Whether a node comes before another one in the document. */
export const isBefore = (one: Node, other: Node): boolean =>
  (node.compareDocumentPosition.call(one, other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

export const attributeOf = (one: Element, name: string): Attr | null => element.getAttributeNode.call(one, name);

export const isVisible = (one: Element): boolean => element.checkVisibility.call(one, { visibilityProperty: true });

export const boxOf = (one: Element): DOMRect => element.getBoundingClientRect.call(one);

export const boxesOf = (one: Element): DOMRectList => element.getClientRects.call(one);

export const childrenOf = (one: Element): Element[] => [...children(one)];

export const imagesIn = (one: Element): HTMLImageElement[] => [
  ...(element.querySelectorAll.call(one, 'img') as NodeListOf<HTMLImageElement>),
];

/** Yields an element, and then the elements around it. */
export function* upFrom(first: Element): Iterable<Element> {
  for (let one: Element | null = first; one; one = parentOf(one)) yield one;
}

/** Opens the details that an element is in. */
export function openDetails(around: Element): void {
  for (const one of upFrom(around)) if (one instanceof HTMLDetailsElement) one.open = true;
}
