import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

// The editor's day: `npm run dev` on a copy of the project, a real file that is really saved.

test.describe.configure({ mode: 'serial' });

let project: ProjectCopy;
let server: ChildProcess;
let url: string;
let good: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  project = copyProject('dev-test');
  good = project.read('site.config.json');
  const port = await freePort();
  server = spawn(resolve('node_modules/.bin/tsx'), ['src/node/cli.ts', 'dev', '--port', String(port)], {
    cwd: project.root,
  });
  url = `http://127.0.0.1:${port}`;
  await new Promise<void>((done, fail) => {
    server.stdout?.on('data', (text) => String(text).includes(url) && done());
    server.on('exit', (code) => fail(new Error(`dev exited with ${code}`)));
  });
});
test.afterAll(() => {
  server?.removeAllListeners('exit');
  server?.kill();
  project?.remove();
});
test.afterEach(() => project.write('site.config.json', good));

async function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

test('an edit reaches the page without a reload, with scroll, an open dialog and what was typed kept', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(url, { timeout: 90_000 });
  await page.evaluate(() => {
    (window as { here?: boolean }).here = true;
  });
  await page.getByLabel('Subject').fill('A question');
  await page.getByRole('button', { name: 'Read More' }).last().click();
  await expect(page.getByRole('dialog', { name: 'More about Concretia' })).toBeVisible();
  await page.locator('html[data-react]').waitFor();
  const scroll = await page.evaluate(() => scrollY);
  expect(scroll).toBeGreaterThan(500);

  project.write('site.config.json', good.replace('"Why Choose Us"', '"Why Work With Us"'));

  await expect(page.locator('#about-title')).toHaveText('Why Work With Us');
  await expect(page.getByRole('dialog', { name: 'More about Concretia' })).toBeVisible();
  expect(await page.evaluate(() => [scrollY, (window as { here?: boolean }).here])).toEqual([scroll, true]);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Subject')).toHaveValue('A question');
});

test('an edit of a dialog that is open changes its words and leaves it open', async ({ page }) => {
  await page.goto(url);
  await page.getByRole('button', { name: 'Read More' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'More about Concretia' });
  await expect(dialog).toBeVisible();
  await page.locator('html[data-react]').waitFor();
  project.write('site.config.json', good.replace('"More about {product}"', '"All about {product}"'));
  await expect(page.getByRole('dialog', { name: 'All about Concretia' })).toBeVisible();
});

test('a new order of the sections is shown at once', async ({ page }) => {
  await page.goto(`${url}/about`);
  await page.locator('html[data-react]').waitFor();
  const config = JSON.parse(good) as { routes: { sections: unknown[] }[] };
  const sections = config.routes[1]?.sections as unknown[];
  sections.splice(1, 2, sections[2], sections[1]);
  project.write('site.config.json', JSON.stringify(config));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Additional Features');
});

test('a bad edit keeps the last good page and shows every error over it, until it is mended', async ({ page }) => {
  await page.goto(url);
  await page.locator('html[data-react]').waitFor();

  project.write(
    'site.config.json',
    good.replace('"type": "hero"', '"type": "heroo"').replace('"footer": "plain"', '"footer": "plane"'),
  );
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('Did you mean "hero"?');
  await expect(overlay).toContainText('plane');
  await expect(overlay).toContainText(/site\.config\.json:\d+:\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();

  project.write('site.config.json', good);
  await expect(overlay).toHaveCount(0);
});
