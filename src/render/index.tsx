import '../shell/styles.ts';
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { PageView } from '../client/page-view.ts';
import type { PageModel, SectionType, SiteModel } from '../config/page-model.ts';
import { type LiveType, liveSections } from '../sections/live-sections.ts';
import { keepSection, loadSection } from '../sections/load-section.ts';
import { registry } from '../sections/registry.ts';
import { Pending } from '../shell/Pending.tsx';
import { RouteError } from '../shell/RouteError.tsx';
import { readIcon } from '../site/read-icon.ts';
import { provideIcons } from '../ui/icon-data.ts';
import { siteTheme } from '../ui/theme.ts';
import { renderApp } from './app.tsx';
import { createCache } from './cache.ts';
import { createDocument, type DocumentAssets } from './document.ts';
import { safeJson } from './html.ts';
import type { Markup, Shared } from './markup.ts';
import { type OnSectionError, pageView } from './page-view.tsx';
import { renderStatic } from './static.tsx';
import { viewJson } from './view-json.ts';

provideIcons(readIcon);

/** A page in pieces. */
export interface RenderedPage {
  document: Markup;
  /** The rules that its HTML uses, in the piece that its document has of them. */
  css: Shared;
  /** Its view as JSON, where these may be known by their file. */
  json(rest: Pick<PageView, 'css' | 'cssFile' | 'entry'>): Markup;
}

/** Brings the component of every section type; to be awaited once before `renderPage`. */
export async function loadSections(): Promise<void> {
  const statics = Object.entries(registry) as [SectionType, () => Promise<{ default: unknown }>][];
  await Promise.all([
    ...(Object.keys(liveSections) as LiveType[]).map(loadSection),
    ...statics.map(async ([type, load]) => keepSection(type, (await load()).default)),
  ]);
}

/**
 * Gives what renders the pages of a site: their documents, and their views for `page.json`. `cssFor` gives the rules that some HTML uses.
 * When a component throws, throws an error that names the section, unless it is to be boxed.
 */
export function createRenderer(
  site: SiteModel,
  assets: DocumentAssets,
  cssFor: (html: Markup) => string,
  onError: OnSectionError = 'refuse',
): (page: PageModel) => RenderedPage {
  const documentOf = createDocument(site, assets);
  // Pages that use the same rules share them.
  const rules = createCache<Shared>(50);
  return (page) => {
    const view = pageView(site, page, onError);
    const app = renderApp(site, view);
    const text = cssFor(app);
    const css = rules(text, () => ({ text, ofSite: true }));
    const data = safeJson(withoutHtml(view));
    return {
      document: documentOf({ head: page.head, css, app, data }),
      css,
      json: (rest) => viewJson({ ...view, ...rest }),
    };
  };
}

/** The HTML of what a page shows only while it loads or after it failed, so that its rules are at hand then. */
export function renderStates(site: SiteModel): string {
  return renderStatic(
    site,
    'state',
    <>
      <Pending texts={site.texts} />
      <RouteError error="" texts={site.texts.error} onRetry={() => {}} />
    </>,
  );
}

export { logoAt } from '../ui/logo-file.ts';
export { fontCss } from './fonts.ts';
export { textOf } from './markup.ts';

/** Mantine's variables for the site's theme, for both schemes, in the layer of Mantine's own rules. */
export function themeCss(site: SiteModel): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, siteTheme(site.theme));
  return `@layer mantine{${convertCssVariables(defaultCssVariablesResolver(theme), ':root')}}`;
}

/** What the document need not carry twice: it holds the HTML and the rules already. */
function withoutHtml(view: PageView<Markup>): PageView {
  const sections = view.sections.map((section) => ('html' in section ? { ...section, html: '' } : section));
  return { ...view, sections, footer: '', dialogs: '', css: '' };
}
