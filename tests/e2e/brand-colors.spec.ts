import { expect, test } from '@playwright/test';
import { bytesOf } from '../../src/theme/color.ts';
import { type BuiltSite, pathsOf, serveBuilt } from '../built-site.ts';

// Deep and pale: colors that brands have, and that no one scheme is made for. What they do to contrast, audits.spec.ts looks at.

for (const [name, accent, motif] of [
  ['deep', '#0b2545', 'none'],
  ['pale', '#ffd500', 'lines'],
] as const)
  test.describe(`a site in ${accent}`, () => {
    let site: BuiltSite;
    test.beforeAll(async () => {
      site = await serveBuilt(name);
    });
    test.afterAll(() => site?.close());

    test('has buttons in that color', async ({ page }) => {
      await page.goto(site.url);
      const button = page.getByRole('main').getByRole('button').first();
      await expect(button).toHaveCSS('background-color', `rgb(${bytesOf(accent).join(', ')})`);
    });

    test(`pays for the motif ${motif} and for the wordmark on the pages that show them alone`, async ({ page }) => {
      const shown: boolean[] = [];
      for (const path of pathsOf(name)) {
        const html = await (await page.request.get(site.url + path)).text();
        const isShown = /<svg[^>]* data-stage=/.test(html);
        expect(html.includes('--face:var(--motif-top)'), path).toBe(isShown);
        expect(html.includes('--ems:'), path).toBe(motif !== 'none');
        shown.push(isShown);
      }
      expect(shown.includes(true)).toBe(motif !== 'none');
    });
  });
