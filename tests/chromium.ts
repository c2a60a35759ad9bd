import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** The flags for a headless browser that talks to nobody but the page under test. */
export const chromiumArgs: string[] = [
  // Chromium refuses to start as root with its sandbox on, and root is what containers run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** First the one without windows: the same engine, in which each page costs half. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];

/** Finds Chromium by CHROME_PATH, on the PATH or where Playwright installs it; throws with the command that installs it. */
export function findChromium(): string {
  const { CHROME_PATH: chosen, PATH = '' } = process.env;
  if (chosen) {
    if (isExecutable(resolve(chosen))) return resolve(chosen);
    throw new Error(`CHROME_PATH is "${chosen}", which is not an executable file; correct it or unset it.`);
  }
  const folders = PATH.split(delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => resolve(join(folder, name))));
  const found = [...files, chromium.executablePath()].find(isExecutable);
  if (found) return found;
  throw new Error('There is no Chromium here. Install one: npx playwright install --with-deps chromium');
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
