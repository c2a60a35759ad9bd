import { memo, type ReactNode, Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { SiteData } from '../../pages/page-data.ts';
import { type AnySectionComponent, loadedSection, loadSection } from '../../shell/components.ts';
import { SectionBoundary } from '../../shell/SectionBoundary.tsx';
import { SectionFailure } from '../../shell/SectionFailure.tsx';
import { AlignContext } from '../../ui/align.ts';
import { titleId } from '../../ui/ids.ts';
import { markFailed, removeForeignNodes, replayEarly } from '../before-react/early.ts';
import { prerenderedHtml } from './built-html.ts';
import type { LiveSection, SectionView } from './page-view.ts';
import { whenToStart } from './when-to-start.ts';

interface Props {
  view: SectionView;
  site: SiteData;
  /** The path of its page. */
  path: string;
}

/** Renders a section: a static one as its HTML, a live one with its component. */
export const SectionRenderer = memo(function SectionRenderer({ view, site, path }: Props) {
  const frame = {
    id: view.id,
    className: view.layout ? `section ${view.layout}` : 'section',
    'data-type': view.type,
    'data-tone': view.tone,
    ...(view.label ? { 'aria-label': view.label, 'data-strip': '' } : { 'aria-labelledby': titleId(view.id) }),
  };
  if ('html' in view) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered by React at build time
    return <section {...frame} dangerouslySetInnerHTML={{ __html: view.html }} suppressHydrationWarning />;
  }
  /** What a visitor without script sees stays. A page that came by a link has no such HTML. */
  const fallback = (error: Error) => {
    const html = prerendered.get(view);
    return html === undefined ? (
      <section {...frame}>
        <SectionFailure id={view.id} type={view.type} error={error} texts={site.texts.error} />
      </section>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered by React at build time
      <section {...frame} data-start={view.start} data-live="failed" dangerouslySetInnerHTML={{ __html: html }} />
    );
  };
  return (
    <SectionBoundary fallback={fallback}>
      <section {...frame} data-start={view.start}>
        <Suspense fallback={null}>
          <Live view={view} site={site} path={path} />
        </Suspense>
      </section>
    </SectionBoundary>
  );
});

function Live({ view, site, path }: Props & { view: LiveSection }) {
  const Component = use(componentOf(view, site.router.timeout));
  useEffect(() => replayEarly(view.id), [view.id]);
  return useAddressAfterHydration(
    path,
    <AlignContext value={view.data.align}>
      <Component section={view.data} site={site} heading={view.heading} texts={site.texts.sections[view.type] ?? {}} />
    </AlignContext>,
  );
}

/** Renders an element at the address that the build rendered it at, without query and hash, until it is hydrated, and then at the real one. */
function useAddressAfterHydration(path: string, element: ReactNode): ReactNode {
  const location = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useRoutes([{ path: '*', element }], isHydrated ? location : path);
}

const never = () => () => {};

/** The prerendered HTML of live sections, as it was when their code came. */
const prerendered = new WeakMap<LiveSection, string>();

const components = new WeakMap<LiveSection, Promise<AnySectionComponent>>();

/** Returns the promise of a section's component, the same on each render. It is settled if the code is loaded. */
function componentOf(view: LiveSection, timeout: number): Promise<AnySectionComponent> {
  const known = components.get(view);
  if (known) return known;
  const loaded = loadedSection(view.type);
  const promise = loaded ? settled(loaded) : load(view, timeout);
  components.set(view, promise);
  return promise;
}

/**
 * Loads a section's component when the section is to start. Retries when the network is back. While that fails, or if it takes longer than
 * `timeout` milliseconds, the section keeps its prerendered HTML.
 */
async function load(view: LiveSection, timeout: number): Promise<AnySectionComponent> {
  await whenToStart(view);
  const late = setTimeout(() => markFailed(view.id), timeout);
  for (;;) {
    try {
      const component = await loadSection(view.type);
      removeForeignNodes(view.id);
      keepPrerendered(view);
      return component;
    } catch {
      markFailed(view.id);
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    } finally {
      clearTimeout(late);
    }
  }
}

function keepPrerendered(view: LiveSection): void {
  const element = document.getElementById(view.id);
  // In development, an error is shown with its stack instead.
  if (element && !import.meta.env.DEV) prerendered.set(view, prerenderedHtml(element));
}

/** A promise whose value React reads without suspending, thanks to these properties. */
const settled = <T,>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
