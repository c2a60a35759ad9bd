import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expectAtTop } from './scrolling.ts';
import { config, listOf } from './site.ts';
import { takeOver } from './take-over.ts';

// What stands on each page, in the words of the specification.

const home = config.routes.find(({ path }) => path === '/');
const technologies = [
  ...['.NET', 'Next.js', 'Node.js', 'React', 'Angular', 'TanStack', 'PHP', 'MySQL', 'PostgreSQL', 'Flutter', 'Android'],
  ...['iOS', 'React Native', 'Unity', 'AI Implementation'],
];
const services = [
  ...['Web Development', 'UI/UX Design', 'Mobile Development', 'Digital Marketing', 'Cloud Solutions', 'AI Solutions'],
];
const courses = [
  ...['.NET Development', 'MEAN Stack Development', 'MERN Stack Development', 'UI/UX Design', 'QA Testing'],
  ...['CMS Development', 'Next.js Development', 'Node.js Development', 'PHP Development', 'Digital Marketing'],
  ...['AI Development', 'Unity Development', '.NET MAUI Development', 'iOS Development', 'Flutter Development'],
  'Data Science',
];
const features = {
  'Core Features': [
    ...['Web Development', 'Mobile Development', 'Digital Marketing', 'Creative & Unique Design'],
    'E-Business Solution',
  ],
  'Additional Features': ['Cloud Computing', 'Game Development', 'Software Development', 'Database Management'],
};
const [chosen = ''] = courses.slice(2);

/** Expects cards under level-3 headings, each with its description and one picture. */
async function expectCards(page: Page, id: string, names: string[], descriptions: string[]): Promise<void> {
  const section = page.locator(`#${id}`);
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(names);
  const cards = section.getByRole('listitem');
  await expect(cards).toHaveCount(names.length);
  for (const [index, description] of descriptions.entries()) {
    await expect(cards.nth(index)).toContainText(description);
    await expect(cards.nth(index).locator('svg, img').first()).toBeVisible();
  }
}

test('the home page shows its seven sections in order, each a region named by its heading', async ({ page }) => {
  await page.goto('/');
  const all = await page.locator('main > section').all();
  const types = await Promise.all(all.map((section) => section.getAttribute('data-type')));
  expect(types).toEqual(['hero', 'team', 'about', 'technologies', 'services', 'contact', 'call-to-action']);
  const ids = await Promise.all(all.map((section) => section.getAttribute('id')));
  const named = ['hero', 'about', 'technologies', 'services', 'contact'];
  expect(
    ids.filter((id) => named.includes(id ?? '')),
    'the ids that links lead to',
  ).toEqual(named);
  for (const section of all) {
    const heading = section.getByRole('heading', { level: section === all[0] ? 1 : 2 });
    await expect(heading).toHaveCount(1);
    await expect(section).toHaveAccessibleName((await heading.textContent()) ?? '');
  }
  for (const name of [
    'Meet With Our Creative Dedicated Team',
    'Why Choose Us',
    'We Offer The Best Quality Service for You',
    'Join with 5000+ Startups Growing with Concretia.',
  ])
    await expect(page.locator('main').getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  const grounds = await Promise.all(
    all.map((section) => section.evaluate((one) => getComputedStyle(one).backgroundColor)),
  );
  const tones = home?.sections.map(({ tone }) => tone) ?? [];
  for (const [index, tone] of tones.entries())
    if (index > 0) expect(grounds[index] === grounds[index - 1]).toBe(tone === tones[index - 1]);
  // What is not written for a part of the page does not stand there.
  await expect(page.locator('body')).not.toContainText(/[{}]|undefined|lorem ipsum/i);
});

test('the hero has headline, motto, picture and Read More; about its claims; the banner its button', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('#hero');
  await expect(hero.getByRole('heading', { level: 1 })).toContainText(
    'UI/UX, software, mobile apps and AI development',
  );
  await expect(hero.getByText('Materialize Concepts', { exact: true })).toBeVisible();
  await expect(hero.getByRole('img', { name: /\w+ \w+/ })).toBeVisible();
  for (const section of [hero, page.locator('main > section').last()])
    await expect(section.getByRole('button', { name: 'Read More' })).toHaveAttribute('aria-haspopup', 'dialog');
  const about = page.locator('#about');
  await expect(about.locator('p').first()).toHaveText(/\w+ \w+ \w+/);
  await expect(about.getByRole('button', { name: 'SEE HOW WE WORK', exact: true })).toBeVisible();
  await expect(about.getByRole('definition')).toHaveText(['5000+', '20+', '100', '2013']);
});

test('the technologies are the fifteen, the services the six, and the contact section leads to people', async ({
  page,
}) => {
  await page.goto('/');
  const described = (list: { description: string }[]) => list.map(({ description }) => description);
  await expectCards(page, 'technologies', technologies, described(listOf('technologies')));
  await expectCards(page, 'services', services, described(listOf('services')));
  const contact = page.locator('#contact');
  const { salesEmail, chat } = config.contacts;
  await expect(contact.getByRole('link', { name: salesEmail })).toHaveAttribute('href', `mailto:${salesEmail}`);
  await expect(contact.getByRole('link', { name: chat.label })).toHaveAttribute('href', chat.href);
  for (const name of ['Facebook', 'Instagram', 'LinkedIn'])
    await expect(contact.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/);
});

test('the about page has its heading, text, picture and two lists of features', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const hero = page.locator('main > section').first();
  await expect(hero.getByText('Materialize Concepts', { exact: true })).toBeVisible();
  await expect(hero.getByRole('img')).toHaveAccessibleName(/\w+ \w+/);
  await expect(hero.locator('p').filter({ hasText: /Concretia is a software .* 2013 / })).toBeVisible();
  for (const [name, items] of Object.entries(features)) {
    const list = page.getByRole('region', { name, exact: true });
    await expect(list.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(list.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(items);
  }
});

test('the courses are the sixteen, each card one link to its syllabus', async ({ page }) => {
  await page.goto('/training');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional Training Courses');
  const list = page.locator('main > section').nth(1);
  await expect(list).toHaveId('training-courses');
  await expectCards(
    page,
    'training-courses',
    courses,
    listOf('courses').map(({ description }) => description),
  );
  const hrefs = await list.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(listOf('courses').map(({ pdf }) => `/assets/training/${pdf}`));
  await page.getByRole('link', { name: 'Explore Courses', exact: true }).click();
  await expect(page).toHaveURL(/\/training#training-courses$/);
  await expectAtTop(page, list);
});

test('a click on a course card downloads a PDF, which a toast tells', async ({ page }) => {
  const pdf = listOf('courses')[2]?.pdf;
  await page.goto('/training');
  await takeOver(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: chosen }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(pdf);
  expect(new URL(download.url()).pathname).toBe(`/assets/training/${pdf}`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page).toHaveURL(/\/training$/);
  const toasts = page.getByRole('region', { name: config.texts.toast.region });
  await expect(toasts.getByText(config.texts.toast.downloading.replace('{name}', chosen))).toBeVisible();
});

test('every syllabus is a tagged PDF that names its course', async ({ request }) => {
  for (const { name, pdf } of listOf('courses')) {
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
