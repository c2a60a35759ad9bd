import { expect, type Locator, type Page, test } from '@playwright/test';
import { config } from './site.ts';

/** The dialogs that the home page opens, each with the words of its first button there. */
const actions = config.routes[0]?.sections.flatMap((section) => ('actions' in section ? section.actions : [])) ?? [];
const openable = Object.entries(config.dialogs).flatMap(([id, dialog]) => {
  const trigger = actions.find((action) => action.dialog === id)?.label;
  return trigger ? [{ ...dialog, trigger }] : [];
});
const company = openable.find((dialog) => dialog.kind === 'text');
const film = openable.find((dialog) => dialog.kind === 'film');
if (!company || !film) throw new Error('The home page opens no text or no film');
const { retryDelay } = film;

interface Opened {
  trigger: Locator;
  dialog: Locator;
}

async function open(page: Page, { trigger: name, title }: { trigger: string; title: string }): Promise<Opened> {
  const trigger = page.locator('main').getByRole('button', { name, exact: true }).first();
  await trigger.click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  return { trigger, dialog };
}

test.beforeEach(({ page }) => page.goto('/'));

test('every button of a dialog opens it', async ({ page }) => {
  const triggers = page.locator('main').getByRole('button', { name: company.trigger, exact: true });
  for (const trigger of await triggers.all()) {
    await trigger.click();
    await expect(page.getByRole('dialog', { name: company.title, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('a dialog has all of its paragraphs', async ({ page }) => {
  const { dialog } = await open(page, company);
  await expect(dialog.getByRole('paragraph')).toHaveText(company.paragraphs);
});

test(`'${film.trigger}' opens '${film.title}'`, async ({ page }) => {
  await open(page, film);
});

const ways: Record<string, (page: Page, dialog: Locator) => Promise<void>> = {
  'its button': (_, dialog) => dialog.getByRole('button', { name: config.texts.close, exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click outside': (page) => page.mouse.click(4, 400),
};

for (const kind of [company, film]) {
  for (const [way, close] of Object.entries(ways)) {
    test(`'${kind.title}' closes by ${way} and gives the focus back`, async ({ page }) => {
      const { trigger, dialog } = await open(page, kind);
      await close(page, dialog);
      await expect(dialog).toBeHidden();
      await expect(trigger).toBeFocused();
    });
  }

  test(`'${kind.title}' stays open at a click inside`, async ({ page }) => {
    const { dialog } = await open(page, kind);
    await dialog.getByRole('heading', { name: kind.title }).click();
    await expect(dialog).toBeVisible();
  });

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`'${kind.title}' holds the focus at ${key}`, async ({ page }) => {
      const { dialog } = await open(page, kind);
      // More presses than the dialog has stops, those inside of the film's controls included.
      for (let press = 0; press < 24; press++) {
        await page.keyboard.press(key);
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
    });
  }
}

test('the page behind an open dialog does not scroll', async ({ page }) => {
  await open(page, company);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(4, 400);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the film plays at once', async ({ page }) => {
  const { dialog } = await open(page, film);
  const video = dialog.locator('video');
  await expect(video).toHaveJSProperty('paused', false);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
});

test('the film has controls', async ({ page }) => {
  const { dialog } = await open(page, film);
  await expect(dialog.locator('video')).toHaveJSProperty('controls', true);
});

test('the film has captions that are shown and can be loaded', async ({ page }) => {
  const { dialog } = await open(page, film);
  const cues = () =>
    dialog.locator('video').evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks;
      return track?.kind === 'captions' && track.mode === 'showing' ? (track.cues?.length ?? 0) : 0;
    });
  await expect.poll(cues).toBeGreaterThan(0);
});

test('the film has a picture before it plays, fetched with its dialog, and what it shows can be read', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('response', (response) => {
    if (/pictures/.test(response.url()) && /^image\//.test(response.headers()['content-type'] ?? ''))
      pictures.push(new URL(response.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(pictures).toEqual([]);
  const { dialog } = await open(page, film);
  const poster = (await dialog.locator('video').getAttribute('poster')) ?? '';
  await expect.poll(() => pictures).toEqual([poster]);
  await dialog.getByText(config.texts.transcript, { exact: true }).click();
  await expect(dialog.getByRole('group').getByRole('paragraph')).toBeVisible();
});

test('the film lasts 15 to 30 seconds and weighs at most 1.5 MB', async ({ page, request }) => {
  const { dialog } = await open(page, film);
  const video = dialog.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  const { seconds, source } = await video.evaluate(({ duration, currentSrc }: HTMLVideoElement) => ({
    seconds: duration,
    source: currentSrc,
  }));
  expect(seconds).toBeGreaterThanOrEqual(15);
  expect(seconds).toBeLessThanOrEqual(30);
  expect((await (await request.get(source)).body()).length).toBeLessThanOrEqual(1_500_000);
});

test('the film is not fetched before it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([]);
});

test('the film stops when its dialog closes, and begins anew', async ({ page }) => {
  const { dialog } = await open(page, film);
  const video = page.locator('dialog video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(video).toHaveJSProperty('paused', true);
  await expect(video).toHaveJSProperty('currentTime', 0);
});

test(`a film that is refused to play is asked once more after ${retryDelay} ms`, async ({ page }) => {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    const times: number[] = [];
    Object.assign(window, { times });
    HTMLMediaElement.prototype.play = function () {
      times.push(performance.now());
      return times.length === 1 ? Promise.reject(new DOMException('', 'NotAllowedError')) : play.call(this);
    };
  });
  await page.reload();
  const { dialog } = await open(page, film);
  await expect(dialog.locator('video')).toHaveJSProperty('paused', false);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  expect(times).toHaveLength(2);
  // Timers may be late on a busy machine, but never early; the clock is allowed its own grain.
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(retryDelay - 1);
});

test('a film that is refused twice stays still under its controls, and nothing is reported', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.assign(window, { plays: 0 });
    HTMLMediaElement.prototype.play = () => {
      Object.assign(window, { plays: (window as unknown as { plays: number }).plays + 1 });
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  });
  await page.reload();
  const { dialog } = await open(page, film);
  await expect.poll(() => page.evaluate(() => (window as unknown as { plays: number }).plays)).toBe(2);
  await expect(dialog.locator('video')).toHaveJSProperty('paused', true);
  expect(errors).toEqual([]);
});

test('dialogs work before React is there', async ({ page }) => {
  await page.route(/\/entry-/, (route) => route.abort());
  await page.reload();
  await open(page, company);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
