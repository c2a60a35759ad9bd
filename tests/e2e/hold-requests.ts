import type { Page } from '@playwright/test';

/** Keeps every answer to addresses like `pattern` back until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // A page that has been left wants its answer no more.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Keeps the code of React and of the sections back until the returned function is called. */
export const holdReact = (page: Page) => hold(page, '**/assets/*.js');
