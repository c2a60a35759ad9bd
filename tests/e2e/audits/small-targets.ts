import type { Page } from '@playwright/test';

/** What can be pressed and is in sight, but smaller than this in either direction; links within a sentence aside. */
export const smallTargets = (page: Page, within: string, least: number): Promise<string[]> =>
  page.locator(within).evaluateAll(
    (all, least) =>
      all
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const inSentence = element.matches('p a');
          return element.checkVisibility() && width > 1 && !inSentence && Math.min(width, height) < least - 0.01;
        })
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${element.outerHTML.slice(0, 120)}: ${width} by ${height}`;
        }),
    least,
  );
