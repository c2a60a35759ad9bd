import { expect, test } from '@playwright/test';
import { config, listOf } from './site.ts';

const home = config.routes.find(({ path }) => path === '/');
const section = (id: string) => `main > section#${id}`;

test.beforeEach(({ page }) => page.goto('/'));

test('the home page shows its seven sections in order', async ({ page }) => {
  const types = await page
    .locator('main > section')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.type));
  expect(types).toEqual(['hero', 'team', 'about', 'technologies', 'services', 'contact', 'call-to-action']);
});

test('the sections that links lead to have their ids', async ({ page }) => {
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  const named = ['hero', 'about', 'technologies', 'services', 'contact'];
  expect(ids.filter((id) => named.includes(id))).toEqual(named);
});

test('each section is a region named by its own heading', async ({ page }) => {
  for (const one of await page.locator('main > section').all()) {
    const heading = one.getByRole('heading', { level: (await one.getAttribute('id')) === 'hero' ? 1 : 2 });
    await expect(heading).toHaveCount(1);
    await expect(one).toHaveAccessibleName((await heading.textContent()) ?? '');
  }
});

test('the headline speaks of UI/UX, software, mobile apps and AI development', async ({ page }) => {
  const headline = page.locator(section('hero')).getByRole('heading', { level: 1 });
  await expect(headline).toContainText('UI/UX, software, mobile apps and AI development');
});

test('the hero shows the motto', async ({ page }) => {
  await expect(page.locator(section('hero')).getByText('Materialize Concepts', { exact: true })).toBeVisible();
});

test('the hero has a Read More button that announces a dialog', async ({ page }) => {
  const button = page.locator(section('hero')).getByRole('button', { name: 'Read More' });
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
});

test('the hero shows a described picture', async ({ page }) => {
  const hero = home?.sections[0];
  const alt = hero && 'picture' in hero ? (hero.picture?.alt ?? '') : '';
  expect(alt).not.toBe('');
  await expect(page.locator(section('hero')).getByRole('img', { name: alt })).toBeVisible();
});

for (const heading of [
  'Meet With Our Creative Dedicated Team',
  'Why Choose Us',
  'We Offer The Best Quality Service for You',
  'Join with 5000+ Startups Growing with Concretia.',
]) {
  test(`a section is headed '${heading}'`, async ({ page }) => {
    await expect(page.locator('main').getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  });
}

test("the about section has text and the trigger 'SEE HOW WE WORK'", async ({ page }) => {
  const about = page.locator(section('about'));
  await expect(about.locator('p').first()).toHaveText(/\w+ \w+ \w+/);
  await expect(about.getByRole('button', { name: 'SEE HOW WE WORK', exact: true })).toBeVisible();
});

test('the about section makes the four claims', async ({ page }) => {
  const claims = page.locator(section('about')).getByRole('definition');
  await expect(claims).toHaveText(['5000+', '20+', '100', '2013']);
});

const technologies = [
  ...['.NET', 'Next.js', 'Node.js', 'React', 'Angular', 'TanStack', 'PHP', 'MySQL', 'PostgreSQL', 'Flutter', 'Android'],
  ...['iOS', 'React Native', 'Unity', 'AI Implementation'],
];

test('the technologies are the fifteen, named by level-3 headings', async ({ page }) => {
  await expect(page.locator(section('technologies')).getByRole('heading', { level: 3 })).toHaveText(technologies);
});

test('each technology shows its logo and description', async ({ page }) => {
  const cards = page.locator(section('technologies')).getByRole('listitem');
  await expect(cards).toHaveCount(technologies.length);
  for (const { name, description } of listOf('technologies')) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card).toContainText(description);
    await expect(card.locator('svg, img')).toBeVisible();
  }
});

const services = [
  ...['Web Development', 'UI/UX Design', 'Mobile Development', 'Digital Marketing', 'Cloud Solutions', 'AI Solutions'],
];

test('the services are the six, named by level-3 headings', async ({ page }) => {
  await expect(page.locator(section('services')).getByRole('heading', { level: 3 })).toHaveText(services);
});

test('each service shows its icon and description', async ({ page }) => {
  const cards = page.locator(section('services')).getByRole('listitem');
  await expect(cards).toHaveCount(services.length);
  for (const { title, description } of listOf('services')) {
    const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toContainText(description);
    await expect(card.locator('svg').first()).toBeVisible();
  }
});

test('the contact section leads to the sales address, the chat and three social networks', async ({ page }) => {
  const contact = page.locator(section('contact'));
  const { salesEmail, chat } = config.contacts;
  await expect(contact.getByRole('link', { name: salesEmail })).toHaveAttribute('href', `mailto:${salesEmail}`);
  await expect(contact.getByRole('link', { name: chat.label })).toHaveAttribute('href', chat.href);
  for (const network of ['Facebook', 'Instagram', 'LinkedIn']) {
    await expect(contact.getByRole('link', { name: network, exact: true })).toHaveAttribute('href', /^https:/);
  }
});

test('the banner at the end has a Read More button that announces a dialog', async ({ page }) => {
  const banner = page.locator('main > section').last();
  await expect(banner.getByRole('button', { name: 'Read More' })).toHaveAttribute('aria-haspopup', 'dialog');
});

test('sections that follow each other stand on different grounds', async ({ page }) => {
  const grounds = await page
    .locator('main > section')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const tones = home?.sections.map(({ tone }) => tone) ?? [];
  for (const [index, tone] of tones.entries()) {
    if (index > 0) expect(grounds[index] === grounds[index - 1]).toBe(tone === tones[index - 1]);
  }
});

test('what is not written for a part of the page does not stand there', async ({ page }) => {
  await expect(page.locator('body')).not.toContainText(/[{}]|undefined|lorem ipsum/i);
});
