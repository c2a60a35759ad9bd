import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../src/config/resolve/color.ts';
import { config, paths } from './site.ts';
import { takeOver } from './take-over.ts';

/** Brings every part of the page into sight, so that what loads late does. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

for (const path of paths) {
  test(`every picture of ${path} loads`, async ({ page }) => {
    await page.goto(path);
    await scrollThrough(page);
    const missing = () =>
      page
        .locator('img')
        .evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter((image) => !image.complete || image.naturalWidth === 0)
            .map(({ src }) => src),
        );
    await expect.poll(missing).toEqual([]);
  });

  test(`every picture of ${path} has its size and an alternative text`, async ({ page }) => {
    await page.goto(path);
    const bare = await page
      .locator('img')
      .evaluateAll((all) =>
        all
          .filter((image) => !['width', 'height', 'alt'].every((name) => image.hasAttribute(name)))
          .map(({ outerHTML }) => outerHTML),
      );
    expect(bare).toEqual([]);
  });

  test(`no picture of ${path} is drawn out of its proportions`, async ({ page }) => {
    await page.goto(path);
    await scrollThrough(page);
    const bent = await page.locator('img').evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((image) => {
          const { width, height } = image.getBoundingClientRect();
          const wanted = image.naturalWidth / image.naturalHeight;
          return (
            width > 0 && getComputedStyle(image).objectFit === 'fill' && Math.abs(width / height / wanted - 1) > 0.03
          );
        })
        .map(({ src }) => src),
    );
    expect(bent).toEqual([]);
  });

  for (const width of [390, 1280]) {
    test(`nothing moves by itself while ${path} loads and is scrolled through at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await takeOver(page);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
              resolve(entries.reduce((sum, { value }) => sum + value, 0));
            }).observe({ type: 'layout-shift', buffered: true });
            // The observer keeps silent where there was none.
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(shifts).toBeLessThan(0.01);
    });
  }
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the colour of each technology's logo stands out from its ground in the ${scheme} scheme`, async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [config.theme.storageKey, scheme],
    );
    await page.goto('/');
    const logos = page.locator('#technologies li img, #technologies li svg');
    await expect(logos).toHaveCount(15);
    for (const logo of await logos.all()) {
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
  const sizes = await page.locator('#technologies li img, #technologies li svg').evaluateAll((all) =>
    all.map((logo) => {
      const { width, height } = logo.getBoundingClientRect();
      return Math.sqrt(width * height);
    }),
  );
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.6);
});
