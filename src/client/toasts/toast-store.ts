import { createNotificationsStore, type NotificationData, notifications } from '@mantine/notifications';
import type { ToastContent, ToastType } from './show-toast.ts';

/** How a toast leaves: in its place, or by the side that it was swiped to. */
export type ToastExit = 'fade' | 'left' | 'right';

/** A toast as the store holds it. What is under `data-` reaches the element. */
export interface ToastData extends NotificationData {
  'data-type': ToastType;
  'data-leaving'?: ToastExit;
  /** Changes whenever the content does. */
  'data-version': number;
}

/** The toasts of the page, oldest first. Those that are leaving are still among them. */
export const toastStore = createNotificationsStore();
// Mantine's limit makes the newest wait; ours lets the oldest leave (see surplusToasts).
toastStore.setState({ ...toastStore.getState(), limit: Number.POSITIVE_INFINITY });

let version = 0;

/** Adds a toast as the newest and returns its id. */
export function addToast(content: ToastContent, id?: string): string {
  return notifications.show({ id, ...toData(content) }, toastStore);
}

/** Replaces the content of a toast, or adds it if it is no longer there; returns its id. */
export function changeToast(id: string, content: ToastContent): string {
  if (!toastStore.getState().notifications.some((toast) => toast.id === id)) return addToast(content, id);
  notifications.update({ id, ...toData(content) }, toastStore);
  return id;
}

/** Marks a toast as leaving, so that it can be seen to go. */
export function leaveToast(id: string, exit: ToastExit): void {
  notifications.updateState(toastStore, (toasts) =>
    toasts.map((toast) => (toast.id === id && !toast['data-leaving'] ? { ...toast, 'data-leaving': exit } : toast)),
  );
}

/** Takes a toast away at once. */
export function removeToast(id: string): void {
  notifications.hide(id, toastStore);
}

function toData({ type, title, message }: ToastContent): Omit<ToastData, 'id'> {
  version += 1;
  // The element around a toast has no part in what is announced: the text inside is the live region.
  return {
    role: 'presentation',
    title,
    message,
    'data-type': type,
    'data-leaving': undefined,
    'data-version': version,
  };
}
