import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { SiteConfigInput } from '../../schema/site.ts';
import { companyFile } from '../company.ts';
import {
  openFrame,
  openStudio,
  type StudioSite,
  serveStudioSite,
  test,
  violationsInBothSchemes,
} from './studio-site.ts';

// The panes of Studio: the rows of the outline and of forms, the width of the page, and the form that a press opens.

const written = readFileSync(companyFile, 'utf8');
const config = JSON.parse(written) as SiteConfigInput;
let site: StudioSite;
/** The config with other titles, which have no tokens. */
const numbered = structuredClone(config);
for (const [at, section] of numbered.routes[0]?.sections.entries() ?? [])
  Object.assign(section, { title: `Section ${at}` });

test.beforeAll(async () => {
  site = await serveStudioSite('studio-panes', written);
});
test.afterAll(() => site?.end('SIGTERM'));

const onDisk = () => JSON.parse(site.read()) as SiteConfigInput;
const outline = (page: Page) => page.locator('[data-pane=outline]');
const sections = (page: Page) => outline(page).locator('ul [data-item]');
const form = (page: Page) => page.locator('[data-pane=form]');
const saved = (page: Page) => expect(page.locator('[data-pane=top] output')).toHaveText('Saved');
/** What was read out last. */
const said = (page: Page, text: string) => expect(page.locator('#_said')).toContainText(text);

/** The rows of a list, the order of their names in the file, and the number of the list's rows. */
interface Rows {
  open: (page: Page) => Promise<Locator>;
  inFile: () => (string | undefined)[];
}

const lists: Record<string, Rows> = {
  'with ids': {
    open: async (page) => sections(page),
    inFile: () => onDisk().routes[0]?.sections.map((one) => ('title' in one ? String(one.title) : undefined)) ?? [],
  },
  'without ids': {
    async open(page) {
      await outline(page).getByRole('button', { name: 'Header', exact: true }).click();
      return form(page).getByRole('list', { name: 'Links', exact: true }).locator('[data-item]');
    },
    inFile: () => onDisk().header?.nav?.map(({ label }) => label) ?? [],
  },
};

/** Drags a row to the place of another one. */
async function drag(page: Page, rows: Locator, from: number, to: number): Promise<void> {
  await rows.nth(from).hover();
  const grip = rows.nth(from).locator('xpath=../button[@data-grip]');
  const [start, row, end] = [
    await grip.boundingBox(),
    await rows.nth(from).boundingBox(),
    await rows.nth(to).boundingBox(),
  ];
  if (!start || !row || !end) throw new Error('A row is not visible.');
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step++) {
    await page.mouse.move(x, y + ((end.y - row.y) * step) / 10, { steps: 2 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}

for (const [name, { open, inFile }] of Object.entries(lists)) {
  test(`rows that are dragged, one after the other, stand in the order of the file: ${name}`, async ({ page }) => {
    await openStudio(page, site, JSON.stringify(numbered, null, 2));
    const rows = await open(page);
    let order = inFile();
    for (const [from, to] of [
      [0, 3],
      [4, 1],
      [2, 0],
      [1, 5],
      [5, 4],
      [3, 5],
      [0, 1],
    ] as const) {
      await drag(page, rows, from, to);
      order = order.toSpliced(from, 1).toSpliced(to, 0, order[from]);
      await expect.poll(inFile).toEqual(order);
      await saved(page);
      await expect(rows).toContainText(order.map(String));
    }
  });
}

test('a row is dragged with the keys, and each step is read out by its name and place', async ({ page }) => {
  await openStudio(page, site, JSON.stringify(numbered, null, 2));
  const { inFile } = lists['with ids'] as Rows;
  const before = inFile();
  await sections(page).first().focus();
  await page.keyboard.press('Tab');
  const grip = page.locator('[data-grip]:focus');
  await page.keyboard.press('Space');
  await said(page, 'Picked up Section 0, position 1 of 7');
  await page.keyboard.press('ArrowDown');
  await said(page, 'Section 0, 2 of 7');
  await page.keyboard.press('Escape');
  await said(page, 'Section 0 is where it was');
  expect(inFile()).toEqual(before);
  await grip.focus();
  await page.keyboard.press('Space');
  await said(page, 'Picked up Section 0, position 1 of 7');
  for (const place of [2, 3]) {
    await page.keyboard.press('ArrowDown');
    await said(page, `Section 0, ${place} of 7`);
  }
  await page.keyboard.press('Space');
  await expect.poll(inFile).toEqual(before.toSpliced(0, 1).toSpliced(2, 0, 'Section 0'));
  await expect(sections(page)).toContainText(inFile().map(String));
  await expect(sections(page).nth(2)).toBeFocused();
});

test('a row of a long list is dragged too', async ({ page }) => {
  const long = structuredClone(config);
  const nav = Array.from({ length: 500 }, (_, at) => ({ label: `Link ${at}`, href: '/about' }));
  long.header = { ...long.header, nav };
  await openStudio(page, site, JSON.stringify(long));
  const { open, inFile } = lists['without ids'] as Rows;
  const rows = await open(page);
  await drag(page, rows, 0, 2);
  await expect.poll(() => inFile().slice(0, 4)).toEqual(['Link 1', 'Link 2', 'Link 0', 'Link 3']);
  await expect(rows.nth(2)).toContainText('Link 0');
});

test('a page that is wider than its pane is shown whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const frame = await openFrame(page, site, written);
  await page.keyboard.press('Alt+3');
  await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(1280);
  const pane = await page.locator('[data-pane=page]').boundingBox();
  const shown = await page.locator('iframe').boundingBox();
  if (!pane || !shown) throw new Error('The page is not visible.');
  expect(shown.x).toBeGreaterThanOrEqual(pane.x);
  expect(shown.x + shown.width).toBeLessThanOrEqual(pane.x + pane.width);
  expect(shown.y + shown.height).toBeLessThanOrEqual(pane.y + pane.height);
  expect(shown.height).toBeGreaterThan(pane.height * 0.9);
  // It is edited as it is in its own size.
  await frame.locator('#hero h1').click();
  await expect(form(page).locator('[data-field][data-chosen]')).toContainText('Headline');
});

test('in a narrow window a press on the page opens the form, and the keys that go over the page do not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const frame = await openFrame(page, site, written);
  await frame.locator('#hero h1').click();
  const sheet = page.getByRole('dialog', { name: 'Form' });
  await sheet.getByLabel('Headline', { exact: true }).fill('From the sheet');
  await expect.poll(() => onDisk().routes[0]?.sections[0]).toMatchObject({ title: 'From the sheet' });
  await expect(frame.locator('#hero h1')).toContainText('From the sheet');
  await sheet.getByLabel('Id', { exact: true }).scrollIntoViewIfNeeded();
  // The button stays in the sheet, and covers nothing of the bar above.
  const close = await sheet.getByRole('button', { name: 'Close' }).boundingBox();
  const top = await sheet.boundingBox();
  expect(close?.y).toBeGreaterThanOrEqual(top?.y ?? Number.POSITIVE_INFINITY);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await frame.locator('.chosen').focus();
  await page.keyboard.press('Tab');
  await expect(frame.locator('.chosen')).toBeFocused();
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Alt+f');
  await expect(sheet.locator(':focus')).toHaveCount(1);
});

/** Adds a section in the palette of types, which is open. */
async function choose(page: Page, type: string): Promise<void> {
  await page.getByLabel('Search for a section type').fill(type);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a section that is moved is seen in its place before the server answers', async ({ page }) => {
  const frame = await openFrame(page, site, written);
  const shown = () => frame.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  const inFile = () => onDisk().routes[0]?.sections.map(({ id }) => id) ?? [];
  const before = inFile();
  const moved = before.toSpliced(1, 2, ...before.slice(1, 3).reverse());
  const asked = new Promise<Route>((hold) => page.route('**/api/edit', hold, { times: 1 }));
  await sections(page).nth(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const request = await asked;
  await expect.poll(shown).toEqual(moved);
  expect(inFile()).toEqual(before);
  await request.continue();
  await expect.poll(inFile).toEqual(moved);
  await saved(page);
  // What another program moves is seen as before.
  site.save(written);
  await expect.poll(shown).toEqual(before);
});

test('a new section is scrolled into view, on the page and in the outline', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  const frame = await openFrame(page, site, written);
  await outline(page).getByRole('button', { name: 'Add a section', exact: true }).click();
  await choose(page, 'timeline');
  await expect.poll(() => onDisk().routes[0]?.sections.at(-1)?.type).toBe('timeline');
  const id = onDisk().routes[0]?.sections.at(-1)?.id ?? '';
  await expect(frame.locator(`#${id}`)).toBeInViewport({ ratio: 0.3 });
  await expect(sections(page).last()).toBeInViewport({ ratio: 1 });
  await expect(frame.locator('.chosen')).toBeInViewport();
});

test('Alt+A adds after the section that is edited: in its form, on the page, and in an item that it shows', async ({
  page,
}) => {
  const frame = await openFrame(page, site, written);
  const types = () => onDisk().routes[0]?.sections.map(({ type }) => type) ?? [];
  const before = types();
  await sections(page).nth(2).click();
  await form(page).getByLabel('Heading', { exact: true }).focus();
  await page.keyboard.press('Alt+a');
  await choose(page, 'timeline');
  await expect.poll(types).toEqual(before.toSpliced(3, 0, 'timeline'));
  await frame.locator('#hero h1').click();
  await frame.locator('#hero h1').click();
  await expect(frame.locator('.studio-field')).toBeFocused();
  await page.keyboard.press('Alt+a');
  await choose(page, 'steps');
  await expect.poll(() => types()[1]).toBe('steps');
  // A service is in a list of the site.
  await frame.locator('#services h3').first().click();
  await expect(form(page).getByRole('navigation', { name: 'Where this is' })).toContainText('services');
  await page.keyboard.press('Alt+a');
  await choose(page, 'faq');
  await expect.poll(() => types()[types().indexOf('services') + 1]).toBe('faq');
});

test('the whole button between two rows adds between them', async ({ page }) => {
  await openStudio(page, site, written);
  const row = await sections(page).nth(1).boundingBox();
  if (!row) throw new Error('The row is not visible.');
  for (const by of [-8, 8]) {
    await page.mouse.click(row.x + row.width / 2, row.y + row.height + by);
    await expect(page.getByLabel('Search for a section type')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the colors of the page stay when a section becomes a draft', async ({ page }) => {
  const linked = structuredClone(config);
  Object.assign(linked.routes[0]?.sections[0] ?? {}, { actions: [{ label: 'Book now', href: '/about' }] });
  const frame = await openFrame(page, site, JSON.stringify(linked, null, 2));
  const button = frame.locator('#hero').getByRole('link', { name: 'Book now' });
  const color = () => button.evaluate((element) => getComputedStyle(element).color);
  const before = await color();
  expect(before).not.toBe(await frame.locator('#hero h1').evaluate((element) => getComputedStyle(element).color));
  await sections(page).nth(1).click();
  await page.keyboard.press('Alt+h');
  await expect.poll(() => onDisk().routes[0]?.sections[1]?.draft).toBe(true);
  // The page marks it.
  await expect
    .poll(() => frame.locator('#team').evaluate((one) => getComputedStyle(one, '::after').content))
    .toContain('Draft');
  expect(await color()).toBe(before);
});

test('the field on the page is named as in the form', async ({ page }) => {
  const frame = await openFrame(page, site, written);
  for (let press = 0; press < 2; press++) await frame.locator('#hero h1').click();
  await expect(frame.getByRole('textbox', { name: /^Headline of Hero/ })).toBeFocused();
});

test('a picture in place of another asks whether its text still fits, and keeps the text', async ({ page }) => {
  await openStudio(page, site, written);
  await sections(page).first().click();
  const alt = form(page).getByLabel('Alternative text', { exact: true });
  const text = await alt.inputValue();
  expect(text).not.toBe('');
  const question = form(page).getByText('Does this text still fit the new picture?');
  await form(page).getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Search for a file').fill('training');
  await page.getByRole('dialog').locator('button:has(img)').first().click();
  await expect(question).toBeVisible();
  await said(page, 'Does this text still fit the new picture?');
  await expect(alt).toBeFocused();
  await expect(alt).toHaveValue(text);
  await saved(page);
  expect(site.read()).toContain(JSON.stringify(text));
  await form(page).getByRole('button', { name: 'It fits' }).click();
  await expect(question).toBeHidden();
});

test('the keys open a menu, go over its items and leave it', async ({ page }) => {
  await openStudio(page, site, written);
  await sections(page).nth(1).focus();
  const button = outline(page)
    .locator('li')
    .nth(1)
    .getByRole('button', { name: /^Actions for/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item('Add above')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Add below')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('Delete')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('axe finds nothing in menus, lists, questions and errors, in light and in dark colors', async ({ page }) => {
  await openStudio(page, site, written.replace('"type": "team"', '"draft": true, "type": "team"'));
  // What opens over all panes is in no landmark, as in all of Mantine's dialogs and menus.
  const check = async (what: string) =>
    expect(
      (await violationsInBothSchemes(page)).filter((one) => !/at iframe|^region:/.test(one)),
      what,
    ).toEqual([]);
  const close = () => page.keyboard.press('Escape');
  await sections(page).nth(1).click();
  await check('a draft');
  // Those of a row that the pointer has left are there, but not to be seen.
  await page
    .locator('li[data-chosen]')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await check('the menu of a row');
  await close();
  await form(page).getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await check('the menu of keys');
  await close();
  await sections(page).nth(3).click();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('the question before what is used is deleted');
  await close();
  await page.keyboard.press('Alt+g');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await check('the list of pages');
  await close();
  await outline(page).getByRole('button', { name: 'Header', exact: true }).click();
  await form(page).locator('[data-item]').first().click();
  await form(page).getByLabel('Link', { exact: true }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await check('the list of links');
  await form(page).getByLabel('Link', { exact: true }).fill('/abot');
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('button', { name: 'Use “/about”' })).toBeVisible();
  await check('an error');
  await form(page).getByRole('button', { name: 'Use “/about”' }).click();
  await saved(page);
  await page.keyboard.press('Alt+v');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Undo up to this/ })
      .first(),
  ).toBeVisible();
  await check('the steps');
  await close();
  site.save(written.replace('"routes": [', '"routes": [,'));
  await expect(page.getByRole('alert')).toBeVisible();
  await check('a file that cannot be read');
});
