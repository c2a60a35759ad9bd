import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { takenNames } from '../../schema/taken-names.ts';
import { followLink } from '../follow-link.ts';
import { type ServedSite, serveFolder, writeSmallSite } from '../served-site.ts';
import type { tryNames } from './form-life.tsx';
import { pageLog } from './page-log.ts';
import { openFrame, serveStudioSite } from './studio-site.ts';
import { takeOver } from './take-over.ts';

// A browser gives a field in place of the property of a form that has its name. Which of these names React can live with is found out here,
// and a site has a field of each of them.

const perForm = 60;
const service = 'https://forms.example.com';
let found: { taken: string[]; free: string[] };
let site: ServedSite;
let sent: string[];

test.beforeAll(async ({ browser }) => {
  const code = await bundle();
  const page = await browser.newPage();
  await page.goto('about:blank');
  await page.addScriptTag({ content: code });
  found = await page.evaluate(() => (window as unknown as { tryNames: typeof tryNames }).tryNames());
  await page.close();
  const forms = Array.from({ length: Math.ceil(found.free.length / perForm) }, (_, at) => ({
    type: 'form' as const,
    id: `form-${at}`,
    title: `Form ${at}`,
    action: `${service}/${at}`,
    fields: found.free
      .slice(at * perForm, (at + 1) * perForm)
      .map((name) => ({ type: 'text' as const, name, label: name, width: 'half' as const })),
  }));
  site = await serveFolder(writeSmallSite('form-names', (config) => config.routes[0]?.sections.push(...forms)));
});
test.afterAll(() => site?.close());
test.beforeEach(async ({ context }) => {
  sent = [];
  await collect(context);
});

/** Bundles what runs in the browser, with React as it is in a site. */
async function bundle(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'form-life.tsx'), formats: ['iife'], name: 'life' },
    },
  })) as Rollup.RollupOutput[];
  return result[0]?.output[0].code ?? '';
}

/** Notes the names in what is sent to the service. */
const collect = (context: BrowserContext) =>
  context.route(`${service}/**`, async (route) => {
    sent.push(...new URLSearchParams(route.request().postData() ?? '').keys());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await route.fulfill({ json: {}, headers });
  });

// Playwright reads properties of elements too, and would take the field for some of them.
const sendAll = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('form [type=submit]')) button.click();
  });

test('the names that a field cannot have are those by which React looks for something in a form', () => {
  expect(found.free.length).toBeGreaterThan(300);
  expect(found.taken, 'write these to schema/taken-names.ts').toEqual(takenNames);
});

test('a form with a field of any other name of a property is taken over, also after it was sent, and sends it', async ({
  page,
}) => {
  const { errors } = pageLog(page);
  await page.goto(`${site.url}/`);
  await sendAll(page);
  await expect.poll(() => sent.filter((name) => name !== '_gotcha').sort(), { timeout: 20_000 }).toEqual(found.free);
  await expect(page.locator('form')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('so is one that comes with another page', async ({ page }) => {
  const { errors } = pageLog(page);
  await page.goto(`${site.url}/about`);
  await takeOver(page);
  await followLink(page, '/');
  await expect(page).toHaveURL(`${site.url}/`);
  await page.waitForFunction(() => document.querySelector('form'));
  await sendAll(page);
  await expect.poll(() => sent.filter((name) => name !== '_gotcha').sort(), { timeout: 20_000 }).toEqual(found.free);
  expect(errors).toEqual([]);
});

test('and one that the browser sends itself', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await collect(context);
  const page = await context.newPage();
  await page.goto(`${site.url}/`);
  await page.evaluate(() => document.querySelector<HTMLElement>('form [type=submit]')?.click());
  await expect.poll(() => sent).toEqual([...found.free.slice(0, perForm), '_gotcha']);
  await context.close();
});

test('and Studio edits a label of each such form on the page', async ({ page }) => {
  test.setTimeout(300_000);
  const { errors } = pageLog(page);
  const text = readFileSync(join(site.folder, 'site.config.json'), 'utf8');
  const studio = await serveStudioSite('form-names', text);
  try {
    const frame = await openFrame(page, studio, text);
    for (let at = 0; at * perForm < found.free.length; at++) {
      // Playwright's own clicks read properties of forms.
      const place = await frame.evaluate((id) => {
        const [label] = document.getElementById(id)?.getElementsByTagName('label') ?? [];
        label?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x = 0, y = 0 } = label?.getBoundingClientRect() ?? {};
        return { x: x + 4, y: y + 4 };
      }, `form-${at}`);
      const box = await page.locator('iframe').boundingBox();
      for (let click = 0; click < 2; click++) await page.mouse.click((box?.x ?? 0) + place.x, (box?.y ?? 0) + place.y);
      await frame.waitForFunction(() => document.querySelector('.studio-field'));
      await page.keyboard.press('End');
      await page.keyboard.type(' changed');
      await expect.poll(() => studio.read()).toContain(`"${found.free[at * perForm]} changed"`);
    }
    // In development, React also reads properties of a form to compare its HTML, and recovers.
    expect(errors.filter((error) => !/^There was an error while hydrating/.test(error))).toEqual([]);
  } finally {
    await studio.end('SIGTERM');
  }
});
