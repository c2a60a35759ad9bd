const element = () => document.getElementById('_page-css') as HTMLStyleElement | null;

/** The rules of the page that the document was loaded with. */
export const documentCss = (): string => element()?.textContent ?? '';

// Constructed sheets need no permission for inline styles. Pages that use the same rules share one.
const sheets = new Map<string, CSSStyleSheet>();
let adopted: CSSStyleSheet | undefined;

/** Has the browser read rules before their page is shown, so that a step need not wait for it. */
export function prepareCss(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/**
 * Makes `css` the rules of the page that is shown, in place of those before: each page's rules are a part of one
 * ordered whole, and two parts on top of each other would mix up that order.
 */
export function adoptCss(css: string): void {
  const next = css === documentCss() ? undefined : prepareCss(css);
  if (next === adopted) return;
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== adopted);
  // In front of what late parts, such as toasts, have added.
  document.adoptedStyleSheets = next ? [next, ...others] : others;
  const first = element()?.sheet;
  if (first) first.disabled = next !== undefined;
  adopted = next;
}
