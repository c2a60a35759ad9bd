import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { listen } from '../src/cli/listen.ts';
import { createStaticServer } from '../src/cli/static-server.ts';
import { chromiumArgs, findChromium } from './chromium.ts';

// `npm run pictures`: the README's pictures of the built site's home page, light and dark.

const folder = '.github/pictures';
mkdirSync(folder, { recursive: true });
const { url, close } = await listen(createStaticServer('dist'), 0);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  for (const scheme of ['light', 'dark'] as const) console.log(await takePicture(scheme));
} finally {
  await browser.close();
  await close();
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
  const file = join(folder, `home-${scheme}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  return file;
}
