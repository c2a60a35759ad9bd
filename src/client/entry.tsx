import { liveSections } from 'virtual:live-sections';
import { startTransition, useEffect } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider, redirectDocument } from 'react-router-dom';
import type { SiteModel } from '../config/resolve/page-model.ts';
import { provideSections } from '../sections/components.ts';
import { startAllSections } from '../sections/when-to-start.ts';
import { Providers } from '../ui/Providers.tsx';
import { themeCss } from '../ui/theme-css.ts';
import { documentCss } from './adopt-css.ts';
import { htmlOf } from './built-html.ts';
import { replayEarlyElsewhere } from './early.ts';
import { DocumentNeeded } from './fetch-page.ts';
import { followLinks } from './links.ts';
import { createPageLoader } from './load-page.ts';
import { giveNotices } from './notices.ts';
import type { PageView } from './page-view.ts';
import { pathOf } from './path-of.ts';
import { createRoutes, pageRoute } from './routes.tsx';

declare global {
  interface Window {
    /** The site's model, on its way since the platform script asked for this module. */
    siteFile: Promise<Response>;
  }
}

const root = document.getElementById('_root');
if (!root) throw new Error('Root element not found');

/** Settles when React has taken over, or could not. */
export const started = start(root);

/** Lets React take over the prerendered page in `root`. */
async function start(root: HTMLElement): Promise<void> {
  const site = (await (await window.siteFile).json()) as SiteModel;
  const page = JSON.parse(document.getElementById('_page-data')?.textContent ?? '') as PageView;
  const shown = withHtmlOf(root, page);
  const { entry } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  const pages = createPageLoader(site.router, { entry: import.meta.env.DEV ? undefined : entry });
  pages.keep(pathOf(location.pathname), shown);
  provideSections(Object.entries(liveSections));

  const routes = createRoutes(async ({ request }) => {
    try {
      return await pages.load(pathOf(new URL(request.url).pathname));
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
  // A document that was left while the next one was on its way, and is shown again as it was.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.state !== 'idle') location.reload();
  });

  const ready = () => {
    addThemeVariables(site);
    // Without such sheets a page's rules can only come with its document, and plain links lead there.
    if ('replaceSync' in CSSStyleSheet.prototype) followLinks(router, pages, site.router.preloadDelay);
    giveNotices(site.texts.toast);
    replayEarlyElsewhere();
    document.documentElement.dataset.react = '';
  };
  const prerendered = htmlOf(root);
  const options: HydrationOptions = {
    // React removes what it cannot go on with: then the page as it was built is shown, which works without.
    onUncaughtError(error) {
      reportError(error);
      document.documentElement.dataset.react = 'failed';
      if (router.state.loaderData[pageRoute] === shown) setTimeout(() => restore(root, prerendered));
      else location.reload();
    },
  };
  const app = (site: SiteModel) => (
    <Providers site={site}>
      <RouterProvider router={router} />
      <Ready onReady={ready} />
    </Providers>
  );
  let reactRoot: Root | undefined;
  // As a transition it takes over in small steps, between which the visitor's taps go first.
  startTransition(() => {
    reactRoot = hydrateRoot(root, app(site), options);
  });

  if (import.meta.hot) {
    let shownSite = JSON.stringify(site);
    import.meta.hot.on('site:change', async () => {
      pages.forget();
      startAllSections();
      void router.revalidate();
      const changed = (await (await fetch('/site.json')).json()) as SiteModel;
      // What all pages share changes seldom, and changes every component.
      if (JSON.stringify(changed) === shownSite) return;
      shownSite = JSON.stringify(changed);
      reactRoot?.render(app(changed));
    });
  }
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** The prerendered page has the variables of Mantine that it uses; components that React shows later may use any. */
function addThemeVariables(site: SiteModel): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(themeCss(site));
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // A browser without such sheets shows later states in the colours that the page has.
  }
}

function restore(root: HTMLElement, prerendered: string): void {
  root.innerHTML = prerendered;
  for (const section of root.querySelectorAll<HTMLElement>('[data-start]')) section.dataset.live = 'failed';
}

/** The page with the HTML of its static parts, which its document holds already and so does not carry twice. */
function withHtmlOf(root: HTMLElement, page: PageView): PageView {
  const [footer, dialogs] = [...root.querySelectorAll('[data-static]')].map(closed);
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

/** The HTML of an element as it was built, whatever the visitor has opened in it since. */
function closed(element: Element): string {
  const copy = document.implementation.createHTMLDocument().importNode(element, true);
  for (const dialog of copy.querySelectorAll('dialog')) dialog.removeAttribute('open');
  for (const film of copy.querySelectorAll('video[data-poster]')) film.removeAttribute('poster');
  return htmlOf(copy);
}

function contentOf(id: string): string {
  const element = document.getElementById(id);
  return element ? htmlOf(element) : '';
}
