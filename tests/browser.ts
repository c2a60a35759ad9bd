import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.ts';

/** Starts a browser for what is no test of Playwright's own: measuring, and the monkey. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

/** Opens a page with nothing kept from before. */
export async function newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  // The bundler that runs these files wraps functions in this one, which the browser's side of them does not know.
  await page.addInitScript('globalThis.__name = (it) => it');
  return page;
}
