import type { IdPath } from '../../../json/edit/id-path.ts';
import { pagesWith } from '../document/uses.ts';
import { getState, select, setState } from '../store.ts';

/** The page that Studio has asked for last, and when, in milliseconds since 1970. */
let asked: { page: string; time: number } | undefined;

/** Says which page the frame is to show from now on. `frame.goTo` must follow, at once or later. */
export function expectPage(page: string): void {
  asked = { page, time: performance.timeOrigin + performance.now() };
  setState({ page });
}

/** Shows a page of the site in the frame. */
export function showPage(path: string): void {
  const { frame, page } = getState();
  if (path === page) return;
  expectPage(path);
  setState({ selection: undefined });
  const element = document.querySelector('iframe');
  if (frame) frame.goTo(path);
  else if (element) element.src = path;
}

/**
 * Must be called when a document in the frame shows a page. A document that was on its way before Studio asked for another page did not hear
 * of it, so it is told again.
 */
export function pageShown(path: string, { timeOrigin }: Performance): void {
  const { frame, page } = getState();
  if (path !== page && asked?.page === page && timeOrigin < asked.time) frame?.goTo(page);
  else setState({ page: path });
}

/** Selects the value at a path, and shows a page with it. */
export function goTo(path: IdPath, options: Parameters<typeof select>[1] = {}): void {
  const { value, page } = getState();
  const pages = pagesWith(value, path);
  if (pages[0] !== undefined && !pages.includes(page)) showPage(pages[0]);
  select(path, options);
}
