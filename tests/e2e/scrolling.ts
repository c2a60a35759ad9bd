import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until a smooth scroll has ended: Chromium adds what is left of it to whatever scrolls next. */
export async function untilAtRest(page: Page): Promise<void> {
  // Waited for out here: a test may hold the page's own clock.
  const position = () => page.evaluate(() => window.scrollY);
  for (let before = Number.NaN, now = await position(); before !== now; ) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 120));
    now = await position();
  }
}

/** Scrolls to `top` at once, after any smooth scroll has ended, and waits until the page knows. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await untilAtRest(page);
  await page.evaluate(async (top) => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    const before = window.scrollY;
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY !== before) await scrolled;
  }, top);
}

/** Expects that the page comes to rest with the top of `target` just below the header, or at the page's end. */
export async function expectAtTop(page: Page, target: Locator): Promise<void> {
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect
    .poll(async () => {
      const top = await target.evaluate((element) => element.getBoundingClientRect().top);
      const atEnd = await page.evaluate(
        () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2,
      );
      return (top >= 0 && top <= header + 40) || (atEnd && top >= 0);
    })
    .toBe(true);
  await untilAtRest(page);
}

/** Notes every position of the window from now on; the returned function tells them. */
export async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  const noted = await page.evaluateHandle(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(Math.round(window.scrollY)));
    return positions;
  });
  return () => noted.jsonValue();
}
