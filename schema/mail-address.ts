import { host, isHost, nameSign, whyNoHost } from './web-address.ts';

/** The signs of RFC 5321 before the "@" that need no encoding in a link, for use inside a class of a pattern. Braces are those of tokens. */
export const mailSigns = "A-Za-z0-9.!$&'*+=^_|~-";

/** The pattern of an e-mail address, for use inside other patterns. */
export const mailPattern = `[${mailSigns}]+@${host}`;

/** Whether the host of an e-mail address of the right form is one. Other texts have none. */
export const hasMailHost = (text: string): boolean => isHost(/@(.+)$/s.exec(text)?.[1] ?? 'example.com');

/** Why a text with an "@" is no e-mail address, and what to write; undefined for a text without one. */
export function whyNoMail(text: string): string | undefined {
  const [name = '', domain, ...more] = text.split('@');
  if (domain === undefined) return undefined;
  if (more.length > 0) return 'Write one address: it has more than one "@".';
  if (name === '' || domain === '') return 'Write the whole address, such as info@example.com.';
  const at = name.search(new RegExp(`[^${mailSigns}]`));
  if (at < 0) return whyNoHost(domain);
  return `${nameSign(text, at)}: before the "@" there can be letters from a to z, digits, and the signs .!$&'*+=^_|~- alone.`;
}
