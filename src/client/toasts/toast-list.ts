import type { ComponentType } from 'react';
import type { ToastsProps } from './Toasts.tsx';

let list: ComponentType<ToastsProps> | undefined;
const listeners = new Set<() => void>();

/** Has the list of toasts drawn with this component from now on. */
export function drawToasts(component: ComponentType<ToastsProps>): void {
  if (list) return;
  list = component;
  for (const listener of listeners) listener();
}

/** The component that draws the list; none before the first toast. */
export function toastList(): ComponentType<ToastsProps> | undefined {
  return list;
}

/** Calls back when there is a list to draw; returns how to stop that. */
export function onToastList(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
