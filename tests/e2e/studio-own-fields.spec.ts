import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { minimalConfig } from '../config/minimal-config.ts';
import { openStudio, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// A kind of items that only the config knows, in Studio: the forms have its fields as soon as the list does.

const config = structuredClone(minimalConfig) as typeof minimalConfig & { lists: Record<string, object> };
config.lists = {
  ...config.lists,
  finds: {
    of: 'finds',
    fields: { material: { label: 'Material', required: true }, height: { type: 'number', label: 'Height' } },
    items: [{ id: 'bowl', title: 'Bowl', material: 'Clay', height: 12 }],
  },
};
const written = JSON.stringify(config, null, 2);
let site: StudioSite;
test.beforeAll(async () => {
  site = await serveStudioSite('studio-own-fields', written);
});
test.afterAll(() => site?.end('SIGTERM'));

test('the form of an item has the fields of its list, checks them, and knows a new one at once', async ({ page }) => {
  const item = ['lists', 'finds', 'items', { id: 'bowl' }];
  const row = (path: unknown) => page.locator(`[data-item='${JSON.stringify(path)}']`).first();
  const field = (key: string) => page.locator(`[data-pane=form] [data-field='${JSON.stringify([...item, key])}']`);
  const saved = () => expect(page.locator('[data-pane=top] output')).toHaveText('Saved');
  await openStudio(page, site, written);
  await page.locator('[data-pane=outline]').getByRole('radio', { name: 'Site', exact: true }).press(' ');
  for (const path of [['lists'], ['lists', 'finds'], item]) await row(path).click();
  await field('material').getByLabel('Material').fill('Glass');
  await field('height').getByRole('spinbutton').fill('12.5');
  await expect.poll(() => site.value('lists', 'finds', 'items', 0, 'height')).toBe(12.5);
  await field('height').getByRole('spinbutton').fill('');
  await saved();
  await expect.poll(() => site.value('lists', 'finds', 'items', 0, 'material')).toBe('Glass');
  await expect
    .poll(() => site.value('lists', 'finds', 'items'))
    .toEqual([{ id: 'bowl', title: 'Bowl', material: 'Glass' }]);
  await field('material').getByLabel('Material').fill('');
  await expect(field('material')).toContainText('Write at least one visible character.');
  await field('material').getByLabel('Material').fill('Glass');
  await saved();
  // Another program adds a field: the form offers it, and the JSON Schema of the site has it.
  const more = JSON.parse(site.read()) as typeof config;
  Object.assign((more.lists.finds as { fields: object }).fields, { found: { type: 'date', label: 'Found' } });
  site.save(JSON.stringify(more, null, 2));
  await page.locator('[data-pane=form]').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Found/ }).click();
  await field('found').getByLabel('Found').fill('2030-05-08');
  await saved();
  await expect.poll(() => site.value('lists', 'finds', 'items', 0, 'found')).toBe('2030-05-08');
  expect(readFileSync(join(site.folder, 'site.schema.json'), 'utf8')).toContain('"title": "Found"');
});
