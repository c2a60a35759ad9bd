import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until React runs there; a move of the pointer is what it waits for. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takeOver(page);
}

/** Waits until React runs on the page that is open. */
export async function takeOver(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('html')).toHaveAttribute('data-react');
}

/** Goes through the page by wheel until its end, and into its form: whatever waits for the visitor begins to live. */
export async function readThrough(page: Page): Promise<void> {
  await takeOver(page);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    expect(await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2)).toBe(true);
  }).toPass({ intervals: [100] });
  const field = page.getByRole('textbox').first();
  if (await field.count()) await field.focus();
  // Further forms and what is hidden begin to live once they are pointed at.
  await page
    .locator('[data-start]:not([data-live])')
    .evaluateAll((all) => all.map((one) => one.dispatchEvent(new Event('pointerover', { bubbles: true }))));
  await expect(page.locator('[data-start]:not([data-live])')).toHaveCount(0);
}

/** Whether the words of the page are in the font of the site, and no longer in what stands in for it. */
export const hasFont = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Instrument') && status === 'loaded'),
  );

/** Makes the page believe that its tab was hidden, or is shown again. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );
}
