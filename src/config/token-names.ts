import type { Path } from './issue.ts';
import { isObject, keyOf, valueAt } from './json.ts';

/** The tokens that every site has, each with the path of the value that it stands for. */
export const builtinTokens: Record<string, string> = {
  product: 'brand.name',
  motto: 'brand.motto',
  founded: 'brand.founded',
  years: 'brand.copyrightUntil',
  place: 'brand.place',
  startups: 'brand.claims.startups',
  people: 'brand.claims.people',
  reviews: 'brand.claims.reviews',
  email: 'contacts.email',
  salesEmail: 'contacts.salesEmail',
  trainingEmail: 'contacts.trainingEmail',
  chat: 'contacts.chat.label',
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

/** What each token of a site stands for, where that is a text or a number. */
export function readTokens(site: unknown): Record<string, string> {
  const own = keyOf(site, 'tokens');
  const written = [
    ...(isObject(own) ? Object.entries(own) : []),
    ...Object.entries(builtinTokens).map(([name, path]) => [name, valueAt(site, path.split('.'))] as const),
  ];
  return Object.fromEntries(
    written.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}

/** Whether the value at a path is what a token stands for, so that it can hold no token itself. */
export const isTokenValue = (path: Path): boolean =>
  path[0] === 'tokens' ||
  ((path[0] === 'brand' || path[0] === 'contacts') && Object.values(builtinTokens).includes(path.join('.')));
