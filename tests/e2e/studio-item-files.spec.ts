import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { minimalConfig } from '../config/minimal-config.ts';
import { openFrame, openStudio, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// Items that are Markdown files, in Studio: forms and the page write into the file of the item, and undo takes it back.

const config = structuredClone(minimalConfig);
Object.assign(config.lists, { news: { of: 'posts', items: { from: 'content/news/*.md' } } });
config.routes.push({
  path: '/news/{id}',
  each: 'news',
  title: '{item.title}',
  sections: [{ type: 'article', id: 'post' }],
} as never);
const written = `${JSON.stringify(config, null, 2)}\n`;
const summer = `---
# For the summer.
title: 'Summer hours'
description: We open earlier.
date: 2026-05-01
---

From May we open at **eight**.
`;
const winter = summer.replaceAll(/[Ss]ummer/g, 'winter');
let site: StudioSite;
const file = (name: string) => join(site.folder, 'content/news', name);
const read = (name: string) => readFileSync(file(name), 'utf8');

test.beforeAll(async () => {
  site = await serveStudioSite('studio-item-files', written, (folder) => {
    mkdirSync(join(folder, 'content/news'), { recursive: true });
    writeFileSync(join(folder, 'content/news/1-summer.md'), summer);
    writeFileSync(join(folder, 'content/news/2-winter.md'), winter);
  });
});
test.afterAll(() => site?.end('SIGTERM'));

const item = ['lists', 'news', 'items', { id: '1-summer' }];
const field = (page: Page, key: string) =>
  page.locator(`[data-pane=form] [data-field='${JSON.stringify([...item, key])}']`);
const saved = (page: Page) => expect(page.locator('[data-pane=top] output')).toHaveText('Saved');

async function openItem(page: Page): Promise<void> {
  await openStudio(page, site, written);
  await page.locator('[data-pane=outline]').getByRole('radio', { name: 'Site', exact: true }).press(' ');
  for (const path of [['lists'], ['lists', 'news'], item])
    await page
      .locator(`[data-item='${JSON.stringify(path)}']`)
      .first()
      .click();
}

test('a form writes into the file of the item, and undo takes it back', async ({ page }) => {
  await openItem(page);
  await field(page, 'title').getByRole('textbox').fill('Longer days');
  await expect.poll(() => read('1-summer.md')).toBe(summer.replace('Summer hours', 'Longer days'));
  await saved(page);
  expect(site.read()).toBe(written);
  expect(read('2-winter.md')).toBe(winter);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(() => read('1-summer.md')).toBe(summer);
  await expect(field(page, 'title').getByRole('textbox')).toHaveValue('Summer hours');
});

test('a value that is not valid stays in its field, with the words of the check', async ({ page }) => {
  await openItem(page);
  const description = field(page, 'description').getByRole('textbox');
  await description.fill('Open at {nine}');
  await description.press('Tab');
  await expect(field(page, 'description')).toContainText('Unknown token {nine}.');
  expect(read('1-summer.md')).toBe(summer);
  await description.fill('We open earlier.');
  await saved(page);
});

test('what another program has changed meanwhile is not overwritten', async ({ page }) => {
  await openItem(page);
  const title = field(page, 'title').getByRole('textbox');
  const { state } = await site.call('state', {});
  const other = summer.replace('Summer hours', 'By hand');
  writeFileSync(file('1-summer.md'), other);
  const answer = await site.post('edit', {
    base: state.hash,
    label: 'Title',
    edits: [{ op: 'set', path: [...item, 'title'], value: 'By Studio', expect: 'Summer hours' }],
  });
  expect(answer.status).toBe(409);
  expect(read('1-summer.md')).toBe(other);
  await expect(title).toHaveValue('By hand');
  // A file that is gone is no item any more.
  rmSync(file('2-winter.md'));
  await expect.poll(async () => (await site.call('state', {})).state.items.news?.items.length).toBe(1);
  writeFileSync(file('2-winter.md'), winter);
  writeFileSync(file('1-summer.md'), summer);
  await expect(title).toHaveValue('Summer hours');
});

test('an item cannot be added, moved or removed as if it were in the config, which Studio says', async ({ page }) => {
  await openStudio(page, site, written);
  await page.locator('[data-pane=outline]').getByRole('radio', { name: 'Site', exact: true }).press(' ');
  for (const path of [['lists'], ['lists', 'news']])
    await page
      .locator(`[data-item='${JSON.stringify(path)}']`)
      .first()
      .click();
  await expect(page.locator('[data-pane=form]')).toContainText('Each is a file of “content/news/*.md”.');
  await expect(page.locator('[data-pane=form]').getByRole('button', { name: 'Add post' })).toBeHidden();
  const { state } = await site.call('state', {});
  const base = state.hash;
  for (const edit of [
    { op: 'remove', path: item, expect: state.items.news?.items[0] },
    { op: 'move', path: item, to: 1 },
    { op: 'insert', path: ['lists', 'news', 'items', 0], value: { id: 'new' } },
    { op: 'set', path: [...item, 'id'], value: 'other', expect: '1-summer' },
  ]) {
    const answer = await site.post('edit', { base, label: 'Edit', edits: [edit] });
    expect({ status: answer.status, error: JSON.parse(answer.body.toString()).error }).toEqual({
      status: 422,
      error: expect.stringMatching(/Add, rename or remove a file\.|Rename the file\./),
    });
  }
  expect([read('1-summer.md'), read('2-winter.md'), site.read()]).toEqual([summer, winter, written]);
});

test('a text on the page is written into its file', async ({ page }) => {
  const frame = await openFrame(page, site, written, '/news/1-summer');
  await frame.locator('#post h1').dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('On the page');
  await page.keyboard.press('Enter');
  await expect.poll(() => read('1-summer.md')).toBe(summer.replace('Summer hours', 'On the page'));
  await saved(page);
  writeFileSync(file('1-summer.md'), summer);
});
