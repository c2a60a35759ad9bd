import type { SiteConfig } from '../../schema/site.ts';

type Place = Pick<SiteConfig['seo'], 'siteUrl'>;
type Wish = Place & Pick<SiteConfig['seo'], 'trailingSlash'>;

/** What all addresses of a site begin with: the path at which it is on its host, such as `/project`; empty at the root. */
export const basePath = ({ siteUrl }: Place): string => siteUrl.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/$/, '');

/** The address of a page, by its path: hosts that serve folders want a slash at the end. */
export const pageAddress = (path: string, seo: Wish): string =>
  basePath(seo) + (seo.trailingSlash && path !== '/' ? `${path}/` : path);

/** The address of a file, by its path below `public/` or `dist/`. */
export const fileAddress = (path: string, seo: Place): string => `${basePath(seo)}/${path.replace(/^\//, '')}`;

/** An address with the host of the site before it, as search engines and feed readers get it. */
export const wholeAddress = (address: string, { siteUrl }: Place): string =>
  siteUrl.slice(0, siteUrl.length - basePath({ siteUrl }).length) + address;

/** The whole address of a page. */
export const pageUrl = (path: string, seo: Wish): string => wholeAddress(pageAddress(path, seo), seo);

/** The path of the page at an address. */
export const pagePath = (address: string): string => address.replace(/(?!^)\/+$/, '');

/** An address without the base path of its site, with a slash at its beginning; undefined if it is not below that. */
export const belowBase = (address: string, base: string): string | undefined =>
  `${address}/`.startsWith(`${base}/`) ? address.slice(base.length) || '/' : undefined;
