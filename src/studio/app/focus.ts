import type { IdPath } from '../../config/edit/id-path.ts';
import { pathKey } from './paths.ts';

// Where the focus goes. What can have it is marked: rows of lists with `data-item`, fields with `data-field`, parts of the page with `data-pane`.

const find = (attribute: string, path: IdPath) =>
  document.querySelectorAll<HTMLElement>(`[data-${attribute}=${JSON.stringify(pathKey(path))}]`);

/** Runs something once what has changed is on the screen. */
const afterwards = (task: () => void) => requestAnimationFrame(() => requestAnimationFrame(task));

/** Focuses the row of an item, in the list in which the focus is if it has one. */
export function focusItem(path: IdPath): void {
  const pane = document.activeElement?.closest('[data-pane]');
  afterwards(() => {
    const rows = [...find('item', path)].filter(isShown);
    const row = rows.find((one) => pane?.contains(one)) ?? rows[0];
    if (row) row.focus();
    else focusField(path);
  });
}

const isShown = (element: HTMLElement) => element.checkVisibility();

/** Focuses the control of a field, or the first one of the form of a thing. */
export function focusField(path: IdPath): void {
  afterwards(() => {
    const [field = document.querySelector('[data-pane=form] fieldset')] = find('field', path);
    const control = field && firstControl(field);
    control?.scrollIntoView({ block: 'nearest' });
    control?.focus();
  });
}

const controls = 'input:not([type=hidden]), textarea, select, button, [tabindex="0"]';
const firstControl = (field: Element) => [...field.querySelectorAll<HTMLElement>(controls)].find(isShown) ?? undefined;

/** Focuses a part of Studio's page: what had the focus there last, else its first control. */
export function focusPane(name: string): void {
  const pane = document.querySelector<HTMLElement>(`[data-pane=${name}]`);
  if (!pane) return;
  const row = pane.querySelector<HTMLElement>('[data-item][tabindex="0"]');
  (row ?? pane.querySelector<HTMLElement>('[data-start]') ?? firstControl(pane) ?? pane).focus();
}

/** Goes from part to part of Studio's page. */
export function focusNextPane(by: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter(isShown);
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  const next = panes[(at + by + panes.length) % panes.length];
  if (next?.dataset.pane) focusPane(next.dataset.pane);
}

/** Keeps the focus out of the body: when what has it goes away, the part of the page around it gets it. */
export function keepFocus(root: Element): void {
  let last: Element | undefined;
  let pane: string | undefined;
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element;
    pane = last.closest<HTMLElement>('[data-pane]')?.dataset.pane ?? pane;
  });
  new MutationObserver(() => {
    if (document.activeElement !== document.body || !last || last.isConnected) return;
    const lost = last;
    afterwards(() => {
      if (document.activeElement === document.body && last === lost) focusPane(pane ?? 'outline');
    });
  }).observe(root, { childList: true, subtree: true });
}
