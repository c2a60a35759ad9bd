import type { CDPSession, Page } from '@playwright/test';

/** What a page holds once everything that can be thrown away is gone. */
export interface Weight {
  /** Bytes of live JavaScript objects. */
  heap: number;
  nodes: number;
  /** Nodes outside of the document that some script still holds. */
  detached: number;
  listeners: number;
}

/** Brings the page to rest, at the top of the home page with nothing open, and weighs it. */
export async function weigh(page: Page, session: CDPSession): Promise<Weight> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' });
  for (let open = 0; open < 3; open += 1) await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/"]')?.click();
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    return location.pathname === '/' && document.querySelector('#hero h1') && !document.querySelector('[data-toast]');
  });
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  // Otherwise the browser would keep what it has reported.
  await session.send('DOM.disable');
  const detached = detachedNodes.reduce((sum, { retainedNodeIds }) => sum + retainedNodeIds.length, 0);
  return { heap: usedSize, nodes, detached, listeners: jsEventListeners };
}
