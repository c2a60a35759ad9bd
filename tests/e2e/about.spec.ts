import { expect, test } from '@playwright/test';

test.beforeEach(({ page }) => page.goto('/about'));

test("the about page is headed 'About Us'", async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('the about page tells of the company in a paragraph', async ({ page }) => {
  const hero = page.locator('main > section').first();
  await expect(
    hero.locator('p').filter({ hasText: /Concretia is a software services company .* 2013 / }),
  ).toBeVisible();
});

test('the about page shows the hero text and a described picture', async ({ page }) => {
  const hero = page.locator('main > section').first();
  await expect(hero.getByText('Materialize Concepts', { exact: true })).toBeVisible();
  await expect(hero.getByRole('img')).toHaveAccessibleName(/\w+ \w+/);
});

const lists = {
  'Core Features': [
    ...[
      'Web Development',
      'Mobile Development',
      'Digital Marketing',
      'Creative & Unique Design',
      'E-Business Solution',
    ],
  ],
  'Additional Features': ['Cloud Computing', 'Game Development', 'Software Development', 'Database Management'],
};

for (const [title, features] of Object.entries(lists)) {
  test(`the list '${title}' holds its ${features.length} features in order`, async ({ page }) => {
    const list = page.getByRole('region', { name: title, exact: true });
    await expect(list.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(features);
  });

  test(`'${title}' is a level-2 heading`, async ({ page }) => {
    await expect(page.locator('main').getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  });
}

test('the about page has no contact column in its footer', async ({ page }) => {
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Contact' })).toHaveCount(0);
});
