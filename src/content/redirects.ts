import { keyOf, listOf } from '../json/values.ts';

/** The path and target of a redirect. */
export interface Redirection {
  from: string;
  to: string;
}

/** Returns whether a redirect applies to a path: to `from` itself, and with `/*` also to everything below it. */
export function covers(from: string, path: string): boolean {
  const base = from.replace(/\/\*$/, '');
  return path === base || path === `${base}/` || (base !== from && path.startsWith(`${base}/`));
}

/** Follows all redirects from a path; undefined if they form a loop. */
export function endOf(
  to: string,
  ways: Redirection[],
  siteUrl?: unknown,
  visited: Redirection[] = [],
): string | undefined {
  const own = typeof siteUrl === 'string' && to.startsWith(`${siteUrl}/`) ? to.slice(siteUrl.length) : to;
  const next = ways.find(({ from }) => covers(from, own.split(/[?#]/, 1)[0] as string));
  if (!next) return to;
  return visited.includes(next) ? undefined : endOf(next.to, ways, siteUrl, [...visited, next]);
}

/** The redirects of a config that have the right shape. */
export const redirectsOf = (value: unknown): Redirection[] =>
  listOf(keyOf(value, 'redirects')).filter(
    (one): one is Redirection => typeof keyOf(one, 'from') === 'string' && typeof keyOf(one, 'to') === 'string',
  );
