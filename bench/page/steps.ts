import type { Browser, Page } from '@playwright/test';
import { openPhone } from './phone.ts';
import { recordTasks, type Tasks } from './tasks.ts';

/** What follows the visitor's first action. */
export interface Steps {
  /** During hydration. */
  takeOver: Tasks;
  /** From the tap on a link to a preloaded page to the frame that shows it, in milliseconds. */
  next: number;
  /** During that navigation. */
  step: Tasks;
}

/**
 * Measures hydration, then a navigation to the preloaded page `to`. No locators are used meanwhile, as their injected code takes a phone
 * longer to parse than React's.
 */
export async function measureSteps(browser: Browser, url: string, to: string, slowdown: number): Promise<Steps> {
  const { page, close } = await openPhone(browser, slowdown);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const takeOver = await recordTasks(browser, page, async () => {
      await page.touchscreen.tap(3, 400);
      await page.waitForTimeout(3000);
    });
    await page.locator('html[data-react]').waitFor();
    const link = page.locator(`header a[href="${to}"]`);
    if (!(await link.isVisible())) await page.locator('button[popovertarget=_menu]').tap();
    const preloaded = page.waitForResponse((response) => response.url().endsWith('/page.json'));
    await link.dispatchEvent('pointerover');
    await (await preloaded).finished();
    await page.waitForTimeout(1500);
    const box = await link.boundingBox();
    if (!box) throw new Error(`The link to ${to} is out of sight`);
    let next = Number.NaN;
    const step = await recordTasks(browser, page, async () => {
      next = await timeStep(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, to);
      await page.waitForTimeout(500);
    });
    return { takeOver, next, step };
  } finally {
    await close();
  }
}

async function timeStep(page: Page, link: { x: number; y: number }, to: string): Promise<number> {
  type Watching = { shown: Promise<number> };
  // Installed before the tap.
  await page.evaluate((to) => {
    (window as unknown as Watching).shown = new Promise((done) => {
      let tapped = 0;
      const before = document.querySelector('h1');
      addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), { capture: true, once: true });
      const look = () => {
        const heading = document.querySelector('h1');
        if (location.pathname !== to || heading === before || !heading) return requestAnimationFrame(look);
        // A task posted before a paint runs right after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - tapped);
        return port2.postMessage('');
      };
      look();
    });
  }, to);
  await page.touchscreen.tap(link.x, link.y);
  const lost = new Promise<never>((_, fail) =>
    setTimeout(fail, 10_000, new Error(`The tap on the link to ${to} led nowhere`)),
  );
  return Promise.race([page.evaluate(() => (window as unknown as Watching).shown), lost]);
}
