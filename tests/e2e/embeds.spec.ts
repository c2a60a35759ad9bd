import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { playerOf } from '../../src/sections/video/player.ts';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { calendar, video } from '../sites/small.ts';
import { pageLog, watchViolations } from './page-log.ts';

// What other sites show: nothing is asked of them before the visitor asks for it. The other sites are played by the test.

let site: BuiltSite;

test.beforeAll(async () => {
  site = await serveBuilt('frames');
});
test.afterAll(() => site?.close());
test.beforeEach(({ context }) =>
  context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<button>Inside</button>' })),
);

const button = (page: Page, name: string) => page.getByRole('button', { name });

test('the policy allows frames of the sites that sections show, and of no others', () => {
  const policy = readFileSync(join(site.dist, '_headers'), 'utf8');
  const origins = 'https://calendar.example.com https://www.youtube-nocookie.com';
  expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(origins);
});

for (const isLive of [true, false]) {
  test(`a frame is loaded when its button is pressed, ${isLive ? 'by keyboard' : 'before React too'}`, async ({
    page,
  }) => {
    const heard = pageLog(page, site.url);
    const broken = await watchViolations(page);
    await page.goto(site.url);
    const film = button(page, 'Play: A film');
    await film.scrollIntoViewIfNeeded();
    if (isLive) await expect(page.locator('html')).toHaveAttribute('data-react');
    expect(heard.left).toEqual([]);
    if (isLive) await film.press('Enter');
    else await film.evaluate((element: HTMLElement) => element.click());
    await expect(page.frameLocator('#film iframe').getByText('Inside')).toBeVisible();
    await expect(page.locator('#film iframe')).toBeFocused();
    expect(heard.left).toEqual([playerOf(video)]);
    await button(page, 'Show: Pick a time').click();
    await expect(page.frameLocator('#calendar iframe').getByText('Inside')).toBeVisible();
    expect(broken).toEqual([]);
  });
}

test('without script, links lead there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const heard = pageLog(page, site.url);
  await page.goto(site.url);
  await expect(page.locator('#film').getByRole('link')).toHaveAttribute('href', video);
  await expect(page.locator('#calendar').getByRole('link')).toHaveAttribute('href', calendar);
  await expect(page.locator('#film, #calendar').getByRole('button')).toHaveCount(0);
  expect(heard.left).toEqual([]);
  await context.close();
});
