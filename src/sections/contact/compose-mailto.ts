/** What a visitor writes in the contact form. */
export interface Draft {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The words that head the lines of the mail. */
export interface DraftLabels {
  name: string;
  email: string;
}

/**
 * A `mailto:` link (RFC 6068) that opens the visitor's mail program with the draft: subject as entered; body with
 * name, address, an empty line and the message. Whatever the draft holds stays inside the subject and the body.
 */
export function composeMailto(to: string, draft: Draft, labels: DraftLabels): string {
  const body = [
    `${labels.name}: ${oneLine(draft.name)}`,
    `${labels.email}: ${oneLine(draft.email)}`,
    '',
    draft.message,
  ].join('\n');
  return `mailto:${encode(to).replace('%40', '@')}?subject=${encode(oneLine(draft.subject))}&body=${encode(body)}`;
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
