import { devices, expect, type Page, test } from '@playwright/test';
import { eachLayer } from './layers.ts';
import { paths } from './site.ts';
import { openLive } from './take-over.ts';

/** What can be pressed and is in sight, but smaller than this in either direction; links within a sentence aside. */
const smallTargets = (page: Page, within: string, least: number) =>
  page.locator(within).evaluateAll(
    (all, least) =>
      all
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const inSentence = element.matches('p a');
          return element.checkVisibility() && width > 1 && !inSentence && Math.min(width, height) < least - 0.01;
        })
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${element.outerHTML.slice(0, 120)}: ${width} by ${height}`;
        }),
    least,
  );

for (const path of paths) {
  test(`every target of ${path} measures at least 24 px`, async ({ page }) => {
    await page.goto(path);
    expect(await smallTargets(page, 'a[href]:not(.skip-link), button, input, textarea, summary', 24)).toEqual([]);
  });
}

test.describe('with fingers', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  for (const path of paths) {
    test(`header and buttons of ${path} measure at least 44 px`, async ({ page }) => {
      await page.goto(path);
      expect(await smallTargets(page, 'header a, header button, main button, main a', 44)).toEqual([]);
    });

    test(`links of the footer of ${path} measure at least 44 px in height`, async ({ page }) => {
      await page.goto(path);
      const low = await page
        .locator('footer a')
        .evaluateAll((all) =>
          all.filter((link) => link.getBoundingClientRect().height < 44).map(({ textContent }) => textContent),
        );
      expect(low).toEqual([]);
    });
  }

  test('what can be pressed in the menu, the choice of schemes, dialogs and toasts measures at least 44 px', async ({
    page,
  }) => {
    await openLive(page, '/');
    await eachLayer(page, async (layer) => {
      const within = ['a', 'button', 'label', 'summary'].map((name) => `${layer} ${name}`).join();
      expect.soft(await smallTargets(page, within, 44), layer).toEqual([]);
    });
  });

  test('the fields of the contact form measure at least 44 px', async ({ page }) => {
    await page.goto('/');
    expect(await smallTargets(page, 'form input, form textarea, form button', 44)).toEqual([]);
  });
});
