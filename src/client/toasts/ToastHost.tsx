import { useSyncExternalStore } from 'react';
import type { ToastsProps } from './Toasts.tsx';
import { onToastList, toastList } from './toast-list.ts';

/** The place of toasts: nothing until the first one is shown, the list of them from then on. */
export function ToastHost(props: ToastsProps) {
  // Not `lazy`: the code is there by now, and React would hold the reveal of a boundary back by up to 300 ms.
  const Toasts = useSyncExternalStore(onToastList, toastList, () => undefined);
  return Toasts ? <Toasts {...props} /> : null;
}
