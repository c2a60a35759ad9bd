/** What of a redirect its way depends on. */
export interface Way {
  from: string;
  to: string;
}

/** Whether a redirect takes over a path: its `from` itself, and with `/*` all that is below it too. */
export function covers(from: string, path: string): boolean {
  const base = from.replace(/\/\*$/, '');
  return path === base || path === `${base}/` || (base !== from && path.startsWith(`${base}/`));
}

/** Where a path leads in the end, through all redirects; undefined if it leads round in a circle. */
export function endOf(to: string, ways: Way[], siteUrl?: unknown, visited: Way[] = []): string | undefined {
  const own = typeof siteUrl === 'string' && to.startsWith(`${siteUrl}/`) ? to.slice(siteUrl.length) : to;
  const next = ways.find(({ from }) => covers(from, own.split(/[?#]/, 1)[0] as string));
  if (!next) return to;
  return visited.includes(next) ? undefined : endOf(next.to, ways, siteUrl, [...visited, next]);
}
