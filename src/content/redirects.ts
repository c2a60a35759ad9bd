import { keyOf, listOf } from '../json/values.ts';

/** The path and target of a redirect. */
export interface Redirection {
  from: string;
  to: string;
}

/** An address as hosts compare it: decoded, and without a slash at its end. */
export function comparable(address: string): string {
  const path = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address without `/*` at its end; undefined if it has none. */
export const folderOf = (from: string): string | undefined => (from.endsWith('/*') ? from.slice(0, -2) : undefined);

/** Returns whether a redirect applies to a path: to `from` itself, and with `/*` also to everything below it. */
export function covers(from: string, path: string): boolean {
  const folder = folderOf(from);
  const [base, own] = [comparable(folder ?? from), comparable(path)];
  return own === base || (folder !== undefined && own.startsWith(`${base}/`));
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
