import type { PageView, SectionView } from '../client/page-view.ts';
import type { AnySectionData, PageModel, SiteModel } from '../config/page-model.ts';
import { isLive, liveSections } from '../sections/live-sections.ts';
import { loadedSection } from '../sections/load-section.ts';
import { SectionFailure } from '../sections/SectionFailure.tsx';
import { Dialogs } from '../shell/Dialogs.tsx';
import { Footer } from '../shell/Footer.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { createSiteCaches } from './cache.ts';
import { type Markup, share } from './markup.ts';
import { asError, sectionError } from './section-error.ts';
import { renderStatic } from './static.tsx';
import { createTemplates, fillTemplate, hollow } from './template.ts';

/** What becomes of a section whose component throws: the whole page is refused, or the section alone becomes a box that tells. */
export type OnSectionError = 'refuse' | 'box';

/** Renders the static parts of a page; its CSS is still to be found. Throws an error that names the section that cannot be rendered, unless it is to be boxed. */
export function pageView(site: SiteModel, page: PageModel, onError: OnSectionError): PageView<Markup> {
  const { title, description, canonical } = page.head;
  const opening = page.sections.findIndex((data) => 'title' in data);
  const fragment = fragmentsOf(site);
  return {
    path: page.path,
    head: { title, description, ...(canonical && { canonical }) },
    sections:
      page.id === 'not-found'
        ? [notFound(site)]
        : page.sections.map((data, index) => sectionView(site, data, index === opening ? 1 : 2, page.path, onError)),
    footer: fragment(keyOf('footer', page.footer), () =>
      share(renderStatic(site, 'footer', <Footer footer={page.footer} site={site} />)),
    ),
    dialogs: fragment(keyOf('dialogs', page.dialogs), () =>
      share(renderStatic(site, 'dialog', <Dialogs dialogs={page.dialogs} site={site} />)),
    ),
    css: '',
  };
}

const notFound = (site: SiteModel): SectionView<Markup> => ({
  id: 'not-found',
  type: 'not-found',
  tone: 'plain',
  html: [renderStatic(site, 'not-found', <NotFound site={site} />)],
});

function sectionView(
  site: SiteModel,
  data: AnySectionData,
  heading: 1 | 2,
  path: string,
  onError: OnSectionError,
): SectionView<Markup> {
  const { id, type, tone } = data;
  const frame = { id, type, tone, ...(!('title' in data) && { label: data.label }) };
  const live = isLive(type) && { ...frame, type, start: liveSections[type].start, heading, data };
  // A live section is rendered with its page; here it shows only whether it can be.
  if (live && onError === 'refuse') return live;
  try {
    const html = renderSection(site, data, heading);
    return live || { ...frame, html };
  } catch (error) {
    const failure = sectionError(error, type, id, path);
    if (onError === 'refuse') throw failure;
    console.error(failure);
    const box = <SectionFailure id={id} type={type} error={asError(error)} texts={site.texts.error} />;
    return { ...frame, html: [renderStatic(site, id, box)] };
  }
}

/** The HTML of a section, of a template where sections before were alike in all but their words. */
function renderSection(site: SiteModel, section: AnySectionData, heading: 1 | 2): Markup {
  const Component = loadedSection(section.type);
  if (!Component) throw new Error(`The component of ${section.type} is not loaded`);
  const render = (data: AnySectionData) =>
    renderStatic(site, data.id, <Component section={data} site={site} heading={heading} />);
  const { key, words } = hollow(section);
  const template = templatesOf(site)(`${heading} ${key}`, (slot) => render(hollow(section, slot).data));
  return template ? fillTemplate(template, words) : [render(section)];
}

const templatesOf = createTemplates(500);
/** What was rendered of a site lately, whole: pages share their footers and dialogs. */
const fragmentsOf = createSiteCaches<Markup>(100);

const keyOf = (...parts: unknown[]) => JSON.stringify(parts);
