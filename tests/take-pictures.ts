import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { listen } from '../src/server/listen.ts';
import { createStaticServer } from '../src/server/static-server.ts';
import { chromiumArgs, findChromium } from './chromium.ts';
import { startServer } from './command.ts';

// `npm run pictures`: the README's pictures of the built site's home page and of Studio, light and dark.

const folder = '.github/pictures';
mkdirSync(folder, { recursive: true });
const { url, close } = await listen(createStaticServer('dist'), 0);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const studio = await startServer(['studio']);
try {
  for (const scheme of ['light', 'dark'] as const) {
    console.log(await takePicture(scheme));
    console.log(await takeStudio(scheme));
  }
} finally {
  await browser.close();
  await close();
  studio.stop();
}

async function takePicture(scheme: 'light' | 'dark'): Promise<string> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  await page.goto(url);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: scheme === 'light' ? 'Light' : 'Dark' }).check();
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 790);
  await page.evaluate(() => document.fonts.ready);
  return save(page, `home-${scheme}`);
}

/** The home page in Studio, with its headline selected. */
async function takeStudio(scheme: 'light' | 'dark'): Promise<string> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1.5,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await page.goto(studio.address());
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-react=""]').waitFor({ state: 'attached' });
  if (scheme === 'dark') await page.getByRole('button', { name: 'Show the page in dark colors' }).click();
  await frame.getByRole('heading', { level: 1 }).click();
  await page.mouse.move(0, 890);
  // The form, and the outline around what is selected, are drawn.
  await page.waitForTimeout(1500);
  return save(page, `studio-${scheme}`);
}

async function save(page: Page, name: string): Promise<string> {
  const file = join(folder, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  return file;
}
