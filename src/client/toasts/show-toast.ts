import type { ComponentType } from 'react';
import type { ToastsProps } from './Toasts.tsx';

/** What a toast says. `loading` stays until it is updated or dismissed; the others leave by themselves. */
export interface ToastContent {
  type: 'success' | 'info' | 'warning' | 'error' | 'loading';
  message: string;
}

/**
 * Shows a toast, or gives the one with this id another content, and returns its id. The first toast loads the code of toasts.
 * Never rejects: what the toast tells of has happened either way. Without the network the id is empty.
 */
export async function showToast(content: ToastContent, id?: string): Promise<string> {
  const code = await loadToasts();
  if (!code) return '';
  if (!list) {
    list = code.default;
    for (const listener of listeners) listener();
  }
  return code.addToast(content, id);
}

type Code = typeof import('./Toasts.tsx');
let loading: Promise<Code | undefined> | undefined;

/** Loads the code of toasts ahead of the first one, for those that tell of a lost network. */
export function loadToasts(): Promise<Code | undefined> {
  // One promise for all, so that toasts asked for while it is pending come in the order they were asked for.
  loading ??= import('./Toasts.tsx').catch(() => {
    // The network may be back for the next toast.
    loading = undefined;
    return undefined;
  });
  return loading;
}

let list: ComponentType<ToastsProps> | undefined;
const listeners = new Set<() => void>();

/** The component that draws the list of toasts; none before the first toast. */
export const drawnList = (): ComponentType<ToastsProps> | undefined => list;

/** Calls back when there is a list to draw; returns how to stop that. */
export function onListDrawn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
