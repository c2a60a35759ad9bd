import type { Browser, CDPSession, Page } from '@playwright/test';
import { newPage } from '../../tests/browser.ts';

/** How many times slower than this machine a cheap phone is taken to be. */
export const cheapPhone = 4;

/** A page on a phone that has nothing of the site yet, and the protocol to look into it. */
export async function openPhone(
  browser: Browser,
  slowdown = cheapPhone,
): Promise<{ page: Page; cdp: CDPSession; close(): Promise<void> }> {
  const page = await newPage(browser, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, cdp, close: () => page.close() };
}
