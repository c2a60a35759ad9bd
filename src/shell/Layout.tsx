import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Outlet, useLocation, useNavigation, useRouteLoaderData } from 'react-router-dom';
import type { PageView } from '../client/page-view.ts';
import { pageRoute } from '../client/routes.tsx';
import { ScrollToPlace } from '../client/ScrollToPlace.tsx';
import { ToastHost } from '../client/toasts/ToastHost.tsx';
import { useActiveLink } from '../client/use-active-link.ts';
import { useArrival } from '../client/use-arrival.ts';
import { useSite } from '../ui/Providers.tsx';
import { Header } from './Header.tsx';
import { Pending } from './Pending.tsx';
import { StaticHtml } from './StaticHtml.tsx';

/** What every page has around its sections. */
export function Layout() {
  const site = useSite();
  const { header, router, texts, toasts } = site;
  const { pathname } = useLocation();
  const loading = useNavigation().state === 'loading';
  const [stillLoading] = useDebouncedValue(loading, router.pendingDelay);
  const view = useLast(useRouteLoaderData(pageRoute) as PageView | undefined);
  const active = useActiveLink(header.nav, pathname);
  const activeInMenu = useActiveLink(header.menu, pathname);
  const announcement = useArrival(view, texts.arrived);

  return (
    <>
      <a className="skip-link" href="#_content">
        {texts.skipLink}
      </a>
      <Header site={site} active={active} activeInMenu={activeInMenu} />
      <main id="_content" tabIndex={-1} aria-busy={loading} data-pending={(loading && stillLoading) || undefined}>
        {loading && <Pending texts={texts} />}
        <Outlet />
      </main>
      <StaticHtml html={view?.footer} />
      <StaticHtml html={view?.dialogs} />
      <div className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </div>
      <ToastHost options={toasts} texts={texts.toast} />
      <ScrollToPlace delay={header.hashScrollDelay} pageRoute={pageRoute} />
    </>
  );
}

/** The page that is shown, or, where a route failed, the last that was: its footer stays. */
function useLast(current: PageView | undefined): PageView | undefined {
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return current ?? last;
}
