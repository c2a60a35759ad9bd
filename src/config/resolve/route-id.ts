/** The stable name of a page: its own, or one that is made from its path. */
export const routeId = ({ id, path }: { id?: string; path: string }): string =>
  id ?? (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** The address of a page's share image: drawn by the build, or cut from the picture that the page names. */
export const shareImagePath = (route: { id?: string; path: string; image?: string }): string =>
  `/share/${routeId(route)}.${route.image ? 'jpg' : 'png'}`;
