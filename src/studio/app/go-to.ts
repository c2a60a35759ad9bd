import type { IdPath } from '../../config/edit/id-path.ts';
import { getState, select, setState } from './store.ts';
import { pagesWith } from './uses.ts';

/** The page that the frame was told to show, until it shows one. */
let wanted: string | undefined;

/** Shows a page of the site in the frame. */
export function showPage(path: string): void {
  const { frame, page } = getState();
  if (path === page) return;
  wanted = path;
  setState({ page: path, selection: undefined });
  const element = document.querySelector('iframe');
  if (frame) frame.goTo(path);
  else if (element) element.src = path;
}

/** Must be called when the frame shows a page. If it was being loaded again when it was told to show another one, it is told once more. */
export function pageShown(path: string): void {
  const { frame, page } = getState();
  const missed = wanted === page && path !== page ? wanted : undefined;
  wanted = undefined;
  setState({ page: path });
  if (missed !== undefined) frame?.goTo(missed);
}

/** Selects the value at a path, and shows a page with it. */
export function goTo(path: IdPath, options: Parameters<typeof select>[1] = {}): void {
  const { value, page } = getState();
  const pages = pagesWith(value, path);
  if (pages[0] !== undefined && !pages.includes(page)) showPage(pages[0]);
  select(path, options);
}
