import { expect, test } from '@playwright/test';
import { drawSite, photos } from '../drawn-site.ts';
import { drawPhoto } from '../photo.ts';
import { seedOfRun } from '../seed.ts';
import { type ServedSite, type SiteFiles, serveCompanySite } from '../served-site.ts';
import { misplaced } from './misplaced.ts';
import { unreadable } from './readable.ts';
import { takeOver } from './take-over.ts';

// Whatever an editor writes, in whatever language and number, stands where it belongs: every section type, with content that a seed draws.

const config = drawSite(seedOfRun);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const files: SiteFiles = { 'content/first.md': 'What the body of an author names.' };
  for (const [address, [width, height]] of Object.entries(photos)) {
    const format = address.endsWith('.png') ? 'png' : 'jpeg';
    files[`public${address}`] = await drawPhoto(width, height).toFormat(format).toBuffer();
  }
  // A syllabus that is there need not be made.
  for (const list of Object.values(config.lists ?? {}))
    if (list.of === 'courses') for (const { pdf } of list.items) files[`public/assets/training/${pdf}`] = '%PDF-1.7';
  site = await serveCompanySite('drawn-site', config, files);
});
test.afterAll(() => site?.close());

for (const { path, title } of config.routes)
  test(`no text and no picture of any section leaves its place: ${title}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(site.url + path);
    await takeOver(page);
    for (const [at, width] of [320, 390, 768, 1024, 1440].entries()) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: (seedOfRun + at) % 2 ? 'light' : 'dark' });
      const where = `SEED=${seedOfRun}, ${title}, at ${width} px`;
      expect.soft(await unreadable(page), where).toEqual([]);
      expect.soft(await misplaced(page), where).toEqual([]);
    }
  });
