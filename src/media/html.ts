// HTML that is written without React: the document around the app.

type Attributes = Record<string, string | number | true | undefined>;

/** Writes a start tag; undefined attributes are left out. */
export function tag(name: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined) return '';
    return value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`;
  });
  return `<${name}${written.join('')}>`;
}

/** Escapes text for content and quoted attributes, in the same way as React. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Writes JSON that is safe inside a script element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
