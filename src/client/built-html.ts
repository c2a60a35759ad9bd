import type { PageView } from './page-view.ts';
import { htmlPolicy } from './policy-names.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): { createHTML(html: string): unknown };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

// Nothing hands it a bare text: what becomes HTML came with a page of this site, or stands in its document already.
const policy = trustedTypes?.createPolicy(htmlPolicy, { createHTML: (html) => html });

// Any other text may become the content of an element only where it holds no tag: so Mantine's components write their style elements.
trustedTypes?.createPolicy('default', { createHTML: (html) => (/<[a-z!/?]/i.test(html) ? null : html) });
const known = new Map<string, string>();

/** A page that this site has answered with, its HTML admitted to the document; undefined if what it answered is no page. */
export async function pageFrom(response: Response): Promise<PageView | undefined> {
  // Whoever can change what the site itself answers can change its documents as well; nobody else gets past here.
  if (response.type !== 'basic') throw new Error(`${response.url} is not of this site`);
  const text = await response.text();
  try {
    return admitted(JSON.parse(text) as PageView);
  } catch {
    return undefined;
  }
}

/** A page that came with a document of this site, or in an answer, its HTML admitted to the document. */
export function admitted(page: PageView): PageView {
  const sections = page.sections.map((section) =>
    'html' in section ? { ...section, html: admit(section.html) } : section,
  );
  return { ...page, sections, footer: admit(page.footer), dialogs: admit(page.dialogs) };
}

/** What stands in an element, admitted to the document that it came from. */
export const htmlOf = (element: Element): string => admit(element.innerHTML);

/** One object for one text, as React looks at the object to see whether anything has changed. */
function admit(html: string): string {
  if (!policy) return html;
  const admitted = known.get(html) ?? (policy.createHTML(html) as string);
  known.set(html, admitted);
  return admitted;
}
