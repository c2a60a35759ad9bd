import type { SiteModel } from '../config/page-model.ts';
import { loadSection } from '../sections/load-section.ts';
import { pageFrom } from './built-html.ts';
import type { PageView } from './page-view.ts';

export interface PageLoader {
  /** The page at a path, with the code of its live sections; from the cache while it is fresh. Rejects if it cannot be had. */
  load(path: string): Promise<PageView>;
  /** Puts a page into the cache. */
  keep(path: string, page: PageView): void;
  /** Forgets every page, so that the next `load` fetches. */
  forget(): void;
}

/** Fetches pages as `page.json` and keeps each for `cacheLifetime` milliseconds. A failure is not kept. */
export function createPageLoader({ cacheLifetime, pendingDelay, pendingMinimum }: SiteModel['router']): PageLoader {
  const pages = new Map<string, { page: Promise<PageView>; until: number }>();

  const keep = (path: string, page: Promise<PageView>) => {
    const entry = { page, until: Date.now() + cacheLifetime };
    pages.set(path, entry);
    page.catch(() => pages.get(path) === entry && pages.delete(path));
  };

  return {
    async load(path) {
      const cached = pages.get(path);
      if (!cached || cached.until < Date.now()) keep(path, fetchPage(path));
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

async function fetchPage(path: string): Promise<PageView> {
  const page = await fetchView(path === '/' ? '/page.json' : `${path}/page.json`);
  const view = page ?? (await fetchView('/404.json'));
  if (!view) throw new Error(`${path}: the page could not be loaded (404)`);
  const live = view.sections.filter((section) => 'start' in section);
  const [css] = await Promise.all([
    view.cssFile ? fetchText(view.cssFile) : view.css,
    ...live.map((section) => loadSection(section.type)),
  ]);
  return { ...view, css };
}

async function fetchView(address: string): Promise<PageView | undefined> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  return response.status === 404 ? undefined : pageFrom(checked(response));
}

const fetchText = async (address: string): Promise<string> => checked(await fetch(address)).text();

function checked(response: Response): Response {
  const { ok, url, status, statusText } = response;
  if (!ok) throw new Error(`${new URL(url).pathname}: ${status} ${statusText}`.trim());
  return response;
}
