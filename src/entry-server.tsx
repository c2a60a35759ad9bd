import './page/styles.ts';
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { AnySectionData, PageModel, SectionType, SiteModel } from './config/page-model.ts';
import { App } from './page/App.tsx';
import { Dialogs } from './page/Dialogs.tsx';
import { Document, type DocumentProps, safeJson } from './page/Document.tsx';
import { Footer } from './page/Footer.tsx';
import { createFragmentCache, type FragmentCache } from './page/fragment-cache.ts';
import { Pending } from './page/Pending.tsx';
import { mantineTheme, Providers } from './page/Providers.tsx';
import type { PageView, SectionView } from './page/page-view.ts';
import { RouteError } from './page/RouteError.tsx';
import { staticRouter } from './page/router.ts';
import { isLive, type LiveType, liveSections } from './sections/live-sections.ts';
import { keepSection, loadedSection, loadSection } from './sections/load-section.ts';
import { registry } from './sections/registry.ts';
import { SectionFailure } from './sections/SectionFailure.tsx';

/** What every page of a build shares. */
export type DocumentAssets = Pick<
  DocumentProps,
  'baseCss' | 'platform' | 'entry' | 'siteFile' | 'preloadFonts' | 'devScripts'
>;

export interface RenderedPage {
  html: string;
  view: PageView;
}

/** Brings the component of every section type; to be awaited once before `renderPage`. */
export async function loadSections(): Promise<void> {
  const statics = Object.entries(registry) as [SectionType, () => Promise<{ default: unknown }>][];
  await Promise.all([
    ...(Object.keys(liveSections) as LiveType[]).map(loadSection),
    ...statics.map(async ([type, load]) => keepSection(type, (await load()).default)),
  ]);
}

/** What becomes of a section whose component throws: the whole page is refused, or the section alone becomes a box that tells. */
export type OnSectionError = 'refuse' | 'box';

/**
 * Renders a page: its document, and its view for `page.json`. `cssFor` gives the rules that a piece of HTML uses.
 * When a component throws, throws an error that names the section, unless it is to be boxed.
 */
export async function renderPage(
  site: SiteModel,
  page: PageModel,
  assets: DocumentAssets,
  cssFor: (html: string) => string,
  onError: OnSectionError = 'refuse',
): Promise<RenderedPage> {
  const view = pageView(site, page, onError);
  const app = renderApp(site, view);
  view.css = cssFor(app);
  const data = safeJson(withoutHtml(view));
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
export { logoFile } from './ui/logo-file.ts';

/** Mantine's variables for the site's theme, for both schemes, in the layer of Mantine's own rules. */
export function themeCss(site: SiteModel): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, mantineTheme(site.theme));
  return `@layer mantine{${convertCssVariables(defaultCssVariablesResolver(theme), ':root')}}`;
}

function pageView(site: SiteModel, page: PageModel, onError: OnSectionError): PageView {
  const { title, description, canonical } = page.head;
  const opening = page.sections.findIndex((data) => 'title' in data);
  return {
    path: page.path,
    head: { title, description, ...(canonical && { canonical }) },
    ...(page.id === 'not-found' && { notFound: true }),
    sections: page.sections.map((data, index) =>
      sectionView(site, data, index === opening ? 1 : 2, page.path, onError),
    ),
    footer: fragmentsOf(site)(keyOf('footer', page.footer), () =>
      renderStatic(site, 'footer', <Footer footer={page.footer} site={site} />),
    ),
    dialogs: fragmentsOf(site)(keyOf('dialogs', page.dialogs), () =>
      renderStatic(site, 'dialog', <Dialogs dialogs={page.dialogs} site={site} />),
    ),
    css: '',
  };
}

function sectionView(
  site: SiteModel,
  data: AnySectionData,
  heading: 1 | 2,
  path: string,
  onError: OnSectionError,
): SectionView {
  const { id, type, tone } = data;
  const frame = { id, type, tone, ...(!('title' in data) && { label: data.label }) };
  const live = isLive(type) && { ...frame, type, start: liveSections[type].start, heading, data };
  const Component = loadedSection(type);
  if (!Component) throw new Error(`The component of ${type} is not loaded`);
  // A live section is rendered with its page; here it shows only whether it can be.
  if (live && onError === 'refuse') return live;
  try {
    const html = fragmentsOf(site)(keyOf(heading, data), () =>
      renderStatic(site, id, <Component section={data} site={site} heading={heading} />),
    );
    return live || { ...frame, html };
  } catch (error) {
    const failure = sectionError(error, type, id, path);
    if (onError === 'refuse') throw failure;
    console.error(failure);
    const box = <SectionFailure id={id} type={type} error={asError(error)} texts={site.texts.error} />;
    return { ...frame, html: renderStatic(site, id, box) };
  }
}

/** What was rendered of a site lately: pages share their footers, banners and lists. */
function fragmentsOf(site: SiteModel): FragmentCache {
  const known = fragments.get(site) ?? createFragmentCache();
  fragments.set(site, known);
  return known;
}

const fragments = new WeakMap<SiteModel, FragmentCache>();
const keyOf = (...parts: unknown[]) => JSON.stringify(parts);

function renderStatic(site: SiteModel, prefix: string, node: ReactNode): string {
  const html = renderToStaticMarkup(<Providers site={site}>{node}</Providers>, { identifierPrefix: `${prefix}-` });
  return withoutHints(html);
}

/** React asks for pictures ahead where the HTML begins, which is right before the pictures themselves. */
const withoutHints = (html: string) => html.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');

function renderApp(site: SiteModel, view: PageView): string {
  const app = withoutHints(renderToString(<App site={site} router={staticRouter(view)} />));
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
  const { message, stack } = asError(cause);
  const place = /src\/(sections|ui)\/[^\s):]+:\d+:\d+/.exec(stack ?? '')?.[0];
  const where = place ? ` (${place})` : '';
  return new Error(`The section "${id}" (${type}) of ${path} could not be rendered: ${message}${where}`, { cause });
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** What the document need not carry twice: it holds the HTML and the rules already. */
function withoutHtml(view: PageView): PageView {
  const sections = view.sections.map((section) => ('html' in section ? { ...section, html: '' } : section));
  return { ...view, sections, footer: '', dialogs: '', css: '' };
}
