import { startTransition, useEffect, useState } from 'react';
import type { SiteModel } from '../config/page-model.ts';
import { Layout } from '../shell/Layout.tsx';
import { PageSections } from '../shell/PageSections.tsx';
import { RouteBoundary } from '../shell/RouteBoundary.tsx';
import { RouteError } from '../shell/RouteError.tsx';
import { Providers } from '../ui/Providers.tsx';
import type { Router, RouterState } from './router.ts';

/**
 * The whole app. What it is provided with stays outside of what steps change, also while sections still wait for React: a context
 * that changed above them would make React drop their prerendered HTML. `onReady` is
 * called once it follows the router.
 */
export function App({ site, router, onReady }: { site: SiteModel; router: Router; onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Providers site={site}>
      <Routed site={site} router={router} />
    </Providers>
  );
}

/** The layout, and in it the page where the router is, or what is said where it failed. */
function Routed({ site, router }: { site: SiteModel; router: Router }) {
  const [state, setState] = useState(router.state);
  useEffect(() => {
    // A step must not be in the way of what the visitor does meanwhile.
    const follow = (next: RouterState) => startTransition(() => setState(next));
    // It may have gone on since this was rendered.
    follow(router.state);
    return router.subscribe(follow);
  }, [router]);
  const retry = () => void router.reload();
  const failure = (error: unknown) => (
    <RouteError
      error={error instanceof Error ? error.message : String(error)}
      texts={site.texts.error}
      notice={navigator.onLine ? undefined : site.texts.toast.offline}
      onRetry={retry}
    />
  );

  return (
    <Layout site={site} state={state}>
      <RouteBoundary view={state.view} fallback={failure}>
        {state.view ? (
          <PageSections key={state.view.path} view={state.view} site={site} fromTop={isFromTop(state)} />
        ) : (
          failure(state.error)
        )}
      </RouteBoundary>
    </Layout>
  );
}

/** Whether a step leads to the top of its page: not to a place in it, nor to where the visitor was before. */
const isFromTop = ({ byBrowser, place }: RouterState) => !byBrowser && !place.hash;
