import { expect, type Page, test } from '@playwright/test';
import { bytesOf } from '../../src/theme/color.ts';
import { type OtherSite, openOtherSite } from '../other-site.ts';
import { violations } from './axe-violations.ts';
import { setScheme } from './scheme.ts';
import { takeOver } from './take-over.ts';

// Deep and pale: colors that brands have, and that no one scheme is made for.

// What is half-way through a movement has half its colors.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

const rgb = (hex: string) => `rgb(${bytesOf(hex).join(', ')})`;

// Each site is built once, in one worker; the sites side by side.
test.describe.configure({ mode: 'parallel' });

for (const [accent, neutral, motif] of [
  ['#0b2545', 'cool', 'none'],
  ['#ffd500', '#ffd500', 'lines'],
] as const)
  test.describe(`a site in ${accent}`, () => {
    test.describe.configure({ mode: 'default' });
    let site: OtherSite;
    test.beforeAll(async () => {
      test.setTimeout(240_000);
      site = await openOtherSite(`brand-${accent.slice(1)}`, (config) => ({
        ...config,
        theme: { ...config.theme, accent, neutral, motif },
        footer: { ...config.footer, wordmark: motif !== 'none' },
      }));
    });
    test.afterAll(() => site?.close());

    test('has buttons in that color', async ({ page }) => {
      await open(page, `${site.url}/`, 'light');
      const button = page.getByRole('main').getByRole('button').first();
      await expect(button).toHaveCSS('background-color', rgb(accent));
    });

    test(`pays for the motif ${motif} and for the wordmark on the pages that show them alone`, async ({ page }) => {
      const shown: boolean[] = [];
      for (const path of site.paths) {
        const html = await (await page.request.get(site.url + path)).text();
        const isShown = /<svg[^>]* data-stage=/.test(html);
        expect(html.includes('--face:var(--motif-top)'), path).toBe(isShown);
        expect(html.includes('--ems:'), path).toBe(motif !== 'none');
        shown.push(isShown);
      }
      expect(shown.includes(true)).toBe(motif !== 'none');
    });

    for (const scheme of ['light', 'dark'])
      test(`has no fault of contrast that axe finds, ${scheme}`, async ({ page }) => {
        test.setTimeout(120_000);
        for (const path of ['/every-type', '/no-such-page']) {
          await open(page, site.url + path, scheme);
          expect.soft(await violations(page, undefined, 'color-contrast'), path).toEqual([]);
        }
      });
  });

async function open(page: Page, address: string, scheme: string): Promise<void> {
  await page.goto(address);
  await takeOver(page);
  await setScheme(page, scheme);
}
