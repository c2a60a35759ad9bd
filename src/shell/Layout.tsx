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
import { SiteAnnouncement } from './SiteAnnouncement.tsx';
import { StaticHtml } from './StaticHtml.tsx';

/** What every page has around its sections. */
export function Layout() {
  const { header, router, texts, toasts } = useSite();
  const { pathname } = useLocation();
  const loading = useNavigation().state === 'loading';
  const [stillLoading] = useDebouncedValue(loading, router.pendingDelay);
  const loaded = useRouteLoaderData(pageRoute) as PageView | undefined;
  // Where a route failed, the footer of the last page stays.
  const [view, setView] = useState(loaded);
  if (loaded && loaded !== view) setView(loaded);
  const active = useActiveLink(header.nav, pathname);
  const activeInMenu = useActiveLink(header.menu, pathname);
  const announcement = useArrival(view, texts.arrived);

  return (
    <>
      <a className="skip-link" href="#_content">
        {texts.skipLink}
      </a>
      <SiteAnnouncement />
      <Header active={active} activeInMenu={activeInMenu} alternates={view?.alternates} />
      <main id="_content" tabIndex={-1} aria-busy={loading} data-pending={(loading && stillLoading) || undefined}>
        {loading && <Pending />}
        {/* Mounted anew once a page that failed is there: React Router's error boundary may keep its error otherwise. */}
        <Outlet key={loaded ? 'page' : 'failed'} />
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
