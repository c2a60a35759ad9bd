import { hasMailHost, mailSigns, whyNoMail } from '../mail-address.ts';
import { slug } from '../slug.ts';
import { hasHost, host, hostSigns, unsafe, visible, webPattern, whyNoAddress, whyNoSign } from '../web-address.ts';
import { type FieldType, fieldMeta } from './field-type.ts';
import { file, filePattern, fixClimb, pathName } from './file.ts';
import { climbs, rooted, scheme, slugPath } from './propose.ts';
import { orAddress, webAddresses } from './web-address.ts';

// Its value is checked after it has been filled in.
const token = '[{](item[.])?[A-Za-z][A-Za-z0-9-]*[}]';
const recipient = `([${mailSigns}]|${token})+@(${host}|[${hostSigns}]*(${token}[${hostSigns}]*)+)|${token}`;
// Only subject and body: a link must not add recipients, and an encoded line break could add any header.
const header = `(subject|body)=([^${unsafe}%&#?]|%[2-9A-Fa-f][0-9A-Fa-f])*`;
const headers = `[?]${header}(&${header})*`;
const path = `/(${pathName}(/${pathName})*/?)?([?#]${visible})?`;
const linkPattern = [
  webPattern,
  `mailto:((${recipient})(${headers})?|${headers})`,
  `tel:[+]?([0-9]|${token})([0-9 \u00a0\u202f-]|${token})*`,
  path,
  '#[a-z][a-z0-9-]*',
  token,
].join('|');

function hasRightHost(text: string): boolean {
  const [recipient = ''] = text.split('?', 1);
  if (!text.startsWith('mailto:')) return hasHost(text);
  return recipient.includes('{') || hasMailHost(recipient);
}

/** A link: `https:`, `mailto:`, `tel:`, a path of this site, or `#id` on the same page. */
export const linkField = {
  control: 'link',
  propose: links,
  fix: fixLink,
  check: (text: string, { checkLink }) => checkLink(text),
  files: (text: string) => (isFileLink(text) ? [{ address: decoded(text.split(/[?#]/, 1)[0] as string) }] : []),
  mapLinks: (text, to) => to(text),
} satisfies FieldType;

/** A link: `https:`, `mailto:`, `tel:`, a path of this site, or `#id` on the same page. */
export const link = (description: string, ...examples: string[]) =>
  anyLink.meta(
    fieldMeta(
      linkField,
      'Link',
      `${description} Allowed: https:, mailto:, tel:, /path and #id.`,
      examples,
      'Write a link that begins with https://, mailto:, tel:, / or #, or a {token} for one.',
    ),
  );
const anyLink = orAddress(linkPattern, hasRightHost);

/** A link to a file of the site, below `public/`. */
export const fileLink = (description: string, ...examples: string[]) =>
  file(['[A-Za-z0-9]{1,8}']).meta(
    fieldMeta(
      linkField,
      'File',
      description,
      examples,
      'Write the path of a file below public/, such as /files/report.pdf.',
    ),
  );

/** Whether a text is a link, be it of a config or with its tokens filled in. */
export const isLink = (text: string): boolean => anyLink.safeParse(text).success;

/** The target of a redirect: a path of this site, or an address on the web. */
export const target = (description: string, ...examples: string[]) =>
  orAddress(`${webPattern}|${path}`).meta(
    fieldMeta(
      linkField,
      'Link',
      description,
      examples,
      'Write a path of this site, such as /about, or an address that begins with https://.',
    ),
  );

/** A script: an address on the web, or a file below `public/`. */
export const script = (description: string, ...examples: string[]) =>
  orAddress(`${webPattern}|${filePattern(['js'])}`).meta(
    fieldMeta(
      linkField,
      'Script',
      description,
      examples,
      'Write an address that begins with https://, or the path of a file that ends in .js.',
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

const isMail = /^[^\s/:]*@[^\s/:]*$/;
const ending = /\.[a-z\d]{2,5}([?#]|$)/i;

function* links(text: string): Iterable<string> {
  yield* webAddresses(text);
  const [, name = '', rest = ''] = scheme.exec(text) ?? [];
  // What the site is called while it is made.
  if (/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/i.test(text)) yield text.replace(/^[^/]*\/\/[^/]*/, '') || '/';
  if (/^mailto$/i.test(name)) yield `mailto:${rest.trim()}`;
  if (/^tel$/i.test(name) || /^\+?[\d\s()-]{6,}$/.test(text)) yield telephone(rest || text);
  if (isMail.test(text)) return yield `mailto:${text}`;
  const file = ending.test(text);
  if (name || !/[a-z\d]/i.test(text) || (file && (/[\s%]/.test(text) || climbs.test(text)))) return;
  if (text.startsWith('#')) yield `#${slug(text)}`;
  else {
    if (/\.html?$/i.test(text)) yield slugPath(text);
    yield rooted(text);
    if (!file) yield slugPath(text);
  }
}

const telephone = (text: string) => `tel:${text.replace(/[()]/g, '').replace(/\s+/g, ' ')}`;

function fixLink(text: string): string | undefined {
  const known = fixClimb(text) ?? fixMail(text) ?? whyNoAddress(text);
  if (known) return known;
  if (/^\/[^/?#]*[^\w./?#-]/.test(text))
    return 'The paths of pages and files may have only letters, digits, ".", "-" and "_".';
  return text.startsWith('/') ? whyNoSign(text) : undefined;
}

function fixMail(text: string): string | undefined {
  const [, recipient, rest] = /^mailto:([^?]*)(.*)$/s.exec(text) ?? [];
  if (recipient === undefined) return isMail.test(text) ? whyNoMail(text) : undefined;
  if (/[,;]/.test(recipient)) return 'Write only one address.';
  if (/%0[ad]/i.test(text)) return 'Remove the encoded line break (%0A or %0D).';
  const isFilled = recipient !== '' && !recipient.includes('{');
  if (isFilled && !recipient.includes('@')) return 'Write the whole address, such as mailto:info@example.com.';
  const known = (isFilled ? whyNoMail(recipient) : undefined) ?? whyNoSign(text);
  return known ?? (rest && 'After the "?", only subject=… and body=… are allowed, with "&" between them.');
}
