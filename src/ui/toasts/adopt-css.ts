const element = () => document.getElementById('_page-css') as HTMLStyleElement | null;

/** The CSS of the page that the document was loaded with. */
export const documentCss = (): string => element()?.textContent ?? '';

/** One constructed style sheet per CSS text. */
const sheets = new Map<string, CSSStyleSheet>();
/** The CSS of the current page, unless it is that of the document. */
let adopted: string | undefined;
/** The sheets that `addCss` has added. */
const added: string[] = [];

/** Parses the CSS of a page before it is shown. */
export function prepareCss(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Replaces the CSS of the current page. Adding to it instead would break the cascade: each page's CSS is an ordered part of one sheet. */
export function adoptCss(css: string): void {
  const next = css === documentCss() ? undefined : css;
  if (next === adopted) return;
  const before = ownSheets();
  adopted = next;
  update(before);
  const first = element()?.sheet;
  if (first) first.disabled = next !== undefined;
}

/**
 * Adds style sheets of components that come later, such as toasts. A sheet is left out while the page has its rules already: a second copy
 * would override the rules that follow the first. In a browser without constructed style sheets it adds nothing.
 */
export function addCss(...texts: string[]): void {
  if (!('replaceSync' in CSSStyleSheet.prototype)) return;
  const before = ownSheets();
  added.push(...texts);
  update(before);
}

/** The sheets for the current page, in cascade order. */
function ownSheets(): CSSStyleSheet[] {
  const page = adopted ?? documentCss();
  // The first class of a component's sheet is that of its root.
  const isInPage = (css: string) => new RegExp(`\\.${/\.([\w-]+)/.exec(css)?.[1]}(?![\\w-])`).test(page);
  return [...(adopted === undefined ? [] : [adopted]), ...added.filter((css) => !isInPage(css))].map(prepareCss);
}

/** Replaces the sheets of the page before, and keeps those that others have adopted. */
function update(before: CSSStyleSheet[]): void {
  const others = document.adoptedStyleSheets.filter((sheet) => !before.includes(sheet));
  document.adoptedStyleSheets = [...ownSheets(), ...others];
}
