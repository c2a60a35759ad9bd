import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { minimalText } from '../config/minimal-config.ts';
import { serveStudio, siteFolder } from '../studio/served-studio.ts';

// What is typed in Studio and is not saved, whatever happens to the file, the server and the window. The file on disk is read by itself.

const site = siteFolder('studio-unsaved');
let studio: Awaited<ReturnType<typeof serveStudio>>;
test.beforeAll(async () => {
  studio = await serveStudio(site.folder);
});
test.afterAll(() => studio?.end());
test.beforeEach(async () => {
  chmodSync(site.config, 0o644);
  writeFileSync(site.config, minimalText);
  await expect.poll(async () => (await studio.call('state', {})).state.text).toBe(minimalText);
});

const outline = (page: Page) => page.locator('[data-pane=outline] ul [data-item]');
const form = (page: Page) => page.locator('[data-pane=form]');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const state = (page: Page) => page.locator('[data-pane=top] output');
const alert = (page: Page) => page.locator('[role=alert]');
const framed = (page: Page) => page.frameLocator('iframe');
const said = (page: Page) => page.locator('#_said');

/** Opens Studio in a window, and notes the questions that it asks. They are answered with yes. */
async function open(context: BrowserContext): Promise<{ page: Page; asked: string[] }> {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.context().addCookies([studio.cookie]);
  await page.goto(`${studio.url}/__studio`);
  await ready(page);
  return { page, asked };
}

async function ready(page: Page): Promise<void> {
  await expect(outline(page)).toHaveCount(2);
  await framed(page).locator('html[data-react=""]').waitFor({ state: 'attached' });
}

/** Selects the text of a field in the form of a section. */
async function enter(page: Page, section: number, label: string): Promise<void> {
  await outline(page).nth(section).click();
  await field(page, label).click();
  await page.keyboard.press('ControlOrMeta+a');
}

async function type(page: Page, section: number, label: string, text: string): Promise<void> {
  await enter(page, section, label);
  await page.keyboard.type(text);
}

/** Ends the server, and starts it again where it was. */
async function restart(): Promise<void> {
  await studio.end();
  studio = await serveStudio(site.folder, Number(new URL(studio.url).port));
}

/** Closes a window as its user does. */
async function close(page: Page): Promise<void> {
  await page.close({ runBeforeUnload: true });
  if (!page.isClosed()) await page.waitForEvent('close');
}

/** Types a headline while the server cannot be reached and closes the window; gives the questions that it asked. */
async function leave(context: BrowserContext, text: string): Promise<string[]> {
  const { page, asked } = await open(context);
  await enter(page, 0, 'Headline');
  await context.setOffline(true);
  await page.keyboard.type(text);
  await expect(state(page)).toContainText('The server cannot be reached');
  await close(page);
  await context.setOffline(false);
  return asked;
}

/** What the browser has stored of a site's windows. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('studio');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('unsaved').objectStore('unsaved').getAll();
          reading.onsuccess = () => done(JSON.stringify(reading.result));
        };
      }),
  );

test('what cannot be written waits in its field with the reason, over a reload and a restart, until it can be', async ({
  context,
}) => {
  const { page } = await open(context);
  chmodSync(site.config, 0o444);
  await type(page, 0, 'Headline', 'Kept one');
  await expect(alert(page)).toContainText('is read-only, so it was not written');
  await type(page, 1, 'Heading', 'Kept two');
  const isMarked = async () => {
    for (const [section, label, text] of [
      [0, 'Headline', 'Kept one'],
      [1, 'Heading', 'Kept two'],
    ] as const) {
      await outline(page).nth(section).click();
      await expect(field(page, label)).toHaveValue(text);
      await expect(form(page).locator(`[data-field*='"title"']`)).toContainText(/Not saved\..*is read-only/);
      await expect(framed(page).getByText(text)).toBeVisible();
    }
    await expect(state(page)).toContainText('Not saved');
    expect(site.read()).toBe(minimalText);
  };
  await isMarked();
  await page.reload();
  await ready(page);
  await isMarked();
  const loaded = page.waitForEvent('load');
  await restart();
  await loaded;
  await ready(page);
  await isMarked();
  chmodSync(site.config, 0o644);
  await expect
    .poll(() => site.read())
    .toBe(minimalText.replace('Software that lasts', 'Kept one').replace('Our team', 'Kept two'));
  await expect(state(page)).toHaveText('Saved');
  await expect(alert(page)).toHaveCount(0);
  const { undo } = (await studio.call('state', {})).state;
  expect(undo.slice(0, 2).map(({ label }) => label)).toEqual([
    'Heading of Team “Our team”',
    'Headline of Hero “Software that lasts”',
  ]);
  await expect.poll(() => stored(page)).toBe('[]');
});

test('“Try again” writes at once what waits, and “Drop” gives one change up', async ({ context }) => {
  const { page } = await open(context);
  chmodSync(site.config, 0o444);
  await type(page, 0, 'Headline', 'Given up');
  await expect(alert(page)).toContainText('is read-only');
  await type(page, 1, 'Heading', 'Tried again');
  await alert(page).getByRole('button', { name: 'Show them' }).click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Given up');
  await rows.first().getByRole('button', { name: /^Drop/ }).click();
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Escape');
  await outline(page).first().click();
  await expect(field(page, 'Headline')).toHaveValue('Software that lasts');
  await expect(framed(page).getByText('Software that lasts')).toBeVisible();
  // Nothing is tried by itself while the clock stands.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  chmodSync(site.config, 0o644);
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => site.read()).toBe(minimalText.replace('Our team', 'Tried again'));
});

test('what is typed just before another program leaves the file broken is written when it is mended', async ({
  context,
}) => {
  const { page } = await open(context);
  // The file breaks after the last key, and before the server has the text.
  await page.route('**/__studio/api/edit', async (route) => {
    if (site.read() === minimalText) writeFileSync(site.config, minimalText.replace('"version"', '<<<<<<< "version"'));
    await route.continue();
  });
  await type(page, 0, 'Headline', 'Typed before');
  await expect(alert(page).first()).toContainText('not valid JSON');
  await expect(field(page, 'Headline')).toHaveValue('Typed before');
  await page.unroute('**/__studio/api/edit');
  writeFileSync(site.config, minimalText);
  await expect.poll(() => site.read()).toBe(minimalText.replace('Software that lasts', 'Typed before'));
});

test('a file that is deleted while something waits for it is restored by the button, and then has what waited', async ({
  context,
}) => {
  const { page } = await open(context);
  rmSync(site.config);
  await expect(alert(page)).toContainText('Your changes wait until the file can be written again.');
  await type(page, 0, 'Headline', 'Typed without it');
  await expect(state(page)).toContainText('Not saved');
  await alert(page).getByRole('button', { name: 'Restore' }).click();
  await expect
    .poll(() => existsSync(site.config) && site.read())
    .toBe(minimalText.replace('Software that lasts', 'Typed without it'));
  await expect(state(page)).toHaveText('Saved');
});

test('a file that another program leaves broken is mended in the code while something waits for it', async ({
  context,
}) => {
  const { page } = await open(context);
  const broken = minimalText.replace('"version"', '<<<<<<< "version"');
  await page.route('**/__studio/api/edit', async (route) => {
    if (site.read() === minimalText) writeFileSync(site.config, broken);
    await route.continue();
  });
  await type(page, 0, 'Headline', 'Typed before');
  await expect(alert(page).first()).toContainText('not valid JSON');
  await page.unroute('**/__studio/api/edit');
  await page.getByRole('button', { name: 'Fix it in the code' }).click();
  const code = page.getByRole('textbox', { name: 'The file as code' });
  await code.getByText('<<<<<<<').first().click();
  await page.keyboard.press('Home');
  for (const _ of '<<<<<<< ') await page.keyboard.press('Delete');
  await expect.poll(() => site.read()).toBe(minimalText.replace('Software that lasts', 'Typed before'));
  await expect(state(page)).toHaveText('Saved');
  await expect.poll(() => stored(page)).toBe('[]');
});

test('a window that is closed without the server asks first, and what it had is offered at the next start', async ({
  context,
}) => {
  expect(await leave(context, 'Left behind')).toEqual(['beforeunload']);

  const first = await open(context);
  const offer = alert(first.page).filter({ hasText: 'You have unsaved changes from' });
  await expect(offer).toContainText('Headline of Hero');
  await expect(offer).toContainText('Left behind');
  // Each window offers it, until one of them has taken it.
  const second = await open(context);
  await expect(alert(second.page)).toContainText('Left behind');
  expect(site.read()).toBe(minimalText);
  await first.page.bringToFront();
  await offer.getByRole('button', { name: 'Save them' }).click();
  await expect.poll(() => site.read()).toBe(minimalText.replace('Software that lasts', 'Left behind'));
  await expect(offer).toHaveCount(0);
  await second.page.bringToFront();
  await expect(alert(second.page)).toHaveCount(0);
  await close(second.page);
  await expect(state(first.page)).toHaveText('Saved');
  await first.page.reload();
  await ready(first.page);
  await expect.poll(() => stored(first.page)).toBe('[]');
  await expect(alert(first.page)).toHaveCount(0);
  expect(first.asked).toEqual([]);
});

test('what a closed window has left can be dropped', async ({ context }) => {
  await leave(context, 'Dropped');
  const { page } = await open(context);
  await page.getByRole('button', { name: 'Drop them' }).click();
  await expect(alert(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toBe('[]');
  expect(site.read()).toBe(minimalText);
});

test('what a closed window has left is a conflict if the file has another value by then', async ({ context }) => {
  await leave(context, 'Mine');
  const other = minimalText.replace('Software that lasts', 'Theirs');
  writeFileSync(site.config, other);
  const { page } = await open(context);
  await page.getByRole('button', { name: 'Save them' }).click();
  await outline(page).first().click();
  const conflict = form(page).getByRole('alert');
  await expect(conflict).toContainText('Mine');
  await expect(conflict).toContainText('Theirs');
  expect(site.read()).toBe(other);
  // It outlives a reload, as all that is not saved.
  await page.reload();
  await ready(page);
  await outline(page).first().click();
  await conflict.getByRole('button', { name: 'Keep what is here' }).click();
  await expect.poll(() => site.read()).toBe(minimalText.replace('Software that lasts', 'Mine'));
});

test('code that is typed while the server cannot be reached outlives a reload, beside what others have saved', async ({
  context,
}) => {
  const { page } = await open(context);
  const edits = '**/__studio/api/text';
  await page.route(edits, (route) => route.abort());
  await page.keyboard.press('Alt+c');
  const code = page.getByRole('textbox', { name: 'The file as code' });
  await code.getByText('"Made well"').click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(', by hand');
  await expect.poll(() => stored(page)).toContain('Made well, by hand');
  const other = minimalText.replace('Our team', 'Their team');
  writeFileSync(site.config, other);
  await page.reload();
  await ready(page);
  expect(site.read()).toBe(other);
  await page.unroute(edits);
  await expect.poll(() => site.read()).toBe(other.replace('Made well', 'Made well, by hand'));
  await expect.poll(() => stored(page)).toBe('[]');
});

test('code whose answer is lost is in the file once, also after a reload', async ({ context }) => {
  const { page } = await open(context);
  let isLost = true;
  // The server writes; what it says does not come back.
  await page.route('**/__studio/api/text', async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press('Alt+c');
  const code = page.getByRole('textbox', { name: 'The file as code' });
  await code.getByText('"Made well"').click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(', by hand');
  await expect.poll(() => site.read()).toContain('Made well, by hand');
  await page.keyboard.type(' only');
  isLost = false;
  await expect.poll(() => site.read()).toBe(minimalText.replace('Made well', 'Made well, by hand only'));
  await expect(state(page)).toHaveText('Saved');
  isLost = true;
  await page.keyboard.type(', with care');
  await expect.poll(() => site.read()).toContain('with care');
  await page.reload();
  isLost = false;
  await ready(page);
  await expect(state(page)).toHaveText('Saved');
  expect(site.read()).toBe(minimalText.replace('Made well', 'Made well, by hand only, with care'));
});

test('two windows keep their own texts while the server is restarted, and no question stops that', async ({
  context,
}) => {
  const [first, second] = [await open(context), await open(context)];
  await enter(first.page, 0, 'Headline');
  await enter(second.page, 1, 'Heading');
  await studio.end();
  await second.page.keyboard.type('From the second');
  await first.page.bringToFront();
  await first.page.keyboard.type('From the first');
  for (const { page } of [first, second]) await expect(state(page)).toContainText('The server cannot be reached');
  const texts = await stored(first.page);
  expect(texts).toContain('From the first');
  expect(texts).toContain('From the second');
  await restart();
  for (const { page } of [first, second]) {
    // A window is loaded again when it is shown.
    await page.bringToFront();
    await expect(state(page)).toHaveText('Saved');
  }
  await expect
    .poll(() => site.read())
    .toBe(minimalText.replace('Software that lasts', 'From the first').replace('Our team', 'From the second'));
  for (const { page, asked } of [first, second]) {
    await ready(page);
    await expect(alert(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  }
  await expect.poll(() => stored(first.page)).toBe('[]');
  const { undo } = (await studio.call('state', {})).state;
  expect(
    undo.filter(({ by, label }) => by === 'studio' && /^(Headline|Heading) of/.test(label)).length,
  ).toBeGreaterThan(1);
});

test('a window whose code cannot be loaded says so in its place, and opens when it is tried again', async ({
  context,
}) => {
  const names = ['Help', 'CodePanel'];
  for (const name of names) await context.route(`**/${name}-*.js`, (route) => route.abort());
  const { page } = await open(context);
  await page.keyboard.press('F1');
  const help = page.getByRole('dialog');
  await expect(help.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(outline(page)).toHaveCount(2);
  await context.unroute('**/Help-*.js');
  await help.getByRole('button', { name: 'Try again' }).click();
  await expect(help).toContainText('Undo');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+c');
  await expect(alert(page)).toContainText('The server cannot be reached');
  await expect(outline(page)).toHaveCount(2);
  await context.unroute('**/CodePanel-*.js');
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'The file as code' })).toContainText('Acme');
});

test('windows open without the server, as their code is loaded soon after the start', async ({ context }) => {
  const loaded: string[] = [];
  context.on('requestfinished', (request) => loaded.push(request.url()));
  const { page } = await open(context);
  // The parts are loaded one after the other: those of the last window come after the others.
  await expect.poll(() => loaded.some((url) => url.includes('/SectionPalette-'))).toBe(true);
  await context.setOffline(true);
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog')).toContainText('Undo');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
});

test('a draft comes back with its section, and can be dropped while the section is gone', async ({ context }) => {
  const { page } = await open(context);
  const draftOf = async () => {
    await outline(page).first().click();
    await expect(field(page, 'Headline')).toHaveValue(' ');
  };
  const remove = async () => {
    await outline(page).first().focus();
    await page.keyboard.press('Delete');
    await expect(outline(page)).toHaveCount(1);
  };
  await type(page, 0, 'Headline', ' ');
  await expect(state(page)).toHaveText('1 field not saved');
  await remove();
  await expect.poll(() => site.read()).not.toContain('Software that lasts');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => site.read()).toBe(minimalText);
  await expect(outline(page)).toHaveCount(2);
  await draftOf();
  await remove();
  await page.keyboard.press('Alt+e');
  const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Headline of Hero' });
  await expect(row).toContainText('Its place is not in the file at the moment.');
  await row.getByRole('button', { name: /^Drop: Headline of Hero/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(state(page)).toHaveText('Saved');
});

test('a word that is being composed in a form is written when it is complete', async ({ context }) => {
  const { page } = await open(context);
  await outline(page).first().click();
  await field(page, 'Headline').click();
  await page.keyboard.press('ControlOrMeta+a');
  const session = await context.newCDPSession(page);
  const texts: string[] = [];
  await page.route('**/__studio/api/edit', (route) => {
    texts.push(route.request().postData() ?? '');
    return route.continue();
  });
  for (const text of ['k', 'か', 'かん', 'かんじ']) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    // Longer than the pause after which a text is written.
    await page.waitForTimeout(400);
  }
  expect(texts).toEqual([]);
  expect(site.read()).toBe(minimalText);
  await session.send('Input.insertText', { text: '漢字' });
  await expect.poll(() => site.read()).toBe(minimalText.replace('Software that lasts', '漢字'));
  expect(texts).toHaveLength(1);
});

test('undo and redo are read out, and that there is nothing left', async ({ context }) => {
  const { page } = await open(context);
  await type(page, 0, 'Headline', 'Another');
  await field(page, 'Headline').blur();
  await expect(state(page)).toHaveText('Saved');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(said(page)).toHaveText('Undone: Headline of Hero “Software that lasts”');
  await expect.poll(() => site.read()).toBe(minimalText);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(said(page)).toHaveText('Redone: Headline of Hero “Software that lasts”');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(said(page)).toHaveText('There is nothing to redo');
});
