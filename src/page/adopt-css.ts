let sheet: CSSStyleSheet | undefined;

/** The rules of the page that the document was loaded with. */
export const documentCss = (): string => document.getElementById('page-css')?.textContent ?? '';

/**
 * Makes `css` the rules of the page that is shown, in place of those before: each page's rules are a part of one
 * ordered whole, and two parts on top of each other would mix up that order. A constructed sheet needs no
 * permission for inline styles.
 */
export function adoptCss(css: string): void {
  const first = document.getElementById('page-css');
  if (!sheet) {
    if (css === first?.textContent) return;
    sheet = new CSSStyleSheet();
    // In front of what late parts, such as toasts, have added.
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  }
  sheet.replaceSync(css);
  if (first instanceof HTMLStyleElement && first.sheet) first.sheet.disabled = true;
}
