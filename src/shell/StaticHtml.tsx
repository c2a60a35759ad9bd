import { useEffect, useRef, useState } from 'react';

/** Removed nodes with a film, by their HTML, to be used again: browsers never release a film with captions, nor the nodes around it. */
const nodesWithFilm = new Map<string, ChildNode[]>();

/** Prerendered HTML that React does not render again. If it changes with the page, or with an edit in development, an open dialog stays open. */
export function StaticHtml({ html = '' }: { html?: string }) {
  const element = useRef<HTMLDivElement>(null);
  const [first] = useState(html);
  const shown = useRef(html);

  useEffect(() => {
    const parent = element.current;
    if (!parent || shown.current === html) return;
    const open = parent.querySelector('dialog[open]')?.id;
    for (const dialog of parent.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    // The HTML is a TrustedHTML object where browsers have that.
    const before = String(shown.current);
    if (before.includes('<video')) nodesWithFilm.set(before, [...parent.childNodes]);
    shown.current = html;
    const nodes = nodesWithFilm.get(String(html));
    if (nodes) parent.replaceChildren(...nodes);
    else parent.innerHTML = html;
    const dialog = open && document.getElementById(open);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  }, [html]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React itself rendered at build time
  return <div ref={element} data-static dangerouslySetInnerHTML={{ __html: first }} suppressHydrationWarning />;
}
