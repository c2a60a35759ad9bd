import type { SiteData } from '../../pages/page-data.ts';
import { loadSection } from '../../shell/components.ts';
import { prepareCss } from '../../ui/toasts/adopt-css.ts';
import { pageFrom } from './built-html.ts';
import type { PageView } from './page-view.ts';

export interface PageLoader {
  /** Returns the page at a path, from the cache while it is fresh, and loads its CSS and the code of its live sections. */
  load(path: string): Promise<PageView>;
  /** Puts a page into the cache. */
  keep(path: string, page: PageView): void;
  /** Puts pages in the place of those that the build wrote, and empties the cache. */
  replace(pages: Record<string, PageView>): void;
  /** Empties the cache. */
  forget(): void;
}

/**
 * Thrown if the browser must load the document of a page: after a deploy the page belongs to another build than the running code, or the
 * host answers with something else than its data.
 */
export class DocumentNeeded extends Error {}

/** The path of a route, without a slash at the end or `index.html`, which hosts may add. */
export const normalizePath = (pathname: string) => pathname.replace(/\/index\.html$/, '/').replace(/(?!^)\/+$/, '');

/**
 * Fetches pages as `page.json`, and caches each for `cacheLifetime` milliseconds, or longer without a network. Failures are not cached.
 * `codeVersion` is that of the running build; none in development, where the check for another build is off.
 */
export function createPageLoader(
  { router: { cacheLifetime, pendingDelay, pendingMinimum, timeout }, home = '' }: Pick<SiteData, 'router' | 'home'>,
  codeVersion: string | undefined,
): PageLoader {
  const pages = new Map<string, { page: Promise<PageView>; until: number }>();

  let later: Record<string, PageView> = {};

  const keep = (path: string, page: Promise<PageView>) => {
    const entry = { page, until: onItsWay };
    pages.set(path, entry);
    page.then(
      () => (entry.until = Date.now() + cacheLifetime),
      () => pages.get(path) === entry && pages.delete(path),
    );
    return page;
  };
  const cachedOrFetched = (path: string): Promise<PageView> => {
    const cached = pages.get(path);
    if (cached && cached.until >= Date.now()) return cached.page;
    const fetched = inTime(fetchPage(path, home, codeVersion, later[path]), timeout, path);
    // `fetch` rejects with a TypeError where there is no network.
    return keep(
      path,
      cached ? fetched.catch((error) => (error instanceof TypeError ? cached.page : Promise.reject(error))) : fetched,
    );
  };

  // What was asked for without a network may still fail, and nobody should wait for it.
  addEventListener('online', () => {
    for (const [path, { until }] of pages) if (until === onItsWay) pages.delete(path);
  });

  return {
    async load(path) {
      const start = Date.now();
      const page = await cachedOrFetched(path);
      // The pending state stays for a minimum time once it is shown, so that it does not flash.
      const waited = Date.now() - start;
      if (waited > pendingDelay)
        await new Promise((resolve) => setTimeout(resolve, pendingDelay + pendingMinimum - waited));
      return page;
    },
    keep: (path, page) => void keep(path, Promise.resolve(page)),
    replace(views) {
      later = views;
      pages.clear();
    },
    forget: () => pages.clear(),
  };
}

/** How long a page that has not come yet is waited for, instead of being asked for again. */
const onItsWay = Number.POSITIVE_INFINITY;

async function fetchPage(
  path: string,
  home: string,
  codeVersion: string | undefined,
  later: PageView | undefined,
): Promise<PageView> {
  const view =
    later ?? (await fetchView(path === '/' ? '/page.json' : `${path}/page.json`)) ?? (await fetchUnknown(path, home));
  if (!view) throw new DocumentNeeded(`${path}: there is no data of this page`);
  if (codeVersion !== view.codeVersion) throw new DocumentNeeded(`${path}: the page is of another build`);
  const [css] = await Promise.all([view.cssFile ? fetchCss(view.cssFile) : view.css, loadCode(view)]);
  prepareCss(css);
  return { ...view, css };
}

/** Returns the page that answers unknown addresses, unless the address is a file, or leads elsewhere since a deploy. */
async function fetchUnknown(path: string, home: string): Promise<PageView | undefined> {
  const { ok, type } = await fetch(path, { method: 'HEAD', redirect: 'manual' });
  if (ok || type === 'opaqueredirect') throw new DocumentNeeded(`${path}: this is no page of the build`);
  return fetchView(`${normalizePath(home)}/404.json`);
}

async function fetchView(address: string): Promise<PageView | undefined> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (response.status === 404) return undefined;
  const view = await pageFrom(checked(response));
  if (!view) throw new DocumentNeeded(`${address}: the answer is no page`);
  return view;
}

async function fetchCss(address: string): Promise<string> {
  const response = await fetch(address);
  const isCss = response.headers.get('content-type')?.startsWith('text/css');
  if (response.status === 404 || (response.ok && !isCss)) throw new DocumentNeeded(`${address} is gone`);
  return checked(response).text();
}

/** Loads the code of a page's live sections. */
async function loadCode({ path, sections }: PageView): Promise<void> {
  try {
    await Promise.all(sections.map((section) => 'start' in section && loadSection(section.type)));
  } catch (error) {
    // A failed import gives no reason. Without a network this request throws; otherwise the code is gone.
    await fetch(path, { method: 'HEAD' });
    throw new DocumentNeeded(String(error));
  }
}

function checked(response: Response): Response {
  const { ok, url, status } = response;
  // Shown to visitors as details, so it has no words in any language.
  if (!ok) throw new Error(`${new URL(url).pathname}: ${status}`);
  return response;
}

/** Settles like `promise`, or rejects after a time limit. */
function inTime<T>(promise: Promise<T>, milliseconds: number, path: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${path}: > ${milliseconds / 1000} s`));
    const timer = setTimeout(late, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
