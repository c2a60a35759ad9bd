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

/** Redirects by their paths, as a site may have thousands of them and of links. */
export interface RedirectIndex<R extends Redirection> {
  /** Finds the first redirect that applies to a path: to `from` itself, and with `/*` also to everything below it. */
  find(path: string): R | undefined;
  /** Follows all redirects from an address; undefined if they form a loop. */
  endOf(to: string): string | undefined;
}

export function indexRedirects<R extends Redirection>(rules: readonly R[], siteUrl?: unknown): RedirectIndex<R> {
  const byPath = new Map<string, number>();
  const byFolder = new Map<string, number>();
  for (const [at, { from }] of rules.entries()) {
    const folder = folderOf(from);
    const base = comparable(folder ?? from);
    if (!byPath.has(base)) byPath.set(base, at);
    if (folder !== undefined && !byFolder.has(base)) byFolder.set(base, at);
  }
  const find = (address: string) => {
    const path = comparable(address);
    const places = [byPath.get(path)];
    for (const folder of foldersOf(path)) places.push(byFolder.get(folder));
    return rules[Math.min(...places.filter((at) => at !== undefined))];
  };
  const nextOf = (to: string) => {
    const own = typeof siteUrl === 'string' && to.startsWith(`${siteUrl}/`) ? to.slice(siteUrl.length) : to;
    return find(own.split(/[?#]/, 1)[0] as string);
  };
  const ends = new Map<R, string | undefined>();
  return {
    find,
    endOf(to) {
      const followed = new Set<R>();
      let end: string | undefined = to;
      for (let next = nextOf(to); next; next = nextOf(next.to)) {
        const isLoop = followed.has(next);
        end = isLoop ? undefined : ends.has(next) ? ends.get(next) : next.to;
        if (isLoop || ends.has(next)) break;
        followed.add(next);
      }
      for (const redirect of followed) ends.set(redirect, end);
      return end;
    },
  };
}

/** The folders above a path: `/a/b`, `/a` and the top one of `/a/b/c`. */
export function* foldersOf(path: string): Iterable<string> {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end);
  yield '';
}

/** The redirects of a config that have the right shape. */
export const redirectsOf = (value: unknown): Redirection[] =>
  listOf(keyOf(value, 'redirects')).filter(
    (one): one is Redirection => typeof keyOf(one, 'from') === 'string' && typeof keyOf(one, 'to') === 'string',
  );
