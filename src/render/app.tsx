import { renderToString } from 'react-dom/server';
import { App } from '../client/App.tsx';
import type { PageView, SectionView } from '../client/page-view.ts';
import { staticRouter } from '../client/router.ts';
import type { SiteModel } from '../config/page-model.ts';
import { loadedSection } from '../sections/load-section.ts';
import { escapeHtml } from './html.ts';
import type { Markup } from './markup.ts';
import { sectionError } from './section-error.ts';
import { renderStatic, withoutHints } from './static.tsx';
import { createTemplates, fillTemplate, hollow, type Slot } from './template.ts';
import { wholeView } from './whole-view.ts';

/**
 * The HTML of the app that shows a page, as React will take it over. Pages whose sections are alike in all but their words and their
 * final HTML share a template.
 */
export function renderApp(site: SiteModel, view: PageView<Markup>): Markup {
  const { key, contents } = bare(view);
  const template = templatesOf(site)(key, (slot) => renderWhole(site, bare(view, slot).view));
  return template ? fillTemplate(template, contents) : [renderWhole(site, wholeView(view))];
}

const templatesOf = createTemplates(100);

/** A view with slots for what its page has of its own, and what comes into them. The key stands for the view with its slots. */
function bare(view: PageView<Markup>, slot?: Slot): { view: PageView; key: string; contents: Markup[] } {
  const contents: Markup[] = [];
  const put = (content: Markup) => {
    contents.push(content);
    return slot?.(contents.length - 1) ?? '';
  };
  const keys: string[] = [];
  const sections = view.sections.map((section): SectionView => {
    if ('html' in section) {
      const { html, ...frame } = section;
      keys.push(frame.label ? 'strip' : 'section');
      const slots = Object.entries(frame).map(([name, value]) => [name, put([escapeHtml(value)])]);
      return { ...Object.fromEntries(slots), html: put(html) };
    }
    const { data, key, words } = hollow(section.data, slot, contents.length);
    contents.push(...words);
    keys.push(`${section.heading} ${section.start} ${key}`);
    return { ...section, id: data.id, ...('label' in data && { label: data.label }), data };
  });
  const [footer, dialogs] = [put(view.footer), put(view.dialogs)];
  return { view: { ...view, sections, footer, dialogs }, key: keys.join('\n'), contents };
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
