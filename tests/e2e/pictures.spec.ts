import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../src/theme/color.ts';
import { keepScheme } from './scheme.ts';

const logos = '#technologies li img, #technologies li svg';

for (const scheme of ['light', 'dark']) {
  test(`the color of each technology's logo stands out from its ground in the ${scheme} scheme`, async ({ page }) => {
    await keepScheme(page, scheme);
    await page.goto('/');
    await expect(page.locator(logos)).toHaveCount(15);
    for (const logo of await page.locator(logos).all()) {
      await logo.scrollIntoViewIfNeeded();
      await expect.poll(() => logo.evaluate((image) => !('complete' in image) || image.complete)).toBe(true);
      expect(await strongest(await logo.screenshot()), (await logo.getAttribute('src')) ?? '').toBeGreaterThan(3);
    }
  });
}

/** The contrast of a picture's corner, its ground, to whichever of its pixels stands out most. */
async function strongest(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from(
    { length: info.width * info.height },
    (_, at) => `#${data.toString('hex', at * 3, at * 3 + 3)}`,
  );
  return Math.max(...[...new Set(pixels)].map((pixel) => contrast(pixel, pixels[0] as string)));
}

test('the logos of the technologies look equally large', async ({ page }) => {
  await page.goto('/');
  const sizes = await page.locator(logos).evaluateAll((all) =>
    all.map((logo) => {
      const { width, height } = logo.getBoundingClientRect();
      return Math.sqrt(width * height);
    }),
  );
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.6);
});
