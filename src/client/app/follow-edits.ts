import type { createBrowserRouter } from 'react-router-dom';
import type { SiteData } from '../../pages/page-data.ts';
import type { PageLoader } from './load-page.ts';
import { type PageView, pageRoute, type SiteFile } from './page-view.ts';
import { allSectionsLive } from './when-to-start.ts';

declare global {
  interface Window {
    /** In Studio: settles when the page may be rendered again. Called with each page before it is rendered. */
    holdPage?(page?: PageView): Promise<void>;
    /** In development: shows the sections of a page in another order, until the server has rendered it. */
    orderSections?(path: string, ids: string[]): void;
  }
}

interface Shown {
  router: ReturnType<typeof createBrowserRouter>;
  pages: PageLoader;
  site: SiteData;
  /** Renders what all pages share. */
  render(site: SiteData): void;
}

/** In development: shows the site whenever the server has another version than this page. */
export function followEdits({ router, pages, site, render }: Shown): void {
  if (!import.meta.hot) return;
  const siteFile = document.querySelector<HTMLElement>('script[data-site]')?.dataset.site ?? '';
  let shownSite = JSON.stringify(site);
  let shown = document.querySelector<HTMLMetaElement>('meta[name=site-version]')?.content;
  // Vite waits for one message before it handles the next.
  const show = async ({ version }: { version: string }) => {
    if (version === shown) return;
    await window.holdPage?.();
    await allSectionsLive();
    // Just before pages are asked for again: until then, one with its sections in another order may be put there.
    pages.forget();
    void router.revalidate();
    const { site: changed } = (await (await fetch(siteFile)).json()) as SiteFile;
    shown = version;
    // What all pages share seldom changes; if it does, every component renders again.
    if (JSON.stringify(changed) === shownSite) return;
    shownSite = JSON.stringify(changed);
    // Its dialog is in documents alone, and so is the address of a site that has moved on its host.
    if (!changed.search !== !site.search || changed.base !== site.base) location.reload();
    render(changed);
  };
  window.orderSections = (path, ids) => {
    const page = router.state.loaderData[pageRoute] as PageView | undefined;
    const isLoading = router.state.revalidation !== 'idle' || router.state.navigation.state !== 'idle';
    if (page?.path !== path || isLoading || page.sections.length !== ids.length) return;
    const sections = ids.flatMap((id) => page.sections.find((one) => one.id === id) ?? []);
    const isMoved = sections.length === ids.length && sections.some((one, at) => one !== page.sections[at]);
    if (!isMoved) return;
    pages.keep(path, { ...page, sections });
    void router.revalidate();
  };
  import.meta.hot.on('site:change', show);
  import.meta.hot.on('site:version', show);
  // Asked now, as the router tells nobody of a page that comes while React takes over.
  import.meta.hot.send('site:version');
}
