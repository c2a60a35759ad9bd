import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * What Playwright turns off. Chromium obeys only the last `--disable-features`, so ours repeats it; tests/node/chromium.test.ts compares them.
 */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Processes that Chromium starts beside each page and that no page sees: the next page's, and two for the address bar's list. */
const besidePages = ['SpareRendererForSitePerProcess', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The flags for a headless browser that talks to nobody but the page under test, and has no process but for it. */
export const chromiumArgs: string[] = [
  // Chromium refuses to start as root with its sandbox on, and root is what containers run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offInPlaywright, ...besidePages]}`,
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];

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
