import type { Page } from '@playwright/test';

/** What moves, or would once something happens, though the visitor wants no motion. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(getComputedStyle(document.documentElement).scrollBehavior === 'auto' ? [] : ['the page, where it is scrolled']),
    ...[...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const seconds = [style.transitionDuration, style.animationName === 'none' ? '0s' : style.animationDuration];
        const longest = Math.max(...seconds.flatMap((list) => list.split(',')).map(Number.parseFloat));
        // Words that come a moment later do not move.
        return longest > 0.002 ? [`${element.outerHTML.slice(0, 120)} ${pseudo} ${longest} s`] : [];
      }),
    ),
  ]);
