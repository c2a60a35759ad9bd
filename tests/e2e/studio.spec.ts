import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteConfigInput } from '../../schema/site.ts';
import { parseSite } from '../../src/validate/parse-site.ts';
import { companyFile } from '../company.ts';
import { heic } from '../photo.ts';
import { registry } from '../registry.ts';
import { smallTargets } from './audits/small-targets.ts';
import { openStudio, type StudioSite, serveStudioSite, test, violationsInBothSchemes } from './studio-site.ts';

// An editor's day in Studio: its page in a browser, its server, and the file on disk after each step.

const written = readFileSync(companyFile, 'utf8');
const config = JSON.parse(written) as SiteConfigInput;
const [home] = config.routes as [SiteConfigInput['routes'][0]];
let site: StudioSite;

test.beforeAll(async () => {
  site = await serveStudioSite('studio', written);
});
test.afterAll(() => site?.end('SIGTERM'));

/** Opens Studio for a text of the config. */
async function open(page: Page, text = written): Promise<void> {
  await openStudio(page, site, text);
  await expect(outline(page)).toHaveCount((JSON.parse(text) as SiteConfigInput).routes[0]?.sections.length ?? 0);
}

const state = (page: Page) => page.locator('[data-pane=top] output');
/** The rows of the page's sections. */
const outline = (page: Page) => page.locator('[data-pane=outline] ul [data-item]');
const form = (page: Page) => page.locator('[data-pane=form]');
const field = (page: Page, label: string): Locator => form(page).getByLabel(label, { exact: true });
/** What was read out last. */
const said = (page: Page) => page.locator('#_said');
const saved = (page: Page) => expect(state(page)).toHaveText('Saved');
const onDisk = () => JSON.parse(site.read()) as SiteConfigInput;
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The same config in forms in which people write files. */
const forms: Record<string, string> = {
  'two spaces': JSON.stringify(config, null, 2),
  'tabs, Windows’ line ends and none at the end': JSON.stringify(config, null, '\t').replaceAll('\n', '\r\n'),
  'one line': JSON.stringify(config),
  'as it was written': written,
};

for (const [name, text] of Object.entries(forms))
  test(`looking at every section, typing and undoing leaves each byte as it was: ${name}`, async ({ page }) => {
    await open(page, text);
    for (const row of await outline(page).all()) {
      await row.click();
      await expect(row).toHaveAttribute('aria-current', 'true');
      await expect(form(page).getByRole('heading', { level: 2 })).toBeVisible();
    }
    await outline(page).first().click();
    await field(page, 'Headline').pressSequentially(' and more', { delay: 10 });
    await field(page, 'Headline').blur();
    await expect.poll(() => site.read()).not.toBe(text);
    await saved(page);
    await press(page, 'Control+z');
    await expect.poll(() => site.read()).toBe(text);
  });

test('a title that is changed changes its own characters in the file alone', async ({ page }) => {
  await open(page);
  const { title } = home.sections[0] as unknown as { title: string };
  await outline(page).first().click();
  await field(page, 'Headline').fill('Another “headline”');
  await expect.poll(() => site.read()).toBe(written.replace(JSON.stringify(title), '"Another “headline”"'));
  await saved(page);
});

test('a section that is moved keeps its bytes, and so do the others', async ({ page }) => {
  await open(page);
  await outline(page).nth(1).click();
  await press(page, 'Alt+ArrowDown');
  await expect(said(page)).toContainText(`, 3 of ${home.sections.length}`);
  await expect
    .poll(() => onDisk().routes[0]?.sections.map(({ id }) => id))
    .toEqual(home.sections.map(({ id }) => id).toSpliced(1, 2, home.sections[2]?.id ?? '', home.sections[1]?.id ?? ''));
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.replace(/,$/, ''))
      .sort();
  expect(lines(site.read())).toEqual(lines(written));
  await expect(outline(page).nth(2)).toBeFocused();
});

test('redo beyond the last step does nothing', async ({ page }) => {
  await open(page);
  await outline(page).nth(1).click();
  await press(page, 'Alt+ArrowDown');
  await saved(page);
  const moved = site.read();
  await press(page, 'Control+z');
  await expect.poll(() => site.read()).toBe(written);
  await press(page, 'Control+y', 'Control+y', 'Control+y', 'Control+y');
  await expect.poll(() => site.read()).toBe(moved);
  await saved(page);
  // No refusal comes later.
  await page.waitForTimeout(500);
  await expect(state(page)).toHaveText('Saved');
});

test('what is typed in a field and what is saved in a text editor meanwhile both stay, and so does the caret', async ({
  page,
}) => {
  await open(page);
  await outline(page).first().click();
  const headline = field(page, 'Headline');
  await headline.focus();
  await press(page, 'End', 'ArrowLeft', 'ArrowLeft');
  await page.keyboard.type('XY', { delay: 20 });
  site.save(
    site
      .read()
      .replace('"path": "/about"', '"path": "/about-us"')
      .replaceAll('"/about"', '"/about-us"')
      .replaceAll('"/about#', '"/about-us#'),
  );
  await page.keyboard.type('Z', { delay: 20 });
  await expect.poll(() => onDisk().routes.map(({ path }) => path)).toContain('/about-us');
  await expect.poll(() => JSON.stringify(onDisk().routes[0]?.sections[0])).toContain('XYZ');
  await expect(headline).toBeFocused();
  const caret = headline.evaluate(({ value, selectionStart }: HTMLTextAreaElement) => value.length - selectionStart);
  expect(await caret).toBe(2);
  await expect.poll(async () => (await site.call('state', {})).state.undo.map(({ by }) => by)).toContain('outside');
});

test('what is typed while the server cannot be reached stays in its field, and is written once it can', async ({
  page,
}) => {
  await open(page);
  await outline(page).first().click();
  const edits = '**/__studio/api/edit';
  await page.route(edits, (route) => route.abort());
  await field(page, 'Headline').fill('Without a server');
  await expect(state(page)).toContainText('The server cannot be reached');
  await expect(field(page, 'Headline')).toHaveValue('Without a server');
  expect(site.read()).toBe(written);
  await page.unroute(edits);
  await expect.poll(() => site.read()).toContain('"Without a server"');
  await saved(page);
});

test('a field that is changed here and in a text editor shows both values, and one is chosen', async ({ page }) => {
  await open(page);
  const { title } = home.sections[0] as unknown as { title: string };
  await outline(page).first().click();
  await field(page, 'Headline').fill('From Studio');
  site.save(site.read().replace(JSON.stringify(title), '"From an editor"'));
  await field(page, 'Headline').blur();
  const conflict = form(page).getByRole('alert');
  await expect(conflict).toContainText('From Studio');
  await expect(conflict).toContainText('From an editor');
  expect(site.read()).toContain('"From an editor"');
  await conflict.getByRole('button', { name: 'Keep what is here' }).click();
  await expect.poll(() => site.read()).toContain('"From Studio"');
  await saved(page);
});

test('sections are added, edited, moved, duplicated, hidden, deleted and brought back without a mouse', async ({
  page,
}) => {
  await open(page);
  const ids = () => onDisk().routes[0]?.sections.map(({ id }) => id);
  const before = home.sections.map(({ id }) => id);
  await outline(page).first().focus();
  await press(page, 'Alt+a');
  const search = page.getByRole('dialog').getByLabel('Search for a section type');
  await expect(search).toBeFocused();
  await search.fill('timeline');
  await press(page, 'Tab', 'Enter');
  await expect.poll(ids).toHaveLength(before.length + 1);
  await expect(said(page)).toContainText('Added');
  const added = ids()?.find((id) => !before.includes(id)) ?? '';
  await expect(page.locator(':focus')).toHaveAttribute('data-item', new RegExp(`"${added}"`));

  await press(page, 'Alt+f');
  await expect(field(page, 'Heading')).toBeFocused();
  await press(page, 'Control+a');
  await page.keyboard.type('Our way');
  await press(page, 'F6', 'F6', 'F6', 'F6');
  await expect.poll(() => site.read()).toContain('"Our way"');
  await outline(page).filter({ hasText: 'Our way' }).focus();
  const at = ids()?.indexOf(added) ?? -1;
  await press(page, 'Alt+ArrowDown');
  await expect.poll(() => ids()?.indexOf(added)).toBe(at + 1);
  await press(page, 'Control+d');
  await expect.poll(ids).toContain(`${added}-2`);
  await press(page, 'Alt+h');
  await expect.poll(() => onDisk().routes[0]?.sections.find(({ id }) => id === `${added}-2`)?.draft).toBe(true);
  await press(page, 'Delete');
  await expect.poll(ids).not.toContain(`${added}-2`);
  // Its neighbor has the focus then, once the outline is without it.
  await expect(outline(page)).toHaveCount(before.length + 1);
  await expect(page.locator(':focus')).toHaveAttribute('data-item', /./);
  await press(page, 'ArrowUp');
  await expect(page.locator(':focus')).toHaveAttribute('data-item', new RegExp(`"${added}"`));
  await press(page, 'Delete');
  await expect.poll(ids).toEqual(before);
  // The file is as it was before the steps now, and each of them changes it again.
  for (let step = 0; step < 7; step++) {
    const text = site.read();
    await press(page, 'Control+z');
    await expect.poll(() => site.read()).not.toBe(text);
  }
  await expect.poll(() => site.read()).toBe(written);
});

test('what is deleted although other places name it first shows these places', async ({ page }) => {
  await open(page);
  await outline(page)
    .filter({ hasText: /Technologies$/ })
    .click();
  await press(page, 'Delete');
  const question = page.getByRole('dialog');
  await expect(question.getByRole('listitem').first()).toContainText('Link of Menu item');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(page, 'Escape');
  await expect(question).toBeHidden();
  expect(site.read()).toBe(written);
});

test('the texts of a list of paragraphs are added with Enter and removed', async ({ page }) => {
  await open(page);
  await outline(page)
    .filter({ hasText: /About$/ })
    .click();
  const first = field(page, 'Paragraph 1');
  await first.focus();
  await press(page, 'Control+End', 'Enter');
  await expect(field(page, 'Paragraph 2')).toBeFocused();
  await press(page, 'Control+a');
  await page.keyboard.type('A new paragraph.');
  await expect.poll(() => site.read()).toContain('"A new paragraph."');
  await form(page).getByRole('button', { name: 'Actions for Paragraph 2' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => site.read()).toBe(written);
});

const mistakes: [
  what: string,
  text: string,
  open: (page: Page) => Promise<unknown>,
  label: string,
  at: (config: SiteConfigInput) => object,
  key: string,
][] = [
  [
    'a text that is blank',
    '',
    (page) => outline(page).first().click(),
    'Headline',
    ({ routes }) => routes[0]?.sections[0] ?? {},
    'title',
  ],
  [
    'a color that is none',
    '#12345',
    (page) => part(page, 'Theme'),
    'Accent color',
    ({ theme }) => theme ?? {},
    'accent',
  ],
  [
    'a link to a page that is not there',
    '/abot',
    (page) => firstLink(page),
    'Link',
    ({ header }) => header?.nav?.[0] ?? {},
    'href',
  ],
  [
    'a link of a wrong form',
    'example.com',
    (page) => firstLink(page),
    'Link',
    ({ header }) => header?.nav?.[0] ?? {},
    'href',
  ],
  [
    'a token that is not there',
    'With {tokne}',
    (page) => outline(page).first().click(),
    'Headline',
    ({ routes }) => routes[0]?.sections[0] ?? {},
    'title',
  ],
];

async function part(page: Page, name: string): Promise<void> {
  await page.locator('[data-pane=outline]').getByText('Site', { exact: true }).click();
  await page.locator('[data-pane=outline]').getByRole('button', { name, exact: true }).click();
}

async function firstLink(page: Page): Promise<void> {
  await page.locator('[data-pane=outline]').getByRole('button', { name: 'Header', exact: true }).click();
  await form(page).locator('[data-item]').first().click();
}

for (const [what, text, go, label, at, key] of mistakes)
  test(`${what} stays in its field with the words of the terminal, and is not written`, async ({ page }) => {
    const wrong = structuredClone(config);
    Object.assign(at(wrong), { [key]: text });
    const parsed = parseSite(registry, JSON.stringify(wrong));
    const [issue] = parsed.ok ? [] : parsed.issues.filter(({ severity }) => severity === 'error');
    await open(page);
    await go(page);
    await field(page, label).fill(text);
    await press(page, 'Tab');
    await expect(form(page)).toContainText(`${issue?.message} ${issue?.hint}`);
    await expect(state(page)).toHaveText('1 field not saved');
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    expect(site.read()).toBe(written);
    await state(page).getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText(issue?.message ?? '');
    // The first button leads to the field, the other one drops the value.
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveValue(text);
  });

test('where the remedy is one edit, a button makes it', async ({ page }) => {
  await open(page);
  await firstLink(page);
  await field(page, 'Link').fill('/abot');
  await form(page).getByRole('button', { name: 'Use “/about”' }).click();
  await expect.poll(() => onDisk().header?.nav?.[0]).toMatchObject({ href: '/about' });
  await saved(page);
});

test('where a part of a text is wrong, a button mends that part', async ({ page }) => {
  await open(page);
  await outline(page).first().click();
  await field(page, 'Headline').fill('Since {foundde}, and still here');
  await form(page).getByRole('button', { name: 'Use “{founded}”' }).click();
  await expect.poll(() => onDisk().routes[0]?.sections[0]).toMatchObject({ title: 'Since {founded}, and still here' });
  await saved(page);
});

for (const [where, inCode] of [
  ['in the notice', false],
  ['in the code', true],
] as const)
  test(`where one edit makes a broken file JSON again, a button makes it: ${where}`, async ({ page }) => {
    await open(page);
    site.save(written.replace('"routes": [', '"routes": [,'));
    const notice = page.getByRole('alert').filter({ hasText: 'There is one comma too many.' });
    if (inCode) {
      await notice.getByRole('button', { name: 'Fix it in the code' }).click();
      await page.locator('.cm-lintRange-error').hover();
      await page.locator('.cm-tooltip-lint').getByRole('button', { name: 'Fix it' }).click();
    } else await notice.getByRole('button', { name: 'Fix it', exact: true }).click();
    await expect.poll(() => site.read()).toBe(written);
    await saved(page);
  });

test('a file that is broken elsewhere says so, and the forms wait until it is mended', async ({ page }) => {
  await open(page);
  await outline(page).first().click();
  site.save(written.replace('"routes": [', '"routes": [,'));
  await expect(page.getByRole('alert')).toContainText(/site\.config\.json:\d+:\d+/);
  await expect(field(page, 'Headline')).toBeDisabled();
  site.save(written);
  await expect(field(page, 'Headline')).toBeEnabled();
});

test('an id that is changed changes the links to it', async ({ page }) => {
  await open(page);
  const links = written.split('"/#technologies"').length - 1;
  expect(links).toBeGreaterThan(1);
  await outline(page)
    .filter({ hasText: /Technologies$/ })
    .click();
  await field(page, 'Id').fill('tools');
  await press(page, 'Enter');
  await expect.poll(() => site.read().split('"/#tools"').length - 1).toBe(links);
  await expect(field(page, 'Id')).toHaveValue('tools');
  await saved(page);
  // Another section has this one.
  await field(page, 'Id').fill('services');
  await expect(form(page)).toContainText('This is taken already.');
  await expect(form(page).getByRole('button', { name: 'Rename everywhere' })).toBeDisabled();
});

test('two pages with one path do not blank Studio, and a page cannot get the path of another', async ({ page }) => {
  await open(page, written.replace('"path": "/training"', '"path": "/about"'));
  const pages = page.getByRole('combobox', { name: 'Page that is shown' });
  await pages.click();
  await expect(page.getByRole('option')).toHaveText([/\/$/, /\/about$/]);
  await press(page, 'Escape');
  await open(page);
  await pages.focus();
  await page.keyboard.type('about');
  await press(page, 'Enter');
  await expect(outline(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Page settings' }).click();
  await field(page, 'Path').fill('/training');
  await press(page, 'Enter');
  await expect(form(page)).toContainText('This is taken already.');
  await expect(form(page).getByRole('button', { name: 'Rename everywhere' })).toBeDisabled();
  expect(site.read()).toBe(written);
});

test('a page without an id is duplicated, hidden and deleted, and another page is shown', async ({ page }) => {
  const text = written.replace('"id": "training",', '');
  await open(page, text);
  const paths = () => onDisk().routes.map(({ path }) => path);
  const address = () => page.frames()[1]?.url();
  await press(page, 'Alt+g');
  await page.keyboard.type('training');
  await press(page, 'Enter');
  await outline(page).nth(1).click();
  const chosen = page.frameLocator('iframe').locator('.chosen');
  await expect(chosen).toBeVisible();
  await page.getByRole('button', { name: 'Page settings' }).click();
  await expect(chosen).toBeHidden();
  await expect(form(page).getByRole('button', { name: 'Hide (draft)' })).toBeVisible();
  await press(page, 'Control+d');
  await expect.poll(paths).toEqual(['/', '/about', '/training', '/training-2']);
  await expect.poll(address).toBe(`${site.url}/training-2`);
  await expect(field(page, 'Path')).toHaveValue('/training-2');
  await page.getByRole('button', { name: 'Page settings' }).click();
  await press(page, 'Delete');
  await expect.poll(address).toBe(`${site.url}/training`);
  await expect(field(page, 'Path')).toHaveValue('/training');
  await expect(outline(page)).toHaveCount(3);
  await saved(page);
  expect(site.read()).toBe(text);
  // What is no longer in the file, because it was undone, is left too.
  await field(page, 'Path').fill('/courses');
  await press(page, 'Enter');
  await expect.poll(address).toBe(`${site.url}/courses`);
  await saved(page);
  await press(page, 'Control+z');
  await expect.poll(address).toBe(`${site.url}/`);
  await saved(page);
  expect(site.read()).toBe(text);
});

test('F6 goes around the parts of Studio and back, and a window that closes returns the focus', async ({ page }) => {
  await open(page);
  const part = () => page.locator('[data-pane]:focus-within').first().getAttribute('data-pane');
  await outline(page).nth(1).focus();
  for (const pane of ['page', 'form', 'top', 'outline']) {
    await press(page, 'F6');
    await expect.poll(part).toBe(pane);
  }
  for (const pane of ['top', 'form', 'page', 'outline']) {
    await press(page, 'Shift+F6');
    await expect.poll(part).toBe(pane);
  }
  await outline(page).nth(1).focus();
  for (const keys of ['F1', 'Control+k', 'Alt+v', 'Alt+e', 'Alt+a']) {
    await press(page, keys);
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await press(page, 'Escape');
    await expect(outline(page).nth(1)).toBeFocused();
  }
});

test('a section that a link leads to says why it cannot be hidden', async ({ page }) => {
  await open(page);
  await outline(page)
    .filter({ hasText: /Technologies$/ })
    .click();
  await press(page, 'Alt+h');
  await expect(said(page)).toHaveText(
    /cannot be hidden, because a link leads to it: Link of .* of Header, and \d+ more\.$/,
  );
});

test('the item around a selected text is moved', async ({ page }) => {
  await open(page);
  await outline(page).nth(1).click();
  await field(page, 'Heading').focus();
  await press(page, 'Alt+ArrowDown');
  await expect.poll(() => onDisk().routes[0]?.sections[2]?.id).toBe(home.sections[1]?.id);
});

test('Studio shows that the page is loading, and writes no errors to the console', async ({ browser }) => {
  const page = await browser.newPage();
  const errors: string[] = [];
  const routes = config.routes.map((route, at) => ({ ...route, draft: at > 0 }));
  site.save(JSON.stringify({ ...config, routes }));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  let show = () => {};
  const held = new Promise<void>((done) => {
    show = done;
  });
  await page.route(`${site.url}/`, (route) => held.then(() => route.continue()));
  await page.context().addCookies([site.cookie]);
  await page.goto(`${site.url}/__studio`, { waitUntil: 'commit' });
  const loader = page.locator('[data-pane=page]').getByRole('img', { name: 'Loading' });
  await expect(loader).toBeVisible();
  show();
  await expect(loader).toBeHidden();
  await outline(page).first().click();
  await expect(field(page, 'Headline')).toBeVisible();
  expect(errors).toEqual([]);
  await page.close();
});

test('Enter adds the first section type that is found', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add a section', exact: true }).click();
  await page.getByLabel('Search for a section type').fill('faq');
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await saved(page);
  expect(onDisk().routes[0]?.sections.at(-1)).toMatchObject({ type: 'faq' });
});

test('a new page comes from an example, with its address and title', async ({ page }) => {
  await open(page);
  await press(page, 'Alt+p');
  await page.getByRole('dialog').getByLabel('Title').fill('Über uns & “Maße”');
  await expect(page.getByRole('dialog').getByLabel('Address')).toHaveValue('/uber-uns-masse');
  await page.getByRole('dialog').getByLabel('Title').fill('What we charge');
  await expect(page.getByRole('dialog').getByLabel('Address')).toHaveValue('/what-we-charge');
  await page.getByRole('dialog').getByText('Prices').click();
  await press(page, 'Enter');
  await expect.poll(() => onDisk().routes.map(({ path }) => path)).toContain('/what-we-charge');
  await expect(outline(page).first()).toContainText('What we charge');
  expect(parseSite(registry, site.read()).ok).toBe(true);
});

test('a section is copied as JSON and pasted with an id of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await outline(page).nth(1).click();
  await press(page, 'Control+c');
  await expect(said(page)).toContainText('Copied');
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(home.sections[1]);
  await press(page, 'Control+v');
  await expect.poll(() => onDisk().routes[0]?.sections[2]?.id).toBe(`${home.sections[1]?.id}-2`);
  await page.evaluate(() => navigator.clipboard.writeText('{"type":"hero","id":"x"}'));
  await press(page, 'Control+v');
  await expect(page.getByText('"title" is required.').first()).toBeVisible();
});

test('a picture is uploaded in place of another, and is said to decorate only', async ({ page }) => {
  await open(page);
  await outline(page).first().click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form(page).getByRole('button', { name: 'Upload' }).click(),
  ]);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>';
  await chooser.setFiles({ name: 'Our house.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  const picture = () => {
    const [section] = onDisk().routes[0]?.sections ?? [];
    return section?.type === 'hero' && section.picture ? section.picture : { src: '', alt: '-' };
  };
  await expect.poll(() => picture().src).toContain('our-house');
  expect(readFileSync(join(site.folder, 'public', picture().src), 'utf8')).toContain('<path');
  await form(page).getByLabel('Decoration only').check();
  await expect.poll(() => picture().alt).toBe('');
  await saved(page);
});

test('a picture of a phone that browsers do not show is refused by its name, and nothing is written', async ({
  page,
}) => {
  await open(page);
  const images = () => readdirSync(join(site.folder, 'public/images'));
  const [before, there] = [site.read(), images()];
  await outline(page).first().click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form(page).getByRole('button', { name: 'Upload' }).click(),
  ]);
  await chooser.setFiles({ name: 'photo.heic', mimeType: 'image/heic', buffer: heic('heic', 'mif1', 'heic') });
  await expect(
    form(page).getByText('"photo.heic" is a HEIC picture, which browsers do not show. Save it as JPEG, WebP or AVIF.'),
  ).toBeVisible();
  expect(site.read()).toBe(before);
  expect(images()).toEqual(there);
});

test('an item is added to a list with what the schema wants, and a key of it from the menu', async ({ page }) => {
  await open(page);
  await part(page, 'Lists');
  await form(page).locator('[data-item]').filter({ hasText: 'team' }).click();
  await form(page).getByRole('button', { name: 'Add person' }).click();
  await expect(form(page).getByRole('heading', { level: 2, name: 'Asha Sample' })).toBeVisible();
  await form(page).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Role/ }).click();
  await expect(field(page, 'Role')).toBeFocused();
  await page.keyboard.type('Baker');
  const people = () => onDisk().lists?.team?.items as { role?: string }[];
  await expect.poll(() => people().at(-1)?.role).toBe('Baker');
  expect(people()).toHaveLength((config.lists?.team?.items.length ?? 0) + 1);
  expect(parseSite(registry, site.read()).ok).toBe(true);
});

test('forms tell their values in the words and the order of the schema, and offer what there is', async ({ page }) => {
  const hours = { type: 'opening-hours', id: 'hours', title: 'Hours', week: [{ days: ['sunday'], note: 'Closed' }] };
  const changed = structuredClone(config);
  changed.routes[0]?.sections.unshift(hours as SiteConfigInput['routes'][0]['sections'][0]);
  changed.header = { ...changed.header, action: { label: 'Read', href: '/about' } };
  await open(page, JSON.stringify(changed));
  await outline(page).first().click();
  await expect(form(page).locator('[data-item]')).toContainText('sunday · Closed');
  await expect(form(page).getByRole('radiogroup', { name: 'Clock' })).toHaveText('2412');
  await expect(form(page).getByText('17:30', { exact: true })).toBeVisible();
  await part(page, 'Header');
  await expect(field(page, 'Link')).toHaveValue('/about');
  await part(page, 'Theme');
  await form(page).getByLabel('Font', { exact: true }).fill('');
  await expect(page.getByRole('option', { name: 'Lora' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'own.woff2' })).toHaveCount(0);
  await saved(page);
});

test('what a word processor puts into a text is pasted without its invisible characters', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await outline(page).first().click();
  await page.evaluate(() => navigator.clipboard.writeText('One\u000bTwo\u0007'));
  await field(page, 'Headline').fill('');
  await press(page, 'Control+v');
  await expect(field(page, 'Headline')).toHaveValue('One Two');
  await saved(page);
  expect(onDisk().routes[0]?.sections[0]).toMatchObject({ title: 'One Two' });
});

test('a section is dragged by its grip', async ({ page }) => {
  await open(page);
  const [first, third] = [outline(page).first(), outline(page).nth(2)];
  await first.hover();
  const grip = page.getByRole('button', { name: /^Drag / }).first();
  await grip.hover();
  await page.mouse.down();
  const { y = 0, height = 0, x = 0 } = (await third.boundingBox()) ?? {};
  for (let step = 1; step <= 8; step++) await page.mouse.move(x + 40, y + (height * step) / 8, { steps: 2 });
  await page.mouse.up();
  await expect.poll(() => onDisk().routes[0]?.sections[0]?.id).not.toBe(home.sections[0]?.id);
  await saved(page);
});

test('axe finds nothing in any state, in light and in dark colors', async ({ page }) => {
  await open(page);
  const own = () => violationsInBothSchemes(page).then((all) => all.filter((one) => !/at iframe/.test(one)));
  expect(await own()).toEqual([]);
  await outline(page).first().click();
  await expect(field(page, 'Headline')).toBeVisible();
  expect(await own()).toEqual([]);
  for (const name of ['Theme', 'Contacts', 'Lists', 'Texts', 'Search and sharing']) {
    await part(page, name);
    await expect(form(page).getByRole('heading', { level: 2, name })).toBeVisible();
    expect(await own(), name).toEqual([]);
  }
  for (const keys of ['?', 'Alt+a', 'Alt+p']) {
    await form(page).getByRole('heading', { level: 2 }).focus();
    await press(page, keys);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await own(), keys).toEqual([]);
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(
    await smallTargets(
      page,
      'button, a, input:not([type=radio]):not([type=checkbox]), textarea:not([aria-hidden]), [role=button]',
      24,
    ),
  ).toEqual([]);
});

test('on a phone texts are edited, sections moved and hidden', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  site.save(written);
  await page.context().addCookies([site.cookie]);
  await page.goto(`${site.url}/__studio`);
  await page.getByRole('button', { name: 'Outline' }).click();
  await outline(page).nth(2).click();
  const sheet = page.getByRole('dialog', { name: 'Form' });
  await sheet.getByLabel('Heading', { exact: true }).fill('On the way');
  await sheet.getByLabel('Heading', { exact: true }).blur();
  await expect.poll(() => site.read()).toContain('"On the way"');
  await sheet.getByRole('button', { name: 'Hide (draft)' }).click();
  await expect(page.getByText(/is a draft|cannot be hidden/).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Outline' })).toBeFocused();
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.getByRole('dialog', { name: 'Outline' }).getByRole('button', { name: 'Move up' }).first().click();
  await expect.poll(() => onDisk().routes[0]?.sections[1]?.id).toBe(home.sections[2]?.id);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
