import { type ReactNode, useEffect, useState } from 'react';
import type { PageView } from '../client/page-view.ts';
import type { RouterState } from '../client/router.ts';
import { ToastHost } from '../client/toasts/ToastHost.tsx';
import { useActiveLink } from '../client/use-active-link.ts';
import { useArrival } from '../client/use-arrival.ts';
import { useScroll } from '../client/use-scroll.ts';
import type { SiteModel } from '../config/page-model.ts';
import { Header } from './Header.tsx';
import { Pending } from './Pending.tsx';
import { StaticHtml } from './StaticHtml.tsx';

interface LayoutProps {
  site: SiteModel;
  state: RouterState;
  /** What stands in the main area. */
  children: ReactNode;
}

/** What every page has around its sections. */
export function Layout({ site, state, children }: LayoutProps) {
  const { place, loading } = state;
  const view = useLast(state.view);
  const pending = useLongerThan(loading, site.router.pendingDelay);
  const active = useActiveLink(site.header.nav, place.pathname);
  const activeInMenu = useActiveLink(site.header.menu, place.pathname);
  const announcement = useArrival(view, site.texts.arrived);
  useScroll(state, site.header.hashScrollDelay);

  return (
    <>
      <a className="skip-link" href="#content">
        {site.texts.skipLink}
      </a>
      <Header site={site} active={active} activeInMenu={activeInMenu} />
      <main id="content" tabIndex={-1} aria-busy={loading} data-pending={pending || undefined}>
        {loading && <Pending texts={site.texts} />}
        {children}
      </main>
      <StaticHtml html={view?.footer} />
      <StaticHtml html={view?.dialogs} />
      <div className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </div>
      <ToastHost options={site.toasts} texts={site.texts.toast} />
    </>
  );
}

/** The page that is shown, or, where a route failed, the last that was: its footer stays. */
function useLast(current: PageView | undefined): PageView | undefined {
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return current ?? last;
}

/** True once `on` has been true for longer than `delay` milliseconds. */
function useLongerThan(on: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return setLate(false);
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [on, delay]);
  return on && late;
}
