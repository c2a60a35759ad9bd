import type { FormField } from '../../schema/form-fields.ts';
import type { SiteData } from '../pages/page-data.ts';
import { showToast } from './toasts/show-toast.ts';

interface Mail {
  subject: string;
  /** Lines of label and value, above the message. */
  lines: { label: string; value: string }[];
  message: string;
}

/** Makes a mail of the data of a form: a line for each short answer, and the long ones as message. */
export function readMail(data: FormData, fields: FormField[], subject: string): Mail {
  const answers = fields.flatMap((field) => {
    const value = String(data.get(field.name) ?? '');
    const label = field.type === 'consent' ? field.text : field.label;
    return value ? [{ label, value, isLong: field.type === 'textarea' }] : [];
  });
  const long = answers.filter(({ isLong }) => isLong);
  const message = long.map(({ label, value }) => (long.length > 1 ? `${label}:\n${value}` : value)).join('\n\n');
  return { subject, lines: answers.filter(({ isLong }) => !isLong), message };
}

/**
 * Returns a `mailto:` link (RFC 6068). The body has a line for each value, an empty line, and the message. No input can add headers or
 * recipients.
 */
export function composeMailto(to: string, { subject, lines, message }: Mail): string {
  const body = [...lines.map(({ label, value }) => `${label}: ${oneLine(value)}`), '', message].join('\n');
  return `mailto:${encode(to).replace('%40', '@')}?subject=${encode(oneLine(subject))}&body=${encode(body)}`;
}

/** Removes line breaks, which would start a header in some mail programs. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();

/** Percent-encodes everything but letters, digits and `-._~`, with line breaks as CRLF. */
function encode(text: string): string {
  return encodeURIComponent(toWellFormed(text).replace(/\r\n|\r|\n/g, '\r\n')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Replaces lone surrogates, at which encodeURIComponent throws. With the `u` flag the class matches no pairs. */
const toWellFormed = (text: string) => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');

/** How long a mail program may take to open, in milliseconds, before the toast changes. */
const openingTime = 1200;

/** Opens the visitor's mail program with a mail, and shows toasts about it. */
export function openMail(to: string, mail: Mail, { toast }: SiteData['texts']): void {
  // First, as opening another program may block what follows.
  const id = showToast({ type: 'loading', message: toast.mailOpening });
  window.location.href = composeMailto(to, mail);
  setTimeout(async () => showToast({ type: 'success', message: toast.mailOpened }, await id), openingTime);
}
