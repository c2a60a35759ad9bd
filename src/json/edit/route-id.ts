/** Returns the id of a page: its own, or one derived from its path. */
export const routeId = ({ id, path }: { id?: string; path: string }): string =>
  id ?? (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** Returns the address of a page's share image: a PNG that the build draws, or a JPEG cut from the picture that the route names. */
export const shareImagePath = (route: { id?: string; path: string; image?: string }): string =>
  `/share/${routeId(route)}.${route.image ? 'jpg' : 'png'}`;
