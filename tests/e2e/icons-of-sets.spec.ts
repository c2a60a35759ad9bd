import { expect, test } from '@playwright/test';
import { type ServedSite, serveFolder, writeSmallSite } from '../served-site.ts';
import { violations } from './audits/axe.ts';
import { pageLog, watchViolations } from './page-log.ts';

// Icons that a config names, in what React renders.
let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = writeSmallSite('icons-of-sets', (config) => {
    config.contacts = { ...config.contacts, phone: '+49 30 1234567' };
    config.header = {
      ...config.header,
      showName: false,
      action: { label: 'Call us for an appointment', href: 'tel:{phone}' },
      quickLink: { label: 'Call us', href: 'tel:{phone}', icon: 'tabler:phone' },
    };
    const [person] = (config.lists?.team?.items ?? []) as { links: object[] }[];
    person?.links.push(
      { network: 'twitch', label: 'Twitch', href: 'https://www.twitch.tv/example', icon: 'tabler:brand-twitch' },
      { network: 'phone', href: 'tel:+49301234567' },
    );
  });
  site = await serveFolder(folder);
});
test.afterAll(() => site?.close());

test('a live section shows icons of a set also where its page comes by a link', async ({ page }) => {
  const broken = await watchViolations(page);
  const { errors } = pageLog(page);
  await page.goto(`${site.url}/about`);
  await page.mouse.wheel(0, 100);
  await expect(page.locator('html[data-react=""]')).toBeAttached();
  await page.getByRole('link', { name: 'home' }).first().click();
  await expect(page).toHaveURL(`${site.url}/`);
  const links = page.locator('#team').getByRole('link', { name: /Twitch|Phone/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link.locator('svg path').first()).toHaveAttribute('d', /^M/);
  expect(errors).toEqual([]);
  expect(broken).toEqual([]);
});

test('a quick link stays visible on phones, and gives way to the button', async ({ page }) => {
  const quick = page.getByRole('banner').getByRole('link', { name: 'Call us', exact: true });
  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    await expect(quick).toBeVisible();
    await expect(quick).toHaveAttribute('href', 'tel:+49301234567');
    expect((await quick.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(quick).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Call us for an appointment' })).toBeVisible();
});
