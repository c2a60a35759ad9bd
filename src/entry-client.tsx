import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { SiteModel } from './config/page-model.ts';
import { documentCss } from './page/adopt-css.ts';
import { replayEarlyElsewhere } from './page/early.ts';
import { followLinks } from './page/links.ts';
import { createPageLoader } from './page/load-page.ts';
import { giveNotices } from './page/notices.ts';
import type { PageView } from './page/page-view.ts';
import { pathOf } from './page/path-of.ts';
import { createRoutes } from './page/routes.tsx';
import { builtHtml } from './page/StaticHtml.tsx';
import { savePosition } from './page/use-scroll.ts';
import { startAllSections } from './sections/when-to-start.ts';

/** What the document carries for React: see `entry-server.tsx`. */
export interface PageData {
  site: SiteModel;
  page: PageView;
}

const root = document.getElementById('root');
if (!root) throw new Error('Root element not found');
start(root);

/** Lets React take over the prerendered page in `root`. */
function start(root: HTMLElement): void {
  const { site, page } = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
  const shown = withHtmlOf(root, page);
  const pages = createPageLoader(site.router);
  pages.keep(pathOf(location.pathname), shown);

  const router = createBrowserRouter(createRoutes(site, pages.load), {
    hydrationData: { loaderData: { page: shown } },
  });
  let key = router.state.location.key;
  router.subscribe(({ location }) => {
    startAllSections();
    if (location.key === key) return;
    savePosition(key);
    key = location.key;
  });

  hydrateRoot(root, <RouterProvider router={router} />);
  followLinks(router, pages, site.router.preloadDelay);
  giveNotices(site.texts.toast);
  replayEarlyElsewhere();
  document.documentElement.dataset.react = '';

  if (import.meta.hot) {
    import.meta.hot.on('site:change', () => {
      pages.forget();
      router.revalidate();
    });
  }
}

/** The page with the HTML of its static parts, which its document holds already and so does not carry twice. */
function withHtmlOf(root: HTMLElement, page: PageView): PageView {
  const [footer, dialogs] = [...root.querySelectorAll('[data-static]')].map(builtHtml);
  return {
    ...page,
    css: documentCss(),
    footer: footer ?? '',
    dialogs: dialogs ?? '',
    sections: page.sections.map((section) =>
      'html' in section ? { ...section, html: document.getElementById(section.id)?.innerHTML ?? '' } : section,
    ),
  };
}
