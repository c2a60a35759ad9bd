import { useSyncExternalStore } from 'react';
import { drawnList, onListDrawn } from './show-toast.ts';
import type { ToastsProps } from './Toasts.tsx';

/** The place of toasts: nothing until the first one is shown, the list of them from then on. */
export function ToastHost(props: ToastsProps) {
  // Not `lazy`: the code is there by now, and React would hold the reveal of a boundary back by up to 300 ms.
  const Toasts = useSyncExternalStore(onListDrawn, drawnList, () => undefined);
  return Toasts ? <Toasts {...props} /> : null;
}
