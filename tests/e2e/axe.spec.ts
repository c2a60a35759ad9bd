import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { config, listOf, paths } from './site.ts';
import { openLive } from './take-over.ts';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// What is half-way through a movement has half its colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds wrong on the page as it is, one line each. */
async function violations(page: Page): Promise<string[]> {
  // Not by an element: the site's policy lets no script in.
  await page.evaluate(axe);
  const results = await page.evaluate(
    (values) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    tags,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
}

for (const scheme of ['light', 'dark']) {
  test.describe(scheme, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(
        ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
        [config.theme.storageKey, scheme],
      ),
    );

    for (const width of [390, 1280]) {
      for (const path of paths) {
        test(`axe finds nothing on ${path} in the ${scheme} scheme at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 844 });
          await openLive(page, path);
          expect(await violations(page)).toEqual([]);
        });
      }
    }

    for (const trigger of ['Read More', 'SEE HOW WE WORK']) {
      test(`axe finds nothing with the dialog of '${trigger}' open in the ${scheme} scheme`, async ({ page }) => {
        await openLive(page, '/');
        await page.locator('main').getByRole('button', { name: trigger }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }

    test(`axe finds nothing with the menu open in the ${scheme} scheme`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openLive(page, '/');
      await page.getByRole('button', { name: config.texts.menu }).click();
      await expect(page.getByRole('navigation', { name: config.texts.menu })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test(`axe finds nothing with the choice of schemes open in the ${scheme} scheme`, async ({ page }) => {
      await openLive(page, '/about');
      await page.getByRole('button', { name: config.texts.theme.label }).click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test(`axe finds nothing with toasts shown in the ${scheme} scheme`, async ({ page, context }) => {
      await openLive(page, '/training');
      await context.setOffline(true);
      await context.setOffline(false);
      await page.getByRole('link', { name: listOf('courses')[0]?.name }).click();
      const toast = page
        .getByRole('region', { name: config.texts.toast.region })
        .locator('[data-toast][data-type=info]');
      await toast.hover();
      await expect(toast).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
