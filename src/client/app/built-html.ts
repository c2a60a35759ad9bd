import { htmlPolicy } from '../before-react/policy-names.ts';
import type { PageView } from './page-view.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string): string | null;
      createScriptURL?(url: string, type: string, sink: string): string | null;
    },
  ): { createHTML(html: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

// Used only for HTML from this site's responses and documents.
const policy = trustedTypes?.createPolicy(htmlPolicy, { createHTML: (html) => html });

// Other code may set text whose tags have no attributes, and are no code. Workers may be what the content security policy lets them be.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (/<(?!\/?(?!script|style)\w+ ?\/?>)[a-z!/?]/i.test(html) ? null : html),
  createScriptURL: (url, _, sink) => (sink.endsWith('Worker constructor') ? url : null),
});
const known = new Map<string, string>();

/** Reads a page from a response of this site, with trusted HTML; undefined if the response is not a page. */
export async function pageFrom(response: Response): Promise<PageView | undefined> {
  const text = await trustedText(response);
  try {
    return admitted(JSON.parse(text) as PageView);
  } catch {
    return undefined;
  }
}

/** Reads pages by their path from a response of this site, with trusted HTML. Throws if it has something else. */
export async function pagesFrom(response: Response): Promise<Record<string, PageView>> {
  const pages = JSON.parse(await trustedText(response)) as Record<string, PageView>;
  return Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, admitted(page)]));
}

/** Only same-origin responses are trusted: whoever can change these can change the documents as well. */
function trustedText(response: Response): Promise<string> {
  if (response.type !== 'basic') throw new Error(`${response.url} is not of this site`);
  return response.text();
}

/** Returns a page from a document or a response of this site with trusted HTML. */
export function admitted(page: PageView): PageView {
  const sections = page.sections.map((section) =>
    'html' in section ? { ...section, html: admit(section.html) } : section,
  );
  return { ...page, sections, footer: admit(page.footer), dialogs: admit(page.dialogs) };
}

/** Returns the content of an element of the document as trusted HTML. */
export const htmlOf = (element: Element): string => admit(element.innerHTML);

/** Returns the prerendered HTML of an element, without what the visitor has opened since. */
export function prerenderedHtml(element: Element): string {
  const copy = document.implementation.createHTMLDocument().importNode(element, true);
  for (const dialog of copy.querySelectorAll('dialog')) dialog.removeAttribute('open');
  for (const film of copy.querySelectorAll('video[data-poster]')) film.removeAttribute('poster');
  return htmlOf(copy);
}

/** Returns the same object for the same text, as React compares objects. */
function admit(html: string): string {
  if (!policy) return html;
  const admitted = known.get(html) ?? (policy.createHTML(html) as string);
  known.set(html, admitted);
  return admitted;
}
