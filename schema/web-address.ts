import { latin } from './look-alikes.ts';

// What RFC 3986 allows in an address, with letters of all languages besides. JSON Schema has no flags, so the patterns have none.

/** White space, `"`, `<`, `>`, backslashes, backticks, control characters, and characters that are invisible or change the writing direction. */
export const unsafe = String.raw`\s\\<>"\x60\x00-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufff9-\ufffb`;
export const visible = `[^${unsafe}]*`;

// The letters of a part of a host are Latin, or none of them is: a letter of another alphabet among Latin ones is there to be mistaken.
const latinLetters = String.raw`A-Za-z\xc0-\u024f\u1e00-\u1eff`;
const otherLetters = String.raw`\u0370-\u1dff\u1f00-\u1fff\u3005-\ud7ff`;
const others = `[${otherLetters}][${otherLetters}0-9-]*`;

/** All that parts of hosts have, for use inside a class of a pattern. */
export const hostSigns = `${latinLetters}${otherLetters}0-9.-`;
/** The pattern of a public host: it has a top-level domain, which begins with a letter, so that it is not the number of a computer. */
export const host = `(([${latinLetters}0-9-]+|[0-9-]*${others})[.])+([${latinLetters}][${latinLetters}0-9-]*|${others})`;

const port = '(:([0-5]?[0-9]{1,4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?';

/** The patterns of the origin of a site and of an address on the web, for use inside other patterns. */
export const originPattern = `https://${host}${port}`;
export const webPattern = `${originPattern}([/?#]${visible})?`;

/** Reads an address; undefined if it is no valid URL. Node.js 20’s `URL.canParse` is wrong about letters such as ü once it has been called often. */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The host of a text that begins like an address on the web, with what should not be there. */
const authority = /^https?:\/\/([^/?#]*)/i;
const isAscii = (text: string) => /^[!-~]*$/.test(text);

/**
 * Whether a host of the right form can be looked up, and is what it seems to be: it has letters, marks and digits alone, reads the same once
 * it is normalized, and no part of it looks like one of ASCII letters.
 */
export function isHost(text: string): boolean {
  const lower = text.toLowerCase();
  if (!urlOf(`https://${text}`)) return false;
  if (lower !== lower.normalize('NFKC') || /[^\p{L}\p{M}\p{N}.-]/u.test(lower)) return false;
  return lower.split('.').every((part) => isAscii(part) || !isAscii(latin(part)));
}

/** Whether the host of an address on the web is one. Other texts have none. */
export const hasHost = (text: string): boolean =>
  isHost((authority.exec(text)?.[1] ?? 'example.com').replace(/:\d+$/, ''));

/** Writes the host of an address in ASCII (xn--), as headers and other files require it. */
export const inAscii = (text: string): string =>
  text.replace(authority, (origin) => (isAscii(origin) ? origin : (originOf(origin) ?? origin)));

/** Returns the origin of an address; undefined if it is no valid URL. */
export const originOf = (address: string): string | undefined => urlOf(address)?.origin;

/** Names a character of a text and its place. `index` is counted in code units. */
export function nameSign(text: string, index: number): string {
  const sign = String.fromCodePoint(text.codePointAt(index) ?? 0);
  const name = /\s/.test(sign) ? 'a space' : sign === '"' ? `'"'` : `"${sign}"`;
  return `Character ${[...text.slice(0, index)].length + 1} is ${name}`;
}

/** Why a text that begins like an address on the web is refused, and what to write; undefined for other texts. */
export function whyNoAddress(text: string): string | undefined {
  const [, whole] = authority.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const user = whole.slice(0, whole.lastIndexOf('@') + 1);
  if (user) return `Remove "${user}": what is before an "@" is not the host, and could be taken for it.`;
  const [name = ''] = /^(\[.*\]|[^:]*)/.exec(whole) ?? [];
  const reason = whyNoHost(name);
  if (reason) return reason;
  const rest = whole.slice(name.length);
  if (!new RegExp(`^${port}$`).test(rest))
    return `"${rest}" is not a port: write a number up to 65535 after the colon, or remove it.`;
  return whyNoSign(text);
}

/** Names the first sign of a text that no address has. */
export function whyNoSign(text: string): string | undefined {
  const at = text.search(new RegExp(`[${unsafe}]`));
  if (at < 0) return undefined;
  const encoded = encodeURIComponent(String.fromCodePoint(text.codePointAt(at) ?? 0));
  return `${nameSign(text, at)}, which an address cannot have: write ${encoded}, or remove it.`;
}

/** Why a host is refused, and what to write. */
export function whyNoHost(name: string): string | undefined {
  if (/[{}]/.test(name)) return 'Write the whole host: it cannot contain tokens.';
  if (/^localhost$/i.test(name))
    return `"${name}" is the computer of each visitor. Write a public host, such as example.com.`;
  if (/^(\[.*\]|[\d.]+|0x[\da-f]*)$/i.test(name))
    return 'Write the name of a host, such as example.com, and not the number of a computer.';
  const at = name.search(new RegExp(`[^${hostSigns}]`));
  if (at >= 0) return `${nameSign(name, at)} in the host "${name}", which can have letters, digits, "-" and "." alone.`;
  if (/^[^.]*[.]?$/.test(name)) return 'Write the whole host with its top-level domain, such as example.com.';
  if (new RegExp(`^${host}$`).test(name) && isHost(name)) return undefined;
  const ascii = urlOf(`https://${name}`)?.hostname ?? name;
  if (isAscii(name) || ascii === name) return `There can be no host "${name}". Write one such as example.com.`;
  return `The host "${name}" has letters that look like others. If they are meant, write "${ascii}".`;
}
