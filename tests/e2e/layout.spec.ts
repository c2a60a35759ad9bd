import { devices, expect, type Page, test } from '@playwright/test';
import { config, paths } from './site.ts';
import { takeOver } from './take-over.ts';

/** How far the page can be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What can be pressed and is in sight, but smaller than this in either direction; links within a sentence aside. */
const smallTargets = (page: Page, within: string, least: number) =>
  page.locator(within).evaluateAll(
    (all, least) =>
      all
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const inSentence = element.matches('p a');
          return element.checkVisibility() && width > 1 && !inSentence && Math.min(width, height) < least;
        })
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${element.outerHTML.slice(0, 120)}: ${width} by ${height}`;
        }),
    least,
  );

for (const path of paths) {
  for (const width of [320, 390, 768, 1440]) {
    test(`${path} fits a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await takeOver(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }

  test(`${path} keeps its words readable when a visitor spaces them out`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await takeOver(page);
    // As visitors' own tools do: past the site's policy, which lets no style element in.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const clipped = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const hides = /hidden|clip/.test(overflowX + overflowY);
          const decoration = element.closest('[aria-hidden=true], .visually-hidden, [data-ready], svg');
          if (
            !hides ||
            decoration ||
            !element.checkVisibility() ||
            element.querySelector('[data-ready], [aria-hidden=true]')
          )
            return false;
          return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    );
    expect(clipped).toEqual([]);
  });

  test(`every target of ${path} measures at least 24 px`, async ({ page }) => {
    await page.goto(path);
    expect(await smallTargets(page, 'a[href]:not(.skip-link), button, input, textarea, summary', 24)).toEqual([]);
  });

  for (const width of [390, 1280]) {
    for (const key of ['Tab', 'Shift+Tab']) {
      test(`the header never hides the focus on ${path} at ${key} and ${width} px`, async ({ page }) => {
        test.slow();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 700 });
        await page.goto(path);
        await takeOver(page);
        expect(await hiddenStops(page, key)).toEqual([]);
      });
    }
  }
}

/** Goes through the whole page by key and tells of each stop that lies under the header or stays out of sight. */
async function hiddenStops(page: Page, key: string): Promise<string[]> {
  const hidden: string[] = [];
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const header = document.querySelector('header');
      if (header?.contains(element) || element.matches('.skip-link')) return '';
      const edge = header?.getBoundingClientRect().bottom ?? 0;
      const isFree = () => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        // What is taller than the window cannot be whole in it.
        const begins = bottom - top > innerHeight - edge || top >= edge - 2;
        return begins && bottom > edge && top < innerHeight && right > 0 && left < innerWidth;
      };
      // A carousel brings the slide of the focus into view within a moment.
      for (let frame = 0; frame < 60 && !isFree(); frame++) await new Promise(requestAnimationFrame);
      const { x, y, width, height } = element.getBoundingClientRect();
      return isFree() ? '' : `${element.outerHTML.slice(0, 120)} at ${[x, y, width, height]}`;
    });
    if (stop === 'end') return hidden;
    if (stop) hidden.push(stop);
  }
  throw new Error('The focus goes round and round');
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

  test('the items of the menu measure at least 44 px', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: config.texts.menu }).tap();
    await expect(page.getByRole('navigation', { name: config.texts.menu })).toBeVisible();
    expect(await smallTargets(page, '#menu a', 44)).toEqual([]);
  });

  test('the fields of the contact form measure at least 44 px', async ({ page }) => {
    await page.goto('/');
    expect(await smallTargets(page, 'form input, form textarea, form button', 44)).toEqual([]);
  });
});
