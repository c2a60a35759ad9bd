import { isObject, keyOf, valueAt } from './json.ts';
import type { Path } from './report/issue.ts';

/** The tokens that every site has, each with the paths of the values that it stands for; two values have a hyphen between them. */
export const builtinTokens: Record<string, string[]> = {
  product: ['brand.name'],
  motto: ['brand.motto'],
  founded: ['brand.founded'],
  years: ['brand.founded', 'brand.copyrightUntil'],
  place: ['brand.place'],
  startups: ['brand.claims.startups'],
  people: ['brand.claims.people'],
  reviews: ['brand.claims.reviews'],
  email: ['contacts.email'],
  salesEmail: ['contacts.salesEmail'],
  trainingEmail: ['contacts.trainingEmail'],
  chat: ['contacts.chat.label'],
};

/** Words in braces that the program fills while it runs, and the texts that may have them. */
export const placeholders: Record<string, string[]> = {
  'texts.carousel.position': ['index', 'count'],
  'texts.pdf.page': ['index', 'count'],
  'texts.toast.downloading': ['name'],
  'texts.arrived': ['page'],
};

/** The names of all tokens that a site's texts may use. */
export function tokenNames(site: unknown): string[] {
  const own = keyOf(site, 'tokens');
  return [...Object.keys(builtinTokens), ...(isObject(own) ? Object.keys(own) : [])];
}

/** The value of each token, by name: `{product}` in a text becomes `tokenValues(site).product`. A token of a wrong shape has none. */
export function tokenValues(site: unknown): Record<string, string> {
  const own = keyOf(site, 'tokens');
  const values: [name: string, parts: unknown[]][] = [
    ...(isObject(own) ? Object.entries(own).map(([name, value]): [string, unknown[]] => [name, [value]]) : []),
    ...Object.entries(builtinTokens).map(([name, paths]): [string, unknown[]] => [
      name,
      paths.map((path) => valueAt(site, path.split('.'))),
    ]),
  ];
  const isSet = (part: unknown) => typeof part === 'string' || typeof part === 'number';
  return Object.fromEntries(values.flatMap(([name, parts]) => (parts.every(isSet) ? [[name, parts.join('-')]] : [])));
}

/** Whether the value at a path is what a token stands for, so that it can hold no token itself. */
export const isTokenValue = (path: Path): boolean =>
  path[0] === 'tokens' ||
  ((path[0] === 'brand' || path[0] === 'contacts') && Object.values(builtinTokens).flat().includes(path.join('.')));

/**
 * A copy of `value` in which every known token of every text is filled, and `{{` and `}}` are one brace each; other words in
 * braces stay as they are.
 */
export function fillTokens<T>(value: T, tokens: Record<string, string>): T {
  if (typeof value === 'string') {
    if (!/[{}]/.test(value)) return value;
    return value.replace(/\{\{|\}\}|\{([a-zA-Z][\w-]*)\}/g, (whole: string, name: string | undefined) => {
      if (name === undefined) return whole.charAt(0);
      return Object.hasOwn(tokens, name) ? (tokens[name] as string) : whole;
    }) as T;
  }
  if (Array.isArray(value)) return value.map((item) => fillTokens(item, tokens)) as T;
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillTokens(item, tokens)])) as T;
  }
  return value;
}
