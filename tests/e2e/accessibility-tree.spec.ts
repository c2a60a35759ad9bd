import { expect, type Locator, test } from '@playwright/test';
import { config, paths } from './site.ts';
import { openLive } from './take-over.ts';

// What screen readers are told, as texts that somebody has read and found good: beside this file, in accessibility-trees/. Where a
// difference is meant, the same run with --update-snapshots stores it: read it before it is committed.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects what is told of a part of the page to be what is stored. */
const expectTree = async (part: Locator, name: string): Promise<void> =>
  expect(`${await part.ariaSnapshot()}\n`).toMatchSnapshot(`${name}.yml`);

for (const path of paths)
  test(`${path} is told as when it was last read`, async ({ page }) => {
    await openLive(page, path);
    // What lives only where it is seen has come.
    for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded();
    await expect(page.locator('[aria-roledescription=carousel]:not(:has([data-ready]))')).toHaveCount(0);
    await expectTree(page.locator('body'), path.slice(1) || 'home');
  });

for (const [id, { title }] of Object.entries(config.dialogs))
  test(`the dialog "${id}" is told as when it was last read`, async ({ page }) => {
    await openLive(page, '/');
    await page.locator(`main button[commandfor$="-${id}"]`).first().click();
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog).toBeVisible();
    await expectTree(dialog, `dialog-${id}`);
  });

test('the menu and its button are told as when they were last read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/');
  await page.getByRole('button', { name: config.texts.menu }).click();
  await expect(page.getByRole('navigation', { name: config.texts.menu })).toBeVisible();
  await expectTree(page.getByRole('banner'), 'menu');
});

test('the choice of a theme is told as when it was last read', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('button', { name: config.texts.theme.label }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectTree(page.getByRole('banner'), 'theme');
});
