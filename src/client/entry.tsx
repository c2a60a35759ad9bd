import { startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import type { SiteModel } from '../config/page-model.ts';
import { startAllSections } from '../sections/when-to-start.ts';
import { builtHtml } from '../shell/StaticHtml.tsx';
import { App } from './App.tsx';
import { documentCss } from './adopt-css.ts';
import { htmlOf } from './built-html.ts';
import { replayEarlyElsewhere } from './early.ts';
import { followLinks } from './links.ts';
import { createPageLoader } from './load-page.ts';
import { giveNotices } from './notices.ts';
import type { PageView } from './page-view.ts';
import { pathOf } from './path-of.ts';
import { createRouter } from './router.ts';
import { savePosition } from './use-scroll.ts';

declare global {
  interface Window {
    /** The site's model, on its way since the platform script asked for this module. */
    siteFile: Promise<Response>;
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('Root element not found');

/** Settles when React has taken over, or could not. */
export const started = start(root);

/** Lets React take over the prerendered page in `root`. */
async function start(root: HTMLElement): Promise<void> {
  const site = (await (await window.siteFile).json()) as SiteModel;
  const page = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageView;
  const shown = withHtmlOf(root, page);
  const { entry } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};
  const pages = createPageLoader(site.router, { entry: import.meta.env.DEV ? undefined : entry });
  pages.keep(pathOf(location.pathname), shown);

  const router = createRouter(shown, pages.load);
  let { key } = router.state.place;
  router.subscribe(({ place }) => {
    startAllSections();
    if (place.key === key) return;
    savePosition(key);
    key = place.key;
  });

  let shownSite = site;
  const prerendered = htmlOf(root);
  const ready = () => {
    // Without such sheets a page's rules can only come with its document, and plain links bring that.
    if ('replaceSync' in CSSStyleSheet.prototype) followLinks(router, pages, site.router.preloadDelay);
    giveNotices(site.texts.toast);
    replayEarlyElsewhere();
    document.documentElement.dataset.react = '';
  };
  const options: HydrationOptions = {
    // React takes away what it cannot go on with: then the page as it was built is shown, which works without.
    onUncaughtError(error) {
      reportError(error);
      document.documentElement.dataset.react = 'failed';
      if (router.state.view === shown) setTimeout(() => restore(root, prerendered));
      else location.reload();
    },
  };
  let app: Root | undefined;
  // As a transition it takes over in small steps, between which the visitor's taps go first, and not all at once.
  startTransition(() => {
    app = hydrateRoot(root, <App site={site} router={router} onReady={ready} />, options);
  });

  if (import.meta.hot) {
    import.meta.hot.on('site:change', async () => {
      pages.forget();
      void router.reload();
      const changed = (await (await fetch('/site.json')).json()) as SiteModel;
      // What all pages share changes seldom, and changes every component.
      if (JSON.stringify(changed) !== JSON.stringify(shownSite)) {
        startAllSections();
        shownSite = changed;
        app?.render(<App site={changed} router={router} onReady={ready} />);
      }
    });
  }
}

function restore(root: HTMLElement, prerendered: string): void {
  root.innerHTML = prerendered;
  for (const section of root.querySelectorAll<HTMLElement>('[data-start]')) section.dataset.live = 'failed';
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
      'html' in section ? { ...section, html: contentOf(section.id) } : section,
    ),
  };
}

function contentOf(id: string): string {
  const element = document.getElementById(id);
  return element ? htmlOf(element) : '';
}
