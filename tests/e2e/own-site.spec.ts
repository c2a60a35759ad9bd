import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listen } from '../../src/server/listen.ts';
import { createStaticServer } from '../../src/server/static-server.ts';
import { siteSchema } from '../registry.ts';
import { violations } from './axe-violations.ts';
import { pageLog } from './page-log.ts';
import { takeOver } from './take-over.ts';

// The site of site.config.json itself, whatever an editor has made of it: it was built, and its pages are sound.

const project = join(import.meta.dirname, '../..');
const { routes } = siteSchema.parse(JSON.parse(readFileSync(join(project, 'site.config.json'), 'utf8')));

let site: Awaited<ReturnType<typeof listen>>;
test.beforeAll(async () => {
  site = await listen(createStaticServer(join(project, 'dist')), 0);
});
test.afterAll(() => site.close());

for (const { path } of routes) {
  test(`the page ${path} of site.config.json has one heading, says nothing to the console, and axe finds nothing`, async ({
    page,
  }) => {
    const { said } = pageLog(page);
    await page.goto(new URL(path, site.url).href);
    await takeOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    expect(said).toEqual([]);
  });
}
