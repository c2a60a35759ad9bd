import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, ensureChromium } from './find-chromium.ts';
import { listen } from './listen.ts';
import { createStaticServer } from './static-server.ts';

/** Takes the README's pictures of the built site's home page, light and dark, into `folder`. */
export async function takePictures(dist: string, folder: string): Promise<string[]> {
  const { url, close } = await listen(createStaticServer(dist), 0);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  try {
    await mkdir(folder, { recursive: true });
    return await Promise.all((['light', 'dark'] as const).map((scheme) => takePicture(browser, url, scheme, folder)));
  } finally {
    await browser.close();
    await close();
  }
}

async function takePicture(browser: Browser, url: string, scheme: 'light' | 'dark', folder: string): Promise<string> {
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
