import { expect, type Page, test } from '@playwright/test';
import { fillForm, openedMail } from './mailto.ts';
import { pageLog } from './page-log.ts';
import { expectReadable, shownTexts } from './reachable.ts';
import { config, listOf } from './site.ts';
import { takeOver } from './take-over.ts';

// Browsers that lack something, or refuse it: nothing fails for it, and what cannot work is not in the way.

// The carousel moves only when it is asked to.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Kind = 'missing' | 'throwing';

/** Runs in the page before any of its scripts. */
const faults: Record<string, (kind: Kind) => void> = {
  'local storage and session storage': (kind) => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: kind === 'missing' ? () => undefined : refuse });
  },
  IntersectionObserver: (kind) => spoil(window, ['IntersectionObserver'], kind),
  requestIdleCallback: (kind) => spoil(window, ['requestIdleCallback', 'cancelIdleCallback'], kind),
  matchMedia: (kind) => spoil(window, ['matchMedia'], kind),
  'view transitions': (kind) => spoil(Document.prototype, ['startViewTransition'], kind),
  'dialog methods and commands': (kind) => {
    spoil(HTMLDialogElement.prototype, ['show', 'showModal', 'close', 'requestClose'], kind);
    for (const name of ['command', 'commandForElement']) Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    keepFromBrowser('[commandfor]');
  },
  'popover methods': (kind) => {
    spoil(HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover'], kind);
    if (kind === 'throwing') return;
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    keepFromBrowser('[popovertarget]');
  },
};

// These two stand in the page as well, beside the fault that uses them.
function spoil(owner: object, names: string[], kind: Kind): void {
  for (const name of names) {
    Reflect.deleteProperty(owner, name);
    if (kind === 'missing') continue;
    const refuse = function refused() {
      throw new Error(`${name} is refused`);
    };
    Object.defineProperty(owner, name, { configurable: true, value: refuse });
  }
}
function keepFromBrowser(selector: string): void {
  addEventListener('click', (event) => (event.target as Element).closest(selector) && event.preventDefault(), true);
}

const training = (page: Page) => page.getByRole('heading', { level: 1, name: 'Professional Training Courses' });

let texts: string[];
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await page.goto('/');
  await takeOver(page);
  texts = await shownTexts(page);
  expect(texts.length).toBeGreaterThan(100);
  await page.close();
});

/** What does not touch each other is lacking at once. */
const together = [
  ['local storage and session storage', 'view transitions', 'popover methods'],
  ['IntersectionObserver', 'dialog methods and commands'],
  ['requestIdleCallback', 'matchMedia'],
];

for (const names of together) {
  for (const kind of ['missing', 'throwing'] as const) {
    test(`with ${names.join(', ')} ${kind}, all is readable and works`, async ({ page }) => {
      const { said } = pageLog(page);
      for (const name of names)
        await page.addInitScript(`${spoil};${keepFromBrowser};(${faults[name]})(${JSON.stringify(kind)})`);
      await page.goto('/');
      await takeOver(page);

      await page.getByRole('button', { name: config.texts.theme.label }).click();
      await page.getByRole('radio', { name: config.texts.theme.dark }).check();
      await expect.soft(page.locator('html'), 'the dark scheme').toHaveClass('dark');
      await page.keyboard.press('Escape');
      await expect.soft(page.getByRole('radio').first(), 'the panel after Escape').toBeHidden();

      await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
      const dialog = page.getByRole('dialog');
      await expect.soft(dialog, 'the dialog').toBeInViewport();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect.soft(dialog, 'the dialog after Escape').toBeHidden();
      await page.locator('#hero').getByRole('button', { name: 'Read More' }).click();
      await dialog.getByRole('button', { name: config.texts.close }).click();
      await expect.soft(dialog, 'the dialog after its button').toBeHidden();

      await page.locator('#team').scrollIntoViewIfNeeded();
      await expect.soft(page.locator('#team'), 'the carousel').toHaveAttribute('data-live', '');
      const second = page.locator('#team').getByRole('heading', { name: listOf('people')[1]?.name ?? '' });
      const before = (await second.boundingBox())?.x ?? 0;
      await page.getByRole('button', { name: config.texts.carousel.next }).click();
      await expect.poll(async () => (await second.boundingBox())?.x, 'the next slide').toBeLessThan(before - 100);

      const form = page.getByRole('form');
      await fillForm(page);
      const mail = openedMail(page);
      await form.getByRole('button').click();
      expect.soft((await mail).fields.subject, 'the mail').toBe('An idea');
      await expectReadable(page, texts, '/');

      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('button', { name: config.texts.menu }).click();
      const menu = page.getByRole('navigation', { name: config.texts.menu });
      await menu.getByRole('link', { name: 'Training', exact: true }).click();
      await expect.soft(training(page), 'the next page').toBeVisible();
      await page.goBack();
      await expect.soft(page.locator('#hero'), 'the page before').toBeVisible();
      expect.soft(said.filter((text) => text.startsWith('error'))).toEqual([]);
    });
  }
}
