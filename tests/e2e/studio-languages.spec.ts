import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openFrame, openStudio, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// Studio on the fixture in English and German. It changes the main config alone.

test.describe.configure({ timeout: 120_000 });

const fixture = (file: string) => readFileSync(join(import.meta.dirname, '../fixtures/languages', file), 'utf8');
const written = fixture('site.config.json').replace(/"locales": .*/, '"locales": { "de": {} },');
const german = fixture('site.config.de.json').replace(/"text": "(Keine Werbung|Impressum|Über uns)"/g, '"text": ""');
let site: StudioSite;

test.beforeAll(async () => {
  site = await serveStudioSite('studio-languages', written, (folder) =>
    writeFileSync(join(folder, 'site.config.de.json'), german),
  );
});
test.afterAll(() => site?.end('SIGTERM'));

const form = (page: Page) => page.locator('[data-pane=form]');

test('a translated section is neither renamed nor deleted: a message says where it is translated, and what to do', async ({
  page,
}) => {
  await openStudio(page, site, written);
  const line = german.split('\n').findIndex((text) => text.includes('"hero": {')) + 1;
  const place = `site.config.de.json:${line}`;
  const told = page.getByText(`This is translated in ${place}. Rename or remove "hero" there first, in a text editor.`);
  await page.locator('[data-pane=outline] ul [data-item]').filter({ hasText: /Hero/ }).click();
  await form(page).getByLabel('Id', { exact: true }).fill('start');
  await page.keyboard.press('Enter');
  // Shown, and read out.
  await expect(told).toHaveCount(2);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(1);

  await page.keyboard.press('Escape');
  await page.locator('[data-pane=outline] ul [data-item]').filter({ hasText: /Hero/ }).click();
  await page.keyboard.press('Delete');
  await expect(told).toHaveCount(2);
  await expect(form(page).getByLabel('Id', { exact: true })).toHaveValue('hero');
  expect(site.read()).toBe(written);
});

test('a text that a language lacks is a warning at its field, and is counted', async ({ page }) => {
  await openStudio(page, site, written);
  const warnings = (await site.call('state', {})).state.issues.filter(({ code }) => code !== 'locale/missing');
  await page.getByRole('button', { name: `Problems: ${warnings.length + 5} warnings` }).click();
  const problem = page.getByRole('dialog').getByRole('listitem').filter({ hasText: '5 texts are not translated' });
  await expect(problem.locator('code')).toHaveText('site.config.de.json:1:1');
  await problem.getByRole('button').last().click();
  const field = form(page).locator('input:focus, textarea:focus');
  await expect(field).toHaveAccessibleDescription(/This text is not translated in site\.config\.de\.json\./);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('a page in another language is shown in the frame, by the switch as by a link; it says where its texts are, and edits none', async ({
  page,
}) => {
  // Wide enough for the switch in the header.
  await page.setViewportSize({ width: 2000, height: 900 });
  const frame = await openFrame(page, site, written);
  const told = page.getByText('The texts of this page are in site.config.de.json. Change them there');
  const heading = frame.getByRole('heading', { level: 1 });
  const english = await heading.textContent();
  await frame
    .locator('header a[hreflang=de]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await frame.waitForURL(`${site.url}/de`);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  expect(page.url()).toBe(`${site.url}/__studio`);
  // Beside the page, over it, and read out.
  await expect(told).toHaveCount(3);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(2);
  await frame.locator('html[data-react=""]').waitFor({ state: 'attached' });
  for (const part of ['h1', 'footer p, footer a']) {
    await frame.locator(part).last().click();
    await expect(form(page).getByText('Nothing is selected')).toBeVisible();
  }
  await heading.click();
  await expect(told).toHaveCount(3);
  await expect(frame.locator('.studio-field')).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Page that is shown' }).click();
  await page.getByRole('option', { name: 'Home' }).click();
  await expect(heading).toHaveText(english ?? '');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[data-pane=outline]').getByText('The texts of this page')).toHaveCount(0);
  expect(site.read()).toBe(written);
  expect(readFileSync(join(site.folder, 'site.config.de.json'), 'utf8')).toBe(german);
});
