import type { Registry } from '../../../schema/registry.ts';
import { slug } from '../../content/slug.ts';
import type { Outline } from '../../diagnostics/outline.ts';
import { distance } from '../../diagnostics/suggest.ts';
import { checkLink, isFileLink } from '../rules/links.ts';
import { collectNames, type Names } from '../rules/names.ts';

// A host such as www.example.com is an address, not a page of this site.
const host = /^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|in|eu|de)(\/|$))/i;
const scheme = /^([a-z][a-z\d+.-]*):\/*(.*)$/i;
const climbs = /(^|[/\\])\.\.([/\\]|$)/;
const ending = /\.[a-z\d]{2,5}([?#]|$)/i;

/** Proposes the valid text that was probably meant, given what the value `holds`. */
export function propose(given: string, outline: Pick<Outline, 'schema' | 'holds'>): string | undefined {
  for (const other of proposals(given, outline)) return other;
  return undefined;
}

/** Proposes all such texts, the most likely first. */
export function* proposals(given: string, { schema, holds }: Pick<Outline, 'schema' | 'holds'>): Iterable<string> {
  const text = given.trim();
  if (text.length > 300 || /\p{Cc}/u.test(text)) return;
  for (const other of others(text, holds)) if (other !== given && schema.safeParse(other).success) yield other;
}

/** The `holds` of values that are single words, such as ids. */
const words: unknown[] = [undefined, 'dialog', 'list', 'footer', 'colour', 'locale'];

function* others(text: string, holds: string | undefined): Iterable<string> {
  yield text;
  if (holds === 'locale') yield* languages(text);
  if (words.includes(holds)) yield* names(text);
  else if (holds === 'date') yield* dates(text);
  else if (holds === 'time') yield* times(text);
  else if (holds === 'link') yield* links(text);
  else if (holds === 'address') yield text.replace(/^mailto:/i, '').replace(/\s+/g, '');
  else if ((holds === 'icon' || holds === 'logo') && !/[/\\.]/.test(text)) yield* icons(text);
  else if (holds === 'download') {
    const name = text.split(/[/\\]/).pop() ?? '';
    yield name;
    yield `${slug(name.replace(/\.\w+$/, ''))}.pdf`;
  } else yield* files(text);
}

/** Proposes ids, paths of pages, colours, languages and addresses. */
function* names(text: string): Iterable<string> {
  yield* secure(text);
  if (/^mailto:/i.test(text)) yield text.slice('mailto:'.length);
  if (scheme.test(text)) return;
  // The path of a route with "each".
  if (text.startsWith('/')) yield text.replace(/\{[^{}]*\}|\[[^[\]]*\]|(?<=\/):\w+/g, '{id}');
  yield text.replace(/_/g, '-');
  // A moment with seconds.
  yield text.replace(/(T\d\d:\d\d):\d\d(\.\d+)?/, '$1');
  yield slug(text);
  yield slugPath(text);
  yield text.toLowerCase();
  yield `#${text.replace(/^#/, '')}`;
  yield text.replace(/^#?(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

/** Proposes the code of a language that is named in English or in the language itself. */
function* languages(text: string): Iterable<string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = Intl.DisplayNames.supportedLocalesOf(
    letters.flatMap((first) => letters.map((second) => first + second)),
  );
  for (const code of codes)
    for (const inLanguage of ['en', code]) {
      const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code);
      if (name?.toLowerCase() === text.toLowerCase()) yield code;
    }
}

/** Proposes a date with other signs between its parts. 02/10/2026 may be two days, so nothing is proposed for it. */
function* dates(text: string): Iterable<string> {
  const two = (part: string) => part.padStart(2, '0');
  const [, year, month = '', day = ''] = /^(\d{4})[-/. ](\d\d?)[-/. ](\d\d?)$/.exec(text) ?? [];
  if (year) yield `${year}-${two(month)}-${two(day)}`;
  const [, first = '', sign, second = '', last] = /^(\d\d?)([-/.])(\d\d?)\2(\d{4})$/.exec(text) ?? [];
  if (sign === '.' || Number(first) > 12) yield `${last}-${two(second)}-${two(first)}`;
  else if (Number(second) > 12) yield `${last}-${two(first)}-${two(second)}`;
}

/** Proposes 07:00 for 7h, 7h00, 7.00 and 7 am. */
function* times(text: string): Iterable<string> {
  const [, hour, minute = '00', half] = /^(\d\d?)\s?(?:[:.h]\s?(\d\d)?)?\s?([ap]\.?m\.?)?$/i.exec(text) ?? [];
  if (hour === undefined || (half && Number(hour) > 12)) return;
  // Hours that end at 00:00 go on until the end of the day.
  if (hour === '24') yield `00:${minute}`;
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  yield `${String(hours).padStart(2, '0')}:${minute}`;
}

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

function* files(text: string): Iterable<string> {
  if (scheme.test(text) || text.includes('%') || climbs.test(text)) return;
  const path = rooted(text).replace(/\.\w+$/, (end) => end.toLowerCase());
  yield path;
  yield path.replace(/[^/.]+(?=[/.])/g, slug);
}

/** Adds https:// to an address without a scheme, or with a typo in it. */
function* secure(text: string): Iterable<string> {
  const [, name, after = ''] = scheme.exec(text) ?? [];
  const near = name !== undefined && distance(name.toLowerCase(), 'https', 2) <= 2;
  const rest = near ? after : host.test(text) ? text : (/^(?:https?)?\/\/+(.*)$/i.exec(text)?.[1] ?? '');
  if (!/^[^\s/.]+\.[^\s/.]/.test(rest)) return;
  const address = `https://${rest}`;
  yield address;
  yield address.replace(/\/+$/, '').toLowerCase();
}

function* icons(text: string): Iterable<string> {
  const [, set, name = ''] = /^(?:(tabler|simple[\s-]?icons)[\s:/-]+)?(.*)$/i.exec(text) ?? [];
  const icon = slug(name.replace(/^Icon(?=[A-Z])/, ''));
  const bare = icon.replace(/^(fa[brs]?|mdi|bi|ti|lucide)-((solid|regular|brands)-)?(fa-)?/, '');
  if (bare !== icon) yield `tabler:${bare}`;
  if (set === undefined || /^tabler$/i.test(set)) yield `tabler:${icon}`;
  if (set === undefined || !/^tabler$/i.test(set)) yield `simple-icons:${icon}`;
}

/** Converts a host with non-ASCII letters to its ASCII form (xn--). */
function* inAscii(text: string): Iterable<string> {
  if (URL.canParse(text)) yield new URL(text).href.replace(/^http:/, 'https:').replace(/\/$/, '');
}

const telephone = (text: string) => `tel:${text.replace(/[()]/g, '').replace(/\s+/g, ' ')}`;
/** Converts a text to a path below public/. */
export const rooted = (text: string) => text.replace(/\\/g, '/').replace(/^[./]*(public\/)?/, '/');
const slugPath = (text: string) =>
  `/${text
    .replace(/\.html?$/, '')
    .split(/[/\\]/)
    .map(slug)
    .filter(Boolean)
    .join('/')}`;

const known = new WeakMap<object, Names>();

/** Proposes the link that was probably meant, if its target exists. Files are not checked here. */
export function proposeLink(registry: Registry, given: string, outline: Outline, config: unknown): string | undefined {
  const names = namesOf(registry, config);
  for (const link of proposals(given, outline)) {
    const wrong = checkLink(link, [], names, undefined);
    if (!isFileLink(link) && (!wrong || wrong.severity === 'warning')) return link;
  }
  const [, token = ''] = /^\{\s*([\w-]+)\s*\}$/.exec(given.trim()) ?? [];
  if (/^\S+@\S+$/.test(names.tokens[token] ?? '')) return `mailto:{${token}}`;
  const anchor = slug(given);
  const page = /[/:.@\s]/.test(given.trim()) ? undefined : names.pages.find(({ anchors }) => anchors.has(anchor));
  return page && `${page.path}#${anchor}`;
}

function namesOf(registry: Registry, config: unknown): Names {
  if (typeof config !== 'object' || config === null) return collectNames(registry, config);
  const names = known.get(config) ?? collectNames(registry, config);
  known.set(config, names);
  return names;
}
