import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type ServedSite, serveFolder, writeSmallSite } from '../served-site.ts';
import { violations } from './audits/axe.ts';

// A museum, whose finds have keys that no kind of the builder has: on cards, on their pages, in filters and in texts, in two languages.
let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = writeSmallSite('own-fields', (config) => {
    config.header = { ...config.header, showName: false };
    config.lists = {
      ...config.lists,
      finds: {
        of: 'finds',
        fields: {
          material: { label: 'Material', required: true },
          height: { type: 'number', label: 'Height', unit: 'cm' },
          year: { type: 'number', label: 'Made about' },
          found: { type: 'date', label: 'Found', onCards: false },
          drawing: { type: 'image', label: 'Drawing' },
          report: { type: 'file', label: 'Report' },
          catalog: { type: 'link', label: 'Catalogue' },
          techniques: { type: 'texts', label: 'Made by' },
          place: { label: 'Find place' },
          like: { type: 'link', label: 'See also' },
        },
        items: { from: 'content/finds.csv' } as never,
      },
      team: {
        of: 'people',
        fields: { room: { label: 'Room' } },
        items: [{ id: 'ada', name: 'Ada Example', role: 'Keeper', room: 'B 12' }],
      },
    };
    config.routes.push(
      {
        path: '/finds',
        title: 'Finds',
        sections: [
          {
            type: 'directory',
            id: 'finds',
            title: 'All finds',
            list: 'finds',
            filters: [
              { key: 'material', label: 'Material' },
              { key: 'techniques', label: 'Technique' },
            ],
          },
          { type: 'cards', id: 'team', title: 'Who looks after them', list: 'team' },
        ],
      },
      {
        path: '/finds/{id}',
        each: 'finds',
        title: '{item.title}',
        description: 'Made of {item.material}.',
        sections: [
          { type: 'article', id: 'find' },
          { type: 'details', id: 'details', title: 'All about it' },
        ],
      },
      {
        path: '/materials/{id}',
        each: 'finds',
        by: 'material',
        title: '{item.title}',
        sections: [{ type: 'cards', id: 'of', title: '{item.title}', list: 'finds' }],
      },
    );
    config.locales = { de: {} };
  });
  mkdirSync(join(folder, 'content'), { recursive: true });
  mkdirSync(join(folder, 'public/files'), { recursive: true });
  writeFileSync(join(folder, 'public/files/bowl.pdf'), '%PDF-1.4\n'.padEnd(2400));
  writeFileSync(
    join(folder, 'content/finds.csv'),
    [
      'title;material;height;year;found;drawing.src;drawing.alt;report;catalog;techniques;place;like',
      'Bowl;Clay;12,5;1620;2024-06-03;/images/logo.svg;The bowl from the side;/files/bowl.pdf;https://example.com/bowl;"Throwing; Painting";North gate;/finds/key',
      'Key;Iron;;1250;;;;;;Casting;;',
      'Jug;Clay;12500;;;;;;;Throwing;;',
    ].join('\n'),
  );
  const german = {
    lists: {
      finds: {
        fields: { height: { label: 'Höhe' }, found: { label: 'Gefunden' } },
        items: { bowl: { title: 'Schale', material: 'Ton' } },
      },
    },
  };
  writeFileSync(join(folder, 'site.config.de.json'), JSON.stringify(german));
  site = await serveFolder(folder);
});
test.afterAll(() => site?.close());

const facts = (row: string) => row.replaceAll(/\s+/g, ' ').trim();

test('cards say what their items have at the fields of the list, and lead to their pages', async ({ page }) => {
  await page.goto(`${site.url}/finds`);
  const cards = page.locator('#finds li');
  await expect(cards).toHaveCount(3);
  expect(await cards.first().locator('dt, dd').allTextContents()).toEqual([
    'Material',
    'Clay',
    'Height',
    '12.5\u00a0cm',
    'Made about',
    '1620',
    'Made by',
    'Throwing, Painting',
    'Find place',
    'North gate',
  ]);
  // What has a label is not shown once more without it.
  await expect(cards.first().getByText('North gate')).toHaveCount(1);
  expect(await cards.nth(2).locator('dd').allTextContents()).toEqual(['Clay', '12,500\u00a0cm', 'Throwing']);
  await expect(page.locator('#team dl')).toHaveText('RoomB 12');
  await page.getByLabel('Technique').selectOption('Throwing (2)');
  await expect(cards).toHaveCount(2);
  await page.getByLabel('Technique').selectOption('');
  await page.getByLabel('Material').selectOption('Iron (1)');
  await expect(cards).toHaveCount(1);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveTitle(/^Key/);
  await expect(page.locator('#details dt')).toHaveText(['Material', 'Made about', 'Made by']);
});

test('the page of an item has all its fields: dates, pictures, links, and files with type and size', async ({
  page,
}) => {
  await page.goto(`${site.url}/finds/bowl`);
  const rows = page.locator('#details dl > div');
  expect((await rows.allTextContents()).map(facts)).toEqual([
    'MaterialClay',
    'Height12.5 cm',
    'Made about1620',
    'FoundJune 3, 2024',
    'Drawing',
    'Reportbowl.pdf (PDF, 2.4 kB)',
    'Catalogueexample.com/bowl',
    'Made byThrowing, Painting',
    'Find placeNorth gate',
    'See alsoKey',
  ]);
  await expect(page.locator('#find')).not.toContainText('North gate');
  await expect(rows.getByRole('img', { name: 'The bowl from the side' })).toBeVisible();
  await expect(rows.getByRole('link', { name: /^bowl.pdf/ })).toHaveAttribute('href', '/files/bowl.pdf');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Made of Clay.');
  expect(await violations(page)).toEqual([]);
});

test('a field makes pages of groups, and is written as each language writes it', async ({ page }) => {
  await page.goto(`${site.url}/materials/clay`);
  await expect(page.locator('#of li')).toHaveCount(2);
  await page.goto(`${site.url}/de/finds/bowl`);
  const rows = page.locator('#details dl > div');
  expect((await rows.allTextContents()).map(facts).slice(0, 4)).toEqual([
    'MaterialTon',
    'Höhe12,5 cm',
    'Made about1620',
    'Gefunden3. Juni 2024',
  ]);
});
