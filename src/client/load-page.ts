import type { SiteModel } from '../config/resolve/page-model.ts';
import { loadSection } from '../sections/components.ts';
import { prepareCss } from './adopt-css.ts';
import { pageFrom } from './built-html.ts';
import type { PageView } from './page-view.ts';

export interface PageLoader {
  /** The page at a path, with its rules and the code of its live sections; from the cache while it is fresh. Rejects if it cannot be had. */
  load(path: string): Promise<PageView>;
  /** Puts a page into the cache. */
  keep(path: string, page: PageView): void;
  /** Empties the cache, so that the next `load` fetches. */
  forget(): void;
}

/**
 * Thrown for a page that only its document can show: it is of another build than the code that runs here, as after a new deploy,
 * or the host answers something else in place of its data.
 */
export class DocumentNeeded extends Error {}

/** The route's path of an address of this site, without the slash at the end or `index.html` that a host may add. */
export const pathOf = (pathname: string) => pathname.replace(/\/index\.html$/, '/').replace(/(?!^)\/+$/, '');

/**
 * Fetches pages as `page.json` and keeps each for `cacheLifetime` milliseconds, and longer while there is no network. A failure
 * is not kept. `entry` is the script of the build that runs here; none in development, where builds do not change.
 */
export function createPageLoader(
  { cacheLifetime, pendingDelay, pendingMinimum, timeout }: SiteModel['router'],
  entry: string | undefined,
): PageLoader {
  const pages = new Map<string, { page: Promise<PageView>; until: number }>();

  const keep = (path: string, page: Promise<PageView>) => {
    const entry = { page, until: Date.now() + cacheLifetime };
    pages.set(path, entry);
    page.catch(() => pages.get(path) === entry && pages.delete(path));
    return page;
  };
  const cachedOrFetched = (path: string): Promise<PageView> => {
    const cached = pages.get(path);
    if (cached && cached.until >= Date.now()) return cached.page;
    const fetched = inTime(fetchPage(path, entry), timeout, path);
    // `fetch` rejects with a TypeError where there is no network.
    return keep(
      path,
      cached ? fetched.catch((error) => (error instanceof TypeError ? cached.page : Promise.reject(error))) : fetched,
    );
  };

  return {
    async load(path) {
      const start = Date.now();
      const page = await cachedOrFetched(path);
      // A pending state that has shown itself stays for a while: one that flashes is worse than one that waits.
      const waited = Date.now() - start;
      if (waited > pendingDelay)
        await new Promise((resolve) => setTimeout(resolve, pendingDelay + pendingMinimum - waited));
      return page;
    },
    keep: (path, page) => void keep(path, Promise.resolve(page)),
    forget: () => pages.clear(),
  };
}

async function fetchPage(path: string, entry: string | undefined): Promise<PageView> {
  const view = (await fetchView(path === '/' ? '/page.json' : `${path}/page.json`)) ?? (await fetchView('/404.json'));
  if (!view) throw new DocumentNeeded(`${path}: there is no data of this page`);
  if (entry && view.entry !== entry) throw new DocumentNeeded(`${path}: the page is of another build`);
  const [css] = await Promise.all([view.cssFile ? fetchCss(view.cssFile) : view.css, loadCode(view)]);
  prepareCss(css);
  return { ...view, css };
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

/** Loads the code of a page's live sections, without which they would be empty. */
async function loadCode({ path, sections }: PageView): Promise<void> {
  try {
    await Promise.all(sections.map((section) => 'start' in section && loadSection(section.type)));
  } catch (error) {
    // A failed import does not say why. Without a network this request says it; with one, the code is gone.
    await fetch(path, { method: 'HEAD' });
    throw new DocumentNeeded(String(error));
  }
}

function checked(response: Response): Response {
  const { ok, url, status } = response;
  // Shown as the error's details, in no language.
  if (!ok) throw new Error(`${new URL(url).pathname}: ${status}`);
  return response;
}

/** The promise, or a failure once it has taken too long. */
function inTime<T>(promise: Promise<T>, milliseconds: number, path: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${path}: > ${milliseconds / 1000} s`));
    const timer = setTimeout(late, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
