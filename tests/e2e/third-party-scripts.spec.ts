import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { count, film } from '../sites/small.ts';
import { violations } from './audits/axe.ts';
import { textOf } from './dist.ts';
import { pageLog, watchViolations } from './page-log.ts';

// Scripts of others: what is loaded, when, and what the policy lets them do. The other sites are played by the test.

let site: BuiltSite;

test.beforeAll(async () => {
  site = await serveBuilt('scripts');
});
test.afterAll(() => site?.close());
test.beforeEach(({ context }) =>
  context.route(/^https:/, (route) => {
    const body = 'fetch("https://in.example.com/?" + (document.currentScript.dataset.domain || "tag"))';
    return route.fulfill({ contentType: 'text/javascript', body, headers: { 'Access-Control-Allow-Origin': '*' } });
  }),
);

const sent = 'https://in.example.com/?a.example';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your choice' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the policy allows the origins that scripts name, each for what it is named for', () => {
  const policy = readFileSync(join(site.dist, '_headers'), 'utf8');
  const sources = (name: string) => new RegExp(`${name} ([^;\n]*)`).exec(policy)?.[1]?.split(' ') ?? [];
  const outside = (name: string) => sources(name).filter((source) => source.startsWith('https:'));
  expect(outside('script-src')).toEqual(['https://ads.example.com', 'https://stats.example.com']);
  for (const name of ['connect-src', 'img-src'])
    expect(outside(name)).toEqual(['https://ads.example.com', 'https://in.example.com', 'https://stats.example.com']);
  expect(sources('trusted-types')).toEqual(['built-html', 'default', 'scripts']);
  expect(outside('frame-src')).toEqual([]);
});

test('what needs consent is loaded once it is given, and no longer once it is taken back', async ({ page }) => {
  const heard = pageLog(page, site.url);
  const broken = await watchViolations(page);
  await page.goto(site.url);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText('Remembers what you looked at.');
  await expect(dialog(page).getByRole('link', { name: 'Privacy' })).toBeVisible();
  expect(await violations(page, '#_consent')).toEqual([]);
  await expect.poll(() => heard.left).toEqual([count, sent]);

  await press(page, 'Decline');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect.poll(() => heard.left).toEqual([count, sent, count, sent]);
  await expect(dialog(page)).toBeHidden();

  heard.left.length = 0;
  const again = page.getByRole('button', { name: 'Consent' });
  await again.press('Enter');
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
  await press(page, 'Consent');
  await press(page, 'Agree');
  await expect.poll(() => heard.left[0]).toBe(film);
  expect(broken.map(({ directive }) => directive)).toEqual([]);
  await page.reload();
  await expect.poll(() => heard.left).toContain(count);
  await expect.poll(() => heard.left.filter((address) => address === film)).toHaveLength(2);

  await press(page, 'Consent');
  const reloaded = page.waitForEvent('load');
  await press(page, 'Decline');
  await reloaded;
  heard.left.length = 0;
  await page.waitForTimeout(1500);
  expect(heard.left).not.toContain(film);
});

test('a site without such scripts has nothing of this', () => {
  const html = textOf('/index.html');
  expect(html).not.toMatch(/_consent|_scripts|data-consent|scroll-padding-block-end/);
  expect(textOf('/_headers')).toContain('trusted-types built-html default\n');
});
