import { all, root } from './shared.ts';

// Popovers: the button tells whether its panel is open, to old assistive technology and to the rules.
function tell(panel: HTMLElement, isOpen: boolean): void {
  for (const button of all(`[popovertarget="${panel.id}"]`)) button.setAttribute('aria-expanded', String(isOpen));
  if (panel.id === '_menu') root.toggleAttribute('data-menu', isOpen);
}
document.addEventListener(
  // Before it opens, so that one frame shows both.
  'beforetoggle',
  ({ target, newState }: Event & { newState?: string }) => {
    if (target instanceof HTMLElement && target.popover) tell(target, newState === 'open');
  },
  true,
);
document.addEventListener('DOMContentLoaded', () => {
  for (const panel of all<HTMLElement>('[popover]')) tell(panel, panel.matches(':is(:popover-open)'));
});

// Where the browser does not know popovers, the attribute `data-open` stands for what it would do, and the rules of the panels follow it.
const knowsPopovers = 'popover' in root;
root.toggleAttribute('data-no-popovers', !knowsPopovers);

/** Opens and closes the panels where the browser does not. */
export function showPanels(isOpen: (panel: HTMLElement) => boolean): void {
  if (knowsPopovers) return;
  for (const panel of all<HTMLElement>('[popover=auto]'))
    tell(panel, panel.toggleAttribute('data-open', isOpen(panel)));
}
