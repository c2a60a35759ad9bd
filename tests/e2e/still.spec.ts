import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold.ts';
import { config } from './site.ts';
import { hasFont } from './take-over.ts';

// What comes late finds its place kept: words in the fallback font, pictures by their size.

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** How far things have moved that the visitor did not move, as browsers count it, and what it was. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ far: number; what: string[] }>((done) => {
        const told = (entries: Shift[]) =>
          done({
            far: entries.reduce((sum, { value }) => sum + value, 0),
            what: entries.flatMap(({ sources }) =>
              sources.map(({ node }) =>
                (node instanceof Element ? node.outerHTML : `${node?.textContent}`).slice(0, 120),
              ),
            ),
          });
        new PerformanceObserver((list) => told(list.getEntries() as Shift[])).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // The observer keeps silent where there was none.
        setTimeout(() => told([]), 500);
      }),
  );

for (const { path } of config.routes) {
  for (const width of [360, 390, 768, 1280]) {
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
      const { far, what } = await shift(page);
      expect(far, what.join('\n')).toBeLessThan(0.0005);
    });
  }
}
