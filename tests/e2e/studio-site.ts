import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import { companyPublic } from '../served-site.ts';
import { type ServedStudio, serveStudio, siteFolder } from '../studio/served-studio.ts';
import { colorRules, violations } from './audits/axe.ts';

const viewport = { width: 1280, height: 800 };

/**
 * Tests in one window of the browser. Studio is loaded in it once and then made as if just opened: to load it takes more of the
 * processor than most of its tests. After a test that fails there is another window.
 */
export const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ viewport });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ window }, use) => use(window.context()),
  page: async ({ window }, use) => {
    // The page of a server that has ended would go on to ask for it, and say so in the console.
    const isServed = await fetch(window.url()).then(
      () => true,
      () => false,
    );
    if (!isServed) await window.goto('about:blank');
    await use(window);
    for (const event of ['console', 'pageerror'] as const) window.removeAllListeners(event);
    await window.emulateMedia({ colorScheme: null, reducedMotion: null });
    await window.setViewportSize(viewport);
  },
});

export interface StudioSite extends ServedStudio {
  folder: string;
  /** The text of its config, as it is on disk. */
  read(): string;
  /** What stands at a path of it. */
  value(...path: (string | number)[]): unknown;
  /** Saves the config, as a text editor does. */
  save(text: string): void;
}

/** Runs `npm run studio` for a config with the files of the tests' site, in a folder that is prepared before. */
export async function serveStudioSite(
  name: string,
  text: string,
  prepare = (_folder: string) => {},
): Promise<StudioSite> {
  const { folder, config, read } = siteFolder(name, text);
  cpSync(companyPublic, join(folder, 'public'), { recursive: true });
  prepare(folder);
  return {
    ...(await serveStudio(folder)),
    folder,
    read,
    value: (...path) => path.reduce((at, step) => Reflect.get(at as object, step), JSON.parse(read())),
    save: (text) => writeFileSync(config, text),
  };
}

/** Opens Studio for a text of the config. */
export async function openStudio(page: Page, site: StudioSite, text: string): Promise<void> {
  const isOpen = page.url() === `${site.url}/__studio`;
  if (isOpen) await leaveAll(page);
  site.save(text);
  await expect.poll(async () => (await site.call('state', {})).state.text === text).toBe(true);
  await page.context().addCookies([site.cookie]);
  if (!isOpen) await page.goto(`${site.url}/__studio`);
  await expect.poll(() => hasSaved(page, text)).toBe(true);
  if (!isOpen) await withStore(page, 'window.studioAtFirst = getState();');
}

/** Opens a page of the site in Studio's frame; gives the frame once React has taken the page over. */
export async function openFrame(page: Page, site: StudioSite, text: string, path = '/'): Promise<Frame> {
  await openStudio(page, site, text);
  const frame = (await (await page.waitForSelector('iframe')).contentFrame()) as Frame;
  // The page that is shown may load itself again meanwhile, as it follows what was saved; that ends this step.
  await expect(() => frame.goto(site.url + path)).toPass();
  await frame.locator('html[data-react=""]').waitFor({ state: 'attached' });
  await frame.waitForFunction(() => !document.querySelector('[data-start]:not([data-live=""])'));
  return frame;
}

/** Tells Studio's page to do something with its store. */
const withStore = (page: Page, does: string): Promise<unknown> =>
  page.evaluate(`(({ getState, setState }) => { ${does} })(window.studioStore)`);

/** Ends all that tests may have left selected, typed or open. */
const leaveAll = (page: Page) =>
  withStore(
    page,
    `document.activeElement?.blur();
    document.querySelector('[data-pane=outline] input[value=page]')?.click();
    if (getState().page !== '/') getState().frame?.goTo('/');
    const { file, saved, value, isBroken, queue, isSending, frame, ...own } = window.studioAtFirst;
    setState(own);`,
  );

/** Whether Studio has a text, and nothing to save. */
export const hasSaved = (page: Page, text: string) =>
  withStore(
    page,
    `const { file, queue, typing } = getState(); return file?.text === ${JSON.stringify(text)} && !typing && queue.length === 0`,
  );

/** What axe finds wrong with Studio as it is, in light and in dark colors. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // From one scheme to the other colors fade.
    await page.waitForFunction(() =>
      document.getAnimations().every((one) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
    );
    const rules = colorScheme === 'dark' ? colorRules : undefined;
    found.push(...(await violations(page, undefined, rules)).map((one) => `${one} (${colorScheme})`));
  }
  return found;
}
