import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { config, listOf } from './site.ts';
import { takeOver } from './take-over.ts';

const names = [
  ...['.NET Development', 'MEAN Stack Development', 'MERN Stack Development', 'UI/UX Design', 'QA Testing'],
  ...['CMS Development', 'Next.js Development', 'Node.js Development', 'PHP Development', 'Digital Marketing'],
  ...['AI Development', 'Unity Development', '.NET MAUI Development', 'iOS Development', 'Flutter Development'],
  'Data Science',
];
const courses = listOf('courses');

test.beforeEach(({ page }) => page.goto('/training'));

test("the training page is headed 'Professional Training Courses'", async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional Training Courses');
});

test("'Explore Courses' leads to the course list", async ({ page }) => {
  await page.getByRole('link', { name: 'Explore Courses', exact: true }).click();
  await expect(page).toHaveURL(/\/training#training-courses$/);
  await expect
    .poll(() => page.locator('#training-courses').evaluate((list) => Math.abs(list.getBoundingClientRect().top)))
    .toBeLessThan(120);
});

test('the course list comes right after the hero', async ({ page }) => {
  await expect(page.locator('main > section').nth(1)).toHaveId('training-courses');
});

test('the courses are the sixteen, named by level-3 headings', async ({ page }) => {
  await expect(page.locator('#training-courses').getByRole('heading', { level: 3 })).toHaveText(names);
});

test('each course shows its logo and description', async ({ page }) => {
  const cards = page.locator('#training-courses').getByRole('listitem');
  for (const { name, description } of courses) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card).toContainText(description);
    await expect(card.locator('img')).toHaveCount(1);
  }
});

test('each course card is one link to its syllabus in /assets/training', async ({ page }) => {
  const hrefs = await page
    .locator('#training-courses')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(courses.map(({ pdf }) => `/assets/training/${pdf}`));
});

for (const alive of [false, true]) {
  test(`a click on a course card downloads a PDF ${alive ? 'with' : 'before'} React`, async ({ page }) => {
    const course = courses[2];
    if (alive) await takeOver(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: course?.name }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(course?.pdf);
    expect(new URL(download.url()).pathname).toBe(`/assets/training/${course?.pdf}`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page).toHaveURL(/\/training$/);
  });
}

test('a toast says which syllabus is downloading', async ({ page }) => {
  const [{ name } = { name: '' }] = courses;
  await page.getByRole('link', { name }).click();
  const toasts = page.getByRole('region', { name: config.texts.toast.region });
  await expect(toasts.getByText(config.texts.toast.downloading.replace('{name}', name))).toBeVisible();
});

test('every syllabus is a tagged PDF that names its course', async ({ request }) => {
  for (const { name, pdf } of courses) {
    await test.step(name, async () => {
      const response = await request.get(`/assets/training/${pdf}`);
      expect(response.headers()['content-type']).toBe('application/pdf');
      expect(response.headers()['content-disposition']).toMatch(/^attachment/);
      const document = await getDocument({ data: new Uint8Array(await response.body()) }).promise;
      expect((await document.getMarkInfo())?.Marked).toBe(true);
      const first = await document.getPage(1);
      expect(await first.getStructTree()).toMatchObject({ role: 'Root' });
      const { items } = await first.getTextContent();
      expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain(name);
    });
  }
});
