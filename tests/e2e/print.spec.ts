import { expect, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { serveBuilt } from '../built-site.ts';
import { unreadable } from './audits/readable.ts';
import { keepScheme } from './scheme.ts';
import { config, listOf, paths } from './site.ts';
import { openLive } from './take-over.ts';

/** The lines of each sheet of a PDF, from top to bottom, and whether all of them are on the sheet. */
async function sheetsOf(pdf: Buffer): Promise<{ lines: string[]; outside: string[] }[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const sheets = [];
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number);
    const [, , width = 0] = sheet.view;
    const lines = new Map<number, string>();
    const outside: string[] = [];
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item) || !item.str.trim()) continue;
      const [, , , , x, y] = item.transform as number[];
      if (x === undefined || y === undefined) continue;
      lines.set(Math.round(y), (lines.get(Math.round(y)) ?? '') + item.str);
      if (x < 0 || x + item.width > width) outside.push(item.str);
    }
    sheets.push({ lines: [...lines].sort(([a], [b]) => b - a).map(([, text]) => text), outside });
  }
  await task.destroy();
  return sheets;
}

const letters = (text: string) => text.replace(/\s+/g, '');

for (const path of paths) {
  test(`on paper all words of ${path} stand on a sheet, nothing is cut off or covered, and no heading stands alone at its end`, async ({
    page,
  }) => {
    // As wide as a sheet of A4 leaves it between its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await openLive(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await unreadable(page)).toEqual([]);
    const shown = await page
      .locator('main :is(h1, h2, h3, p, dt, dd), footer :is(h2, p)')
      .filter({ visible: true })
      .allInnerTexts();
    // A heading, and with it the few words below it, belongs to the list that follows both.
    const openings = await page.locator('main h2').evaluateAll((all) =>
      all.map((heading) => {
        const group = heading.parentElement;
        const words = group?.nextElementSibling?.matches(':is(ul, ol, dl), :has(li, dl)') ? group.innerText : '';
        return words && words.length < 200 ? words : (heading as HTMLElement).innerText;
      }),
    );
    const sheets = await sheetsOf(await page.pdf({ format: 'A4' }));
    expect(sheets.flatMap(({ outside }) => outside)).toEqual([]);
    const printed = letters(sheets.flatMap(({ lines }) => lines).join(''));
    expect(shown.length).toBeGreaterThan(3);
    // The words of neighbors share lines: each word is looked for by itself.
    const words = shown.flatMap((text) => text.split(/[\s(]+/)).filter(Boolean);
    expect(words.filter((word) => !printed.includes(letters(word)))).toEqual([]);
    const ends = sheets.slice(0, -1).map(({ lines }) => letters(lines.at(-1) ?? ''));
    expect(openings.filter((words) => ends.some((end) => end && letters(words).endsWith(end)))).toEqual([]);
  });
}

test('on paper the header lies over nothing, links to other sites show their address, and nothing is there to press', async ({
  page,
}) => {
  // Ink is dark on white even where the visitor has chosen the dark scheme.
  await keepScheme(page, 'dark');
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const [red = 255] = await page
    .locator('h1')
    .evaluate((heading) => getComputedStyle(heading).color.match(/\d+/g)?.map(Number) ?? []);
  expect(red).toBeLessThan(90);
  const position = await page.getByRole('banner').evaluate((header) => getComputedStyle(header).position);
  expect(['static', 'absolute']).toContain(position);
  const links = page.locator(':is(main, footer) a[href^=http]').filter({ visible: true });
  const shown = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, '::after').content.includes(link.getAttribute('href') ?? '-')),
  );
  expect(shown.length).toBeGreaterThan(6);
  expect(shown).not.toContain(false);
  const [label, href] = [config.contacts.chat as string, 'https://teams.live.com/'];
  const chat = page.getByRole('main').getByRole('link', { name: label });
  expect(await chat.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(href);
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  const sheet = await page.evaluate(() => document.documentElement.clientWidth);
  for (const { name } of listOf('people')) {
    const box = await page.getByRole('heading', { name }).boundingBox();
    expect(box?.x, name).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY), name).toBeLessThanOrEqual(sheet);
  }
});

test('on paper a long article begins on the first sheet, and all columns of wide tables are there', async ({
  page,
}) => {
  const site = await serveBuilt('article');
  await page.goto(`${site.url}/long`);
  const [first, ...others] = await sheetsOf(await page.pdf({ format: 'A4' }));
  expect(first?.lines.join()).toMatch(/A long article.*A paragraph/s);
  expect([first, ...others].flatMap((sheet) => sheet?.outside)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').locator('a, button').filter({ visible: true })).toHaveCount(1);
  await site.close();
});
