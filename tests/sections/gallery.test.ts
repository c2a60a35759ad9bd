import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { bundleScripts } from '../../src/build/bundle.ts';
import type { InlineScripts } from '../../src/render/document.ts';
import examples from '../../src/sections/gallery/examples.json' with { type: 'json' };
import { fillRows } from '../../src/sections/gallery/rows.ts';
import gallery from '../../src/sections/gallery/section.ts';
import { documentOf, openBrowser } from './home-page.ts';

const address = 'http://gallery.test/';

const browser = openBrowser();
let scripts: InlineScripts;
beforeAll(async () => {
  scripts = await bundleScripts();
});

async function show({ javaScriptEnabled = true, before = '', enlarge = true, count = 6 } = {}): Promise<Page> {
  const { enlarge: labels, items, ...rest } = gallery.schema.parse(examples.sections[0]);
  const section = { ...rest, items: items.slice(0, count), ...(enlarge && { enlarge: labels }) };
  const html = await documentOf([section], { scripts: { ...scripts, first: before + scripts.first } });
  const shown = await browser.newPage({ javaScriptEnabled });
  await shown.route('**', (route) =>
    route.request().url() === address ? route.fulfill({ contentType: 'text/html', body: html }) : route.abort(),
  );
  await shown.goto(address);
  return shown;
}

const openButton = (page: Page, name: string) => page.getByRole('button', { name: `Enlarge: ${name}` });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.locator('dialog:modal').getByRole('button', { name });

describe.each<[string, Parameters<typeof show>[0]]>([
  ['with its script', {}],
  ['in a browser without commands', { before: 'delete HTMLButtonElement.prototype.commandForElement;' }],
])('a gallery %s', (_, options) => {
  it('opens a picture large, under its caption or what it shows, and closes it where it was opened', async () => {
    const page = await show(options);
    for (const name of ['A frame of the film', 'Steps of blocks, each taller than the one before']) {
      await openButton(page, name).click();
      await expect.poll(() => dialog(page, name).isVisible()).toBe(true);
      expect(await dialog(page, name).getByRole('img').count()).toBe(1);
      await button(page, 'Close').click();
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
      expect(await openButton(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  it('goes on to the next picture, and gives the focus to it in the page', async () => {
    const page = await show(options);
    await openButton(page, 'Blocks on a grid').click();
    await button(page, 'Next').click();
    await expect.poll(() => dialog(page, 'Sample Person, drawn with the same pen, 4 of 6').isVisible()).toBe(true);
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    const last = openButton(page, 'Sample Person');
    expect(await last.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('a picture alone leads nowhere', async () => {
  const page = await show({ count: 1 });
  await openButton(page, 'Materialize').click();
  await expect.poll(() => page.locator('dialog:modal').getByRole('button').count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('dialog:modal').count()).toBe(1);
});

test('a gallery opens and closes pictures without script', async () => {
  const page = await show({ javaScriptEnabled: false });
  await openButton(page, 'A frame of the film').click();
  await expect.poll(() => dialog(page, 'A frame of the film').isVisible()).toBe(true);
  await button(page, 'Close').click();
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0);
});

test('a gallery that does not enlarge has no buttons and no dialogs', async () => {
  const section = (await show({ enlarge: false })).locator('#drawings');
  expect(await section.locator('button, dialog').count()).toBe(0);
  expect(await section.getByRole('img').count()).toBe(6);
});

describe('rows', () => {
  const rows = (ratios: number[], width: number) =>
    fillRows(ratios, width).map(({ share, gaps }) => [+share.toFixed(2), gaps]);

  it('are filled from end to end by pictures of equal height', () => {
    expect(rows([1, 2, 1, 2, 2], 4)).toEqual([
      [0.25, 2],
      [0.5, 2],
      [0.25, 2],
      [0.5, 1],
      [0.5, 1],
    ]);
  });

  it('give a row of its own to what is wide, and do not blow up what is alone', () => {
    expect(rows([1, 6, 1], 2)).toEqual([
      [0.91, 0],
      [1, 0],
      [0.91, 0],
    ]);
    expect(rows([1], 4)).toEqual([[0.45, 0]]);
  });
});
