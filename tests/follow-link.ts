import type { Page } from '@playwright/test';

/** Goes to an address as a link of the page would, which need not have one. */
export const followLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
