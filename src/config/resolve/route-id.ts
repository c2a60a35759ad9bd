/** The stable name of a page: its own, or one that is made from its path. */
export const routeId = ({ id, path }: { id?: string; path: string }): string =>
  id ?? (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
