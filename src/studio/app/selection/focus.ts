import type { IdPath } from '../../../json/edit/id-path.ts';
import { pathKey } from '../document/paths.ts';

// Moves the focus. Rows of lists have the attribute `data-item`, fields `data-field`, and the panes of Studio `data-pane`.

const find = (attribute: string, path: IdPath) =>
  document.querySelectorAll<HTMLElement>(`[data-${attribute}=${JSON.stringify(pathKey(path))}]`);

/** Runs a task when the last changes are on the screen. */
const afterwards = (task: () => void) => requestAnimationFrame(() => requestAnimationFrame(task));

/** Focuses the row of an item, if possible in the pane that has the focus. */
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

/** Focuses the control of a field, or the first control of the form. */
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

/** Focuses a pane: its active row, else its first control. */
export function focusPane(name: string): void {
  const pane = document.querySelector<HTMLElement>(`[data-pane=${name}]`);
  if (!pane) return;
  const row = pane.querySelector<HTMLElement>('[data-item][tabindex="0"]');
  (row ?? pane.querySelector<HTMLElement>('[data-start]') ?? firstControl(pane) ?? pane).focus();
}

/** Focuses the next or the previous pane. */
export function focusNextPane(by: 1 | -1): void {
  // Not those inside another: the page box has the focus when the top bar has it.
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]:not([data-pane] *)')].filter(isShown);
  const at = panes.findIndex((pane) => pane.contains(document.activeElement));
  const next = panes[(at + by + panes.length) % panes.length];
  if (next?.dataset.pane) focusPane(next.dataset.pane);
}

/**
 * Remembers the focused element, and returns a function that focuses it again when a window has closed, unless another element has the focus
 * by then.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement as HTMLElement | null;
  return () =>
    afterwards(() => {
      // A sheet is still there while it slides out.
      if (document.activeElement?.matches('body, [role=dialog] *, [role=dialog]')) before?.focus();
    });
}

/** Focuses the last pane when the focused element is removed, so that the focus does not fall to the body. */
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
