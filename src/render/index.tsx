import '../shell/styles.ts';
import type { PageView } from '../client/page-view.ts';
import type { PageModel, SiteModel } from '../config/resolve/page-model.ts';
import { loadSection, provideSections } from '../sections/components.ts';
import { sectionTypes } from '../sections/index.ts';
import { Consent, consentClasses } from '../shell/Consent.tsx';
import { inFlowClasses } from '../shell/Header.tsx';
import { languageClasses } from '../shell/LanguageSwitch.tsx';
import { menuGroupClasses } from '../shell/MenuGroup.tsx';
import { siteAnnouncementClasses } from '../shell/SiteAnnouncement.tsx';
import { submenuClasses } from '../shell/Submenu.tsx';
import '../site/assets/icons.ts';
import { announcementClasses } from '../ui/Announcement.tsx';
import { motifClasses } from '../ui/motif/Motif.tsx';
import { createAppRenderer } from './app.tsx';
import { colourCode } from './colour-code.ts';
import { createDocument, type DocumentAssets } from './document.ts';
import { safeJson } from './html.ts';
import { createPageView, isStatic, layoutClasses } from './page-view.tsx';
import { renderStatic } from './static.tsx';

provideSections(sectionTypes.map(({ type, component }) => [type, component]));

/** A page as the build writes it. */
export interface RenderedPage {
  document: string;
  /** The style rules that stand in its document. */
  css: string;
  /** Its view as `page.json` has it, with where its rules stand there. */
  json(rest: Pick<PageView, 'css' | 'cssFile' | 'entry'>): string;
}

/** Loads the component of every section type; to be awaited before pages are rendered, and after components have changed. */
export const loadSections = () => Promise.all(sectionTypes.map(({ type }) => loadSection(type)));

/** Gives what turns the pages of a site into their views, and remembers what it has rendered. See `createPageView`. */
export function createViews(site: SiteModel, use: 'build' | 'dev'): (page: PageModel) => Promise<PageView> {
  const viewOf = createPageView(site, use);
  return async (page) => {
    await colourCode(page);
    return viewOf(page);
  };
}

/**
 * Gives what renders the pages of a site. `cssFor` gives the rules of a page from its section types, its HTML and its path. When a
 * component throws, the page is refused with an error that names the section. Views of one's own are for the development server:
 * documents then say their HTML twice, so that what an edit does not change stays as it is in the browser.
 */
export function createRenderer(
  site: SiteModel,
  assets: DocumentAssets,
  cssFor: (types: string[], html: string, path: string) => string,
  ownViews?: (page: PageModel) => Promise<PageView>,
): (page: PageModel) => Promise<RenderedPage> {
  const viewOf = ownViews ?? createViews(site, 'build');
  const renderApp = createAppRenderer(site);
  const documentOf = createDocument(site, assets);
  const consent = site.scripts?.some(({ consent }) => consent) ? renderStatic(site, 'consent', <Consent />) : '';
  return async (page) => {
    const view = await viewOf(page);
    const app = await renderApp(view);
    const css = cssFor([...new Set(view.sections.map(({ type }) => type))].sort(), app + consent, page.path);
    return {
      document: documentOf({
        head: page.head,
        alternates: page.alternates !== undefined,
        css,
        app,
        consent,
        data: safeJson(ownViews ? view : withoutHtml(view)),
      }),
      css,
      json: (rest) => JSON.stringify({ ...view, ...rest }),
    };
  };
}

/** The view without what its document holds already: HTML and rules. */
function withoutHtml(view: PageView): PageView {
  const sections = view.sections.map((section) => ('html' in section ? { ...section, html: '' } : section));
  return { ...view, sections, footer: '', dialogs: '', css: '' };
}

/** The classes of what only some sites have; a page whose HTML has none of them needs none of their rules. */
export const optionalClasses = [
  layoutClasses,
  motifClasses,
  announcementClasses,
  siteAnnouncementClasses,
  inFlowClasses,
  submenuClasses,
  menuGroupClasses,
  languageClasses,
  consentClasses,
].flat();

export { logoAt } from '../ui/logo-file.ts';
export { themeCss } from '../ui/theme-css.ts';
export { fontCss } from './fonts.ts';
export { paletteCss } from './palette-css.ts';
export { spaceCss } from './space-css.ts';
export { isStatic };
