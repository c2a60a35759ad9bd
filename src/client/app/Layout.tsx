import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Outlet, useLocation, useNavigation, useRouteLoaderData } from 'react-router-dom';
import { Header } from '../../shell/Header.tsx';
import { Pending } from '../../shell/Pending.tsx';
import { SiteAnnouncements } from '../../shell/SiteAnnouncements.tsx';
import { StaticHtml } from '../../shell/StaticHtml.tsx';
import { useSite } from '../../ui/Providers.tsx';
import { ToastHost } from '../../ui/toasts/ToastHost.tsx';
import { PageScroll } from './PageScroll.tsx';
import type { PageView } from './page-view.ts';
import { pageRoute } from './page-view.ts';
import { useActiveLink } from './use-active-link.ts';
import { useArrival } from './use-arrival.ts';

/** The layout of every page: header, main area, footer, dialogs and toasts. */
export function Layout() {
  const { header, router, texts, toasts } = useSite();
  const { pathname } = useLocation();
  const loading = useNavigation().state === 'loading';
  const [stillLoading] = useDebouncedValue(loading, router.pendingDelay);
  const loaded = useRouteLoaderData(pageRoute) as PageView | undefined;
  // If a page fails to load, the footer of the page before stays.
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
      <SiteAnnouncements />
      <Header active={active} activeInMenu={activeInMenu} alternates={view?.alternates} />
      <main id="_content" tabIndex={-1} aria-busy={loading} data-pending={(loading && stillLoading) || undefined}>
        {loading && <Pending />}
        {/* The key remounts React Router's error boundary, which otherwise may keep its error after a successful retry. */}
        <Outlet key={loaded ? 'page' : 'failed'} />
      </main>
      <StaticHtml html={view?.footer} />
      <StaticHtml html={view?.dialogs} />
      <div className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </div>
      <ToastHost options={toasts} texts={texts.toast} />
      <PageScroll delay={header.hashScrollDelay} pageRoute={pageRoute} />
    </>
  );
}
