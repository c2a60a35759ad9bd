import { expect, type Page, test } from '@playwright/test';
import { contrast } from '../../src/config/palette.ts';
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
    const pairs = await page.locator('#technologies svg').evaluateAll((all) => {
      const hex = (colour: string) =>
        `#${(colour.match(/[\d.]+/g) ?? [])
          .slice(0, 3)
          .map((value) => Math.round(Number(value)).toString(16).padStart(2, '0'))
          .join('')}`;
      const groundOf = (element: Element | null): string => {
        if (!element) return 'rgb(255, 255, 255)';
        const { backgroundColor } = getComputedStyle(element);
        return /, 0\)$|transparent/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
      };
      return all.map((logo) => ({
        name: logo.closest('li')?.querySelector('h3')?.textContent,
        ink: hex(getComputedStyle(logo).color),
        ground: hex(groundOf(logo)),
      }));
    });
    expect(pairs).toHaveLength(15);
    const weak = pairs.filter(({ ink, ground }) => contrast(ink, ground) < 3);
    expect(weak).toEqual([]);
  });
}

test('the logos of the technologies look equally large', async ({ page }) => {
  await page.goto('/');
  const sizes = await page.locator('#technologies svg').evaluateAll((all) =>
    all.map((logo) => {
      const { width, height } = logo.getBoundingClientRect();
      return Math.sqrt(width * height);
    }),
  );
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.6);
});
