import {
  hasHost,
  inAscii,
  nameSign,
  originOf,
  originPattern,
  urlOf,
  webPattern,
  whyNoAddress,
} from '../web-address.ts';
import { type FieldType, fieldMeta, matching } from './field-type.ts';
import { climbs, secure } from './propose.ts';

/** An address on the web. */
const webField: FieldType = { propose: webAddresses, fix: whyNoAddress };

/** A text of one of several forms, one of which is an address on the web. */
export const orAddress = (pattern: string, isRight = hasHost) =>
  matching(new RegExp(`^(${pattern})$`), 2000)
    .refine(isRight)
    .overwrite(inAscii);

/** An address on the web, or one of the texts in `others`. */
export const webAddress = (title: string, description: string, examples: string[], form: string, ...others: string[]) =>
  orAddress([...others, webPattern].join('|')).meta(fieldMeta(webField, title, description, examples, form));

/** The origin of a site on the web. */
const originField: FieldType = {
  *propose(text) {
    for (const address of [text, ...secure(text)]) yield originOf(address) ?? '';
  },
  fix: whyNoAddress,
};

const originForm = 'Write https:// and the host, without a slash at the end.';

/** The origin of a site on the web: `https://` and a host, without a path. */
export const origin = (title: string, description: string, example: string) =>
  matching(new RegExp(`^${originPattern}$`), 260)
    .refine(hasHost)
    .overwrite((text) => originOf(text) ?? text)
    .meta(fieldMeta(originField, title, description, [example], originForm));

/** The path of a site on its host: no part of it begins with a dot. */
const sitePath = '(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*';
const siteField: FieldType = {
  *propose(text) {
    for (const address of [text, ...secure(text)]) {
      const url = climbs.test(address) ? undefined : urlOf(address);
      if (url) yield url.origin + url.pathname.replace(/\/+/g, '/').replace(/%20/g, '-').replace(/\/$/, '');
    }
  },
  fix(text) {
    const [, path = ''] = /^https:\/\/[^/?#]*(.*)$/s.exec(text) ?? [];
    const at = path.search(/[^\w./~-]/);
    return whyNoAddress(text) ?? whyNoPath(path, at < 0 ? '' : nameSign(text, text.length - path.length + at));
  },
};

function whyNoPath(path: string, wrongSign: string): string | undefined {
  if (/^[\w./~-]*[?#]/.test(path))
    return 'Remove everything from "?" or "#" on: the address of a site is its host and a path.';
  if (wrongSign) return `${wrongSign}, and the path can have letters from a to z, digits, "-", "_", "~" and "." alone.`;
  if (path.includes('//')) return 'Write one slash between two parts of the path.';
  return path.includes('/.') ? 'A part of the path cannot begin with a dot.' : undefined;
}

/** The address of a site: `https://`, a host, and below its root a path. */
export const siteAddress = (title: string, description: string, ...examples: string[]) =>
  matching(new RegExp(`^${originPattern}${sitePath}/?$`), 260)
    .refine(hasHost)
    .overwrite((text) => text.replace(/^https:\/\/[^/]*/, (origin) => originOf(origin) ?? origin).replace(/\/$/, ''))
    .meta(
      fieldMeta(siteField, title, description, examples, 'Write https://, the host, and the path if there is one.'),
    );

/** What other origins than those of sites are: WebSockets, and content that is in an address itself or was made by a script. */
const otherSources = { 'wss:': originPattern.replace('https', 'wss'), 'data:': 'data:', 'blob:': 'blob:' };

/** What a Content-Security-Policy may allow: the origin of a site on the web, or one of the other kinds. */
export const source = (example: string, ...others: (keyof typeof otherSources)[]) =>
  matching(new RegExp(`^(${[originPattern, ...others.map((one) => otherSources[one])].join('|')})$`), 260)
    .refine((text) => hasHost(text.replace(/^wss/, 'https')))
    .overwrite((text) => (text.includes('/') ? (originOf(text) ?? text) : text))
    .meta(
      fieldMeta(
        originField,
        'Source',
        'The origin of a site: https:// and the host.',
        [example],
        [originForm, ...(others.length > 0 ? [`Also allowed: ${others.join(', ')}.`] : [])].join(' '),
      ),
    );

/** Proposes addresses on the web for a text that is nearly one. */
export function* webAddresses(text: string): Iterable<string> {
  yield* secure(text);
  const url = /^https?:/i.test(text) ? urlOf(text) : undefined;
  if (url) yield url.href.replace(/^http:/, 'https:').replace(/\/$/, '');
}
