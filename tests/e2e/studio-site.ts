import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import type { SiteConfigInput } from '../../schema/site.ts';
import { companyFile } from '../company.ts';

const project = join(import.meta.dirname, '../..');

export interface StudioSite {
  url: string;
  /** The text of its config, as it is on disk. */
  read(): string;
  /** What stands at a path of it. */
  value(...path: (string | number)[]): unknown;
  /** Saves the config, as a text editor does. */
  save(text: string): void;
  end(): void;
}

/** Runs `npm run studio` on the tests' site, changed. */
export async function serveStudioSite(name: string, change: (config: SiteConfigInput) => void): Promise<StudioSite> {
  // The development server does not watch what is in `.cache/`.
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  symlinkSync(join(project, 'public'), join(folder, 'public'));
  const file = join(folder, 'site.config.json');
  const config = JSON.parse(readFileSync(companyFile, 'utf8')) as SiteConfigInput;
  change(config);
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  const port = await freePort();
  const argv = ['--import', 'tsx', 'src/cli/cli.ts', 'studio', '--port', String(port), '--site', folder];
  const server: ChildProcess = spawn(process.execPath, argv, { cwd: project, env: { ...process.env, NO_COLOR: '1' } });
  await new Promise<void>((done, fail) => {
    server.stdout?.on('data', (text) => String(text).includes('/__studio') && done());
    server.on('exit', (code) => fail(new Error(`studio exited with ${code}`)));
  });
  server.removeAllListeners('exit');
  const read = () => readFileSync(file, 'utf8');
  return {
    url: `http://127.0.0.1:${port}`,
    read,
    value: (...path) => path.reduce((at, step) => Reflect.get(at as object, step), JSON.parse(read())),
    save: (text) => writeFileSync(file, text),
    end() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Opens Studio with a page of the site in its frame; gives the frame once React has taken the page over. */
export async function openStudio(page: Page, { url }: StudioSite, path = '/'): Promise<Frame> {
  await page.goto(`${url}/__studio`, { timeout: 90_000 });
  const element = await page.waitForSelector('iframe', { timeout: 90_000 });
  const frame = (await element.contentFrame()) as Frame;
  await isThere(frame);
  if (path === '/') return frame;
  await frame.evaluate((to) => window.studioPage?.goTo(to), path);
  await frame.waitForURL(`${url}${path}`);
  await frame.locator('main[aria-busy=false]').waitFor();
  return frame;
}

async function isThere(frame: Frame): Promise<void> {
  await frame.locator('html[data-react=""]').waitFor({ state: 'attached', timeout: 90_000 });
  await frame.waitForFunction(() => !document.querySelector('[data-start]:not([data-live=""])'));
}
