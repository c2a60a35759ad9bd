import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { withShortNames } from '../../src/build/styles/class-names.ts';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { groups } from '../sites/mantine.ts';
import { pageLog } from './page-log.ts';
import { takeOver } from './take-over.ts';

// Components of Mantine, as its documentation shows them, in static and live sections of a built site with its policy: each works,
// nothing is said on the console, and they look as they do with the whole of Mantine's style sheet.

test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

const sheets = ['core', 'dates', 'carousel'].map((name) => `node_modules/@mantine/${name}/styles.layer.css`);
const wholeSheet = withShortNames(sheets.map((file) => readFileSync(file, 'utf8')).join('\n'));

let site: BuiltSite;
test.beforeAll(async () => {
  site = await serveBuilt('mantine');
});
test.afterAll(() => site?.close());

/** What looks different in some elements, and in what is laid over the page, with the whole of Mantine's rules below those of the page. */
const differences = (page: Page, within = '[data-show]') =>
  page.evaluate(
    ({ within, sheet }) => {
      const elements = [...document.querySelectorAll(`${within} *, [data-portal] *`)];
      const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
      // All of Mantine's rules, which hold or do not by the media that they are for.
      let whole = document.querySelector<HTMLStyleElement>('#whole');
      if (!whole) {
        whole = Object.assign(document.createElement('style'), { id: 'whole' });
        const page = document.querySelector('style[id]')?.textContent ?? '';
        const order = new Set([...page.matchAll(/@layer ([\w-]+)/g)].map(([, name]) => name));
        whole.textContent = `@layer ${[...order].join()};${sheet}`;
        document.head.prepend(whole);
      }
      for (const animation of document.getAnimations()) animation.cancel();
      const looks = (style: HTMLStyleElement, media: string) => {
        style.media = media;
        return elements.map((element) => {
          const style = getComputedStyle(element);
          return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        });
      };
      const [own, all] = [looks(whole, 'not all'), looks(whole, 'all')];
      whole.media = 'not all';
      return own.flatMap((values, at) => {
        const element = elements[at] as Element;
        const show = element.closest('[data-show]')?.getAttribute('data-show') ?? 'portal';
        return values
          .filter((value, place) => value !== all[at]?.[place])
          .map((value) => `${show} <${element.localName} class="${element.getAttribute('class')}"> ${value}`);
      });
    },
    { within, sheet: wholeSheet },
  );

/** What a click on a component shows, or what it makes of the clicked control. */
const effects: Record<string, (page: Page) => Promise<void>> = {
  Accordion: (page) => expect(page.getByText('Second panel').first()).toBeVisible(),
  Collapse: (page) => expect(page.getByText('Inside', { exact: true }).first()).toBeVisible(),
  DateInput: (page) => expect(page.locator('[data-portal] table').first()).toBeVisible(),
  DatePickerInput: (page) => expect(page.locator('[data-portal] table').first()).toBeVisible(),
  Drawer: (page) => expect(page.getByText('Drawer content')).toBeVisible(),
  HoverCard: (page) => expect(page.getByText('Hovered')).toBeVisible(),
  Menu: (page) => expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible(),
  Modal: (page) => expect(page.getByText('Modal content')).toBeVisible(),
  Popover: (page) => expect(page.getByText('Popped')).toBeVisible(),
  Portal: (page) => expect(page.getByText('Elsewhere')).toBeVisible(),
  Select: (page) => expect(page.getByRole('option', { name: 'Angular' }).first()).toBeVisible(),
  Tabs: (page) => expect(page.getByText('Messages panel').first()).toBeVisible(),
  Tooltip: (page) => expect(page.getByRole('tooltip', { name: 'Tooltip text' })).toBeVisible(),
};

for (const group of groups) {
  test(`${group.toLowerCase()} look and work as with all of Mantine’s styles`, async ({ page }) => {
    const { said } = pageLog(page);
    await page.goto(`${site.url}/${group.toLowerCase()}`);
    expect(await differences(page), 'as it was prerendered').toEqual([]);
    await takeOver(page);
    const live = page.locator(`#${group.toLowerCase()}-live`);
    await expect(live).toHaveAttribute('data-live', '');
    expect(await differences(page), 'once React runs').toEqual([]);
    const names = await live
      .locator('[data-show]')
      .evaluateAll((shows) => shows.map((show) => show.getAttribute('data-show') ?? ''));
    for (const name of names) {
      const controls = live
        .locator(`[data-show="${name}"]`)
        .locator('button, input, [role=slider], a[href^="#"], textarea, label')
        .filter({ visible: true });
      const control = controls.nth(name === 'Accordion' || name === 'Tabs' ? 1 : 0);
      if ((await controls.count()) === 0) continue;
      await control.scrollIntoViewIfNeeded();
      // Where it is, whatever of the component lies over it there.
      await control.click({ force: true });
      await control.hover({ force: true });
      await effects[name]?.(page);
      expect(await differences(page, `[data-show="${name}"]`), `${name}, clicked`).toEqual([]);
      await page.keyboard.press('Escape');
      // A popover that has no focus inside closes by a click elsewhere: here on the page's margin.
      await page.mouse.click(1, 400);
    }
    expect(said).toEqual([]);
  });
}

const live = (page: Page, name: string) => page.locator(`#own-live [data-show=${name}]`);

/** Waits until React runs in the live section of an author: its code comes after that of the page. */
async function takeOverOwn(page: Page): Promise<void> {
  await takeOver(page);
  await expect(page.locator('#own-live')).toHaveAttribute('data-live', '');
}

test('what an author writes as Mantine’s documentation does has the styles that it says', async ({ page }) => {
  await page.goto(`${site.url}/own`);
  const styled = page.locator('#own-static [data-show=Styles] p');
  await expect(styled).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(styled).toHaveCSS('padding', '16px');
  await expect(styled).toHaveCSS('border-top-width', '0px');
  await expect(styled).toHaveCSS('margin-left', '0px');
  await styled.hover();
  await expect(styled).toHaveCSS('color', 'rgb(7, 8, 9)');
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(styled).toHaveCSS('margin-left', '7px');
  await takeOverOwn(page);
  await live(page, 'Scheme').getByRole('switch').press(' ');
  await expect(styled).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(styled).toHaveCSS('border-top', '3px solid rgb(4, 5, 6)');
  await expect(live(page, 'ActionIcon').getByRole('button')).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.reload();
  await expect(styled, 'the choice is kept').toHaveCSS('background-color', 'rgb(1, 2, 3)');
});

test('a component that comes later has its styles, and a notification is shown', async ({ page }) => {
  await page.goto(`${site.url}/own`);
  await takeOverOwn(page);
  await live(page, 'Later').getByRole('button').click();
  await expect(page.getByText('Heavy')).toHaveCSS('border', '3px solid rgb(1, 2, 3)');
  await live(page, 'Notification').getByRole('button').click();
  const toast = page.getByRole('status').filter({ hasText: 'We answer soon.' });
  await expect(toast).toContainText('Sent');
  await expect(toast).toBeVisible();
});
