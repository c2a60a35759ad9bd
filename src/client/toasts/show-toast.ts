import { drawToasts } from './toast-list.ts';

export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** What a toast says. `loading` stays until it is updated or dismissed; the others leave by themselves. */
export interface ToastContent {
  type: ToastType;
  message: string;
  title?: string;
}

/**
 * Shows a toast and tells its id, after fetching what draws toasts if this is the first one.
 * Never rejects: what the toast speaks of has happened either way. Without the network the id is empty.
 */
export async function showToast(content: ToastContent): Promise<string> {
  const code = await loadToasts();
  if (!code) return '';
  drawToasts(code.list.default);
  return code.store.addToast(content);
}

/** Gives a toast another content and its full time again; one that has left is shown again, since this is news. */
export async function updateToast(id: string, content: ToastContent): Promise<string> {
  const code = await loadToasts();
  if (!code) return '';
  drawToasts(code.list.default);
  return code.store.changeToast(id, content);
}

/** Fetches what draws toasts ahead of the first one, for those that speak of a lost network. */
export async function preloadToasts(): Promise<void> {
  await loadToasts();
}

interface ToastCode {
  store: typeof import('./toast-store.ts');
  list: typeof import('./Toasts.tsx');
}

let loading: Promise<ToastCode | undefined> | undefined;

// One promise for all, so that toasts asked for while it is pending come in the order they were asked for.
function loadToasts(): Promise<ToastCode | undefined> {
  loading ??= fetchToasts();
  return loading;
}

async function fetchToasts(): Promise<ToastCode | undefined> {
  try {
    const [store, list] = await Promise.all([import('./toast-store.ts'), import('./Toasts.tsx')]);
    // A listener of `vite:preloadError` that prevents the default turns a failed import into undefined.
    if (store && list) return { store, list };
  } catch {
    // The result says so, and the network may be back for the next toast.
  }
  loading = undefined;
  return undefined;
}
