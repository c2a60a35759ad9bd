import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { AnySectionData, SiteData } from '../pages/page-data.ts';
import { loadedSection } from '../shell/components.ts';
import { AlignContext } from '../ui/align.ts';
import { Providers } from '../ui/Providers.tsx';
import { sectionError } from './section-error.ts';
import { renderStatic } from './static.tsx';

interface SectionOfPage {
  data: AnySectionData;
  heading: 1 | 2;
  /** The address of its page. */
  path: string;
}

/**
 * Renders a static section. The types in `routed` have the router around them, where its links and hooks work as in the page; a type that
 * turns out to need it is added. Throws an error that names the section.
 */
export const renderStaticSection = (site: SiteData, section: SectionOfPage, routed: Set<string>): string =>
  namingErrors(section, () => {
    const html = staticHtml(site, section, routed);
    if (hasRefusedAction(html)) throw new Error(refusedAction);
    return html;
  });

function staticHtml(site: SiteData, section: SectionOfPage, routed: Set<string>): string {
  const { id, type } = section.data;
  const component = componentOf(site, section);
  if (!routed.has(type))
    try {
      // Beside what is shown the router has something more: React counts it in the ids that it makes.
      const sameIds = (
        <>
          {component}
          {null}
        </>
      );
      return renderStatic(site, id, sameIds);
    } catch {
      // What needs the router throws without it. Another error is thrown again below.
    }
  const html = renderStatic(site, id, inRouter(component, section.path));
  routed.add(type);
  return html;
}

/** Renders a live section without its page, to find out whether it can be rendered. Throws an error that names the section. */
export function tryLiveSection(site: SiteData, section: SectionOfPage): void {
  namingErrors(section, () => {
    const html = renderToString(
      <Providers site={site}>{inRouter(componentOf(site, section), section.path)}</Providers>,
    );
    if (html.includes(failedBoundary)) throw new Error(suspended);
    if (hasRefusedAction(html)) throw new Error(refusedAction);
  });
}

/** Where the HTML of an app has something that the build refuses, or -1. */
export const refusedAt = (html: string) => html.search(/<!--\$!-->|action="javascript:throw /i);

/** React's mark for a boundary whose content threw or suspended. It does not say why. */
const failedBoundary = '<!--$!-->';
const suspended =
  'A component in it suspends, as with lazy or use, or throws inside of Suspense. It cannot be prerendered: render it after a change of state, such as a click.';
/** React writes this for a form whose action is a function, and a script that handles it. */
const hasRefusedAction = (html: string) => /action="javascript:throw /i.test(html);
const refusedAction =
  'The action of a form is a function. React writes a script for it, which the policy of the site refuses. Use onSubmit instead.';

function namingErrors<T>({ data: { type, id }, path }: SectionOfPage, render: () => T): T {
  try {
    return render();
  } catch (error) {
    const isSuspended = error instanceof Error && error.message.startsWith('A component suspended');
    throw sectionError(isSuspended ? new Error(suspended) : error, type, id, path);
  }
}

function componentOf(site: SiteData, { data, heading }: SectionOfPage): ReactNode {
  const Component = loadedSection(data.type);
  if (!Component) throw new Error(`The component of ${data.type} is not loaded`);
  return (
    <AlignContext value={data.align}>
      <Component section={data} site={site} heading={heading} texts={site.texts.sections[data.type] ?? {}} />
    </AlignContext>
  );
}

/** Puts the router around an element of a page, as `app.tsx` does around the whole page. */
function inRouter(element: ReactNode, path: string): ReactNode {
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />;
}
