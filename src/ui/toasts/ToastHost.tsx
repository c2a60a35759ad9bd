import { useSyncExternalStore } from 'react';
import { subscribeToasts, toastsComponent } from './show-toast.ts';
import type { ToastsProps } from './Toasts.tsx';

/** Renders the list of toasts, once the first toast has loaded its code. */
export function ToastHost(props: ToastsProps) {
  // Not `lazy`: React delays the reveal of a Suspense boundary by up to 300 ms.
  const Toasts = useSyncExternalStore(subscribeToasts, toastsComponent, () => undefined);
  return Toasts ? <Toasts {...props} /> : null;
}
