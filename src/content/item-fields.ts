import { isObject } from '../json/values.ts';
import { referencesIn, withoutCode } from './markdown.ts';

const field = /\{item\.([\w-]+)\}/g;

/** Returns the names of the fields of an item that a text has. */
export const fieldsIn = (text: string): string[] => [...text.matchAll(field)].map(([, name = '']) => name);

/** Fills in the fields of an item. Double braces stay, as the tokens are filled in later. */
export function fillFields(text: string, item: unknown, isMarkdown: boolean): string {
  const outside = isMarkdown ? withoutCode(text) : text;
  const links = isMarkdown ? [...linksIn(text)] : [];
  return text.replace(/\{\{|\}\}|\{item\.([\w-]+)\}/g, (whole: string, name: string | undefined, at: number) => {
    if (name === undefined || outside[at] !== '{') return whole;
    const value = textOf(item, name);
    const link = links.find(({ from, to }) => from <= at && at < to);
    const words = link ? encode(value, text.slice(link.from, at), link.to - link.from === whole.length) : value;
    // A field is plain text, so its punctuation is escaped in Markdown.
    return isMarkdown ? words.replace(/[!-/:-@[-`|~]/g, '\\$&') : words;
  });
}

/** Fills the fields of an item into a link, each encoded for its place. Returns an empty text if a field has no value. */
export function fillLink(link: string, item: unknown): string {
  if (fieldsIn(link).some((name) => textOf(item, name) === '')) return '';
  return link.replace(field, (whole, name: string, at: number) =>
    encode(textOf(item, name), link.slice(0, at), whole === link),
  );
}

/** The links of a text in Markdown, as places in it. */
const linksIn = (text: string) => [...referencesIn(text)].flatMap(({ type, at }) => (type === 'link' ? [at] : []));

const textOf = (item: unknown, name: string) => String((isObject(item) ? item[name] : undefined) ?? '');

/** Encodes a value for its place in a link, after `before`: a telephone number, an address, a query or a path. Tokens in it stay. */
function encode(value: string, before: string, isWhole: boolean): string {
  if (isWhole) return value;
  if (before.startsWith('tel:')) return value.replace(/\s/g, '');
  const kept = /[?#]/.test(before) ? /(?!)/g : before.startsWith('mailto:') ? /%(40|2B)/g : /%2F/g;
  return value
    .split(/(\{[A-Za-z][\w-]*\})/)
    .map((part, at) => (at % 2 ? part : component(part).replace(kept, decodeURIComponent)))
    .join('');
}

const component = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
