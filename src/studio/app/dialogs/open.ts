import type { OpenDialog } from '../panes/slice.ts';
import { setState } from '../store.ts';

/** Opens a window instead of the open one; without a window, closes that. */
export const openDialog = (dialog: OpenDialog | undefined): void => setState({ dialog });

/** Opens the form of the selection, in a window that is too narrow for the form beside the page. */
export function openForm(): void {
  if (!matchMedia('(min-width: 64em)').matches) openDialog({ name: 'form' });
}

/** Opens the code panel, at a place of the file. */
export const openCode = (place?: { line: number; column: number }): void =>
  setState({ hasCode: true, codePlace: place && { line: place.line, column: place.column }, dialog: undefined });
