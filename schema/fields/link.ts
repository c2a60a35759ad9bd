import { linkPattern } from '../link-pattern.ts';
import { slug } from '../slug.ts';
import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { fixClimb } from './file.ts';
import { climbs, rooted, scheme, secure, slugPath } from './propose.ts';

/** A link: `https:`, `mailto:`, `tel:`, a path of this site, or `#id` on the same page. */
export const linkField = {
  control: 'link',
  propose: links,
  fix: (text) => fixClimb(text) ?? mistakes.find(([mistake]) => mistake.test(text))?.[1],
  check: (text: string, { checkLink }) => checkLink(text),
  files: (text: string) => (isFileLink(text) ? [{ address: decoded(text.split(/[?#]/, 1)[0] as string) }] : []),
  mapLinks: (text, to) => to(text),
} satisfies FieldType;

/** A link: `https:`, `mailto:`, `tel:`, a path of this site, or `#id` on the same page. */
export const link = (description: string, ...examples: string[]) =>
  matching(linkPattern, 2000).meta(
    fieldMeta(
      linkField,
      'Link',
      `${description} Allowed: https:, mailto:, tel:, /path and #id.`,
      examples,
      'Write a link without spaces that begins with https://, mailto:, tel:, / or #, or a {token} for one.',
    ),
  );

/** A link to a file of the site: its last part has an extension. */
export const isFileLink = (link: string): boolean => /^\/[^?#]*\.[a-zA-Z0-9]+([?#]|$)/.test(link);

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const ending = /\.[a-z\d]{2,5}([?#]|$)/i;

function* links(text: string): Iterable<string> {
  yield* secure(text);
  const [, name = '', rest = ''] = scheme.exec(text) ?? [];
  if (/^mailto$/i.test(name)) yield `mailto:${rest.trim()}`;
  if (/^https?$/i.test(name)) yield* inAscii(text);
  if (/^tel$/i.test(name) || /^\+?[\d\s()-]{6,}$/.test(text)) yield telephone(rest || text);
  if (/^[^\s@/]+@[^\s@/]+$/.test(text)) yield `mailto:${text}`;
  const file = ending.test(text);
  if (name || !/[a-z\d]/i.test(text) || (file && (/[\s%]/.test(text) || climbs.test(text)))) return;
  if (text.startsWith('#')) yield `#${slug(text)}`;
  else {
    if (/\.html?$/i.test(text)) yield slugPath(text);
    yield rooted(text);
    if (!file) yield slugPath(text);
  }
}

/** Converts a host with non-ASCII letters to its ASCII form (xn--). */
function* inAscii(text: string): Iterable<string> {
  if (URL.canParse(text)) yield new URL(text).href.replace(/^http:/, 'https:').replace(/\/$/, '');
}

const telephone = (text: string) => `tel:${text.replace(/[()]/g, '').replace(/\s+/g, ' ')}`;

/** Mistakes in links, each with its fix. The first that matches is reported. */
const mistakes: [mistake: RegExp, fix: string][] = [
  [/^https:\/\/[^/?#]*@/i, 'Remove the "@" and everything before it.'],
  [/^https:\/\/[^./?#]+([/:?#]|$)/i, 'Write the whole host with its top-level domain, such as www.example.com.'],
  [/^\/[^/?#]*[^\w./?#-]/, 'The paths of pages and files may have only letters, digits, ".", "-" and "_".'],
  [/^[a-z]+:\S*\s/i, 'It contains a space: write %20, or remove it.'],
  [/^mailto:[^?]*[,;]/, 'Write only one address.'],
  [/^mailto:.*%0[ad]/i, 'Remove the encoded line break (%0A or %0D).'],
  [/^mailto:.*\?/, 'After the "?", only subject=… and body=… are allowed, with "&" between them.'],
  [/^https:\/\/[^/?#]*[{}]/, 'Write the whole host: it cannot contain tokens.'],
  [/^https:\/\/[^/?#]*[^!-~]/, 'Write the host in ASCII letters, or in the form that begins with xn--.'],
  [/^https:\/\/[^'"`<>\\]*['"`<>\\]/, 'Write %27 for \', %22 for ", and remove < > ` and \\.'],
];
