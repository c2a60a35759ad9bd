import { expect, it } from 'vitest';
import examples from '../../src/sections/schedule/examples.json' with { type: 'json' };
import schedule from '../../src/sections/schedule/section.ts';
import { documentOf, openBrowser } from './home-page.ts';

const browser = openBrowser();

it('a schedule of several days has all of them in its HTML, each under a heading', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.setContent(await documentOf([schedule.schema.parse(examples.sections[0])]));
  const panels = page.locator('#programme [role="tabpanel"]');
  expect(await panels.getByRole('heading', { includeHidden: true }).allTextContents()).toEqual([
    'Thursday, 8 May',
    'Friday, 9 May',
  ]);
  expect(await panels.nth(1).textContent()).toContain('Forms that nobody leaves');
});

it('a schedule of one day has no tabs', async () => {
  const page = await browser.newPage();
  await page.setContent(await documentOf([schedule.schema.parse(examples.sections[1])]));
  expect(await page.locator('#evening [role="tab"]').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Saturday' }).count()).toBe(1);
});
