import type { Registry } from '../../schema/registry.ts';
import '../shell/styles.ts';
import { components } from 'virtual:components';
import type { PageView } from '../client/app/page-view.ts';
import { safeJson } from '../media/html.ts';
import { provideIcons } from '../media/icon-data.ts';
import { readIcon } from '../media/icons.ts';
import type { PageData, SiteData } from '../pages/page-data.ts';
import { forEachParallel } from '../project/concurrency.ts';
import { positionInStack } from '../project/position-in-stack.ts';
import { Consent } from '../shell/Consent.tsx';
import { loadSection, provideSections } from '../shell/components.ts';
import { SearchDialog } from '../shell/SearchDialog.tsx';
import { createAppRenderer } from './app.tsx';
import { colorCode } from './color-code.ts';
import { createDocument, type DocumentAssets } from './document.ts';
import { createPageView } from './page-view.tsx';
import { asError } from './section-error.ts';
import { renderStatic } from './static.tsx';

provideSections(Object.entries(components));
provideIcons(readIcon);

/** A page as the build writes it. */
export interface RenderedPage {
  document: string;
  /** The CSS in its document. */
  css: string;
  /** Returns its view as JSON for `page.json`, with the place of its CSS. */
  json(rest: Pick<PageView, 'css' | 'cssFile' | 'codeVersion'>): string;
}

/** Loads the component of every section type; to be awaited before pages are rendered, and after components have changed. */
export const loadSections = (): Promise<void> => forEachParallel(Object.keys(components), load);

async function load(type: string): Promise<void> {
  const component = await loadSection(type).catch((cause) => {
    const says = `The component of the section type "${type}" cannot be loaded: ${asError(cause).message}${positionInStack(cause)}`;
    throw new Error(says, { cause });
  });
  if (component) return;
  const name = type.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  throw new Error(`sections/${type}/${name}.tsx needs a default export: export default function ${name}(…)`);
}

/** Returns a function that converts the pages of a site to views, with a cache. See `createPageView`. */
export function createViews(
  registry: Registry,
  site: SiteData,
  use: 'build' | 'dev',
): (page: PageData) => Promise<PageView> {
  const viewOf = createPageView(registry, site, use);
  return async (page) => {
    await colorCode(page);
    return viewOf(page);
  };
}

/**
 * Returns a function that renders the pages of a site. `cssFor` returns the CSS of a page, given its section types, HTML and path. If a
 * component throws, it rejects with an error that names the section. `ownViews` are for the development server: documents then have
 * their HTML also as data, so that the browser can update only what has changed.
 */
export function createRenderer(
  registry: Registry,
  site: SiteData,
  assets: DocumentAssets,
  cssFor: (types: string[], html: string, path: string) => string,
  ownViews?: (page: PageData) => Promise<PageView>,
): (page: PageData) => Promise<RenderedPage> {
  const viewOf = ownViews ?? createViews(registry, site, 'build');
  const renderApp = createAppRenderer(site);
  const documentOf = createDocument(site, assets);
  const consent = site.scripts?.some(({ consent }) => consent) ? renderStatic(site, 'consent', <Consent />) : '';
  const search = renderStatic(site, 'search', <SearchDialog />);
  return async (page) => {
    const view = await viewOf(page);
    const app = renderApp(view);
    const css = cssFor([...new Set(view.sections.map(({ type }) => type))].sort(), app + consent + search, page.path);
    return {
      document: documentOf({
        head: page.head,
        alternates: page.alternates !== undefined,
        css,
        app,
        consent,
        search,
        data: safeJson(ownViews ? view : withoutRepeated(view)),
      }),
      css,
      json: (rest) => JSON.stringify({ ...view, ...rest }),
    };
  };
}

/** Returns what the document does not have already. */
function withoutRepeated({ path, sections, alternates }: PageView): object {
  const short = sections.map((section) => ('html' in section ? { ...section, html: '' } : section));
  return { path, sections: short, ...(alternates && { alternates }) };
}

export { readTablerFrom } from '../media/icons.ts';
export { themeCss } from '../theme/theme-css.ts';
export { logoAt } from '../ui/logo-file.ts';
export { fontCss } from './fonts.ts';
