import type { IdPath } from '../../../json/edit/id-path.ts';
import { openForm } from '../dialogs/open.ts';
import { getState, setState } from '../store.ts';

/** Selects the value at a path: opens its form, and outlines it on the page. */
export function select(path: IdPath | undefined, { from }: { from?: 'page' | 'form' | 'code' } = {}): void {
  setState({ selection: path });
  if (from !== 'page') getState().frame?.select(path, { scroll: true });
  if (path && !from) openForm();
}
