import type { Browser, CDPSession, Page } from '@playwright/test';
import { newPage } from '../../tests/browser.ts';

/** The slowdown of the processor that emulates a cheap phone. */
export const cheapPhone = 4;

/** Opens an emulated phone with an empty cache, and a session of the DevTools protocol. */
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
