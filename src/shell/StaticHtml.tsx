import { useEffect, useRef, useState } from 'react';

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
    shown.current = html;
    const open = parent.querySelector('dialog[open]')?.id;
    parent.innerHTML = html;
    const dialog = open && document.getElementById(open);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  }, [html]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React itself rendered at build time
  return <div ref={element} data-static dangerouslySetInnerHTML={{ __html: first }} suppressHydrationWarning />;
}
