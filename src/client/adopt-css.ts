const element = () => document.getElementById('_page-css') as HTMLStyleElement | null;

/** The CSS of the page that the document was loaded with. */
export const documentCss = (): string => element()?.textContent ?? '';

/** One constructed style sheet per CSS text. */
const sheets = new Map<string, CSSStyleSheet>();
let adopted: CSSStyleSheet | undefined;

/** Parses the CSS of a page before it is shown. */
export function prepareCss(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Replaces the CSS of the current page. Adding to it instead would break the cascade: each page's CSS is an ordered part of one sheet. */
export function adoptCss(css: string): void {
  const next = css === documentCss() ? undefined : prepareCss(css);
  if (next === adopted) return;
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== adopted);
  // Before the sheets that toasts and the like have added.
  document.adoptedStyleSheets = next ? [next, ...others] : others;
  const first = element()?.sheet;
  if (first) first.disabled = next !== undefined;
  adopted = next;
}
