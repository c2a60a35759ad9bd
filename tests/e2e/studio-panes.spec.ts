import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteConfigInput } from '../../schema/site.ts';
import { companyFile } from '../company.ts';
import { openStudio, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// The panes of Studio: the rows of the outline and of forms, the width of the page, and the form that a press opens.

test.describe.configure({ timeout: 120_000 });

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
