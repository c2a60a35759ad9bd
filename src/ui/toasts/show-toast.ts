import type { ComponentType } from 'react';
import type { ToastsProps } from './Toasts.tsx';
import type { ToastContent } from './toast.ts';

/**
 * Shows a toast, or updates the one with this id, and returns its id. The first toast loads the code. Never rejects; if the code cannot be
 * loaded, shows nothing and returns an empty id.
 */
export async function showToast(content: ToastContent, id?: string): Promise<string> {
  const code = await openToasts();
  return code ? code.addToast(content, id) : '';
}

/** Puts the list of toasts on the page, once its code is loaded. */
export async function openToasts(): Promise<Code | undefined> {
  const code = await loadToasts();
  if (code && !component) {
    component = code.default;
    for (const listener of listeners) listener();
  }
  return code;
}

type Code = typeof import('./Toasts.tsx');
let loading: Promise<Code | undefined> | undefined;

/** Loads the code of toasts ahead of the first one. */
export function loadToasts(): Promise<Code | undefined> {
  // One shared promise, so that toasts keep their order while it is pending.
  loading ??= import('./Toasts.tsx').catch(() => {
    // The next toast tries again.
    loading = undefined;
    return undefined;
  });
  return loading;
}

let component: ComponentType<ToastsProps> | undefined;
const listeners = new Set<() => void>();

/** The component that renders the list of toasts; undefined before the first toast. */
export const toastsComponent = (): ComponentType<ToastsProps> | undefined => component;

/** Calls `listener` when `toastsComponent` changes; returns the unsubscribe function. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
