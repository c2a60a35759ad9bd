import type { Outline } from '../outline.ts';
import { distance } from '../report/suggest.ts';
import { checkLink, isFileLink } from './links.ts';
import { collectNames, type Names } from './names.ts';

// A host such as www.example.com is meant as an address, and not as a page of this site.
const host = /^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|in|eu|de)(\/|$))/i;
const scheme = /^([a-z][a-z\d+.-]*):\/*(.*)$/i;
const climbs = /(^|[/\\])\.\.([/\\]|$)/;
const ending = /\.[a-z\d]{2,5}([?#]|$)/i;

/** Proposes a text that the schema accepts and that the given one was probably meant to be, of the kind that belongs here. */
export function repair(given: string, outline: Pick<Outline, 'schema' | 'holds'>): string | undefined {
  for (const other of repairs(given, outline)) return other;
  return undefined;
}

/** Proposes every such text, the likeliest first. */
export function* repairs(given: string, { schema, holds }: Pick<Outline, 'schema' | 'holds'>): Iterable<string> {
  const text = given.trim();
  if (text.length > 300 || /\p{Cc}/u.test(text)) return;
  for (const other of others(text, holds)) if (other !== given && schema.safeParse(other).success) yield other;
}

/** The `holds` of what is a word of its own, as ids are. */
const words: unknown[] = [undefined, 'dialog', 'list', 'footer', 'colour', 'date'];

function* others(text: string, holds: string | undefined): Iterable<string> {
  yield text;
  if (words.includes(holds)) yield* names(text);
  else if (holds === 'link') yield* links(text);
  else if (holds === 'address') yield text.replace(/^mailto:/i, '').replace(/\s+/g, '');
  else if ((holds === 'icon' || holds === 'logo') && !/[/\\.]/.test(text)) yield* icons(text);
  else if (holds === 'download') {
    const name = text.split(/[/\\]/).pop() ?? '';
    yield name;
    yield `${slug(name.replace(/\.\w+$/, ''))}.pdf`;
  } else yield* files(text);
}

/** Ids, paths of pages, colours, languages and addresses. */
function* names(text: string): Iterable<string> {
  yield* secure(text);
  if (/^mailto:/i.test(text)) yield text.slice('mailto:'.length);
  if (scheme.test(text)) return;
  yield text.replace(/_/g, '-');
  yield slug(text);
  yield slugPath(text);
  yield text.toLowerCase();
  yield `#${text.replace(/^#/, '')}`;
  yield text.replace(/^#?(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
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

/** An address with https:// where it has a host, but no scheme, nearly that one, or no colon behind it. */
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
  if (set === undefined || /^tabler$/i.test(set)) yield `tabler:${icon}`;
  if (set === undefined || !/^tabler$/i.test(set)) yield `simple-icons:${icon}`;
}

/** An address whose host has other letters, as browsers ask for it. */
function* inAscii(text: string): Iterable<string> {
  if (URL.canParse(text)) yield new URL(text).href.replace(/^http:/, 'https:').replace(/\/$/, '');
}

const telephone = (text: string) => `tel:${text.replace(/[()]/g, '').replace(/\s+/g, ' ')}`;
/** Writes a path from the folder public/. */
export const rooted = (text: string) => text.replace(/\\/g, '/').replace(/^[./]*(public\/)?/, '/');
const slugPath = (text: string) =>
  `/${text
    .replace(/\.html?$/, '')
    .split(/[/\\]/)
    .map(slug)
    .filter(Boolean)
    .join('/')}`;

/** Writes words as an id: lower case, with hyphens. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const known = new WeakMap<object, Names>();

/** Proposes what a malformed link was probably meant to be, if that leads somewhere; whether a file is there only the disk knows. */
export function repairLink(given: string, outline: Outline, config: unknown): string | undefined {
  const names = namesOf(config);
  for (const link of repairs(given, outline)) {
    const wrong = checkLink(link, [], names, undefined);
    if (!isFileLink(link) && (!wrong || wrong.severity === 'warning')) return link;
  }
  const [, token = ''] = /^\{\s*([\w-]+)\s*\}$/.exec(given.trim()) ?? [];
  if (/^\S+@\S+$/.test(names.tokens[token] ?? '')) return `mailto:{${token}}`;
  const anchor = slug(given);
  const page = /[/:.@\s]/.test(given.trim()) ? undefined : names.pages.find(({ anchors }) => anchors.has(anchor));
  return page && `${page.path}#${anchor}`;
}

function namesOf(config: unknown): Names {
  if (typeof config !== 'object' || config === null) return collectNames(config);
  const names = known.get(config) ?? collectNames(config);
  known.set(config, names);
  return names;
}
