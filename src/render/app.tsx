import { renderToString } from 'react-dom/server';
import type { SiteModel } from '../config/page-model.ts';
import { App } from '../page/App.tsx';
import type { PageView, SectionView } from '../page/page-view.ts';
import { staticRouter } from '../page/router.ts';
import { loadedSection } from '../sections/load-section.ts';
import { createSiteCaches } from './cache.ts';
import { escapeHtml } from './html.ts';
import { sectionError } from './section-error.ts';
import { renderStatic, withoutHints } from './static.tsx';

/**
 * The HTML of the app that shows a page, as React will take it over. What React leaves alone on a page, its static
 * sections, is put into a skeleton that pages of the same build share.
 */
export function renderApp(site: SiteModel, view: PageView): string {
  const { sections, footer, dialogs } = view;
  const contents = [...sections.flatMap(contentsOf), footer, dialogs];
  const bare = { ...view, sections: sections.map(hollow), footer: slot(), dialogs: slot() };
  const { path: _, head: __, ...shape } = bare;
  const pieces = skeletonsOf(site)(JSON.stringify(shape), () => renderWhole(site, bare).split(/\u{10FFFD}\d*;/u));
  // A text of the site may hold the sign of a slot; then nobody can tell them apart.
  if (pieces.length !== contents.length + 1) return renderWhole(site, view);
  return pieces.reduce((html, piece, at) => html + contents[at - 1] + piece);
}

/** Stands for what a page has of its own. No text needs this character, which has no meaning; the number is for React, which wants each id once. */
const slot = (at?: number) => `\u{10FFFD}${at ?? ''};`;

/** A static section whose own words are slots: its frame is React's. */
function hollow(section: SectionView, at: number): SectionView {
  if (!('html' in section)) return section;
  const { type, tone, label } = section;
  return { id: slot(at), type, tone, html: slot(), ...(label && { label: slot() }) };
}

/** What belongs into the slots of a section, in the order of their places: its id, its name, its inside. */
function contentsOf(section: SectionView): string[] {
  if (!('html' in section)) return [];
  const { id, label, html } = section;
  return [escapeHtml(id), escapeHtml(label || id), html];
}

/** The same by React alone, from top to bottom. Throws an error that names the section that cannot be rendered. */
export function renderWhole(site: SiteModel, view: PageView): string {
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

const skeletonsOf = createSiteCaches<string[]>(100);
