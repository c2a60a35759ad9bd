import { startTransition, useEffect } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider, redirectDocument } from 'react-router-dom';
import type { SiteData } from '../../pages/page-data.ts';
import { provideSections } from '../../shell/components.ts';
import { themeCss } from '../../theme/theme-css.ts';
import { Providers } from '../../ui/Providers.tsx';
import { documentCss } from '../../ui/toasts/adopt-css.ts';
import { replayEarlyElsewhere } from '../before-react/early.ts';
import { admitted, htmlOf, prerenderedHtml } from './built-html.ts';
import { followEdits } from './follow-edits.ts';
import { followLinks } from './links.ts';
import { createPageLoader, DocumentNeeded, normalizePath } from './load-page.ts';
import { showNotices } from './notices.ts';
import type { PageView, SiteFile } from './page-view.ts';
import { pageRoute } from './page-view.ts';
import { createRoutes } from './routes.tsx';
import { readHead } from './use-arrival.ts';
import { startAllSections } from './when-to-start.ts';

declare global {
  interface Window {
    /** `site.json`, which `start-react.ts` fetches along with this module. */
    siteFile: Promise<Response>;
  }
}

// Zod would compile schemas with `new Function`, which the policy refuses. It reads this when a section that uses it is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('_root');
if (!root) throw new Error('Root element not found');

/** Settles when React has taken over, or could not. */
export const started = start(root);

/** Lets React take over the prerendered page in `root`. */
async function start(root: HTMLElement): Promise<void> {
  const { site, scripts, codeVersion, changes } = (await (await window.siteFile).json()) as SiteFile;
  const page = JSON.parse(document.getElementById('_page-data')?.textContent ?? '') as PageView;
  const shown = import.meta.env.DEV ? { ...admitted(page), css: documentCss() } : withHtmlOf(root, page);
  const pages = createPageLoader(site, codeVersion);
  pages.keep(normalizePath(location.pathname), shown);
  provideSections(Object.entries(scripts).map(([type, files]) => [type, () => importComponent(files)]));

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
    const render = (changed: SiteData) => {
      showThemeVariables(changed);
      reactRoot?.render(app(changed));
    };
    followEdits({ router, pages, site, render });
    if (changes)
      import('./follow-time.ts').then(
        ({ followTime }) => followTime(router, pages, changes),
        () => {},
      );
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
}

/** Imports a component, and at the same time what it imports, which the browser would else learn of later. */
async function importComponent(files: string[]): Promise<{ default: unknown }> {
  const [component] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  return component;
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

/** Adds to the page's data what the document does not repeat: its head, and the HTML of static parts. */
function withHtmlOf(root: HTMLElement, page: PageView): PageView {
  const [footer, dialogs] = [...root.querySelectorAll('[data-static]')].map(prerenderedHtml);
  return {
    ...page,
    head: readHead(),
    css: documentCss(),
    footer: footer ?? '',
    dialogs: dialogs ?? '',
    sections: page.sections.map((section) =>
      'html' in section ? { ...section, html: contentOf(section.id) } : section,
    ),
  };
}

function contentOf(id: string): string {
  const element = document.getElementById(id);
  return element ? htmlOf(element) : '';
}
