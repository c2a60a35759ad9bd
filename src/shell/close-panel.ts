/** Closes a panel, such as the menu, if it is open. */
export function closePanel(panel: HTMLElement): void {
  try {
    panel.hidePopover();
  } catch {
    // In browsers without popovers, the platform script closes it.
  }
}
