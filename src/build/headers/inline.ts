/** The texts of a document's inline scripts that a browser would run; blocks of data are none. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\s(?:type|src)=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
}

/** The texts of a document's style elements. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');
}
