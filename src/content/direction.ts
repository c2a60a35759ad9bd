import type { SiteConfig } from '../../schema/site.ts';
import { localeOf } from './locale.ts';

const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'];

/** Returns the direction of the texts of a site in one language: its own, or that of the language's script. */
export const directionOf = ({ lang, dir }: Pick<SiteConfig['seo'], 'lang' | 'dir'>): 'ltr' | 'rtl' =>
  dir ?? (rightToLeft.includes(localeOf(lang).script ?? '') ? 'rtl' : 'ltr');

/**
 * A telephone number in a text, in the digits of Europe or Persia: an international one, or one of seven digits and more that begins with a
 * zero. Unicode gives Arabic digits another order, which writers of Arabic know.
 */
const telephone =
  /(?<![\p{L}\p{N}\u2066.:/+-])(?:\+[\d۰-۹]|\(?[0۰](?=(?:[ ()/-]*[\d۰-۹]){6}))(?:[ ()/-]{0,2}[\d۰-۹])*(?![\p{L}\p{N}])/gu;

/**
 * Returns a copy of what components get, in which the telephone numbers of texts keep their order: in a text from right to left, browsers put
 * each group of digits left of the one before it, unless Unicode's characters for isolation are around them.
 */
export function isolateNumbers<T>(value: T): T {
  // A drawing has numbers of its own.
  if (typeof value === 'string')
    return (value.startsWith('<') ? value : value.replace(telephone, '\u2066$&\u2069')) as T;
  if (Array.isArray(value)) return value.map(isolateNumbers) as T;
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isolateNumbers(part)])) as T;
}
