import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openFrame, openStudio, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// Studio on the fixture in English and German. It changes both files on disk.

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

const rows = (page: Page) => page.locator('[data-pane=outline] ul [data-item]');
const saved = (page: Page) => expect(page.locator('[data-pane=top] output')).toHaveText('Saved');
const germanFile = () => join(site.folder, 'site.config.de.json');
const germanText = () => readFileSync(germanFile(), 'utf8');
const both = () => [site.read(), germanText()];

/** Opens Studio for both files as they are written above. */
async function open(page: Page): Promise<void> {
  writeFileSync(germanFile(), german);
  await openStudio(page, site, written);
  await expect(rows(page)).toHaveCount(2);
}

/** The words of each header link, and what the German file says of it: by its id, or at its place. */
function headerLinks(): [string, unknown][] {
  const { nav } = JSON.parse(site.read()).header as { nav: { id?: string; label: string }[] };
  const own = JSON.parse(germanText()).header.nav;
  return nav.map(({ id, label }, at) => [label, own[id ?? at]?.label?.text]);
}

test('a translated section is renamed, deleted and brought back with its translation', async ({ page }) => {
  await open(page);
  const heroInGerman = JSON.parse(german).routes.home.sections.hero;
  const sectionsInGerman = () => JSON.parse(germanText()).routes.home.sections;
  await rows(page).filter({ hasText: /Hero/ }).click();
  await form(page).getByLabel('Id', { exact: true }).fill('start');
  await page.keyboard.press('Enter');
  await expect.poll(() => sectionsInGerman().start).toEqual(heroInGerman);
  expect(germanText()).toBe(german.replace('"hero": {', '"start": {'));
  const renamed = both();

  await rows(page).filter({ hasText: /Hero/ }).click();
  await page.keyboard.press('Delete');
  await expect.poll(() => Object.keys(sectionsInGerman())).toEqual(['reasons']);
  expect(site.read()).not.toContain('"hero"');
  const deleted = both();
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect.poll(both).toEqual(renamed);
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect.poll(both).toEqual([written, german]);
  await saved(page);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(both).toEqual(renamed);
  await saved(page);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(both).toEqual(deleted);
});

test('a header link that is moved and duplicated keeps its translation, and the others keep theirs', async ({
  page,
}) => {
  await open(page);
  const [one, two, three] = headerLinks();
  expect(two).toEqual(['Programme', 'Programm']);
  await page.locator('[data-pane=outline]').getByText('Site', { exact: true }).click();
  await page.locator('[data-pane=outline]').getByRole('button', { name: 'Header' }).click();
  const link = form(page).locator('[data-item]').filter({ hasText: 'Why come' });
  await link.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(headerLinks).toEqual([two, one, three]);
  await saved(page);
  await form(page).locator('[data-item]').filter({ hasText: 'Why come' }).focus();
  await page.keyboard.press('Control+d');
  await expect.poll(headerLinks).toEqual([two, one, one, three]);
  await saved(page);
  await page.keyboard.press('Control+z');
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect.poll(both).toEqual([written, german]);
});

test('a new id of a section is in the links of translated texts too', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  const frame = await openFrame(page, site, written, '/programme');
  await expect(frame.locator('body')).toContainText('Programme');
  await rows(page).first().click();
  await form(page).getByLabel('Id', { exact: true }).fill('all');
  await page.keyboard.press('Enter');
  await expect.poll(() => site.read()).toContain('/programme#all');
  await expect.poll(germanText).toContain('Hier ist das [Programm](/programme#all).');
  expect(germanText()).not.toContain('#talks');
  expect((await site.call('state', {})).state.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a language file that may not be written lets what concerns it wait, and a message names it', async ({ page }) => {
  await open(page);
  chmodSync(germanFile(), 0o444);
  await rows(page).filter({ hasText: /Hero/ }).click();
  await page.keyboard.press('Delete');
  await expect(page.getByText(/site\.config\.de\.json is read-only, so it was not written/).first()).toBeVisible();
  expect(both()).toEqual([written, german]);
  // What waits is written once it can be.
  chmodSync(germanFile(), 0o644);
  await expect.poll(() => both().join()).not.toContain('"hero"');
  await saved(page);
});

test('a text that a language lacks is a warning at its field, and is counted', async ({ page }) => {
  await open(page);
  const warnings = (await site.call('state', {})).state.issues.filter(({ code }) => code !== 'locale/missing');
  await page.getByRole('button', { name: `Problems: ${warnings.length + 5} warnings` }).click();
  const problem = page.getByRole('dialog').getByRole('listitem').filter({ hasText: '5 texts are not translated' });
  await expect(problem.locator('code')).toHaveText('site.config.de.json:1:1');
  await problem.getByRole('button').last().click();
  const field = form(page).locator('input:focus, textarea:focus');
  await expect(field).toHaveAccessibleDescription(/This text is not translated in site\.config\.de\.json\./);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('a page in another language is shown in the frame, by the switch as by a link; a click selects the field of the main language, and it says where its texts are', async ({
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
  // A click selects the field of the main language; a second one says where the text is.
  await heading.click();
  await expect(form(page).getByText('Nothing is selected')).toHaveCount(0);
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

test('on a page of a language that leaves out another page, a click selects the field of the same page, and its file still leaves it out', async ({
  page,
}) => {
  const own = JSON.parse(german);
  own.header.nav.$order = ['questions'];
  own.routes = { ...own.routes, $order: ['about'], programme: null };
  own.routes.home.sections.hero.actions = { 'see-the-programme': null };
  own.routes.about.sections.story.blocks[0].text = 'Wir sind vier Freunde.';
  writeFileSync(germanFile(), JSON.stringify(own, null, 2));
  const frame = await openFrame(page, site, written, '/de/ueber-uns');
  await expect(frame.getByRole('banner').getByRole('link', { name: 'Programm' })).toHaveCount(0);
  await frame.getByRole('heading', { name: 'Fragen' }).click();
  await expect(form(page).getByLabel('Id', { exact: true })).toHaveValue('questions');
  await form(page).getByLabel('Id', { exact: true }).fill('answers');
  await page.keyboard.press('Enter');
  await expect.poll(() => JSON.parse(germanText()).routes.about.sections.answers).toBeDefined();
  expect(JSON.parse(germanText()).routes).toMatchObject({ $order: ['about'], programme: null });
  expect(JSON.parse(site.read()).routes[2].sections[1].id).toBe('answers');
});

test('the search of a page works where the page is used as visitors do', async ({ page }) => {
  const frame = await openFrame(page, site, written);
  await page.getByRole('button', { name: 'Use the page as visitors do' }).click();
  await frame.getByRole('button', { name: 'Search' }).click();
  await frame.getByRole('combobox').fill('pitches');
  await frame.getByRole('option', { selected: true }).filter({ hasText: 'Why come' }).click();
  await frame.waitForURL(`${site.url}/#reasons`);
  await expect(frame.getByRole('dialog')).toBeHidden();
});
