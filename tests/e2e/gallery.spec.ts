import { type BrowserContextOptions, devices, expect, type Page, test } from '@playwright/test';
import { type BuiltSite, serveBuilt } from '../built-site.ts';
import { violations } from './audits/axe.ts';
import { takeOver } from './take-over.ts';

// Pictures that open large: from one to the next. That each opens and closes, also without script, sections/gallery.test.ts shows.

const sites: BuiltSite[] = [];
let [english, arabic] = ['', ''];
test.beforeAll(async () => {
  sites.push(await serveBuilt('restaurant'), await serveBuilt('arabic'));
  [english = '', arabic = ''] = sites.map(({ url }) => url);
});
test.afterAll(() => Promise.all(sites.map((site) => site.close())));

const captions = [
  'Trout from the grill, lemon, dill',
  'Ravioli of smoked whitefish, sage butter',
  'Beetroot from the embers, sheep’s cheese',
  'Plum tart, crème fraîche',
] as const;
const arabicCaptions = ['تروتة مشوية، ليمون، شبت', 'رافيولي بالسمك المدخّن، زبدة المريمية'] as const;

const openers = (page: Page) => page.locator('#plates button[aria-haspopup=dialog]');
const dialog = (page: Page) => page.locator('dialog:modal');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function open(page: Page, index: number, url = english): Promise<void> {
  await page.goto(url);
  await openers(page).nth(index).click();
  await expect(dialog(page)).toHaveCount(1);
}

/** The picture with a number is shown, alone, and its dialog says so to screen readers. */
async function expectShown(page: Page, number: number): Promise<void> {
  await expect(dialog(page)).toHaveAccessibleName(`${captions[number - 1]}, ${number} of 4`);
  await expect(dialog(page)).toHaveCount(1);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(dialog(page).getByText(`${number} / 4`)).toBeVisible();
  await expect(dialog(page).getByRole('img')).toBeInViewport({ ratio: 0.9 });
}

test('buttons lead through all pictures and around, and keep the focus', async ({ page }) => {
  await open(page, 2);
  await expectShown(page, 3);
  for (const number of [4, 1]) {
    await button(page, 'Next').click();
    await expectShown(page, number);
    await expect(button(page, 'Next')).toBeFocused();
  }
  for (const number of [4, 3]) {
    await button(page, 'Previous').click();
    await expectShown(page, number);
    await expect(button(page, 'Previous')).toBeFocused();
  }
});

for (const way of ['Escape', 'Close', 'a press outside'])
  test(`with the keys alone; after ${way} the focus is at the picture that was shown last`, async ({ page }) => {
    await page.goto(english);
    await openers(page).first().focus();
    await page.keyboard.press('Enter');
    await expectShown(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 2);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 4);
    await expect(button(page, 'Close')).toBeFocused();
    // Those of the browser stay.
    await page.keyboard.press('Shift+ArrowRight');
    await expectShown(page, 4);
    if (way === 'Close') await page.keyboard.press('Enter');
    else if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.mouse.click(3, 3);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(openers(page).nth(3)).toBeFocused();
    await expect(openers(page).nth(3)).toBeInViewport();
    // No dialog is open any more for the keys to turn.
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

test('from right to left the keys and the arrows are mirrored, and numbers are those of the language', async ({
  page,
}) => {
  await open(page, 0, arabic);
  const number = new Intl.NumberFormat('ar');
  await expect(dialog(page).getByText(`${number.format(1)} / ${number.format(4)}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page)).toHaveAccessibleName(`${arabicCaptions[1]}, ${number.format(2)} من ${number.format(4)}`);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toHaveAccessibleName(`${arabicCaptions[0]}, ${number.format(1)} من ${number.format(4)}`);
  const [previous, next] = await Promise.all(['السابق', 'التالي'].map((name) => button(page, name).boundingBox()));
  expect(next?.x).toBeLessThan(previous?.x ?? 0);
});

test('axe finds nothing in an enlarged picture', async ({ page }) => {
  for (const url of [english, arabic]) {
    await open(page, 1, url);
    await page.keyboard.press('ArrowLeft');
    await expect(dialog(page)).toHaveCSS('opacity', '1');
    expect(await violations(page)).toEqual([]);
  }
});

test('a large picture is loaded when it is shown, and the next one in advance', async ({ page }) => {
  const loaded = () =>
    page
      .locator('#plates dialog img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all.flatMap((img, at) => (img.complete && img.naturalWidth ? at + 1 : [])),
      );
  await page.goto(english);
  await openers(page).last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await loaded()).toEqual([]);
  await openers(page).first().click();
  await expect.poll(loaded).toEqual([1, 2]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(loaded).toEqual([1, 2, 3]);
});

test('one picture takes the place of another at once: nothing fades', async ({ page }) => {
  await open(page, 0);
  await expect(dialog(page)).toHaveCSS('opacity', '1');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener('transitionrun', ({ propertyName, target }) => {
      if ((target as Element).localName === 'dialog') seen.push(propertyName);
    });
  });
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('before React and without it the way is the same; without script there is none, and pictures open and close', async ({
  page,
  browser,
}) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await open(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);

  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(english);
  await openers(still).first().click();
  await expect(dialog(still).getByRole('img')).toBeVisible();
  await expect(dialog(still).getByRole('button')).toHaveCount(1);
  await still.keyboard.press('Escape');
  await expect(still.locator('dialog[open]')).toHaveCount(0);
  await still.close();
});

test('a gallery on a page that a link has led to is the same', async ({ page }) => {
  await page.goto(`${english}/menu`);
  await takeOver(page);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(`${english}/`);
  await openers(page).first().click();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
});

test.describe('with fingers', () => {
  const phone: BrowserContextOptions = devices['Pixel 7'];
  const { viewport, hasTouch, isMobile, userAgent } = phone;
  test.use({ viewport, hasTouch, isMobile, userAgent });

  /** Moves a finger over the picture, as a hand does. */
  async function swipe(page: Page, x: number, y = 0): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const send = (type: string, touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
    const [left, top] = [200, 450];
    await send('touchStart', [{ x: left, y: top }]);
    for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', [{ x: left + x * part, y: top + y * part }]);
    await send('touchEnd', []);
  }

  test('a swipe to the side leads on and back, one up or down does not', async ({ page }) => {
    await open(page, 0);
    await swipe(page, -120, 10);
    await expectShown(page, 2);
    await swipe(page, 120);
    await expectShown(page, 1);
    await swipe(page, 30, 150);
    await swipe(page, 20);
    await page.waitForTimeout(200);
    await expectShown(page, 1);
    await open(page, 0, arabic);
    await swipe(page, 120);
    await expect(dialog(page)).toHaveAccessibleName(new RegExp(arabicCaptions[1]));
  });

  test('its buttons are large enough', async ({ page }) => {
    await open(page, 0);
    for (const name of ['Previous', 'Next']) {
      const box = await button(page, name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});
