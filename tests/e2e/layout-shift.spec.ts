import { expect, test } from '@playwright/test';
import { shiftOf } from './audits/shift.ts';
import { hold } from './hold-requests.ts';
import { config } from './site.ts';
import { hasFont } from './take-over.ts';

// What comes late finds its place kept: words in the fallback font, pictures by their size.

for (const { path } of config.routes) {
  for (const width of [390, 768, 1280]) {
    test(`nothing of ${path} moves when font and pictures arrive late, at ${width} px`, async ({ page }) => {
      const release = [await hold(page, '**/*.woff2'), await hold(page, /\.(svg|webp|avif|gif|png)$/)];
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await hasFont(page)).toBe(false);
      for (const arrive of release) arrive();
      await expect.poll(() => hasFont(page)).toBe(true);
      await page.waitForLoadState('networkidle');
      // Words within their line, such as those of the header, take a little more or less room; no line and no block moves.
      const { far, what } = await shiftOf(page);
      expect(far, what).toBeLessThan(0.0005);
    });
  }
}
