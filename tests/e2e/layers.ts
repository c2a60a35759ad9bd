import { expect, type Page } from '@playwright/test';
import { setHidden } from './take-over.ts';

/** Waits until what draws toasts is there, as those that tell of a lost network need. */
export async function toastCode(page: Page): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(names).toContainEqual(expect.stringMatching(/\/Toasts-[^/]*\.js$/));
  await page.waitForLoadState('networkidle');
}

const toastRegion = '[popover=manual]';

/** Opens the panels of the header that the window has, one after the other, and lets `visit` look at each by its selector. */
export async function eachPanel(page: Page, visit: (panel: string) => Promise<void>): Promise<void> {
  for (const id of ['_scheme', '_menu', '_languages']) {
    const button = page.locator(`[popovertarget=${id}]`).filter({ visible: true });
    if ((await button.count()) === 0) continue;
    await button.click();
    const panel = page.locator(`#${id}`);
    await expect(panel).toBeVisible();
    await visit(`#${id}`);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
}

/**
 * Opens what can lie over a page, one after the other, and lets `visit` look at each while it is open: the panels of the header, each
 * dialog, and toasts. It gets the selector of what is open. React must run on the page.
 */
export async function eachLayer(page: Page, visit: (layer: string) => Promise<void>): Promise<void> {
  await eachPanel(page, visit);
  for (const dialog of await page.locator('dialog').all()) {
    const id = await dialog.getAttribute('id');
    await page.locator(`button[commandfor="${id}"]`).first().click();
    await expect(dialog).toBeVisible();
    await visit(`#${id}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await toastCode(page);
  // In a hidden tab the time of toasts stands still.
  await setHidden(page, true);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  const toasts = page.locator(toastRegion);
  await expect(toasts.locator('[data-toast=shown]')).toHaveCount(2);
  await visit(toastRegion);
  await setHidden(page, false);
  for (const _ of [1, 2]) await toasts.locator('[data-toast=shown] button').first().click();
  await expect(toasts.locator('[data-toast]')).toHaveCount(0);
}

/** Opens and closes whatever the page opens, and unfolds what it folds. */
export async function openEverything(page: Page): Promise<void> {
  for (const button of await page.locator('button[commandfor][command="show-modal"]:visible').all()) {
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const summary of await page.locator('summary:visible').all()) await summary.click();
  for (const button of await page.locator('button[popovertarget]:visible').all()) {
    await button.click();
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${await button.getAttribute('popovertarget')}`)).toBeHidden();
  }
}
