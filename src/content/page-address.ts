import type { SiteConfig } from '../../schema/site.ts';

type Wish = Pick<SiteConfig['seo'], 'trailingSlash'>;

/** The address of a page, by its path: hosts that serve folders want a slash at the end. */
export const pageAddress = (path: string, { trailingSlash }: Wish): string =>
  trailingSlash && path !== '/' ? `${path}/` : path;

/** The whole address of a page, as search engines and feed readers get it. */
export const pageUrl = (path: string, seo: Wish & Pick<SiteConfig['seo'], 'siteUrl'>): string =>
  seo.siteUrl + pageAddress(path, seo);

/** The path of the page at an address. */
export const pagePath = (address: string): string => address.replace(/(?!^)\/+$/, '');
