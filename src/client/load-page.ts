import type { SiteModel } from '../config/resolve/page-model.ts';
import { type FetchOptions, fetchPage } from './fetch-page.ts';
import type { PageView } from './page-view.ts';

export interface PageLoader {
  /** The page at a path, with the code of its live sections; from the cache while it is fresh. Rejects if it cannot be had. */
  load(path: string): Promise<PageView>;
  /** Puts a page into the cache. */
  keep(path: string, page: PageView): void;
  /** Forgets every page, so that the next `load` fetches. */
  forget(): void;
}

type Timings = Pick<SiteModel['router'], 'cacheLifetime' | 'pendingDelay' | 'pendingMinimum' | 'timeout'>;

/**
 * Fetches pages as `page.json` and keeps each for `cacheLifetime` milliseconds, and longer while there is no network. A failure
 * is not kept.
 */
export function createPageLoader(timings: Timings, options: FetchOptions): PageLoader {
  const { cacheLifetime, pendingDelay, pendingMinimum, timeout } = timings;
  const pages = new Map<string, { page: Promise<PageView>; until: number }>();

  const keep = (path: string, page: Promise<PageView>) => {
    const entry = { page, until: Date.now() + cacheLifetime };
    pages.set(path, entry);
    page.catch(() => pages.get(path) === entry && pages.delete(path));
  };

  return {
    async load(path) {
      const cached = pages.get(path);
      if (!cached || cached.until < Date.now()) {
        const fetched = inTime(fetchPage(path, options), timeout, path);
        keep(
          path,
          cached ? fetched.catch((error) => (isNetwork(error) ? cached.page : Promise.reject(error))) : fetched,
        );
      }
      const start = Date.now();
      const page = await (pages.get(path) as { page: Promise<PageView> }).page;
      // A pending state that has shown itself stays for a while: one that flashes is worse than one that waits.
      const waited = Date.now() - start;
      if (waited > pendingDelay)
        await new Promise((resolve) => setTimeout(resolve, pendingDelay + pendingMinimum - waited));
      return page;
    },
    keep: (path, page) => keep(path, Promise.resolve(page)),
    forget: () => pages.clear(),
  };
}

/** What `fetch` rejects with where no answer came. */
const isNetwork = (error: unknown) => error instanceof TypeError;

/** The promise, or a failure once it has taken too long. */
function inTime<T>(promise: Promise<T>, milliseconds: number, path: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`${path}: > ${milliseconds / 1000} s`));
    const timer = setTimeout(late, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
