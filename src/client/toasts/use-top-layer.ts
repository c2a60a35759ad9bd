import { type RefObject, useLayoutEffect } from 'react';

/** Keeps a manual popover shown, and puts it above a modal dialog whenever `news` changes while one is open. */
export function useTopLayer(popover: RefObject<HTMLElement | null>, news: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the news itself is not needed, that there is some is.
  useLayoutEffect(() => {
    const element = popover.current;
    // Browsers without popovers ignore the attribute and show the element where it stands.
    if (!element?.showPopover) return;
    try {
      const open = element.matches(':popover-open');
      if (open && document.querySelector(':modal')) element.hidePopover();
      else if (open) return;
      element.showPopover();
    } catch {
      // A toast that cannot be on top is less than a page without an error.
    }
  }, [popover, news]);
}
