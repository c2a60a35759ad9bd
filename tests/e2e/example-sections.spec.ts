import { expect, type Page, test } from '@playwright/test';
import { copyExampleCode, exampleSite } from '../example-site.ts';
import { type ServedSite, serveFolder, writeSite } from '../served-site.ts';
import { violations } from './audits/axe.ts';
import { pageLog, watchViolations } from './page-log.ts';
import { readThrough, takeOver } from './take-over.ts';

// The section types of examples/own-sections, built, under the policy. No request leaves this machine.

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let example: Awaited<ReturnType<typeof exampleSite>>;
let site: ServedSite;

test.beforeAll(async () => {
  example = await exampleSite();
  const { config, url } = example;
  const [, prices, shops] = config.routes;
  // Rates that cannot be loaded, and what is so long that the map after it is far away.
  prices?.sections.push({ ...prices.sections[1], id: 'no-rates', title: 'No rates', source: `${url}/none` } as never);
  const paragraphs = Array.from({ length: 60 }, (_, at) => `Paragraph ${at}.`);
  shops?.sections.unshift({ type: 'rich-text', id: 'text', title: 'Shops', blocks: paragraphs } as never);
  const folder = writeSite('example-sections', config);
  copyExampleCode(folder);
  site = await serveFolder(folder);
});
test.afterAll(async () => {
  await site?.close();
  await example?.close();
});

/** Opens a page, and gives what must stay empty: violations of the policy, and what is said to the console. */
async function open(page: Page, path: string) {
  const broken = await watchViolations(page);
  const { said, left } = pageLog(page, site.url);
  await page.goto(site.url + path);
  await takeOver(page);
  return { broken, said, left };
}

const quiet = { broken: [], said: [], left: [] };

test('pages have the layers of styles in one order, however the code is bundled', async () => {
  const html = await (await fetch(site.url)).text();
  const layers = [...html.matchAll(/@layer (\w+)[;{.]/g)].map(([, layer]) => layer);
  expect([...new Set(layers)]).toEqual(['elements', 'packages', 'mantine']);
});

for (const scheme of ['light', 'dark'] as const)
  test(`each page of the example passes axe in ${scheme} colors, on a phone too, and says nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const [path, width] of [
      ['/', 390],
      ['/?often=daily&with=bag&stairs=yes', 1440],
      ['/prices', 390],
      ['/shops', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const heard = pageLog(page);
      await page.goto(site.url + path);
      await readThrough(page);
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await violations(page), path).toEqual([]);
      expect(heard.said, path).toEqual([]);
    }
  });

test('the calculator reckons what is written and drawn, and draws it', async ({ page }) => {
  const heard = await open(page, '/prices');
  const section = page.locator('#loan');
  const monthly = section.getByRole('definition').filter({ visible: true }).first();
  await expect(monthly).toHaveText('€138.82');
  const price = section.getByRole('textbox', { name: 'Price' });
  await price.clear();
  await price.pressSequentially('6400');
  await expect(monthly).toHaveText('€277.63');
  const months = section.getByRole('slider', { name: 'Months' });
  await months.focus();
  await page.keyboard.press('ArrowRight');
  await expect(months).toHaveAttribute('aria-valuenow', '30');
  await expect(section.getByRole('textbox', { name: 'Months' })).toHaveValue('30');
  await expect(monthly).toHaveText('€224.25');
  // The chart, with the styles of its package.
  await expect(section.locator('.recharts-area-curve')).toHaveAttribute('d', /^M/);
  await section.locator('.recharts-wrapper').hover();
  const hint = section.locator('.recharts-tooltip-wrapper > *');
  await expect(hint).toContainText('Left to pay');
  expect(await hint.evaluate((element) => getComputedStyle(element).minWidth)).toBe('200px');
  await section.getByText('As a table').click();
  await expect(section.getByRole('row').last()).toHaveText('30€0');
  expect(heard).toEqual(quiet);
});

test('the finder is answered with the keyboard, and its address leads others to the same plan', async ({
  page,
  context,
}) => {
  const heard = await open(page, '/#finder');
  const section = page.locator('#finder');
  await section.getByRole('button', { name: 'Every day' }).focus();
  await page.keyboard.press('Enter');
  const shown = section.getByRole('heading', { level: 3 }).first();
  await expect(shown).toHaveText('Who or what comes along?');
  await expect(shown).toBeFocused();
  const top = await page.evaluate(() => scrollY);
  for (const question of ['Are there stairs on the way to its place?', 'The commuter']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText(question);
    await expect(shown).toBeFocused();
  }
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(new URL(page.url()).search).toBe('?often=daily&with=bag&stairs=yes');

  const other = await context.newPage();
  const otherHeard = await open(other, new URL(page.url()).search);
  await other.locator('#finder').scrollIntoViewIfNeeded();
  await expect(other.locator('#finder').getByRole('heading', { level: 3 }).first()).toHaveText('The commuter');
  expect(otherHeard).toEqual(quiet);

  await page.goBack();
  await expect(shown).toHaveText('Are there stairs on the way to its place?');
  await section.getByRole('button', { name: 'No', exact: true }).click();
  await expect(shown).toHaveText('The commuter');
  await section.getByRole('button', { name: 'Back' }).click();
  await expect(shown).toHaveText('Are there stairs on the way to its place?');
  await section.getByRole('button', { name: 'Back' }).click();
  await expect(shown).toHaveText('Who or what comes along?');
  expect(heard).toEqual(quiet);
});

test('the marquee passes by until it is stopped, and stands still where no motion is wanted', async ({ page }) => {
  const heard = await open(page, '/');
  const section = page.locator('#brands');
  const row = section.getByRole('list').first();
  const at = () => row.evaluate((element) => element.getBoundingClientRect().x);
  const before = await at();
  await expect.poll(at).toBeLessThan(before);
  await section.getByRole('checkbox', { name: 'Stop the line' }).check();
  const stopped = await at();
  await page.waitForTimeout(300);
  expect(await at()).toBe(stopped);
  // Read once.
  await expect(section.getByRole('listitem')).toHaveCount(7);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(section.getByRole('checkbox')).toBeHidden();
  for (const item of await section.getByRole('listitem').all()) await expect(item).toBeInViewport({ ratio: 1 });
  expect(heard).toEqual(quiet);
});

test('the rates are those that a service had when the page was made, or there is a sentence', async ({ page }) => {
  await page.goto(`${site.url}/prices`);
  const row = page.locator('#rates').getByRole('row');
  await expect(row).toHaveText([
    'Swiss Franc1 EUR = 0.93 CHF',
    'Czech Koruna1 EUR = 25.28 CZK',
    'Hungarian Forint1 EUR = 411.35 HUF',
    'Polish Zloty1 EUR = 4.32 PLN',
  ]);
  await expect(page.locator('#rates time')).toHaveAttribute('datetime', '2026-11-25');
  await expect(page.locator('#no-rates')).toContainText('Ask us for today’s rates');
  expect(site.warnings.map(({ message }) => message).join()).toContain(
    'The data of the section "no-rates" (exchange-rates) on /prices could not be loaded: the service answered 404.',
  );
});

test('the map loads its library and tiles once it comes near, and shows each shop of the list', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { broken, said, left } = await open(page, '/shops');
  await expect(page.locator('html')).toHaveAttribute('data-react', '');
  const section = page.locator('#map');
  await page.waitForTimeout(300);
  expect(asked.filter((url) => /leaflet|tiles/.test(url))).toEqual([]);
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('img[src*="/tiles/"]').first()).toBeVisible();
  const markers = section.getByRole('region', { name: 'Map of the shops' }).getByRole('button');
  await expect(markers).toHaveCount(3);
  for (const marker of await markers.all()) await expect(marker).toBeVisible();
  const tiles = example.tiles.length;
  await section.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => example.tiles.length).toBeGreaterThan(tiles);
  await section.getByRole('listitem').nth(1).getByRole('button', { name: 'Show on the map' }).click();
  await expect(section.locator('.leaflet-popup')).toHaveText('By the market');
  // Its own styles for a class that the library puts together.
  const color = section.locator('.leaflet-popup-content-wrapper').evaluate((popup) => getComputedStyle(popup).color);
  expect(await color).not.toBe('rgb(51, 51, 51)');
  await markers.first().focus();
  await page.keyboard.press('Enter');
  await expect(section.locator('.leaflet-popup').last()).toHaveText('At the canal');
  expect({ broken, said, left: left.filter((url) => !url.startsWith(`${example.url}/tiles/`)) }).toEqual(quiet);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each section says what it can', async ({ page }) => {
    await page.goto(`${site.url}/prices`);
    const loan = page.locator('#loan');
    await expect(loan.getByRole('definition')).toHaveText(['€3,200', '24', '€138.82', '€3,331.62']);
    await expect(loan.getByRole('textbox')).toHaveCount(0);
    await loan.getByText('As a table').click();
    await expect(loan.getByRole('row').nth(1)).toHaveText('0€3,200');
    await page.goto(site.url);
    const finder = page.locator('#finder');
    await expect(finder.getByRole('button')).toHaveCount(0);
    await finder.getByText('All bicycles').click();
    await expect(finder.getByRole('link', { name: 'See it in a shop' })).toHaveCount(3);
    await expect(page.locator('#brands').getByRole('checkbox')).toBeVisible();
    await page.goto(`${site.url}/shops`);
    const map = page.locator('#map');
    await expect(map.getByRole('listitem')).toHaveCount(3);
    await expect(map.getByRole('link', { name: 'The way there' })).toHaveCount(3);
    await expect(map.getByRole('button')).toHaveCount(0);
    await expect(map.getByRole('region')).toBeHidden();
  });
});
