import type { IdPath } from '../../config/edit/id-path.ts';
import { showPage } from './FramePane.tsx';
import { getState, select } from './store.ts';
import { pagesWith } from './uses.ts';

/** Selects what stands at a path, on a page that shows it. */
export function goTo(path: IdPath, options: Parameters<typeof select>[1] = {}): void {
  const { value, page } = getState();
  const pages = pagesWith(value, path);
  if (pages[0] !== undefined && !pages.includes(page)) showPage(pages[0]);
  select(path, options);
}
