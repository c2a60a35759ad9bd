import type { Registry } from '../../schema/registry.ts';
import type { PageView, SectionView } from '../client/app/page-view.ts';
import { safeText } from '../diagnostics/safe-text.ts';
import type { AnySectionData, PageData, SiteData } from '../pages/page-data.ts';
import { Footer } from '../shell/Footer.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { SectionFailure } from '../shell/SectionFailure.tsx';
import layouts from '../shell/SectionLayout.module.css';
import { SiteDialog } from '../shell/SiteDialog.tsx';
import { createCache } from './cache.ts';
import { renderStaticSection, tryLiveSection } from './section.tsx';
import { asError } from './section-error.ts';
import { renderStatic } from './static.tsx';

/** How many fragments are kept: in a build those of the last pages, in development those of a long page, from edit to edit. */
const mostKept = { build: 50, dev: 5000 };

/**
 * Returns a function that converts a page model to its view: static sections, footer and dialogs as HTML, live sections as data. Equal
 * input is rendered once. If a section cannot be rendered, throws an error that names it; in development, a box with the error replaces
 * the section.
 */
export function createPageView(registry: Registry, site: SiteData, use: 'build' | 'dev'): (page: PageData) => PageView {
  const fragments = createCache<string>(mostKept[use]);
  const render = (name: string, input: unknown, make: () => string) =>
    fragments(`${name} ${JSON.stringify(input)}`, make);

  /** The static section types that use the router, and so depend on the address. The HTML of others is shared by pages with the same data. */
  const routed = new Set<string>();

  const sectionView = (data: AnySectionData, heading: 1 | 2, path: string): SectionView => {
    const { id, type } = data;
    const definition = registry.section(type);
    // The background that a section sets itself, or its `tone`.
    const [tone, layout] = [definition?.ground?.(data) ?? data.tone, layoutOf(data)];
    const label = !('title' in data) && typeof data.label === 'string' && { label: data.label };
    const frame = { id, type, tone, ...(layout && { layout }), ...label };
    const client = definition?.client ?? 'static';
    const section = { data, heading, path };
    const name = routed.has(type) ? `${heading} ${path}` : `${heading}`;
    try {
      if (client === 'static')
        return { ...frame, html: render(name, data, () => renderStaticSection(site, section, routed)) };
      // A live section is rendered later with its page. In development it is also rendered here, to catch its errors.
      if (use === 'dev')
        render(name, data, () => {
          tryLiveSection(site, section);
          return '';
        });
      return { ...frame, type, start: client, heading, data };
    } catch (error) {
      if (use === 'build') throw error;
      process.stderr.write(safeText(`${asError(error).stack}\n`));
      const box = <SectionFailure id={id} type={type} error={asError(asError(error).cause)} texts={site.texts.error} />;
      return { ...frame, html: renderStatic(site, id, box) };
    }
  };

  return ({ id, path, head: { title, description, canonical }, sections, footer, dialogs, alternates }) => {
    const opening = sections.findIndex((data) => 'title' in data);
    const shownAt = pathAt(path, site);
    return {
      path: shownAt,
      head: { title, description, ...(canonical && { canonical }) },
      sections:
        id === 'not-found'
          ? [notFound(site)]
          : sections.map((data, index) => sectionView(data, index === opening ? 1 : 2, shownAt)),
      footer: render('footer', footer, () => renderStatic(site, 'footer', <Footer footer={footer} />)),
      dialogs: render('dialogs', dialogs, () =>
        renderStatic(
          site,
          'dialog',
          dialogs.map((dialog) => <SiteDialog key={dialog.id} dialog={dialog} />),
        ),
      ),
      ...(alternates && { alternates }),
      css: '',
    };
  };
}

/** The path of a page as browsers see it. */
const pathAt = (path: string, { base }: SiteData) => (base ? base + (path === '/' ? '' : path) : path);

/** The CSS classes for `width` and `padding` of a section; defaults have none. */
const layoutOf = ({ width, padding }: AnySectionData): string =>
  [width, padding].flatMap((said) => (said && layouts[said]) ?? []).join(' ');

const notFound = (site: SiteData): SectionView => ({
  id: 'not-found',
  type: 'not-found',
  tone: 'plain',
  html: renderStatic(site, 'not-found', <NotFound />),
});
