import { expect, test } from '@playwright/test';
import { openLive } from './take-over.ts';

// What visitors change is audited on each page (audits.spec.ts). Here is what only shows while the page is used.

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors on ${colorScheme} where the focus is and what is chosen can be seen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await openLive(page, '/');
    await page.keyboard.press('Tab');
    const ring = await page.locator(':focus').evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(ring).toMatch(/^(solid|auto) [2-9]/);
    await page.locator('[popovertarget=_scheme]').click();
    const mark = await page.locator('#_scheme label:has(:checked)').evaluate((label) => {
      const { backgroundColor, inlineSize } = getComputedStyle(label, '::after');
      return { differs: backgroundColor !== getComputedStyle(label).backgroundColor, inlineSize };
    });
    expect(mark).toEqual({ differs: true, inlineSize: '7px' });
  });
}
