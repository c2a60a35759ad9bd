import { expect, type Page } from '@playwright/test';
import { config } from './site.ts';

const { label } = config.texts.theme;

/** Puts a choice of scheme, or whatever else, into the storage before any page of the site begins. */
export const keepScheme = (page: Page, value: string, key = config.theme.storageKey): Promise<unknown> =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [key, value] as const);

/** Chooses a scheme by its name, as a visitor does. */
export async function chooseScheme(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('radio', { name, exact: true }).check();
  await page.keyboard.press('Escape');
}

/** Puts the open page into a scheme at once; what is half-way through a change of color is a matter of reduced motion. */
export async function setScheme(page: Page, scheme: string): Promise<void> {
  await page.locator(`input[name=color-scheme][value=${scheme}]`).evaluate((input: HTMLInputElement) => input.click());
  await expect(page.locator('html')).toHaveClass(scheme);
}
