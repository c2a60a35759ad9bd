import type { Registry } from '../../schema/registry.ts';
import type { Path } from '../diagnostics/issue.ts';
import { isObject, valueAt } from '../json/values.ts';

/** The built-in tokens, each with the paths of its values. */
export const builtinTokens: Record<string, string[]> = {
  product: ['brand.name'],
  motto: ['brand.motto'],
  founded: ['brand.founded'],
  years: ['brand.founded', 'brand.copyrightUntil'],
  place: ['brand.place'],
};

/** The records whose keys are tokens of the editor's own. */
export const tokenRecords: Path[] = [['brand', 'claims'], ['contacts'], ['tokens']];

/** Texts with placeholders that are filled in while the site runs, such as the number of a slide. */
export const placeholders: Record<string, string[]> = {
  'texts.carousel.position': ['index', 'count'],
  'texts.pdf.page': ['index', 'count'],
  'texts.frame.notice': ['name'],
  'texts.frame.open': ['name'],
  'texts.toast.downloading': ['name'],
  'texts.search.results': ['count'],
  'texts.search.none': ['query'],
  'texts.hours.openUntil': ['time'],
  'texts.hours.opensAt': ['time'],
  'texts.hours.opensOn': ['day', 'time'],
  'texts.hours.closedToday': ['day', 'time'],
  'texts.arrived': ['page'],
  'texts.updated': ['date'],
};

/** The placeholders of the text at a path: for a text of a section type, the words in braces of the original. */
export function placeholdersOf({ section }: Pick<Registry, 'section'>, path: Path): string[] {
  const [key, part, type, name] = path;
  if (key !== 'texts' || part !== 'sections') return placeholders[path.join('.')] ?? [];
  const [words = {}] = Object.values(section(type)?.texts ?? {});
  return [...(words[String(name)] ?? '').matchAll(/\{([a-zA-Z][\w-]*)\}/g)].map(([, word = '']) => word);
}

/** Returns the names of all tokens of a site that have a value. */
export function tokenNames(site: unknown): string[] {
  const builtin = Object.keys(builtinTokens).filter((name) => partsOf(site, name).length > 0);
  return [...builtin, ...ownTokens(site).map(([name]) => name)];
}

/** Returns the values of tokens by name; those of a wrong shape are left out. */
export function tokenValues(site: unknown): Record<string, string> {
  const isSet = (part: unknown) => typeof part === 'string' || typeof part === 'number';
  const builtin = Object.keys(builtinTokens).map((name): [string, unknown[]] => [name, partsOf(site, name)]);
  const own = ownTokens(site).map(([name, value]): [string, unknown[]] => [name, [value]]);
  return Object.fromEntries(
    [...own, ...builtin].flatMap(([name, parts]) =>
      parts.length > 0 && parts.every(isSet) ? [[name, [...new Set(parts)].join('-')]] : [],
    ),
  );
}

/** Returns the years of a copyright line, as far as they are known. */
export const yearsOf = (founded?: number, until?: number): string | undefined =>
  tokenValues({ brand: { founded, copyrightUntil: until } }).years;

const ownTokens = (site: unknown) =>
  tokenRecords.flatMap((path) => {
    const record = valueAt(site, path);
    return isObject(record) ? Object.entries(record) : [];
  });

const partsOf = (site: unknown, name: string) =>
  (builtinTokens[name] ?? []).map((path) => valueAt(site, path.split('.'))).filter((part) => part !== undefined);

/** Returns whether the value at a path is that of a token. Such a value cannot contain tokens. */
export const isTokenValue = (path: Path): boolean =>
  tokenRecords.some((record) => record.every((step, at) => path[at] === step)) ||
  (path[0] === 'brand' && Object.values(builtinTokens).flat().includes(path.join('.')));

/** A link to a telephone number with spaces, of any kind, which the address must not have. */
const telephone = /^tel:[\d\s+\u2011-]+$/;

/**
 * Returns a copy of `value` in which known tokens are filled in and `{{` and `}}` become one brace each. Other words in braces stay.
 * Spaces are removed from links to telephone numbers.
 */
export function fillTokens<T>(value: T, tokens: Record<string, string>): T {
  if (typeof value === 'string') {
    const filled = /[{}]/.test(value)
      ? value.replace(/\{\{|\}\}|\{([a-zA-Z][\w-]*)\}/g, (whole: string, name: string | undefined) => {
          if (name === undefined) return whole.charAt(0);
          return Object.hasOwn(tokens, name) ? (tokens[name] as string) : whole;
        })
      : value;
    return (telephone.test(filled) ? filled.replace(/[\s\u2011]/g, '') : filled) as T;
  }
  if (Array.isArray(value)) return value.map((item) => fillTokens(item, tokens)) as T;
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillTokens(item, tokens)])) as T;
  }
  return value;
}
