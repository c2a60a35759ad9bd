import { devices, expect, test } from '@playwright/test';
import { smallTargets } from './audits/small-targets.ts';
import { eachLayer } from './layers.ts';
import { paths } from './site.ts';
import { openLive } from './take-over.ts';

// With fingers. What a pointer needs, 24 px, is looked at in audits.spec.ts.

const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
test.use({ viewport, hasTouch, isMobile, userAgent });

test('header, buttons, fields and links of the footer of each page measure at least 44 px', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    const pressed = 'header a, header button, main button, main a, form input, form textarea';
    expect.soft(await smallTargets(page, pressed, 44), path).toEqual([]);
    const low = await page
      .locator('footer a')
      .evaluateAll((all) =>
        all.filter((link) => link.getBoundingClientRect().height < 44).map(({ textContent }) => textContent),
      );
    expect.soft(low, path).toEqual([]);
  }
});

test('what can be pressed in the menu, the choice of schemes, dialogs and toasts measures at least 44 px', async ({
  page,
}) => {
  await openLive(page, '/');
  await eachLayer(page, async (layer) => {
    const within = ['a', 'button', 'label', 'summary'].map((name) => `${layer} ${name}`).join();
    expect.soft(await smallTargets(page, within, 44), layer).toEqual([]);
  });
});
