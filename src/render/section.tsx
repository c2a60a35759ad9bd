import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, UNSAFE_LocationContext as LocationContext, StaticRouterProvider } from 'react-router-dom';
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
  /** Called if the HTML depends on the address. */
  onLocation?(): void;
}

/** Renders a static section, where links and hooks of the router work as in the page. Throws an error that names the section. */
export const renderStaticSection = (site: SiteData, section: SectionOfPage): string =>
  namingErrors(section, () => {
    const html = renderStatic(site, section.data.id, sectionIn(site, section));
    if (hasRefusedAction(html)) throw new Error(refusedAction);
    return html;
  });

/** Renders a live section without its page, to find out whether it can be rendered. Throws an error that names the section. */
export function tryLiveSection(site: SiteData, section: SectionOfPage): void {
  namingErrors(section, () => {
    const html = renderToString(<Providers site={site}>{sectionIn(site, section)}</Providers>);
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

function sectionIn(site: SiteData, { data, heading, path, onLocation }: SectionOfPage): ReactNode {
  const Component = loadedSection(data.type);
  if (!Component) throw new Error(`The component of ${data.type} is not loaded`);
  const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  const watched = {
    get location() {
      onLocation?.();
      return location;
    },
    navigationType: 'POP' as never,
  };
  const route = {
    id: 'section',
    path: '*',
    element: (
      <LocationContext value={watched}>
        <AlignContext value={data.align}>
          <Component section={data} site={site} heading={heading} />
        </AlignContext>
      </LocationContext>
    ),
  };
  const params = { '*': path.slice(1) };
  const context = {
    ...{ basename: '/', location, matches: [{ route, params, pathname: path, pathnameBase: '/' }], loaderData: {} },
    ...{ actionData: null, errors: null, statusCode: 200, loaderHeaders: {}, actionHeaders: {} },
  };
  return <StaticRouterProvider router={createStaticRouter([route], context)} context={context} hydrate={false} />;
}
