import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Starts Firefox, by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const opened = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await opened.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error instanceof Error ? error.message : error}`));
  return {
    keepsPage: true,
    open: async (url) => void (await page.goto(url)),
    run: (act, ...args) => page.evaluate(act as (...args: unknown[]) => unknown, ...args) as Promise<never>,
    async press(way, start, ...rest) {
      if (way === 'mouse') {
        await page.mouse.move(...start);
        await page.mouse.down();
        for (const point of rest) await page.mouse.move(...point);
        return page.mouse.up();
      }
      const touch = await page.touchscreen.touchStart(...start);
      for (const point of rest) await touch.move(...point);
      return touch.end();
    },
    key: (name) => page.keyboard.press(name as KeyInput),
    write: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    back: async () => void (await page.evaluate(() => history.back())),
    said: () => said,
    close: () => opened.close(),
  };
}
