import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { runCommand } from '../command.ts';
import { gitFolder } from '../git-folder.ts';
import { openStudio, type StudioSite, serveStudioSite, test } from './studio-site.ts';

// Commits from Studio, in a browser, with git: a clone of the repository is a valid site.

const fixture = (file: string) => readFileSync(join(import.meta.dirname, '../fixtures/languages', file), 'utf8');
const written = fixture('site.config.json')
  .replace(/"locales": .*/, '"locales": { "de": {} },')
  .replace('"id": "hero",', '"id": "hero", "picture": { "src": "/images/logo.svg", "alt": "A harbour" },');
const german = fixture('site.config.de.json');
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>';
let site: StudioSite;
let git: ReturnType<typeof gitFolder>;

test.beforeAll(async () => {
  site = await serveStudioSite('studio-commit', written, (folder) => {
    rmSync(join(folder, 'public'), { recursive: true });
    mkdirSync(join(folder, 'public/images'), { recursive: true });
    mkdirSync(join(folder, 'content'));
    writeFileSync(join(folder, 'public/images/logo.svg'), drawing);
    writeFileSync(join(folder, 'site.config.de.json'), german);
    git = gitFolder(folder);
    git.commitAll('First');
  });
});
test.afterAll(() => site?.end('SIGTERM'));

const window = (page: Page) => page.getByRole('dialog');
const committed = () => git.run('show', '--name-only', '--format=').trim().split('\n');

/** Opens the window with the changes. */
async function openChanges(page: Page): Promise<void> {
  await page.keyboard.press('Alt+v');
  await expect(window(page).getByRole('button', { name: /^Commit/ })).toBeEnabled();
}

async function commit(page: Page): Promise<void> {
  await window(page)
    .getByRole('button', { name: /^Commit/ })
    .click();
  await expect(window(page)).toContainText('Committed as');
}

/** Clones the repository, and checks the site in the clone. */
function validateClone(name: string) {
  const clone = join(site.folder, '.cache', name);
  git.run('clone', '--quiet', site.folder, clone);
  return runCommand(['validate', '--site', clone]);
}

test('a picture that was uploaded in Studio is committed with the config that names it', async ({ page }) => {
  await openStudio(page, site, written);
  writeFileSync(join(site.folder, 'public/images/unnamed.svg'), drawing);
  writeFileSync(join(site.folder, 'staged.txt'), 'staged');
  git.run('add', 'staged.txt');
  await page.locator('[data-pane=outline] ul [data-item]').filter({ hasText: /Hero/ }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.locator('[data-pane=form]').getByRole('button', { name: 'Upload' }).click(),
  ]);
  await chooser.setFiles({ name: 'Mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  const source = () => site.value('routes', 0, 'sections', 0, 'picture', 'src');
  await expect.poll(source).toContain('mark');
  const picture = `public${source()}`;
  await openChanges(page);
  await expect(window(page)).toContainText(`Committed too, as the config names them: ${picture}`);
  await expect(window(page)).toContainText('not committed by Studio: public/images/unnamed.svg');
  await commit(page);
  await expect(window(page)).toContainText(/Committed as \w+, with 1 other file/);
  expect(committed()).toEqual([picture, 'site.config.json']);
  expect(git.run('status', '--porcelain').trim().split('\n')).toEqual([
    'A  staged.txt',
    '?? public/images/unnamed.svg',
  ]);
  expect(validateClone('with-picture')).toMatchObject({ status: 0 });
});

test('a Markdown file is committed with the config that names it', async ({ page }) => {
  writeFileSync(join(site.folder, 'content/story.md'), 'Once upon a time.\n');
  const text = written.replace(/"blocks": \[.*\]/, '"blocks": ["content/story.md"]');
  await openStudio(page, site, text);
  await openChanges(page);
  await commit(page);
  expect(committed()).toContain('content/story.md');
  expect(validateClone('with-markdown')).toMatchObject({ status: 0 });
});

test('a deleted section is committed with what the language file no longer says of it', async ({ page }) => {
  await openStudio(page, site, site.read());
  await page.locator('[data-pane=outline] ul [data-item]').filter({ hasText: /Hero/ }).click();
  await page.keyboard.press('Delete');
  await expect.poll(() => readFileSync(join(site.folder, 'site.config.de.json'), 'utf8')).not.toContain('"hero"');
  await openChanges(page);
  await expect(window(page)).toContainText('Committed too, as the config names them: site.config.de.json');
  await commit(page);
  expect(committed()).toEqual(['site.config.de.json', 'site.config.json']);
  expect(git.run('show', 'HEAD:site.config.de.json')).not.toContain('"hero"');
  expect(validateClone('with-language')).toMatchObject({ status: 0 });
});

test('a file that the config names and git ignores is told', async ({ page }) => {
  writeFileSync(join(site.folder, '.gitignore'), '.cache/\nsecret.svg\n');
  writeFileSync(join(site.folder, 'public/images/secret.svg'), drawing);
  await openStudio(page, site, written.replace('/images/logo.svg', '/images/secret.svg'));
  await openChanges(page);
  await expect(window(page)).toContainText(
    'Named by the config, but ignored by git, so that a copy of the repository lacks them: public/images/secret.svg',
  );
});
