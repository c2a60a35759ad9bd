import { createRef } from 'react';
import type { IdPath } from '../../../json/edit/id-path.ts';
import { addressInFrame } from '../document/paths.ts';
import { pagesWith } from '../document/uses.ts';
import { getState, setState } from '../store.ts';
import { select } from './select.ts';

/** The frame of the page. */
export const frameRef = createRef<HTMLIFrameElement>();

/** Says which page the frame is to show from now on. `frame.goTo` must follow, at once or later. */
export function expectPage(page: string): void {
  setState({ page, asked: { page, time: performance.timeOrigin + performance.now() } });
}

/** Shows a page of the site in the frame. */
export function showPage(path: string): void {
  const { frame, page, value } = getState();
  if (path === page) return;
  expectPage(path);
  setState({ selection: undefined });
  const address = addressInFrame(value, path);
  if (frame) frame.goTo(address);
  else if (frameRef.current) frameRef.current.src = address;
}

/**
 * Must be called when a document in the frame shows a page. A document that was on its way before Studio asked for another page did not hear
 * of it, so it is told again.
 */
export function pageShown(path: string, { timeOrigin }: Performance): void {
  const { frame, page, asked, value } = getState();
  if (path !== page && asked?.page === page && timeOrigin < asked.time) frame?.goTo(addressInFrame(value, page));
  else setState({ page: path });
}

/** Selects the value at a path, and shows a page with it. */
export function goTo(path: IdPath, options: Parameters<typeof select>[1] = {}): void {
  const { value, page } = getState();
  const pages = pagesWith(value, path);
  if (pages[0] !== undefined && !pages.includes(page)) showPage(pages[0]);
  select(path, options);
}
