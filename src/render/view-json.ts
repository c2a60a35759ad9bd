import type { PageView } from '../client/page-view.ts';
import type { Markup, Shared } from './markup.ts';
import { oncePer } from './once-per.ts';
import { wholeView } from './whole-view.ts';

/** A view as JSON, in pieces, of which those are shared that its HTML shares. */
export function viewJson(view: PageView<Markup>): Markup {
  const contents: Markup[] = [];
  const put = (html: Markup) => {
    contents.push(html);
    return slot;
  };
  const sections = view.sections.map((section) =>
    'html' in section ? { ...section, html: put(section.html) } : section,
  );
  const text = JSON.stringify({ ...view, sections, footer: put(view.footer), dialogs: put(view.dialogs) });
  const between = text.split(slot);
  // A text of the page may hold the sign of a slot; then nobody can tell them apart.
  if (between.length !== contents.length + 1) return [JSON.stringify(wholeView(view))];
  return between.flatMap((part, at) => (at === 0 ? [part] : [...(contents[at - 1] as Markup).map(quoted), part]));
}

const slot = '\u{10FFFD}';

/** A piece as it stands inside a string of JSON. */
const quoted = (piece: string | Shared) => (typeof piece === 'string' ? inJson(piece) : sharedInJson(piece));
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const sharedInJson = oncePer(({ text }: Shared): Shared => ({ text: inJson(text) }));
