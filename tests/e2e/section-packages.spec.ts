import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startServer } from '../command.ts';
import { installExample } from '../packed-example.ts';
import { type ServedSite, serveFolder, writeSite } from '../served-site.ts';
import { violations } from './audits/axe.ts';
import { pageLog, watchViolations } from './page-log.ts';
import { takeOver } from './take-over.ts';

// The booking of examples/sections-booking, from its tarball: in a built site under the policy, and during editing.

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const booking = '@example/sections-booking';
const example = JSON.parse(readFileSync('examples/sections-booking/sections/booking/examples.json', 'utf8'));
let site: ServedSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const folder = writeSite('section-packages-e2e', {
    version: 2,
    sections: [booking],
    brand: { name: 'Sample practice' },
    seo: { siteUrl: 'https://example.com' },
    lists: { ...example.lists, guests: { of: 'people', items: { from: 'guests' } } },
    routes: [
      {
        path: '/',
        title: 'Book a visit',
        sections: [...example.sections, { type: 'people-grid', id: 'guests', title: 'Guests', list: 'guests' }],
      },
    ],
  });
  writeFileSync(
    join(folder, 'site.plugin.ts'),
    `import { definePlugin } from 'site-from-json/plugin';
export default definePlugin({ data: { guests: { load: () => [{ id: 'asha', name: 'Asha Sample' }] } } });
`,
  );
  installExample('sections-booking', booking, folder);
  site = await serveFolder(folder);
});
test.afterAll(() => site?.close());

const next = (form: Locator) => form.getByRole('button', { name: 'Next' }).filter({ visible: true }).click();

/** Chooses and fills in all that is asked, with the pointer. */
async function book(page: Page): Promise<void> {
  const form = page.locator('#booking form');
  await form.getByRole('radio', { name: /First visit/ }).check();
  await next(form);
  // A Tuesday.
  await form.getByLabel('Day').fill('2030-05-07');
  await next(form);
  await form.getByLabel('Time').selectOption('10:30');
  await next(form);
  await form.getByLabel('Name').fill('Asha Sample');
  await form.getByLabel('E-mail').fill('asha@example.com');
  await form.getByRole('button', { name: 'Book' }).click();
}

test('a visitor books in four steps, under the policy', async ({ page }) => {
  const heard = await watchViolations(page);
  const { said } = pageLog(page);
  const posted: string[] = [];
  await page.route('https://forms.example.com/**', (route) => {
    posted.push(route.request().postData() ?? '');
    return route.fulfill({
      status: posted.length === 1 ? 500 : 200,
      body: '{}',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await page.goto(site.url);
  await takeOver(page);
  expect(await violations(page)).toEqual([]);
  await book(page);
  await expect(page.locator('#booking').getByRole('alert')).toHaveText('That did not work. Please call us.');
  await page.getByRole('button', { name: 'Book' }).click();
  await expect(page.locator('#booking').getByRole('status')).toHaveText('Thank you. We confirm by e-mail.');
  for (const [name, value] of Object.entries({
    appointment: 'first-visit',
    day: '2030-05-07',
    time: '10:30',
    name: 'Asha Sample',
  }))
    expect(posted.at(-1)).toMatch(new RegExp(`name="${name}"\\s+${value}`));
  expect(heard).toEqual([]);
  expect(said.filter((line) => !line.includes('500'))).toEqual([]);
});

test('a step is left only when it is complete, and a closed day says so', async ({ page }) => {
  await page.goto(site.url);
  await takeOver(page);
  const form = page.locator('#booking form');
  await next(form);
  await expect(form.getByRole('radio').first()).toBeVisible();
  await form.getByRole('radio').first().check();
  await next(form);
  // A Wednesday.
  await form.getByLabel('Day').fill('2030-05-08');
  await expect(form.getByText('We are closed on this day.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Next' }).filter({ visible: true })).toBeDisabled();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all steps are below each other, and the form is sent by the browser', async ({ page }) => {
    await page.goto(site.url);
    const form = page.locator('#booking form');
    await expect(form).toHaveAttribute('action', 'https://forms.example.com/f/visits');
    for (const label of ['Day', 'Time', 'Name', 'E-mail']) await expect(form.getByLabel(label)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Book' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Next' })).toHaveCount(0);
  });
});

test('the section of a package is edited like any other: with its policy, its styles, and in Studio’s palette', async ({
  page,
}) => {
  const server = await startServer(['dev', '--site', site.folder]);
  try {
    const heard = await watchViolations(page);
    const { said } = pageLog(page);
    await page.goto(server.url);
    await takeOver(page);
    const form = page.locator('#booking form');
    await form.getByRole('radio', { name: /Check-up/ }).check();
    await expect(form.getByLabel('Day')).toBeHidden();
    await next(form);
    await expect(form.getByLabel('Day')).toBeVisible();
    expect(heard).toEqual([]);
    expect(said.filter((line) => !/^(debug|info)/.test(line))).toEqual([]);
  } finally {
    server.stop();
  }
});

test('Studio edits the section of a package, and leaves the items of a plugin to the plugin', async ({ page }) => {
  const server = await startServer(['studio', '--site', site.folder]);
  const read = () => readFileSync(join(site.folder, 'site.config.json'), 'utf8');
  try {
    const before = read();
    await page.goto(server.address());
    const frame = page.frameLocator('iframe');
    const form = page.locator('[data-pane=form]');
    await frame.locator('#booking').getByText('Four short steps.').click({ timeout: 60_000 });
    await expect(form.getByLabel('Text', { exact: true })).toHaveValue(/Four short steps/);
    await frame.locator('#guests').getByText('Asha Sample').click();
    await expect(form.getByLabel('Heading', { exact: true })).toHaveValue('Guests');
    await page.keyboard.type('x');
    await expect(form.locator('[data-field*="asha"]')).toHaveCount(0);
    expect(read()).toBe(before);
  } finally {
    server.stop();
  }
});
