import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { minimalConfig } from '../config/minimal-config.ts';
import { openFrame, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// A section type of a site, which calculates with its texts, compares them and puts them into addresses, in Studio.

const types = { 'fixed-offers': 'static', 'live-offers': 'load' };

const definition = (type: string, client: string) => `import { defineSection, text } from 'site-from-json/schema';
import { z } from 'zod';
export default defineSection('${type}', {
  title: 'Offers', description: 'Offers with prices, by tag.', client: '${client}',
  shape: {
    title: text('Title', 'The heading.', 'Offers'),
    offers: z.array(z.strictObject({
      name: text('Name', 'What is offered.', 'Bread'), price: text('Price', 'In euros.', '4.5'), tag: text('Tag', 'Its kind.', 'new'),
    }).meta({ title: 'Offer', description: 'An offer.' })).meta({ title: 'Offers', description: 'All offers.' }),
  },
});
`;
const exampleOf = (type: string) => ({
  sections: [{ type, id: 'offers', title: 'Offers', offers: [{ name: 'Bread', price: '4.5', tag: 'new' }] }],
});
const component = `import { Container, Title } from '@mantine/core';
export default function Offers({ section: { id, title, offers }, heading }) {
  const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
  const tags = [...new Set(offers.map(({ tag }) => tag))];
  return (
    <Container>
      <Title id={'_title-' + id} order={heading}>{title}</Title>
      <nav>{tags.map((tag) => <a key={tag} href={'?tag=' + encodeURIComponent(tag)}>{tag}</a>)}</nav>
      <ul>{offers.map(({ name, price, tag }) => (
        <li key={name}>{name} <data value={price}>{euros.format(Number(price))}</data> {tag === 'new' && <b>New!</b>}</li>
      ))}</ul>
    </Container>
  );
}
`;
const offers = [
  { name: 'Bread', price: '4.5', tag: 'new' },
  { name: 'Rolls', price: '2.5', tag: 'new' },
  { name: 'Cake', price: '4.5', tag: 'sweet' },
];
const config = structuredClone(minimalConfig);
for (const type of Object.keys(types))
  config.routes.push({
    path: `/${type}`,
    title: 'Offers',
    sections: [{ type, id: 'offers', title: 'Offers', offers }],
  } as never);
const first = `${JSON.stringify(config, null, 2)}\n`;

let site: StudioSite;
const componentFile = (type: string) =>
  join(site.folder, 'sections', type, `${type === 'live-offers' ? 'Live' : 'Fixed'}Offers.tsx`);

test.beforeAll(async () => {
  site = await serveStudioSite('own-sections', first, (folder) => {
    for (const [type, client] of Object.entries(types)) {
      const own = join(folder, 'sections', type);
      mkdirSync(own, { recursive: true });
      writeFileSync(join(own, 'examples.json'), JSON.stringify(exampleOf(type)));
      writeFileSync(join(own, `${client === 'load' ? 'Live' : 'Fixed'}Offers.tsx`), component);
      writeFileSync(join(own, 'section.ts'), definition(type, client));
    }
  });
});
test.afterAll(() => site?.end('SIGTERM'));

for (const [type, client] of Object.entries(types))
  test(`a ${client} section of the site’s own formats, compares and links its texts in Studio as in the build`, async ({
    page,
  }) => {
    const frame = await openFrame(page, site, first, `/${type}`);
    const section = frame.locator('#offers');
    await expect(section.locator('data')).toHaveText(['€4.50', '€2.50', '€4.50']);
    await expect(section.getByRole('link')).toHaveText(['new', 'sweet']);
    await expect(section.getByText('New!')).toHaveCount(2);
    expect(await section.getByRole('link').first().getAttribute('href')).toBe('?tag=new');
    // The same price twice: each opens its own field.
    const form = page.locator('[data-pane=form]');
    for (const [at, place] of [
      [2, 2],
      [0, 0],
    ] as const) {
      await section.locator('data').nth(at).click();
      const path = ['routes', { id: type }, 'sections', { id: 'offers' }, 'offers', place, 'price'];
      await expect(form.locator(`[data-field='${JSON.stringify(path)}'][data-chosen]`)).toBeVisible();
    }
  });

test('a change of the component of an own section is shown, an error of it is told, and the edited text stays', async ({
  page,
}) => {
  await openFrame(page, site, first, '/live-offers');
  const shown = page.frameLocator('iframe');
  const price = shown.locator('#offers data').first();
  await expect(price).toHaveText('€4.50');
  const file = componentFile('live-offers');
  writeFileSync(file, component.replaceAll('euros.format(', "'about ' + euros.format("));
  await expect(price).toHaveText('about €4.50');
  writeFileSync(file, component.replace('<Container>', '<Container'));
  const dialog = shown.getByRole('dialog', { name: 'The code of the site has an error' });
  await expect(dialog).toContainText('LiveOffers.tsx');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(price).toHaveText('about €4.50');
  expect(site.read()).toBe(first);
  writeFileSync(file, component);
  await expect(price).toHaveText('€4.50');
  await expect(dialog).toHaveCount(0);
});
