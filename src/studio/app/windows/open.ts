import type { Opened } from '../panes/slice.ts';
import { setState } from '../store.ts';

/** Opens a window instead of the open one; without a window, closes that. */
export const openWindow = (open: Opened | undefined): void => setState({ open });

/** Opens the form of the selection, in a window that is too narrow for the form beside the page. */
export function openForm(): void {
  if (!matchMedia('(min-width: 64em)').matches) openWindow({ name: 'form' });
}

/** Opens the code panel, at a place of the file. */
export const openCode = (place?: { line: number; column: number }): void =>
  setState({ hasCode: true, codePlace: place && { line: place.line, column: place.column }, open: undefined });
