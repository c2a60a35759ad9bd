import './page/styles.ts';
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageModel, SectionType, SiteModel } from './config/page-model.ts';
import { Dialogs } from './page/Dialogs.tsx';
import { Document, type DocumentProps, safeJson } from './page/Document.tsx';
import { Footer } from './page/Footer.tsx';
import { Pending } from './page/Pending.tsx';
import { mantineTheme, Providers } from './page/Providers.tsx';
import type { PageView, SectionView } from './page/page-view.ts';
import { RouteError } from './page/RouteError.tsx';
import { createRoutes } from './page/routes.tsx';
import { loadedSection, loadSection } from './sections/load-section.ts';
import { registry } from './sections/registry.ts';

/** What every page of a build shares. */
export type DocumentAssets = Pick<DocumentProps, 'baseCss' | 'platform' | 'entry' | 'preloadFonts' | 'devScripts'>;

export interface RenderedPage {
  html: string;
  view: PageView;
}

/** Brings the component of every section type; to be awaited once before `renderPage`. */
export async function loadSections(): Promise<void> {
  await Promise.all((Object.keys(registry) as SectionType[]).map(loadSection));
}

/**
 * Renders a page: its document, and its view for `page.json`. `cssFor` gives the rules that a piece of HTML uses.
 * Throws an error that names the section when a component throws.
 */
export async function renderPage(
  site: SiteModel,
  page: PageModel,
  assets: DocumentAssets,
  cssFor: (html: string) => string,
): Promise<RenderedPage> {
  const view = pageView(site, page);
  const app = await renderApp(site, view);
  view.css = cssFor(app);
  const data = safeJson({ site, page: withoutHtml(view) });
  const html = renderToStaticMarkup(
    <Document {...assets} site={site} head={page.head} css={view.css} app={app} data={data} />,
  );
  return { html: `<!doctype html>${html}`, view };
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

export { fontCss } from './page/fonts.ts';

/** Mantine's variables for the site's theme, for both schemes, in the layer of Mantine's own rules. */
export function themeCss(site: SiteModel): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, mantineTheme(site.theme));
  return `@layer mantine{${convertCssVariables(defaultCssVariablesResolver(theme), ':root')}}`;
}

function pageView(site: SiteModel, page: PageModel): PageView {
  const { title, description, canonical } = page.head;
  return {
    path: page.path,
    head: { title, description, ...(canonical && { canonical }) },
    ...(page.id === 'not-found' && { notFound: true }),
    sections: page.sections.map((data, index) => sectionView(site, data, index === 0 ? 1 : 2, page)),
    footer: renderStatic(site, 'footer', <Footer footer={page.footer} site={site} />),
    dialogs: renderStatic(site, 'dialog', <Dialogs dialogs={page.dialogs} site={site} />),
    css: '',
  };
}

function sectionView(
  site: SiteModel,
  data: PageModel['sections'][number],
  heading: 1 | 2,
  page: PageModel,
): SectionView {
  const { id, type, tone } = data;
  const { start } = registry[type];
  const Component = loadedSection(type);
  if (!Component) throw new Error(`The component of ${type} is not loaded`);
  if (start !== 'static') return { id, type, tone, start, heading, data };
  try {
    return { id, type, tone, html: renderStatic(site, id, <Component section={data} site={site} heading={heading} />) };
  } catch (error) {
    throw sectionError(error, type, id, page.path);
  }
}

function renderStatic(site: SiteModel, prefix: string, node: ReactNode): string {
  return renderToStaticMarkup(<Providers site={site}>{node}</Providers>, { identifierPrefix: `${prefix}-` });
}

async function renderApp(site: SiteModel, view: PageView): Promise<string> {
  const handler = createStaticHandler(createRoutes(site, () => view));
  const context = await handler.query(new Request(`http://localhost${view.path}`));
  if (context instanceof Response) throw new Error(`${view.path}: unexpected response ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const app = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  // React leaves this mark where a boundary's content threw; it does not say what, so the culprit is looked for.
  if (app.includes('<!--$!-->')) findFailure(site, view);
  return app;
}

function findFailure(site: SiteModel, view: PageView): never {
  for (const section of view.sections) {
    const Component = 'data' in section && loadedSection(section.type);
    if (!Component) continue;
    try {
      renderStatic(site, section.id, <Component section={section.data} site={site} heading={section.heading} />);
    } catch (error) {
      throw sectionError(error, section.type, section.id, view.path);
    }
  }
  throw new Error(`A part of ${view.path} could not be rendered`);
}

function sectionError(cause: unknown, type: string, id: string, path: string): Error {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The section "${id}" (${type}) of ${path} could not be rendered: ${message}`, { cause });
}

/** What the document need not carry twice: it holds the HTML and the rules already. */
function withoutHtml(view: PageView): PageView {
  const sections = view.sections.map((section) => ('html' in section ? { ...section, html: '' } : section));
  return { ...view, sections, footer: '', dialogs: '', css: '' };
}
