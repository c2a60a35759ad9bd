import { ownFieldsOf } from '../../schema/own-fields.ts';
import type { Picture } from '../../schema/picture.ts';
import type { Fact } from '../../schema/section-data.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { formatLocale } from './locale.ts';

/** Returns what an item of a kind has at the fields that the lists define, in the order of the fields, in words of the language. */
export function ownValues(
  { lists, seo }: Pick<SiteConfig, 'lists' | 'seo'>,
  kind: string,
  item: object,
  {
    onCards = false,
    titleOf = () => undefined,
  }: { onCards?: boolean; titleOf?(href: string): string | undefined } = {},
): Fact[] {
  const fields = ownFieldsOf({ lists }).get(kind);
  return [...(fields ?? [])].flatMap(([key, { type, label, unit, ...field }]): Fact[] => {
    const value: unknown = Reflect.get(item, key);
    if (value === undefined || (onCards && !field.onCards)) return [];
    if (typeof value === 'number') return [{ label, text: withUnit(numberIn(seo.lang, value), unit) }];
    if (type === 'image') return onCards ? [] : [{ label, image: value as Picture }];
    if (Array.isArray(value)) return value.length > 0 ? [{ label, text: value.join(', ') }] : [];
    const text = String(value);
    if (type === 'date') return [{ label, text: dayIn(seo.lang, text) }];
    if (type === 'text') return [{ label, text: withUnit(text, unit) }];
    return onCards ? [] : [{ label, link: { href: text, label: titleOf(text) ?? shortened(text, type) } }];
  });
}

/** The names of the fields that the items of a kind have. */
export const ownKeysOf = ({ lists }: Pick<SiteConfig, 'lists'>, kind: string): string[] => [
  ...(ownFieldsOf({ lists }).get(kind)?.keys() ?? []),
];

/** Writes a number as a language does; four digits may be a year, and stay together. */
const numberIn = (lang: string, value: number) =>
  new Intl.NumberFormat(formatLocale(lang), { useGrouping: 'min2', maximumFractionDigits: 20 }).format(value);

const withUnit = (value: string, unit: string | undefined) => [value, unit].filter(Boolean).join('\u00a0');

const dayIn = (lang: string, day: string) =>
  new Intl.DateTimeFormat(formatLocale(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

/** The name of a file, or an address without what nobody reads. */
const shortened = (href: string, type: string) =>
  type === 'file'
    ? href.slice(href.lastIndexOf('/') + 1)
    : href.replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, '').replace(/\/$/, '');
