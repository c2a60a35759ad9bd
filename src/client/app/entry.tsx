import { components } from 'virtual:live-components';
import { startTransition, useEffect } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider, redirectDocument } from 'react-router-dom';
import type { SiteData } from '../../pages/page-data.ts';
import { provideSections } from '../../shell/components.ts';
import { themeCss } from '../../theme/theme-css.ts';
import { Providers } from '../../ui/Providers.tsx';
import { documentCss } from '../../ui/toasts/adopt-css.ts';
import { replayEarlyElsewhere } from '../before-react/early.ts';
import { admitted, htmlOf } from './built-html.ts';
import { followLinks } from './links.ts';
import { createPageLoader, DocumentNeeded, normalizePath } from './load-page.ts';
import { showNotices } from './notices.ts';
import type { PageView } from './page-view.ts';
import { pageRoute } from './page-view.ts';
import { createRoutes } from './routes.tsx';
import { startAllSections } from './when-to-start.ts';

declare global {
  interface Window {
    /** The site's model, which `start-react.ts` fetches along with this module. */
    siteFile: Promise<Response>;
    /** In Studio: settles when the page may be rendered again. Called with each page before it is rendered. */
    holdPage?(page?: PageView): Promise<void>;
    /** In development: shows the sections of a page in another order, until the server has rendered it. */
    orderSections?(path: string, ids: string[]): void;
  }
}

const root = document.getElementById('_root');
if (!root) throw new Error('Root element not found');

/** Settles when React has taken over, or could not. */
export const started = start(root);

/** Lets React take over the prerendered page in `root`. */
async function start(root: HTMLElement): Promise<void> {
  const site = (await (await window.siteFile).json()) as SiteData;
  const page = JSON.parse(document.getElementById('_page-data')?.textContent ?? '') as PageView;
  const shown = import.meta.env.DEV ? { ...admitted(page), css: documentCss() } : withHtmlOf(root, page);
  const { entry, site: siteFile = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  const pages = createPageLoader(site, import.meta.env.DEV ? undefined : entry);
  pages.keep(normalizePath(location.pathname), shown);
  provideSections(Object.entries(components));

  const routes = createRoutes(async ({ request }) => {
    try {
      const page = await pages.load(normalizePath(new URL(request.url).pathname));
      if (import.meta.hot) await window.holdPage?.(page);
      return page;
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      const place = router.state.navigation.location ?? router.state.location;
      // An address that differs in its hash alone would not load anything.
      if (place.pathname === location.pathname) location.reload();
      throw redirectDocument(createPath(place));
    }
  });
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [pageRoute]: shown } } });
  // React cannot finish a navigation, be it to a `#id` of the page, while a section waits for its turn.
  const first = router.state.location;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location !== first) startAllSections();
  });
  // The browser shows a document again that was left while a page was loading: it would stay in that state.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.state !== 'idle') location.reload();
  });

  const ready = () => {
    showThemeVariables(site);
    // Without constructed style sheets, only a document brings the styles of a page, so links load documents.
    if ('replaceSync' in CSSStyleSheet.prototype) followLinks(router, pages, site.router.preloadDelay);
    showNotices(site.texts.toast);
    replayEarlyElsewhere();
    document.documentElement.dataset.react = '';
    followEdits();
  };
  const prerendered = htmlOf(root);
  const options: HydrationOptions = {
    // React removes what it fails to render: then the prerendered page is shown again, which works without React.
    onUncaughtError(error) {
      reportError(error);
      document.documentElement.dataset.react = 'failed';
      if (router.state.loaderData[pageRoute] === shown) setTimeout(() => restore(root, prerendered));
      else location.reload();
    },
  };
  const app = (site: SiteData) => (
    <Providers site={site}>
      <RouterProvider router={router} />
      <Ready onReady={ready} />
    </Providers>
  );
  let reactRoot: Root | undefined;
  // As a transition, hydration is done in small steps, and the visitor's taps go first.
  startTransition(() => {
    reactRoot = hydrateRoot(root, app(site), options);
  });

  /** In development: shows the site whenever the server has another version than this page. */
  function followEdits(): void {
    if (!import.meta.hot) return;
    let shownSite = JSON.stringify(site);
    let shown = document.querySelector<HTMLMetaElement>('meta[name=site-version]')?.content;
    // Vite waits for one message before it handles the next.
    const show = async ({ version }: { version: string }) => {
      if (version === shown) return;
      await window.holdPage?.();
      pages.forget();
      startAllSections();
      // A section takes over its prerendered HTML with the data that this was made from.
      await allSectionsLive();
      void router.revalidate();
      const changed = (await (await fetch(siteFile)).json()) as SiteData;
      shown = version;
      // What all pages share seldom changes; if it does, every component renders again.
      if (JSON.stringify(changed) === shownSite) return;
      shownSite = JSON.stringify(changed);
      showThemeVariables(changed);
      reactRoot?.render(app(changed));
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
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

let themeSheet: CSSStyleSheet | undefined;

/** Adds all of Mantine's variables: the prerendered page has those that it uses, and components that are shown later may use any. */
function showThemeVariables(site: SiteData): void {
  try {
    themeSheet ??= new CSSStyleSheet();
    themeSheet.replaceSync(themeCss(site.theme));
    if (!document.adoptedStyleSheets.includes(themeSheet)) document.adoptedStyleSheets.push(themeSheet);
  } catch {
    // A browser without constructed style sheets makes do with the page's variables.
  }
}

function restore(root: HTMLElement, prerendered: string): void {
  root.innerHTML = prerendered;
  for (const section of root.querySelectorAll<HTMLElement>('[data-start]')) section.dataset.live = 'failed';
}

/** Adds the HTML of static parts to the page's data, which the document does not repeat. */
function withHtmlOf(root: HTMLElement, page: PageView): PageView {
  const [footer, dialogs] = [...root.querySelectorAll('[data-static]')].map(prerenderedHtml);
  return {
    ...page,
    css: documentCss(),
    footer: footer ?? '',
    dialogs: dialogs ?? '',
    sections: page.sections.map((section) =>
      'html' in section ? { ...section, html: contentOf(section.id) } : section,
    ),
  };
}

/** Resolves when React has taken over each live section, or could not. */
function allSectionsLive(): Promise<void> {
  return new Promise((done) => {
    const observer = new MutationObserver(check);
    observer.observe(document, { attributeFilter: ['data-live'], subtree: true });
    check();
    function check() {
      if (document.querySelector('[data-start]:not([data-live])')) return;
      observer.disconnect();
      done();
    }
  });
}

/** Returns the prerendered HTML of an element, without what the visitor has opened since. */
function prerenderedHtml(element: Element): string {
  const copy = document.implementation.createHTMLDocument().importNode(element, true);
  for (const dialog of copy.querySelectorAll('dialog')) dialog.removeAttribute('open');
  for (const film of copy.querySelectorAll('video[data-poster]')) film.removeAttribute('poster');
  return htmlOf(copy);
}

function contentOf(id: string): string {
  const element = document.getElementById(id);
  return element ? htmlOf(element) : '';
}
