import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Frame, type Page } from '@playwright/test';
import { companyConfig } from '../company.ts';
import { openFrame, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// The page in Studio's frame as the place to edit, on the real server with the real file.

const inFile = '## From the file\n\nIts **words**.\n';

let site: StudioSite;
let first: string;
let served: string;
let messages: string[] = [];

test.beforeAll(async () => {
  const config = companyConfig();
  // On a slow machine the page would give React up, and say so in the console.
  config.router = { ...config.router, timeout: 60_000 };
  config.lists = {
    ...config.lists,
    programme: {
      of: 'sessions',
      items: [
        { id: 'opening', title: 'Opening', day: 'Thursday', start: '09:30', end: '10:15' },
        { id: 'forms', title: 'Forms', day: 'Thursday', start: '11:00' },
        { id: 'end', title: 'The end', day: 'Friday', start: '12:00' },
      ],
    },
  };
  config.dialogs = { ...config.dialogs, more: { kind: 'text', title: 'More to read', paragraphs: ['We began.'] } };
  config.routes.push({
    path: '/parts',
    title: 'Parts',
    sections: [
      { type: 'hero', id: 'opening', title: 'All of {product}', actions: [{ label: 'Read', dialog: 'more' }] },
      {
        type: 'rich-text',
        id: 'terms',
        title: 'Terms',
        blocks: ['First **words** of {product}.', '## Then', 'Last.'],
      },
      { type: 'schedule', id: 'programme', title: 'Programme', list: 'programme' },
      { type: 'faq', id: 'questions', title: 'Questions', items: [{ question: 'Why?', answer: ['Because.'] }] },
      { type: 'team', id: 'people', title: 'People', list: 'team', autoplay: 0 },
      { type: 'about', id: 'story', title: 'Story', paragraphs: ['One.', 'Two.'] },
    ],
  });
  first = `${JSON.stringify(config, null, 2)}\n`;
  site = await serveStudioSite('studio-page', first, (folder) => {
    mkdirSync(join(folder, 'content'));
    writeFileSync(join(folder, 'content/terms.md'), inFile);
    mkdirSync(join(folder, 'public/files'), { recursive: true });
    writeFileSync(join(folder, 'public/files/prices.pdf'), '%PDF-1.4'.padEnd(240_000));
  });
  served = await answers();
});
test.afterAll(() => site?.end('SIGTERM'));
test.beforeEach(({ page }) => {
  messages = [];
  page.on('console', (message) => /error|warning/.test(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
});
test.afterEach(async () => {
  if (site.read() !== first) site.save(first);
  // The same config gives the same pages and places.
  await expect.poll(answers).toBe(served);
  // The server says so of the page that there is not.
  expect(messages.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
});

/** What the server says of the pages that are edited here. */
async function answers(): Promise<string> {
  const paths = ['/parts/page.json', '/page.json', '/site.json'];
  const texts = await Promise.all(paths.map(async (path) => (await fetch(site.url + path)).text()));
  return texts.join('\n');
}

/** What the page tells Studio, from now on. */
async function listen(page: Page): Promise<() => Promise<{ chosen: unknown[][] }>> {
  await page.evaluate(() => {
    const { studioHost: host } = window;
    if (!host) throw new Error('There is no host');
    const { chosen } = host;
    const told = { chosen: [] as unknown[] };
    Object.assign(window, { told });
    host.chosen = (trail) => {
      told.chosen.push(trail);
      chosen(trail);
    };
  });
  return () => page.evaluate(() => (window as unknown as { told: { chosen: unknown[][] } }).told);
}

/** The texts that can be seen and clicked, each brought into sight in turn. */
async function* textsIn(frame: Frame, root: string) {
  const count = await frame.evaluate((root) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.querySelector(root) as Element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style')) texts.push(walker.currentNode as Text);
    Object.assign(window, { texts });
    return texts.length;
  }, root);
  for (let at = 0; at < count; at++) {
    const found = await frame.evaluate((at) => {
      const node = (window as unknown as { texts: Text[] }).texts[at] as Text;
      const element = node.parentElement as HTMLElement;
      if (!/\S/.test(node.data) || !element.checkVisibility({ visibilityProperty: true })) return undefined;
      if (!element.closest('dialog, header')) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(node);
      const [box] = range.getClientRects();
      if (!box || box.width < 2 || box.height < 2) return undefined;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return element.contains(document.elementFromPoint(x, y)) ? { x, y, words: node.data } : undefined;
    }, at);
    if (found) yield found;
  }
}

async function clickIn(frame: Frame, { x, y }: { x: number; y: number }): Promise<void> {
  const box = await (await frame.frameElement()).boundingBox();
  await frame.page().mouse.click((box?.x ?? 0) + x, (box?.y ?? 0) + y);
}

for (const path of ['/', '/about', '/no-such-page'])
  test(`every text of ${path} leads to its place in the config`, async ({ page }) => {
    const frame = await openFrame(page, site, first, path);
    const told = await listen(page);
    const wrong: string[] = [];
    let count = 0;
    for await (const text of textsIn(frame, '#_root')) {
      await clickIn(frame, text);
      const [chosen] = (await told()).chosen.at(-1) ?? [];
      const shown = await page.evaluate((path) => {
        const { studioHost: host } = window;
        const text = path && host?.textOf(path as never);
        return text === undefined || text === '' ? undefined : host?.shownText(text as string);
      }, chosen);
      count++;
      // The name of a network stands in no config; the program's own words need not stand there.
      if (text.words === 'LinkedIn' && JSON.stringify(chosen).startsWith('["lists","team","items",{')) continue;
      const isOwn = Array.isArray(chosen) && chosen[0] === 'texts';
      if (shown !== text.words && !(isOwn && shown === undefined))
        wrong.push(`${text.words}: ${JSON.stringify(chosen)}`);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });

/** Chooses what is clicked, and edits it with a second click. */
async function edit(frame: Frame, text: string | RegExp): Promise<void> {
  const element = frame.getByText(text, { exact: true }).and(frame.locator(':visible')).first();
  await element.click();
  // What was chosen already is edited at once.
  if ((await field(frame).count()) === 0) await element.click();
  await expect(frame.locator('.studio-field')).toBeFocused();
}

const field = (frame: Frame) => frame.locator('.studio-field');
/** Waits until the file says something at a path. */
const says = (path: (string | number)[], text: unknown) => expect.poll(() => site.value(...path)).toEqual(text);
const parts = ['routes', 3, 'sections'];

test('a click chooses and does nothing else; with Ctrl, or while the page is used, links and buttons act', async ({
  page,
}) => {
  const frame = await openFrame(page, site, first, '/parts');
  const told = await listen(page);
  await frame.getByRole('button', { name: 'Read' }).click();
  expect((await told()).chosen.at(-1)?.[0]).toEqual([
    'routes',
    { id: 'parts' },
    'sections',
    { id: 'opening' },
    'actions',
    0,
    'label',
  ]);
  await expect(frame.getByRole('dialog')).toBeHidden();
  await frame.getByRole('link', { name: 'Services', exact: true }).click();
  expect(frame.url()).toBe(`${site.url}/parts`);

  await frame.getByRole('button', { name: 'Read' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(frame.getByRole('dialog', { name: 'More to read' })).toBeVisible();
  await frame.getByRole('button', { name: 'Close' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(frame.getByRole('dialog')).toBeHidden();
  await frame.getByRole('link', { name: 'Services', exact: true }).click({ modifiers: ['ControlOrMeta'] });
  await frame.waitForURL(`${site.url}/#services`);
  expect(page.context().pages()).toHaveLength(1);

  await page.getByRole('button', { name: 'Use the page as visitors do' }).click();
  await frame.getByRole('link', { name: 'Technologies', exact: true }).click();
  await frame.waitForURL(`${site.url}/#technologies`);
});

test('a photograph leads to the entry of its person, from there to the section, and Escape goes up', async ({
  page,
}) => {
  const frame = await openFrame(page, site, first, '/parts');
  const told = await listen(page);
  const card = frame.locator('#people article').first();
  const name = await card.locator('h3').innerText();
  const { id } =
    (site.value('lists', 'team', 'items') as { id: string; name: string }[]).find((one) => one.name === name) ?? {};
  await card.locator('img').click();
  const person = ['lists', 'team', 'items', { id }];
  const section = ['routes', { id: 'parts' }, 'sections', { id: 'people' }];
  expect((await told()).chosen.at(-1)).toEqual([person, ['lists', 'team'], section]);
  const form = page.locator('[data-pane=form]');
  await expect(form.getByRole('heading', { level: 2 })).toHaveText(name);
  await expect(form).toContainText(/Used on [23] pages/);
  await card.locator('h3').click();
  expect((await told()).chosen.at(-1)).toEqual([[...person, 'name'], person, ['lists', 'team'], section]);
  await page.keyboard.press('Escape');
  expect((await told()).chosen.at(-1)?.[0]).toEqual(person);
});

test('a text is typed where it stands; its token is one thing and stays in the file', async ({ page }) => {
  const frame = await openFrame(page, site, first, '/parts');
  await edit(frame, 'All of Concretia');
  await expect(field(frame)).toHaveText('All of {product}');
  await page.keyboard.press('End');
  await page.keyboard.type(' and {{ more');
  await says([...parts, 0, 'title'], 'All of {product} and {{ more');
  await page.keyboard.press('Enter');
  await expect(frame.locator('#_title-opening')).toHaveText('All of Concretia and { more');

  await edit(frame, 'All of Concretia and { more');
  await page.keyboard.press('Home');
  for (let at = 0; at < 'All of '.length; at++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(field(frame)).toHaveText('All of  and {{ more');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(frame)).toHaveText('All of {product} and {{ more');
  await page.keyboard.press('Escape');
  await says([...parts, 0, 'title'], 'All of {product} and {{ more');
});

test('the characters that keep a telephone number in its order do not get into the file', async ({ page }) => {
  const config = JSON.parse(first);
  config.seo.dir = 'rtl';
  config.routes[3].sections[5].paragraphs[0] = 'هاتف +49 30 1234';
  const frame = await openFrame(page, site, `${JSON.stringify(config, null, 2)}\n`, '/parts');
  await edit(frame, 'هاتف \u2066+49 30 1234\u2069');
  await expect(field(frame)).toHaveText('هاتف +49 30 1234');
  await page.keyboard.press('End');
  await page.keyboard.type(' أو (030) 5678 90');
  const typed = 'هاتف +49 30 1234 أو (030) 5678 90';
  await says([...parts, 5, 'paragraphs', 0], typed);
  await page.keyboard.press('Enter');
  await expect(frame.locator('#story')).toContainText('هاتف \u2066+49 30 1234\u2069 أو \u2066(030) 5678 90\u2069');
  await page.keyboard.press('Enter');
  await expect(field(frame)).toHaveText(typed);
  await page.keyboard.press('Escape');
});

test('what a link says of its file does not get into the config', async ({ page }) => {
  const config = JSON.parse(first);
  config.routes[3].sections[0].actions = [{ label: 'Price list', href: '/files/prices.pdf' }];
  const frame = await openFrame(page, site, `${JSON.stringify(config, null, 2)}\n`, '/parts');
  const link = frame.getByRole('link', { name: 'Price list (PDF, 240\u00a0kB)' });
  await expect(link).toBeVisible();
  await edit(frame, 'Price list (PDF, 240\u00a0kB)');
  await expect(field(frame)).toHaveText('Price list');
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await says([...parts, 0, 'actions', 0, 'label'], 'Price lists');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('link', { name: 'Price lists (PDF, 240\u00a0kB)' })).toBeVisible();
});

test('Enter leaves, lines that are pasted become spaces, and what is pasted is plain', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const frame = await openFrame(page, site, first, '/parts');
  await edit(frame, 'One.');
  await page.keyboard.press('ControlOrMeta+a');
  await frame.evaluate(() => {
    const html = new Blob(['<b>Two</b><br>lines'], { type: 'text/html' });
    const plain = new Blob(['Two\r\n  li\u0007nes\u000b '], { type: 'text/plain' });
    return navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': plain })]);
  });
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.type('here  .');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Backspace');
  await expect(field(frame)).toHaveText('Two lines here  .', { useInnerText: false });
  await page.keyboard.press('Enter');
  await expect(field(frame)).toHaveCount(0);
  await says([...parts, 5, 'paragraphs', 0], 'Two lines here  .');
  // Enter once more edits what is still chosen, without the mouse.
  await page.keyboard.press('Enter');
  await page.keyboard.type('!');
  await says([...parts, 5, 'paragraphs', 0], 'Two lines here  .!');
});

test('undo and redo go step by step while a text is typed, and its field stays open', async ({ page }) => {
  const frame = await openFrame(page, site, first, '/parts');
  const text = [...parts, 5, 'paragraphs', 1];
  await edit(frame, 'Two.');
  for (const words of [' More', ' words']) {
    await page.keyboard.press('End');
    await page.keyboard.type(words);
    await says(text, expect.stringMatching(`${words}$`));
    // A step ends with its field. Enter leaves it, and opens it again.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  const presses = [
    ['ControlOrMeta+z', 'Two. More'],
    ['ControlOrMeta+z', 'Two.'],
    ['ControlOrMeta+y', 'Two. More'],
    ['ControlOrMeta+Shift+z', 'Two. More words'],
    ['ControlOrMeta+z', 'Two. More'],
  ] as const;
  for (const [keys, shown] of presses) {
    await page.keyboard.press(keys);
    await expect(field(frame)).toHaveText(shown);
    await says(text, shown);
  }
  // What is typed is written first, also before the page was rendered; then it is typed on where the change was.
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(frame)).toHaveText('Two. More');
  await page.keyboard.type('?');
  await says(text, 'Two. More?');
  // A text that cannot be written is taken back alone.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(field(frame)).toHaveText('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(frame)).toHaveText('Two. More?');
  await expect(field(frame)).toBeFocused();
  await says(text, 'Two. More?');
});

test('a text that is left when it is saved and not rendered yet opens again', async ({ page }) => {
  const frame = await openFrame(page, site, first, '/parts');
  await frame.evaluate(() => {
    const { holdPage } = window;
    window.holdPage = async (page) => {
      await holdPage?.(page);
      if (page) await new Promise((render) => Object.assign(window, { render, isHeld: true }));
    };
  });
  await edit(frame, 'Two.');
  await page.keyboard.press('End');
  await page.keyboard.type(' More');
  await frame.waitForFunction(() => (window as unknown as { isHeld?: boolean }).isHeld);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(field(frame)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' words');
  await says([...parts, 5, 'paragraphs', 1], 'Two. More words');
  await frame.evaluate(() => (window as unknown as { render(): void }).render());
});

test('the caret stays where a key has just moved it when the page is rendered', async ({ page }) => {
  const frame = await openFrame(page, site, first, '/parts');
  await edit(frame, 'Two.');
  await page.keyboard.press('End');
  // In one task, as browsers tell later that the caret has moved.
  await frame.evaluate(() => {
    const field = document.querySelector('.studio-field');
    getSelection()?.collapse(field?.firstChild ?? null, 1);
    (field?.previousSibling as Text).data = 'Two.';
  });
  await page.keyboard.type('x');
  await says([...parts, 5, 'paragraphs', 1], 'Txwo.');
});

test('a Markdown text shows its source while it is edited, line breaks and all', async ({ page }) => {
  const frame = await openFrame(page, site, first, '/parts');
  await edit(frame, 'words');
  await expect(field(frame)).toHaveValue('First **words** of {product}.');
  await expect(frame.locator('#terms strong')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // At once: a point without words is refused.
  await page.keyboard.insertText('- a point');
  await says([...parts, 1, 'blocks', 0], 'First **words** of {product}.\n\n- a point');
  await expect(frame.locator('#terms li')).toHaveCount(1);
  await expect(frame.locator('#terms li')).toBeHidden();
  await expect(field(frame)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame.locator('#terms li')).toHaveText('a point');
  await expect(frame.locator('#terms strong')).toBeVisible();
  await expect(frame.locator('#terms').getByText('Last.')).toBeVisible();
});

test('the name of a group is changed in all that belong to it, on a live tab', async ({ page }) => {
  const frame = await openFrame(page, site, first, '/parts');
  await expect(frame.getByRole('tab')).toHaveText(['Thursday', 'Friday']);
  await edit(frame, 'Thursday');
  await page.keyboard.press('End');
  await page.keyboard.type(' 8 May');
  await says(['lists', 'programme', 'items', 0, 'day'], 'Thursday 8 May');
  await says(['lists', 'programme', 'items', 1, 'day'], 'Thursday 8 May');
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('tab')).toHaveText(['Thursday 8 May', 'Friday']);
  expect(site.value('lists', 'programme', 'items', 2, 'day')).toBe('Friday');
});

test('a hidden tab, a folded answer and a closed dialog open for what is chosen in them', async ({ page }) => {
  const frame = await openFrame(page, site, first, '/parts');
  const select = (path: unknown) => frame.evaluate((path) => window.studioPage?.select(path as never), path);
  const own = ['routes', { id: 'parts' }, 'sections'];
  await select(['lists', 'programme', 'items', { id: 'end' }, 'title']);
  await expect(frame.getByText('The end')).toBeVisible();
  await select([...own, { id: 'questions' }, 'items', 0, 'answer', 0]);
  await expect(frame.getByText('Because.')).toBeVisible();
  await expect(frame.getByText('Because.')).toBeInViewport();
  await select(['dialogs', 'more', 'paragraphs', 0]);
  await expect(frame.getByText('We began.')).toBeVisible();
  await edit(frame, 'We began.');
  await page.keyboard.press('End');
  await page.keyboard.type(' Long ago.');
  await says(['dialogs', 'more', 'paragraphs', 0], 'We began. Long ago.');
  await expect(field(frame)).toBeFocused();
});

test('header, footer, labels of a live form and words of the program are edited in place', async ({ page }) => {
  await page.setViewportSize({ width: 2000, height: 900 });
  const frame = await openFrame(page, site, first);
  await edit(frame, 'Training');
  await page.keyboard.type('Our ');
  // Where it was clicked.
  await says(['header', 'nav', 5, 'label'], expect.stringMatching(/^Tr\w+Our \w+ng$/));
  await page.keyboard.press('Escape');
  await edit(frame, 'Quick Links');
  await page.keyboard.press('Home');
  await page.keyboard.type('Very ');
  await says(['footer', 'columns', 0, 'title'], 'Very Quick Links');
  await page.keyboard.press('Escape');
  await edit(frame, 'Send Message');
  await page.keyboard.press('End');
  await page.keyboard.type(' to us');
  await says(['texts', 'form', 'submit'], 'Send Message to us');
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('button', { name: 'Send Message to us' })).toBeVisible();
});

test('a word is composed while the page waits, and is not lost', async ({ page, context }) => {
  const frame = await openFrame(page, site, first, '/parts');
  const session = await context.newCDPSession(page);
  await edit(frame, 'Two.');
  await page.keyboard.press('ControlOrMeta+a');
  for (const text of ['k', 'か', 'かん', 'かんじ'])
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  site.save(first.replace('"One."', '"One more."'));
  await page.waitForTimeout(1500);
  expect(await frame.getByText('One more.').count()).toBe(0);
  expect(site.value(...parts, 5, 'paragraphs', 1)).toBe('Two.');
  await session.send('Input.insertText', { text: '漢字' });
  await expect(frame.getByText('One more.')).toBeVisible();
  await expect(field(frame)).toHaveText('漢字');
  await says([...parts, 5, 'paragraphs', 1], '漢字');
  expect(site.value(...parts, 5, 'paragraphs', 0)).toBe('One more.');
});

test('what is typed survives that the page is rendered again around it, with caret, selection and scroll', async ({
  page,
}) => {
  const frame = await openFrame(page, site, first, '/parts');
  const place = () =>
    frame.evaluate(() => {
      const { anchorNode, anchorOffset, focusOffset } = getSelection() ?? {};
      return { text: anchorNode?.textContent, anchorOffset, focusOffset, scroll: scrollY };
    });
  await edit(frame, 'Two.');
  await page.keyboard.press('Home');
  await page.keyboard.type('Now ');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await says([...parts, 5, 'paragraphs', 1], 'Now Two.');
  const before = await place();
  expect(before).toEqual({ text: 'Now Two.', anchorOffset: 4, focusOffset: 6, scroll: before.scroll });
  expect(before.scroll).toBeGreaterThan(300);
  site.save(site.read().replace('"One."', '"One more."'));
  await expect(frame.getByText('One more.')).toBeVisible();
  await expect(field(frame)).toBeFocused();
  expect(await place()).toEqual(before);
  await page.keyboard.type('th');
  await expect(field(frame)).toHaveText('Now tho.');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(frame)).not.toHaveText('Now tho.');
  await page.keyboard.press('Escape');
  // A live section, which React itself renders.
  const name = await frame.locator('#people h3').first().innerText();
  await edit(frame, name);
  await page.keyboard.press('Home');
  await page.keyboard.type('Dr ');
  await says(['lists', 'team', 'items', 0, 'name'], `Dr ${name}`);
  await expect(
    frame
      .locator('#people a')
      .filter({ hasText: `Dr ${name}` })
      .first(),
  ).toBeAttached();
  await expect(field(frame)).toBeFocused();
  await page.keyboard.type('h.c. ');
  await expect(field(frame)).toHaveText(`Dr h.c. ${name}`);
  await page.keyboard.press('Escape');
  await says(['lists', 'team', 'items', 0, 'name'], `Dr h.c. ${name}`);
  await expect(frame.locator('#people h3').first()).toHaveText(`Dr h.c. ${name}`);
});

test('keys alone go over sections and texts, and leave the page behind the last one', async ({ page }) => {
  const frame = await openFrame(page, site, first, '/parts');
  const told = await listen(page);
  const last = async () => (await told()).chosen.at(-1)?.[0];
  const own = ['routes', { id: 'parts' }, 'sections'];
  await frame.evaluate(() => window.studioPage?.select(['header']));
  await frame
    .locator('studio-layer')
    .evaluate((layer) => layer.shadowRoot?.querySelector<HTMLElement>('.chosen')?.focus());
  await page.keyboard.press('ArrowDown');
  expect(await last()).toEqual([...own, { id: 'opening' }]);
  await page.keyboard.press('Tab');
  expect(await last()).toEqual([...own, { id: 'opening' }, 'title']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await last()).toEqual([...own, { id: 'terms' }, 'title']);
  const name = () =>
    frame.locator('studio-layer').evaluate((layer) => layer.shadowRoot?.activeElement?.getAttribute('aria-label'));
  expect(await name()).toContain('Rich text: Terms');
  await page.keyboard.press('Escape');
  expect(await name()).toBe('Rich text, 3 of 8');
  for (let at = 0; at < 300 && (await frame.evaluate(() => document.hasFocus())); at++)
    await page.keyboard.press('Tab');
  expect(await frame.evaluate(() => document.hasFocus())).toBe(false);
});

test('a text of other pages says so before it is typed in, and errors are marked where they are', async ({ page }) => {
  const frame = await openFrame(page, site, first, '/parts');
  const layer = (selector: string) => frame.locator('studio-layer').locator(selector);
  await edit(frame, 'Quick Links');
  await expect(layer('.chosen')).toContainText('Also on 3 other pages');
  await page.keyboard.press('Escape');
  await frame.evaluate(() => {
    const section = ['routes', { id: 'parts' }, 'sections', { id: 'story' }];
    const paths = [
      [...section, 'title'],
      [...section, 'paragraphs', 1],
      [...section, 'paragraphs', 7],
      [...section, 'paragraphs', 8],
    ];
    window.studioPage?.showIssues(paths as never);
  });
  await expect(layer('.issue')).toHaveText(['1 error', '1 error', '2 errors']);
  await frame.evaluate(() => window.studioPage?.showIssues([]));
  await expect(layer('.issue')).toHaveCount(0);
});

test('a page in Studio looks as without, moves nothing, and has the same texts', async ({ page }) => {
  const frame = await openFrame(page, site, first);
  await frame.evaluate(
    () =>
      new Promise<void>((done) => {
        new PerformanceObserver((list) => {
          Object.assign(window, { shifts: list.getEntries().length });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(done, 300);
      }),
  );
  expect(await frame.evaluate(() => (window as unknown as { shifts?: number }).shifts ?? 0)).toBe(0);
  // Nothing that a visitor does not see: no characters without width, no attributes.
  expect(served).not.toMatch(/[\ufff0-\ufff8]/);
  expect(await frame.locator('#_root').evaluate((root) => root.outerHTML)).not.toMatch(/[\ufff0-\ufff8]|data-studio/);
});

test('a text in a Markdown file is edited neither on the page nor in the form, which would write its path as the text: both say where it is', async ({
  page,
}) => {
  const text = first.replace('"First **words** of {product}."', '"content/terms.md"');
  const frame = await openFrame(page, site, text, '/parts');
  const told = page.getByText('This text is in content/terms.md. Change it there');
  const heading = frame.getByText('From the file', { exact: true });
  await heading.click();
  await expect(told).toHaveCount(1);
  await heading.click();
  // At the field, over the page, and read out.
  await expect(told).toHaveCount(3);
  await expect(field(frame)).toHaveCount(0);

  const form = page.locator('[data-pane=form]');
  const path = form.getByRole('textbox', { name: 'Block 1' });
  await expect(path).toHaveValue('content/terms.md');
  for (const [block, buttons] of [
    [0, 0],
    [1, 1],
  ] as const)
    await expect(form.locator(`li[data-at="${block}"]`).getByRole('button', { name: 'Bold' })).toHaveCount(buttons);
  await path.focus();
  await page.keyboard.press('ControlOrMeta+a');
  for (const key of ['x', 'Enter', 'Backspace', 'ControlOrMeta+x', 'ControlOrMeta+v', 'Alt+t'])
    await page.keyboard.press(key);
  await expect(path).toHaveValue('content/terms.md');

  // Whatever comes of that is written before this.
  await form.getByRole('textbox', { name: 'Heading', exact: true }).fill('Our terms');
  await says([...parts, 1, 'title'], 'Our terms');
  expect(site.read()).toBe(text.replace('"Terms"', '"Our terms"'));
  expect(readFileSync(join(site.folder, 'content/terms.md'), 'utf8')).toBe(inFile);
});
