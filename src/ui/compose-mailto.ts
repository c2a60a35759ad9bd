/** What stands in a mail that a form makes. */
export interface Mail {
  subject: string;
  /** Lines of label and value, above the message. */
  lines: { label: string; value: string }[];
  message: string;
}

/**
 * A `mailto:` link (RFC 6068) that opens the visitor's mail program with the mail: subject as entered; body with a line
 * for each value, an empty line and the message. Whatever was entered stays inside the subject and the body.
 */
export function composeMailto(to: string, { subject, lines, message }: Mail): string {
  const body = [...lines.map(({ label, value }) => `${label}: ${oneLine(value)}`), '', message].join('\n');
  return `mailto:${encode(to).replace('%40', '@')}?subject=${encode(oneLine(subject))}&body=${encode(body)}`;
}

/** Line breaks would begin a header of their own in some programs. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();

/** Percent-encodes everything but letters, digits and `-._~`, with line breaks as CRLF and half characters replaced. */
function encode(text: string): string {
  return encodeURIComponent(toWellFormed(text).replace(/\r\n|\r|\n/g, '\r\n')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

// With the `u` flag the class matches halves that stand alone; encodeURIComponent would throw at them.
const toWellFormed = (text: string) => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
