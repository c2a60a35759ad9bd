import { expect, type Page } from '@playwright/test';
import { copyExampleCode, exampleSite } from '../example-site.ts';
import { pageLog } from './page-log.ts';
import { openFrame, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// The section types of examples/own-sections on Studio's page, under the policy of the built site. No request leaves this machine.

let example: Awaited<ReturnType<typeof exampleSite>>;
let site: StudioSite;
let text: string;

test.beforeAll(async () => {
  example = await exampleSite();
  text = `${JSON.stringify(example.config, null, 2)}\n`;
  site = await serveStudioSite('example-sections', text, copyExampleCode);
});
test.afterAll(async () => {
  await site?.end('SIGTERM');
  await example?.close();
});

/** Opens a page in Studio's frame; `said` gives what the console has said since, apart from Vite's greeting. */
async function open(page: Page, path: string) {
  const log = pageLog(page);
  const frame = await openFrame(page, site, text, path);
  return { frame, said: () => log.said.filter((line) => !line.startsWith('debug: [vite]')) };
}

test('the finder and the marquee are shown, and a click opens the field of a text', async ({ page }) => {
  const { frame, said } = await open(page, '/');
  const finder = frame.locator('#finder');
  await expect(finder.getByRole('button', { name: 'Every day' })).toBeVisible();
  await expect(frame.locator('#brands').getByRole('listitem')).toHaveCount(7);
  await finder.getByText('How often will you ride?').click();
  await expect(page.locator('[data-pane=form]').getByLabel('Question', { exact: true }).first()).toHaveValue(
    'How often will you ride?',
  );
  expect(said()).toEqual([]);
});

test('the calculator draws its chart, and the rates are loaded', async ({ page }) => {
  const { frame, said } = await open(page, '/prices');
  await expect(frame.locator('#loan .recharts-area-curve')).toHaveAttribute('d', /^M/);
  await expect(frame.locator('#rates').getByRole('row')).toHaveCount(4);
  expect(said()).toEqual([]);
});

test('the map shows its tiles and markers', async ({ page }) => {
  const { frame, said } = await open(page, '/shops');
  const map = frame.locator('#map').getByRole('region');
  await expect(map.locator('img[src*="/tiles/"]').first()).toBeVisible();
  await expect(map.getByRole('button')).toHaveCount(3);
  expect(said()).toEqual([]);
});
