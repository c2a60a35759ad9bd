import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Entity } from '../../schema/collection-names.ts';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { foreignWords } from '../foreign-words.ts';
import { hindi } from '../sites/hindi.ts';
import { allTexts } from './all-texts.ts';
import { hold } from './hold-requests.ts';
import { openedMail } from './mailto.ts';
import { openLive } from './take-over.ts';

// A whole site in another language, of a config alone.

let site: BuiltSite;
test.beforeAll(async () => {
  site = await serveBuilt('hindi');
});
test.afterAll(() => site?.close());

const { texts } = hindi;
const pages = hindi.routes.map(({ path }) => path);
const courses = Object.values(hindi.lists).flatMap((list) =>
  list.of === 'courses' ? (list.items as Entity<'courses'>[]) : [],
);
const people = Object.values(hindi.lists).flatMap((list) => (list.of === 'people' ? list.items : []));

const phone = { viewport: { width: 390, height: 844 }, locale: 'hi-IN' };
const openPage = async (browser: Browser, options: object = {}) => {
  const context = await browser.newContext({ ...phone, ...options });
  return context.newPage();
};

/** Expects that no text of the document as it is, in a state that has a name, has a word of another language. */
async function expectHindi(page: Page, state: string): Promise<void> {
  const all = await allTexts(page);
  const foreign = all.flatMap(({ at, text }) => foreignWords(text).map((word) => `${at}: "${word}" in "${text}"`));
  expect.soft(foreign, state).toEqual([]);
  expect.soft(all.filter(({ text }) => /\p{Script=Devanagari}/u.test(text)).length, state).toBeGreaterThan(30);
}

/** Takes a step of the router to an address, which no link of the page need have. */
async function stepTo(page: Page, path: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: texts.home });
  await link.evaluate((element, href) => element.setAttribute('href', href), path);
  await link.click();
}

const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: texts.toast.region }).locator('[data-toast=shown]').filter({ hasText: words });

test('no page of the second site has a word of English, as a document or after a step', async ({ browser }) => {
  const page = await openPage(browser);
  for (const path of [...pages, '/no-such-page']) {
    await openLive(page, site.url + path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expectHindi(page, path);
  }
  for (const path of [...pages, '/no-such-page']) {
    await stepTo(page, path);
    const title = hindi.routes.find((route) => route.path === path)?.title ?? texts.notFound.title;
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
    await expectHindi(page, `a step to ${path}`);
  }
  await page.context().close();
});

test('nothing that a visitor does brings up a word of English', async ({ browser }) => {
  const page = await openPage(browser, { permissions: [] });
  await openLive(page, `${site.url}/`);

  await page.getByRole('button', { name: texts.menu }).click();
  await expect(page.getByRole('navigation', { name: texts.menu })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: texts.theme.label }).click();
  for (const scheme of ['light', 'dark', 'system'] as const)
    await expect(page.getByRole('radio', { name: texts.theme[scheme] })).toBeVisible();
  await page.keyboard.press('Escape');

  const carousel = page.locator('#team');
  await carousel.getByRole('button', { name: texts.carousel.next }).click();
  await carousel.getByRole('button', { name: texts.carousel.pause }).click();
  const position = texts.carousel.position.replace('{index}', '2').replace('{count}', String(people.length));
  await expect(carousel.locator('[aria-live]:not([role])')).toHaveText(`${people[1]?.name}, ${position}`);
  await expect(carousel.getByRole('button', { name: texts.carousel.play })).toBeVisible();
  await expectHindi(page, 'the carousel was moved and stopped');

  await page.getByLabel(texts.form.name).fill('राम उदाहरण');
  await page.getByLabel(texts.form.email).fill('ram@example.com');
  await page.getByLabel(texts.form.subject).fill('एक विचार');
  await page.getByLabel(texts.form.message).fill('नमस्ते');
  const opened = openedMail(page);
  await page.getByRole('button', { name: texts.form.submit }).click();
  await expect(toast(page, texts.toast.mailOpening)).toBeVisible();
  await expectHindi(page, 'the mail program opens');
  const { fields } = await opened;
  expect.soft(foreignWords(Object.values(fields).join('\n'))).toEqual([]);
  expect.soft(fields.body).toContain(`${texts.form.name}: राम उदाहरण`);
  await expect(toast(page, texts.toast.mailOpened)).toBeVisible();
  await expectHindi(page, 'the mail program was asked to open');

  await page.context().setOffline(true);
  await expect(toast(page, texts.toast.offline)).toBeVisible();
  await expectHindi(page, 'the network is lost');
  await page.context().setOffline(false);
  await expect(toast(page, texts.toast.online)).toBeVisible();
  await expectHindi(page, 'the network is back');
  await page.context().close();
});

test('downloads, copies, waiting and failures are announced without a word of English', async ({ browser }) => {
  const page = await openPage(browser);
  await openLive(page, `${site.url}/training`);
  const [{ name } = { name: '' }] = courses;
  await page.getByRole('link', { name }).click();
  await expect(toast(page, texts.toast.downloading.replace('{name}', name))).toBeVisible();
  await expectHindi(page, 'a download');

  const copy = page.locator('button[data-copy]');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await expect(toast(page, texts.toast.copied)).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('No'));
  });
  await copy.click();
  await expect(toast(page, texts.toast.copyFailed)).toBeVisible();
  await expectHindi(page, 'two copies');

  const release = await hold(page, '**/about/page.json');
  await stepTo(page, '/about');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: texts.loading })).toBeVisible();
  await expectHindi(page, 'a page is waited for');
  release();
  await expect(page).toHaveURL(/\/about$/);

  await page.route('**/work/page.json', (route) => route.fulfill({ status: 500, body: '' }));
  await stepTo(page, '/work');
  await expect(page.getByRole('heading', { level: 1, name: texts.error.title })).toBeVisible();
  await page.getByRole('button', { name: texts.error.show }).click();
  await expect(page.getByText('/work/page.json: 500')).toBeVisible();
  await expect(page.getByRole('button', { name: texts.error.hide })).toBeVisible();
  await expect(page.getByRole('button', { name: texts.error.retry })).toBeVisible();
  await expectHindi(page, 'a failure with its details');
  await page.context().close();
});

test('what stands beside the pages has no word of English', async () => {
  const read = (name: string) => readFileSync(join(site.dist, name), 'utf8');
  const manifest = JSON.parse(read('site.webmanifest'));
  expect(manifest.lang).toBe('hi');
  expect(foreignWords([manifest.name, manifest.short_name, manifest.description].join('\n'))).toEqual([]);
  expect(foreignWords(read('sitemap.xml').replace(/<[^>]*>/g, ' '))).toEqual([]);
  for (const dialog of Object.values(hindi.dialogs)) {
    if (dialog.kind !== 'film') continue;
    for (const { src, lang } of dialog.captions) {
      expect(lang).toBe('hi');
      const cues = read(src).split('\n').slice(1);
      expect(foreignWords(cues.filter((line) => !line.includes('-->')).join('\n'))).toEqual([]);
    }
  }
  const shared = readdirSync(join(site.dist, 'assets')).find((name) => /^site-.*\.json$/.test(name));
  const said = Object.values(JSON.parse(read(`assets/${shared}`)).site.texts).flatMap(stringsOf);
  expect(said.length).toBeGreaterThan(40);
  expect(foreignWords(said.join('\n').replace(/\{\w+\}/g, ' '))).toEqual([]);
});

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsOf);

test('every syllabus of the second site is in Hindi, and has a glyph for each letter', async () => {
  for (const { name, pdf } of courses) {
    const data = new Uint8Array(readFileSync(join(site.dist, 'assets/training', pdf)));
    const document = await getDocument({ data, verbosity: 0 }).promise;
    const { info, metadata } = await document.getMetadata();
    expect.soft(info).toMatchObject({ Title: `${name} – ${texts.pdf.syllabus}`, Language: 'hi' });
    // Only a document in which no box stands for a character calls itself accessible.
    expect.soft(metadata?.get('pdfuaid:part'), name).toBe('1');
    const words = [...Object.values(info as object).filter((value) => typeof value === 'string')];
    for (const bookmark of (await document.getOutline()) ?? [])
      words.push(bookmark.title, ...bookmark.items.map(({ title }: { title: string }) => title));
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      words.push(...items.map((item) => ('str' in item ? item.str : '')));
    }
    // The first of them are the language's code and the writer's own name.
    const foreign = foreignWords(words.join('\n')).filter((word) => !['hi', 'PDFKit'].includes(word));
    expect.soft(foreign, name).toEqual([]);
    expect.soft(words.join(' ').match(/\p{Script=Devanagari}/gu)?.length, name).toBeGreaterThan(500);
  }
});
