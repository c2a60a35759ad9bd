import { expect, type Locator, type Page, test } from '@playwright/test';
import { pageLog, watchPaths } from './page-log.ts';
import { config } from './site.ts';

/** The dialogs that the home page opens, each with the words of its first button there. */
const actions =
  config.routes[0]?.sections.flatMap(({ actions = [] }) => actions as { dialog?: string; label: string }[]) ?? [];
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

const openFilm = async (page: Page) => {
  const { dialog } = await open(page, film);
  return { dialog, video: dialog.locator('video') };
};

const timeOf = (video: Locator) => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

const ways: Record<string, (page: Page, dialog: Locator) => Promise<void>> = {
  'its button': (_, dialog) => dialog.getByRole('button', { name: config.texts.close, exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click outside': (page) => page.mouse.click(4, 400),
};

for (const kind of [company, film]) {
  test(`'${kind.title}' opens by each of its buttons, and closes by its button, Escape and a click outside, which give the focus back`, async ({
    page,
  }) => {
    await page.goto('/');
    for (const trigger of await page.locator('main').getByRole('button', { name: kind.trigger, exact: true }).all()) {
      await trigger.click();
      await expect(page.getByRole('dialog', { name: kind.title, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    for (const [way, close] of Object.entries(ways)) {
      const { trigger, dialog } = await open(page, kind);
      await dialog.getByRole('heading', { name: kind.title }).click();
      await expect(dialog, 'after a click inside').toBeVisible();
      await close(page, dialog);
      await expect(dialog, way).toBeHidden();
      await expect(trigger, way).toBeFocused();
    }
  });

  test(`'${kind.title}' holds the focus at Tab and Shift+Tab, and the page behind it does not scroll`, async ({
    page,
  }) => {
    await page.goto('/');
    const { dialog } = await open(page, kind);
    for (const key of ['Tab', 'Shift+Tab']) {
      // More presses than the dialog has stops, those inside of the film's controls included.
      for (let press = 0; press < 24; press++) {
        await page.keyboard.press(key);
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
    }
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(4, 400);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
}

test('a dialog has all of its paragraphs', async ({ page }) => {
  await page.goto('/');
  const { dialog } = await open(page, company);
  await expect(dialog.getByRole('paragraph')).toHaveText(company.paragraphs);
});

test('the film comes with its dialog and not before, plays at once with controls, captions and transcript, stops when it closes, and begins anew', async ({
  page,
  request,
}) => {
  const media = watchPaths(page, /\.(mp4|webm)$|\/pictures\//);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(media).toEqual([]);
  const { dialog, video } = await openFilm(page);
  const poster = (await video.getAttribute('poster')) ?? '';
  await expect.poll(() => media).toContain(poster);
  await expect(video).toHaveJSProperty('controls', true);
  await expect(video).toHaveJSProperty('paused', false);
  await expect.poll(() => timeOf(video)).toBeGreaterThan(0.2);
  const cues = () =>
    video.evaluate(({ textTracks: [track] }: HTMLVideoElement) =>
      track?.kind === 'captions' && track.mode === 'showing' ? (track.cues?.length ?? 0) : 0,
    );
  await expect.poll(cues).toBeGreaterThan(0);
  await dialog.getByText(config.texts.transcript, { exact: true }).click();
  await expect(dialog.getByRole('group').getByRole('paragraph')).toBeVisible();

  // 15 to 30 seconds, at most 1.5 MB.
  const { seconds, source } = await video.evaluate(({ duration, currentSrc }: HTMLVideoElement) => ({
    seconds: duration,
    source: currentSrc,
  }));
  expect(seconds).toBeGreaterThanOrEqual(15);
  expect(seconds).toBeLessThanOrEqual(30);
  expect((await (await request.get(source)).body()).length).toBeLessThanOrEqual(1_500_000);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const closed = page.locator('dialog video');
  await expect(closed).toHaveJSProperty('paused', true);
  await expect(closed).toHaveJSProperty('currentTime', 0);
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
  await page.goto('/');
  const { video } = await openFilm(page);
  await expect(video).toHaveJSProperty('paused', false);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  expect(times).toHaveLength(2);
  // Timers may be late on a busy machine, but never early; the clock is allowed its own grain.
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(retryDelay - 1);
});

test('a film that is refused twice stays still under its controls, and nothing is reported', async ({ page }) => {
  const { errors } = pageLog(page);
  await page.addInitScript(() => {
    Object.assign(window, { plays: 0 });
    HTMLMediaElement.prototype.play = () => {
      Object.assign(window, { plays: (window as unknown as { plays: number }).plays + 1 });
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  const { video } = await openFilm(page);
  await expect.poll(() => page.evaluate(() => (window as unknown as { plays: number }).plays)).toBe(2);
  await expect(video).toHaveJSProperty('paused', true);
  expect(errors).toEqual([]);
});
