import { useEffect, useRef, useState } from 'react';

/** What stood here with a film, by its HTML: browsers never release a film with captions, nor what is around it, so it is put back. */
const films = new Map<string, ChildNode[]>();

/**
 * A part of the page that React rendered at build time and leaves as it is. When another page, or an edit in development, brings other
 * HTML, a dialog that is open stays open.
 */
export function StaticHtml({ html = '' }: { html?: string }) {
  const element = useRef<HTMLDivElement>(null);
  const [first] = useState(html);
  const shown = useRef(html);

  useEffect(() => {
    const parent = element.current;
    if (!parent || shown.current === html) return;
    const open = parent.querySelector('dialog[open]')?.id;
    for (const dialog of parent.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    // What was admitted to the document as HTML is an object.
    const before = String(shown.current);
    if (before.includes('<video')) films.set(before, [...parent.childNodes]);
    shown.current = html;
    const kept = films.get(String(html));
    if (kept) parent.replaceChildren(...kept);
    else parent.innerHTML = html;
    const dialog = open && document.getElementById(open);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  }, [html]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React itself rendered at build time
  return <div ref={element} data-static dangerouslySetInnerHTML={{ __html: first }} suppressHydrationWarning />;
}
