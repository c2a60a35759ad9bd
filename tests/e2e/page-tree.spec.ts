import { expect, test } from '@playwright/test';
import { type ServedSite, serveFolder, writeSmallSite } from '../served-site.ts';
import { violations } from './audits/axe.ts';

// What pages say of their place in the site.
let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = writeSmallSite('page-tree', (config) => {
    config.header = { ...config.header, showName: false };
    const trail = { type: 'breadcrumbs', id: 'where', label: 'Where you are' };
    const text = { type: 'rich-text', id: 'text', title: 'Words', blocks: ['Words.'] };
    const pager = { type: 'pager', id: 'on', label: 'Read on' };
    const beside = { ...text, branch: 'About us' };
    config.routes[1]?.sections.push({ type: 'subpages', id: 'below', title: 'In this part' }, pager);
    const related = { type: 'cards', id: 'related', title: 'Read also', list: 'notes', related: true, limit: 2 };
    const lines = Array(40).fill('Words.');
    const chapters = [
      '## Our *first* rule',
      ...lines,
      '### In {city}',
      ...lines,
      '#### Aside',
      '## Our last rule',
      ...lines,
    ];
    config.routes.push(
      { path: '/about/history', label: 'History', title: 'The history of {product}', sections: [trail, text, pager] },
      {
        path: '/about/places',
        title: 'Places in {city}',
        description: 'Where we are.',
        sections: [trail, text, pager],
      },
      { path: '/about/history/first-years', title: 'The first years', sections: [trail, beside, pager] },
      { path: '/about/people', title: 'People', sections: [trail, text, pager] },
      {
        path: '/long',
        title: 'Long',
        sections: [
          { ...text, id: 'rules', title: 'Our rules', contents: 'On this page', blocks: chapters },
          { type: 'article', id: 'story', title: 'A story', contents: 'In this story', body: chapters.join('\n\n') },
          { ...text, id: 'short', contents: 'In short' },
        ],
      },
      {
        path: '/notes/{id}',
        each: 'notes',
        title: '{item.title}',
        sections: [{ type: 'article', id: 'note' }, related, pager],
      },
    );
    const note = (id: string, date: string, tags: string[]) => ({
      ...{ id, date, tags, title: `Note ${id}`, description: `What is in the ${id}.`, body: 'Words.' },
    });
    const notes = [
      note('second', '2025-02-02', ['wood', 'oil']),
      note('first', '2025-01-01', ['oil', 'wood', 'paper']),
      note('third', '2025-03-03', ['wood']),
      note('alone', '2025-04-04', ['stone']),
    ];
    config.lists = { ...config.lists, notes: { of: 'posts', items: notes } };
    config.locales = { de: {} };
  });
  site = await serveFolder(folder);
});
test.afterAll(() => site?.close());

for (const language of ['', '/de'])
  test(`breadcrumbs lead from the home page to a page: ${language || 'main language'}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${site.url}${language}/about/history/first-years`);
    const trail = page.getByRole('region', { name: 'Where you are' });
    expect(
      await trail.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([...[language || '/', `${language}/about`, `${language}/about/history`]]);
    await expect(trail.getByRole('link').last()).toHaveText('History');
    await expect(trail.locator('[aria-current=page]')).toHaveText('The first years');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
    await trail.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('region', { name: 'Where you are' }).locator('[aria-current=page]')).toHaveText(
      'History',
    );
  });

test('a page lists the pages directly below it, in their order', async ({ page }) => {
  await page.goto(`${site.url}/about`);
  const cards = page.locator('#below').getByRole('link');
  await expect(cards).toHaveText(['History', 'Places in PuneWhere we are.', 'People']);
  await cards.first().click();
  await expect(page).toHaveURL(/\/about\/history$/);
});

for (const language of ['', '/de'])
  test(`a page leads on to the pages beside it: ${language || 'main language'}`, async ({ page }) => {
    const on = page.getByRole('region', { name: 'Read on' });
    await page.goto(`${site.url}${language}/about/places`);
    await expect(on.getByRole('link')).toHaveText(
      language ? [/^ZurückHistory$/, /^WeiterPeople$/] : [/^PreviousHistory$/, /^NextPeople$/],
    );
    expect(await violations(page)).toEqual([]);
    await on.locator('[rel=prev]').click();
    await expect(page).toHaveURL(`${site.url}${language}/about/history`);
    await expect(on.getByRole('link')).toHaveCount(1);
    await on.locator('[rel=next]').click();
    await expect(page).toHaveURL(`${site.url}${language}/about/places`);
  });

test('the page of an item leads on in the order of its list', async ({ page }) => {
  const on = page.getByRole('region', { name: 'Read on' });
  await page.goto(`${site.url}/notes/third`);
  for (const name of ['second', 'first']) {
    await on.locator('[rel=next]').click();
    await expect(page).toHaveURL(`${site.url}/notes/${name}`);
  }
  await expect(on.getByRole('link')).toHaveText([/Note second/]);
});

test('the page of an item shows the items with which it shares tags, and without any nothing', async ({ page }) => {
  const related = page.locator('#related h3');
  await page.goto(`${site.url}/de/notes/third`);
  await expect(related).toHaveText(['Note second', 'Note first']);
  await page.goto(`${site.url}/notes/first`);
  await expect(related).toHaveText(['Note second', 'Note third']);
  await page.goto(`${site.url}/notes/alone`);
  await expect(page.locator('#note')).toBeVisible();
  await expect(page.locator('#related')).toHaveCount(0);
});

for (const language of ['', '/de'])
  test(`a text has the pages of its branch beside it, on phones behind their label: ${language || 'main language'}`, async ({
    page,
  }) => {
    const branch = page.getByRole('navigation', { name: 'About us' });
    const links = branch.getByRole('link');
    await page.goto(`${site.url}${language}/about/history/first-years`);
    await expect(links).toHaveText([/./, 'History', 'The first years', 'Places in Pune', 'People']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ['', '/history', '/history/first-years', '/places', '/people'].map((path) => `${language}/about${path}`),
    );
    await expect(branch.locator('[aria-current=page]')).toHaveText('The first years');
    await expect(links.last()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(links.last()).toBeHidden();
    await branch.getByText('About us').click();
    await expect(links.last()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

test('a page without pages beside it has no strip that leads on', async ({ page }) => {
  await page.goto(`${site.url}/about/history/first-years`);
  await expect(page.locator('#text')).toBeVisible();
  await expect(page.locator('#on')).toHaveCount(0);
});

for (const script of [true, false])
  for (const language of ['', '/de'])
    test(`long texts have contents: ${language || 'main language'}, ${script ? 'with' : 'without'} script`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: script, viewport: { width: 1280, height: 700 } });
      const page = await context.newPage();
      await page.goto(`${site.url}${language}/long`);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents.getByRole('link')).toHaveText(['Our first rule', 'In Pune', 'Our last rule']);
      const last = contents.getByRole('link', { name: 'Our last rule' });
      await last.click();
      await expect(page).toHaveURL(/#our-last-rule$/);
      await expect(page.locator('#our-last-rule')).toBeInViewport();
      // Beside the text they are still there.
      await expect(last).toBeInViewport();

      const story = page.getByRole('navigation', { name: 'In this story' });
      await story.getByRole('link', { name: 'In Pune' }).click();
      await expect(page.locator('#in-pune-1')).toBeInViewport();
      await expect(page.locator('#short nav')).toHaveCount(0);
      if (script) expect(await violations(page)).toEqual([]);
      await context.close();
    });
