import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { SiteConfigInput } from '../../schema/site.ts';
import { companyFile } from '../company.ts';
import { gitFolder } from '../git-folder.ts';
import {
  hasSaved,
  openStudio,
  type StudioSite,
  serveStudioSite,
  test,
  violationsInBothSchemes,
} from './studio-site.ts';

// The code, the problems, the changes and the palette of Studio, with its server, the file on disk and git.

const root = join(import.meta.dirname, '../..');
// On a slow machine the page would give React up, and say so in the console.
const written = readFileSync(companyFile, 'utf8').replace('"router": {', '$&\n    "timeout": 60000,');
const config = JSON.parse(written) as SiteConfigInput;
const [home, about] = config.routes as [SiteConfigInput['routes'][0], SiteConfigInput['routes'][0]];
const heading = (home.sections[2] as unknown as { title: string }).title;
let site: StudioSite;
let git: ReturnType<typeof gitFolder>;
let messages: string[] = [];

test.beforeAll(async () => {
  site = await serveStudioSite('studio-panels', written, (folder) => {
    git = gitFolder(folder);
    git.commitAll('First');
  });
});
test.afterAll(() => site?.end('SIGTERM'));
test.beforeEach(({ page }) => {
  messages = [];
  page.on('console', (message) => /error|warning/.test(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
});
test.afterEach(() => expect(messages).toEqual([]));

const open = (page: Page, text = written) => openStudio(page, site, text);

/** Loads Studio again: a window asks for the schema once, and keeps what is selected in the code. */
async function openAnew(page: Page): Promise<void> {
  await page.goto('about:blank');
  await open(page);
}

async function openCode(page: Page): Promise<void> {
  await page.keyboard.press('Alt+c');
  await expect(code(page)).toBeFocused();
}

const code = (page: Page) => page.getByRole('textbox', { name: 'The file as code' });
const form = (page: Page) => page.locator('[data-pane=form]');
const rows = (page: Page) => page.locator('[data-pane=outline] ul [data-item]');
const chosen = (page: Page) => page.locator('.cm-line.cm-chosen');
const window = (page: Page) => page.getByRole('dialog');
const saved = (page: Page) => expect(page.locator('[data-pane=top] output')).toHaveText('Saved');

/** Goes to a control with Tab alone, and presses a key there. */
async function reach(page: Page, control: Locator, key: string): Promise<void> {
  const isReached = () => control.evaluate((element) => element === document.activeElement);
  for (let at = 0; at < 60 && !(await isReached()); at++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await page.keyboard.press(key);
}

/** Selects words in the code, as a person finds them. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(code(page)).toBeFocused();
}

test('a title typed in the code changes its own characters in the file alone', async ({ page }) => {
  const text = written.replaceAll('\n', '\r\n');
  await open(page, text);
  await openCode(page);
  await find(page, JSON.stringify(heading));
  await page.keyboard.type('"Another heading"', { delay: 10 });
  const typed = text.replace(JSON.stringify(heading), '"Another heading"');
  await expect.poll(() => site.read()).toBe(typed);
  await saved(page);
  await expect(rows(page).nth(2)).toContainText('Another heading');
  // The code's own undo is a change of the file too. It takes back what was typed within half a second.
  await page.keyboard.press('Control+z');
  await expect.poll(() => site.read()).not.toBe(typed);
});

test('line ends that are changed in a text editor stay, whatever is typed in the code', async ({ page }) => {
  await open(page, written.replaceAll('\n', '\r\n'));
  await openCode(page);
  site.save(written);
  await expect.poll(async () => (await site.call('state', {})).state.text === written).toBe(true);
  await saved(page);
  await find(page, JSON.stringify(heading));
  await page.keyboard.type('"Another heading"', { delay: 10 });
  await expect.poll(() => site.read()).toBe(written.replace(JSON.stringify(heading), '"Another heading"'));
  await saved(page);
});

test('completes the types of sections, also before the schema has come, and tells what a key is for', async ({
  page,
}) => {
  const schema = '**/api/code';
  const asked = new Promise<Route>((hold) => page.route(schema, hold, { times: 1 }));
  await openAnew(page);
  await openCode(page);
  await find(page, '"type": "team"');
  await page.keyboard.press('ArrowRight');
  for (const key of ['ArrowLeft', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Control+Space'])
    await page.keyboard.press(key);
  await (await asked).continue();
  const offers = page.getByRole('listbox', { name: 'Completions' });
  await expect(offers.getByRole('option', { name: 'rich-text' })).toBeVisible();
  await page.keyboard.type('people');
  await expect(offers.getByRole('option').first()).toHaveText('people-grid');
  await page.keyboard.press('Enter');
  await expect.poll(() => site.read()).toBe(written.replace('"type": "team"', '"type": "people-grid"'));
  await page.locator('.cm-line', { hasText: '"type": "people-grid"' }).getByText('"type"').hover();
  await expect(page.locator('.cm-about')).toContainText('section');
});

test('a mistake is told in the words of the terminal, in the code, in the list and in the file’s own line', async ({
  page,
}) => {
  await open(page, written.replace('"type": "hero"', '"type": "heroo"'));
  const terminal = validate();
  await page.keyboard.press('Alt+e');
  const problems = window(page);
  await expect(problems).toContainText('Unknown section type "heroo".');
  for (const words of await problems.locator('li p').allTextContents()) expect(terminal).toContain(words);
  await problems.getByRole('button', { name: /in the code$/ }).click();
  await expect(code(page)).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toContainText('"heroo"');
  await page.keyboard.press('ArrowRight');
  await page.locator('.cm-lintRange').hover();
  const told = page.locator('.cm-diagnostic');
  await expect(told).toContainText('Unknown section type "heroo". Did you mean "hero"?');
  let edits = 0;
  await page.route('**/api/edit', async (route) => {
    edits++;
    await setTimeout(1000);
    await route.continue();
  });
  // CodeMirror calls an action again if the press takes longer than 100 ms.
  await told.getByRole('button', { name: 'Use “hero”' }).click({ delay: 110 });
  await expect.poll(() => site.read()).toBe(written);
  await page.unrouteAll({ behavior: 'wait' });
  expect(edits).toBe(1);
});

test('code that is no JSON yet is written, holds the forms, and says where it is wrong; mended, all goes on', async ({
  page,
}) => {
  await open(page);
  await rows(page).nth(2).click();
  await openCode(page);
  await find(page, JSON.stringify(heading));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await expect
    .poll(() => site.read())
    .toBe(written.replace(JSON.stringify(heading), JSON.stringify(heading).slice(0, -1)));
  await expect(page.getByRole('alert')).toContainText('The file is not valid JSON at the moment.');
  await expect(form(page).getByLabel('Heading', { exact: true })).toBeDisabled();
  const [, place = ''] = /(\d+:\d+) {2}/.exec(validate()) ?? [];
  await expect(page.getByRole('alert')).toContainText(`:${place} `);
  await page.keyboard.type('"');
  await expect.poll(() => site.read()).toBe(written);
  await expect(form(page).getByLabel('Heading', { exact: true })).toBeEnabled();
});

test('what others save changes the code at its place: caret, selection and its own undo stay', async ({ page }) => {
  await open(page);
  await openCode(page);
  await find(page, JSON.stringify(heading));
  // At once: undo takes back together what was typed together.
  await page.keyboard.insertText('"Mine"');
  const mine = written.replace(JSON.stringify(heading), '"Mine"');
  await expect.poll(() => site.read()).toBe(mine);
  await page.keyboard.press('Control+Shift+ArrowLeft');
  const selected = () => page.evaluate(() => String(getSelection()));
  const before = await selected();
  expect(before).not.toBe('');
  // Above it, so that everything is moved, and at the very end.
  const theirs = (text: string) => text.replace('{\n', '{\n\n\n').replace(about.title, 'Their title');
  site.save(theirs(mine));
  await expect(rows(page).nth(2)).toContainText('Mine');
  await expect.poll(() => hasSaved(page, theirs(mine))).toBe(true);
  expect(await selected()).toBe(before);
  await expect(code(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(() => site.read()).toBe(theirs(written));
});

test('what is selected in the outline, the form or the code is selected in the others', async ({ page }) => {
  await open(page);
  await openCode(page);
  await rows(page).nth(3).click();
  await expect(chosen(page).filter({ hasText: `"id": "${home.sections[3]?.id}"` })).toHaveCount(1);
  await rows(page).nth(2).click();
  await form(page).getByLabel('Heading', { exact: true }).focus();
  await expect(chosen(page)).toHaveText(
    [`        "title": ${JSON.stringify(heading)},`].map((line) => new RegExp(line.trim())),
  );
  await expect(form(page).getByLabel('Heading', { exact: true })).toBeFocused();
  await code(page).focus();
  await find(page, `"title": ${JSON.stringify((home.sections[1] as unknown as { title: string }).title)}`);
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(form(page).locator('[data-field][data-chosen]')).toContainText('Heading');
  // Of another page: the frame shows it.
  await find(page, `"id": "${about.sections[0]?.id}"`);
  await expect(page.getByRole('combobox', { name: 'Page that is shown' })).not.toHaveValue('Home');
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
});

test('Tab indents in the code, and after Escape leaves it', async ({ page }) => {
  await openAnew(page);
  await openCode(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code(page)).not.toBeFocused();
  expect(site.read()).toBe(written);
});

test('without a mouse one change is committed, another discarded, and the third stays', async ({ page }) => {
  const changed = written
    .replace(JSON.stringify(heading), '"A"')
    .replace(JSON.stringify(about.title), '"B"')
    .replace(JSON.stringify(about.description), '"C of it"');
  await open(page, changed);
  await page.keyboard.press('Alt+v');
  const changes = window(page);
  await expect(changes.getByRole('checkbox', { name: /changed$/ })).toHaveCount(3);
  await expect(changes.getByRole('heading', { level: 3 })).toHaveText(['/', '/about']);
  // As it was and as it is, at three widths.
  await expect(changes.locator('iframe')).toHaveCount(6);
  const picture = (when: string) => changes.frameLocator(`iframe[title^="${when}"] >> nth=0`);
  await expect(picture('Before').getByRole('heading', { name: heading })).toBeAttached();
  await expect(picture('Now').getByRole('heading', { name: 'A', exact: true })).toBeAttached();

  await reach(page, changes.getByRole('button', { name: /^Discard: Description/ }), 'Enter');
  await expect.poll(() => site.read()).toBe(changed.replace('"C of it"', JSON.stringify(about.description)));
  await expect(changes.getByRole('checkbox', { name: /changed$/ })).toHaveCount(2);
  await expect(changes.getByLabel('Message')).toHaveValue(/^Heading of .+, and another change\n/);
  await reach(page, changes.getByRole('checkbox', { name: /^Title of the page/ }), ' ');
  await expect(changes.getByLabel('Message')).toHaveValue(/^Heading of About on \/ changed$/);
  await reach(page, changes.getByRole('button', { name: 'Commit 1 change' }), 'Enter');
  await expect(changes).toContainText('Committed as');
  expect(git.run('log', '--format=%s')).toBe('Heading of About on / changed\nFirst\n');
  expect(git.run('show', 'HEAD:site.config.json')).toBe(written.replace(JSON.stringify(heading), '"A"'));
  const left = git
    .run('diff', '--unified=0', '--', 'site.config.json')
    .split('\n')
    .filter((line) => /^[-+] /.test(line));
  expect(left.map((line) => line.replace(/^([-+]) +/, '$1'))).toEqual([
    `-"title": ${JSON.stringify(about.title)},`,
    '+"title": "B",',
  ]);
  await expect(changes.getByRole('checkbox', { name: /changed$/ })).toHaveCount(1);
});

test('an older step is undone alone, and a message says so where a later step has changed the same place', async ({
  page,
}) => {
  await open(page);
  const type = async (label: string, text: string) => {
    await form(page).getByLabel(label, { exact: true }).fill(text);
    await form(page).getByLabel(label, { exact: true }).blur();
    await expect.poll(() => site.read()).toContain(`"${text}"`);
    await saved(page);
  };
  await rows(page).first().click();
  await type('Headline', 'First');
  await rows(page).nth(1).click();
  await type('Heading', 'Between');
  await page.keyboard.press('Alt+v');
  const changes = window(page);
  await changes.getByRole('tab', { name: 'Steps' }).click();
  await changes.getByRole('button', { name: 'Undo only this: Headline of Hero' }).click();
  await expect.poll(() => site.read()).not.toContain('"First"');
  expect(site.read()).toContain('"Between"');
  await expect(changes.getByRole('listitem').first()).toContainText('Undone: Headline of Hero');
  // The step that is undone by the newest one cannot be undone again.
  await changes.getByRole('button', { name: 'Undo only this: Headline of Hero' }).click();
  await expect(page.getByText(/cannot be undone alone: a later step has changed the same place/).first()).toBeVisible();
  // The browser itself writes the refusal to the console.
  expect(messages).toEqual([expect.stringContaining('422')]);
  messages = [];
});

test('steps tell what was done, where and when, and are undone up to one', async ({ page }) => {
  await open(page);
  await rows(page).nth(1).click();
  await page.keyboard.press('Alt+ArrowDown');
  await saved(page);
  await page.keyboard.press('Alt+ArrowDown');
  await saved(page);
  await page.keyboard.press('Alt+v');
  const changes = window(page);
  await changes.getByRole('tab', { name: 'Steps' }).click();
  const steps = changes.getByRole('listitem');
  await expect(steps.nth(0)).toContainText(/Moved .+ to place 4\s*In Studio\s*just now/);
  await expect(steps.nth(2)).toContainText('Changed in a text editor');
  await steps
    .nth(1)
    .getByRole('button', { name: /^Undo up to/ })
    .click();
  await expect.poll(() => site.read()).toBe(written);
  await expect(changes).toContainText('Undone, and can be redone');
  await steps
    .nth(0)
    .getByRole('button', { name: /^Redo up to/ })
    .click();
  await expect.poll(() => site.read()).not.toBe(written);
});

test('the palette finds a text by a few of its letters and selects it, and does what commands do', async ({ page }) => {
  await open(page);
  const palette = window(page);
  const openPalette = async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('textbox')).toBeFocused();
  };
  await openPalette();
  await expect(palette.getByRole('button', { name: /Add a section/ })).toContainText('Alt+A');
  await page.keyboard.type(heading.slice(4, 12).toLowerCase());
  await palette.getByRole('button', { name: new RegExp(`^${heading}.*Heading of About on /`) }).click();
  await expect(palette).toHaveCount(0);
  await expect(rows(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(form(page).locator('[data-field][data-chosen]')).toContainText('Heading');
  // A page, by its address, with keys alone.
  await openPalette();
  await page.keyboard.type(about.path);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Page that is shown' })).toHaveValue(about.label ?? about.title);
  // What is done, with the focus where it was.
  await openPalette();
  await page.keyboard.type('phone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  expect(site.read()).toBe(written);
});

test('axe finds nothing in any panel, in light and in dark colors', async ({ page }) => {
  await open(page, written.replace(JSON.stringify(heading), '"A"').replace('"type": "team"', '"type": "tem"'));
  await openCode(page);
  await find(page, '"tem"');
  await expect(page.locator('.cm-lintRange, .cm-lint-marker').first()).toBeAttached();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  for (const keys of ['Alt+e', 'Alt+v', 'Control+k', 'F1']) {
    await page.keyboard.press(keys);
    await expect(window(page)).toBeVisible();
    if (keys === 'Alt+v') await expect(window(page).getByRole('tab')).toHaveCount(2);
    expect([keys, await violationsInBothSchemes(page)]).toEqual([keys, []]);
    await page.keyboard.press('Escape');
    await expect(window(page)).toHaveCount(0);
  }
});

/** What `npm run validate` says. */
function validate(): string {
  try {
    return execFileSync(process.execPath, ['bin/site-from-json.js', 'validate', '--site', site.folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NO_COLOR: '1' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}
