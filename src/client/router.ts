import { DocumentNeeded } from './fetch-page.ts';
import type { PageView } from './page-view.ts';
import { pathOf } from './path-of.ts';

/** An entry of the browser's history. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Tells it from other entries with the same address. */
  key: string;
}

/** Where the visitor is and what is shown there. A step changes `place` and `view` (or `error`) together, once its page is there. */
export interface RouterState {
  place: Place;
  /** True if the browser brought the visitor here by itself: back, forward, or an address edited by hand. */
  byBrowser: boolean;
  /** Undefined where the page could not be loaded: then `error` says why. */
  view: PageView | undefined;
  error?: unknown;
  /** True while a step waits for its page. */
  loading: boolean;
}

export interface Router {
  readonly state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
  /** Goes to an address of this site. */
  navigate(address: string): Promise<void>;
  /** Brings the page that is shown, or that failed, anew. */
  reload(): Promise<void>;
}

/** A router that stays where it is: for rendering at build time. */
export function staticRouter(view: PageView): Router {
  const place = { pathname: view.path, search: '', hash: '', key: 'default' };
  const stay = async () => {};
  const state = { place, byBrowser: true, view, loading: false };
  return { state, subscribe: () => () => {}, navigate: stay, reload: stay };
}

/**
 * Follows and writes the browser's history. `first` is the page of the document; `load` brings the others. The address changes
 * when the page has come; a step that is overtaken by another leaves no trace.
 */
export function createRouter(first: PageView, load: (path: string) => Promise<PageView>): Router {
  const listeners = new Set<(state: RouterState) => void>();
  // The first entry is the router's too, and so has a key under which its scroll can be kept.
  if (!history.state) history.replaceState({ key: newKey() }, '');
  let state: RouterState = { place: here(), byBrowser: true, view: first, loading: false };
  let latest = 0;

  const set = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  };

  /** Brings the page of a place, unless it is shown, and then goes there. `arrive` writes the history. */
  const go = async (
    place: Place,
    { byBrowser, anew = false }: { byBrowser: boolean; anew?: boolean },
    arrive = () => {},
  ) => {
    const step = ++latest;
    const same = state.view && !anew && place.pathname === state.place.pathname;
    let outcome: Pick<RouterState, 'view' | 'error'> = { view: state.view, error: undefined };
    if (!same) {
      if (!anew || !state.view) set({ loading: true });
      outcome = await load(pathOf(place.pathname)).then(
        (view) => ({ view, error: undefined }),
        (error) => ({ view: undefined, error }),
      );
      if (step !== latest) return;
      // The document of any build can show itself, so this happens once a step and is no loop.
      if (outcome.error instanceof DocumentNeeded) return leave(place);
    }
    arrive();
    set({ place, byBrowser, ...outcome, loading: false });
  };

  const again = () => go(state.place, { byBrowser: state.byBrowser, anew: true });
  window.addEventListener('popstate', () => void go(here(), { byBrowser: true }));
  window.addEventListener('online', () => state.view || void again());
  // A page that was left for another document, and is shown again as it was.
  window.addEventListener('pageshow', ({ persisted }) => persisted && set({ loading: false }));

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(address) {
      const { pathname, search, hash, href } = new URL(address, location.href);
      const place = { pathname, search, hash, key: newKey() };
      // The same address again is no new step back.
      const write = href === location.href ? 'replaceState' : 'pushState';
      return go(place, { byBrowser: false }, () => history[write]({ key: place.key }, '', href));
    },
    reload: again,
  };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Has the browser load the document of a place. */
function leave({ pathname, search, hash }: Place): void {
  if (pathname === location.pathname && search === location.search) location.reload();
  else location.assign(pathname + search + hash);
}

function here(): Place {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key: (history.state as { key?: string } | null)?.key ?? 'default' };
}
