import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { htmlOf } from './built-html.ts';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A part of the page that React rendered at build time and leaves as it is. When another page, or an edit in
 * development, brings other HTML, only the elements that differ are exchanged, and an open dialog stays open.
 */
export function StaticHtml({ html = '' }: { html?: string }) {
  const element = useRef<HTMLDivElement>(null);
  const [first] = useState(html);
  const shown = useRef(html);

  useBeforePaint(() => {
    if (!element.current || shown.current === html) return;
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
  const template = document.createElement('template');
  // Even an empty text would have to be admitted.
  if (html) template.innerHTML = html;
  const next = [...template.content.children];
  const old = [...parent.children];
  for (const [index, element] of next.entries()) {
    const before = old[index];
    if (!before) parent.append(element);
    else if (!closed(before).isEqualNode(element)) replace(before, element);
  }
  for (const element of old.slice(next.length)) element.remove();
}

function replace(before: Element, element: Element): void {
  const stays = before instanceof HTMLDialogElement && before.open && before.id === element.id;
  const { scrollTop } = before;
  before.replaceWith(element);
  if (!stays || !(element instanceof HTMLDialogElement)) return;
  element.showModal();
  element.scrollTop = scrollTop;
}

function closed(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const dialog of [copy, ...copy.querySelectorAll('dialog')]) dialog.removeAttribute('open');
  return copy;
}
