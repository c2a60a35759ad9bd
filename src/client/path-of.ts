/** The route's path of an address of this site, without the slash at the end or `index.html` that a host may add. */
export function pathOf(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/').replace(/(?!^)\/+$/, '');
}
