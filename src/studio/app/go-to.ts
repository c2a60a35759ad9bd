import type { IdPath } from '../../config/edit/id-path.ts';
import { getState, select, setState } from './store.ts';
import { pagesWith } from './uses.ts';

/** Shows a page of the site in the frame. */
export function showPage(path: string): void {
  const { frame, page } = getState();
  if (path === page) return;
  setState({ page: path, selection: undefined });
  const element = document.querySelector('iframe');
  if (frame) frame.goTo(path);
  else if (element) element.src = path;
}

/** Selects the value at a path, and shows a page with it. */
export function goTo(path: IdPath, options: Parameters<typeof select>[1] = {}): void {
  const { value, page } = getState();
  const pages = pagesWith(value, path);
  if (pages[0] !== undefined && !pages.includes(page)) showPage(pages[0]);
  select(path, options);
}
