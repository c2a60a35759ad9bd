import { useEffect, useRef, useState } from 'react';
import { htmlOf } from '../client/built-html.ts';

/**
 * A part of the page that React rendered at build time and leaves as it is. When another page, or an edit in
 * development, brings other HTML, only the elements that differ are exchanged, and an open dialog stays open.
 */
export function StaticHtml({ html = '' }: { html?: string }) {
  const element = useRef<HTMLDivElement>(null);
  const [first] = useState(html);
  const shown = useRef(html);

  // Behind the frame that shows the page: what stands here is further down, or closed.
  useEffect(() => {
    if (!element.current || shown.current === html) return;
    shelve(element.current, shown.current);
    shown.current = html;
    exchange(element.current, html);
  }, [html]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React itself rendered at build time
  return <div ref={element} data-static dangerouslySetInnerHTML={{ __html: first }} suppressHydrationWarning />;
}

/** The HTML of an element as it was built, whatever the visitor has opened in it since. */
export function builtHtml(element: Element): string {
  return htmlOf(closed(element));
}

function exchange(parent: Element, html: string): void {
  const next = shelf.get(html) ?? elementsOf(html);
  for (const [index, element] of next.entries()) {
    const before = parent.children[index];
    if (!before) parent.append(element);
    else if (!isAs(before, element)) replace(before, element);
  }
  while (parent.children.length > next.length) take(parent.lastElementChild);
}

/** It may come back, and is to be closed then. */
function take(element: Element | null): void {
  element?.remove();
  element?.removeAttribute('open');
}

// Browsers never let go of a film with captions, nor of what stands around it: so what has one is made once and kept.
const shelf = new Map<string, Element[]>();

function shelve(parent: Element, html: string): void {
  if (!parent.querySelector('video')) return;
  shelf.set(html, [...parent.children]);
}

function elementsOf(html: string): Element[] {
  const template = document.createElement('template');
  // Even an empty text would have to be admitted.
  if (html) template.innerHTML = html;
  return [...template.content.children];
}

/** Whether an element is still as another was built, whatever the visitor has opened in it since. */
const isAs = (element: Element, built: Element) =>
  element === built || (element.id === built.id && closed(element).isEqualNode(built));

function replace(before: Element, element: Element): void {
  const stays = before instanceof HTMLDialogElement && before.open && before.id === element.id;
  // To ask for it has the page laid out.
  const scrollTop = stays ? before.scrollTop : 0;
  before.before(element);
  take(before);
  if (!stays || !(element instanceof HTMLDialogElement)) return;
  element.showModal();
  element.scrollTop = scrollTop;
}

/** A copy as it was built. It belongs to a document without a window, or its films would load and stay for ever. */
function closed(element: Element): Element {
  const copy = document.createElement('template').content.ownerDocument.importNode(element, true);
  for (const dialog of [copy, ...copy.querySelectorAll('dialog')]) dialog.removeAttribute('open');
  for (const film of copy.querySelectorAll('video[data-poster]')) film.removeAttribute('poster');
  return copy;
}
