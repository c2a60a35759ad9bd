import type { PageView } from '../client/page-view.ts';
import { type Markup, textOf } from './markup.ts';

/** A view with its HTML in one piece each, as React and the browser take it. */
export function wholeView(view: PageView<Markup>): PageView {
  const { footer, dialogs } = view;
  const sections = view.sections.map((section) =>
    'html' in section ? { ...section, html: textOf(section.html) } : section,
  );
  return { ...view, sections, footer: textOf(footer), dialogs: textOf(dialogs) };
}
