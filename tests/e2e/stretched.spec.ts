import { expect, test } from '@playwright/test';
import { type OtherSite, openOtherSite } from '../other-site.ts';
import { oneWord, stretchTexts, threeTimes } from '../stretched-config.ts';
import { eachLayer } from './layers.ts';
import { unreadable } from './readable.ts';
import { takeOver } from './take-over.ts';

// Other languages say it at greater length, or in words that fill a line: two sites whose every text is so.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each site is built once, in one worker; the sites side by side.
test.describe.configure({ mode: 'parallel' });

for (const [what, stretch] of [
  ['three times as long', threeTimes],
  ['one long word', oneWord],
] as const) {
  test.describe(`where every text is ${what}`, () => {
    test.describe.configure({ mode: 'default' });
    let site: OtherSite;
    test.beforeAll(async () => {
      test.setTimeout(240_000);
      site = await openOtherSite(`stretched-${stretch.name}`, (config) => stretchTexts(config, stretch));
    });
    test.afterAll(() => site?.close());

    test(`nothing is cut, covered or wider than the window where every text is ${what}`, async ({ page }) => {
      test.setTimeout(240_000);
      for (const path of site.paths) {
        await page.goto(site.url + path);
        await takeOver(page);
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await unreadable(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });

    test(`menu, dialogs and toasts stay whole where every text is ${what}`, async ({ page }) => {
      for (const path of ['/', '/training']) {
        await page.goto(site.url + path);
        await takeOver(page);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await eachLayer(page, async (layer) => {
            expect.soft(await unreadable(page, layer), `${layer} at ${width} px`).toEqual([]);
          });
        }
      }
    });
  });
}
