import { expect, type Page, test } from '@playwright/test';
import { config, listOf } from './site.ts';
import { setHidden, takeOver } from './take-over.ts';

const people = listOf('people');
const names = people.map(({ name }) => name);
const section = config.routes.flatMap(({ sections }) => sections).find(({ type }) => type === 'team');
const title = 'Meet With Our Creative Dedicated Team';
/** The time between two steps. */
const autoplay = 3000;
const texts = config.texts.carousel;

const carousel = (page: Page) => page.locator(`#${section?.id}`).getByRole('group', { name: title, exact: true });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });

/** Opens the home page with the carousel in sight and alive, on a clock that can be run ahead. */
async function open(page: Page, { still = false } = {}): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await takeOver(page);
  await expect(carousel(page).locator('[data-ready]')).toBeVisible();
  if (still) await button(page, texts.pause).click();
  // Where the pointer rests on nothing of the carousel.
  await page.mouse.move(2, 2);
}

/** The names on the slides that are in sight as a whole, from left to right. */
async function shown(page: Page): Promise<string[]> {
  return carousel(page).evaluate((root) => {
    const frame = root.querySelector('[data-ready]')?.getBoundingClientRect();
    const gap = Number.parseFloat(
      getComputedStyle(root.querySelector('[aria-roledescription=slide]') ?? root).paddingInlineEnd,
    );
    return [...root.querySelectorAll('[aria-roledescription=slide]')]
      .map((slide) => ({ box: slide.getBoundingClientRect(), name: slide.querySelector('h3')?.textContent ?? '' }))
      .filter(({ box }) => frame && box.left > frame.left - 2 && box.right - gap < frame.right + 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ name }) => name);
  });
}

/** The names in sight once the carousel has stepped this far from its start. */
const from = (step: number, count = 3) =>
  Array.from({ length: count }, (_, index) => names[(step + index) % names.length]);

const expectShown = (page: Page, step: number, count?: number) =>
  expect.poll(() => shown(page)).toEqual(from(step, count));

/** Drags the carousel to the left by the pointer. */
async function drag(page: Page, far: number): Promise<void> {
  const box = await carousel(page).locator('[data-ready]').boundingBox();
  if (!box) throw new Error('The carousel is not in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - far / 2, y, { steps: 6 });
  await page.mouse.move(x - far, y, { steps: 6 });
  await page.mouse.up();
}

/** Two steps' time goes by, and nothing moves. */
async function expectRest(page: Page, why: string): Promise<void> {
  await expect.poll(async () => (await shown(page)).length).toBe(3);
  const before = await shown(page);
  await page.clock.runFor(2.5 * autoplay);
  expect(await shown(page), why).toEqual(before);
}

/** Without anybody's doing, other members lead. */
async function expectMove(page: Page, why: string): Promise<void> {
  await expect.poll(async () => (await shown(page)).length).toBe(3);
  const [before] = await shown(page);
  const lead = async () => {
    await page.clock.runFor(autoplay / 10);
    return (await shown(page))[0] ?? before;
  };
  await expect.poll(lead, why).not.toBe(before);
}

test('the carousel loops in both directions by its buttons and by arrow keys, and says where it is', async ({
  page,
}) => {
  await open(page, { still: true });
  const position = texts.position.replace('{index}', '2').replace('{count}', `${names.length}`);
  const said = carousel(page).locator('[aria-live]');
  for (let step = 1; step <= names.length; step++) {
    await button(page, texts.next).click();
    if (step === 1) await expect(said.filter({ hasText: `${names[1]}, ${position}` })).toBeAttached();
    await expectShown(page, step);
  }
  await button(page, texts.previous).click();
  await expectShown(page, names.length - 1);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 0);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, names.length - 1);
});

test('the arrow keys leave the carousel alone with a modifier, and while the focus is elsewhere', async ({ page }) => {
  await open(page, { still: true });
  const places = {
    'Shift+ArrowRight': button(page, texts.next),
    ArrowLeft: page.getByRole('link', { name: 'LinkedIn', exact: true }).first(),
    ArrowRight: page.getByRole('textbox').first(),
  };
  for (const [key, place] of Object.entries(places)) {
    await place.focus();
    await page.keyboard.press(key);
    await page.clock.runFor(1000);
    expect(await shown(page), key).toEqual(from(0));
  }
});

test('three members are in view, one on a phone, and the loop has no gap', async ({ page }) => {
  for (const [width, count] of [
    [390, 1],
    [768, 3],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, { still: true });
    expect(await shown(page), `${width} px`).toEqual(from(0, count));
    await button(page, texts.previous).click();
    await expectShown(page, names.length - 1, count);
  }
});

test(`the carousel steps by itself every ${autoplay} ms, and announces nothing`, async ({ page }) => {
  test.slow();
  expect(section).toMatchObject({ autoplay });
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await takeOver(page);
  await expect(carousel(page).locator('[data-ready]')).toBeVisible();
  // Each turn of the page's own loop looks which slide leads; Node would look too seldom on a busy machine.
  const { intervals, said } = await carousel(page).evaluate(async (root) => {
    const slides = [...root.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
    const frame = root.querySelector('[data-ready]') as Element;
    const live = [...root.querySelectorAll('[aria-live]')].filter((element) => element.checkVisibility());
    const said: string[] = [];
    for (const element of live)
      new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    const lead = () =>
      slides.findIndex(
        (slide) => Math.abs(slide.getBoundingClientRect().left - frame.getBoundingClientRect().left) < 2,
      );
    const times: number[] = [];
    let last = lead();
    while (times.length < 4) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const now = lead();
      if (now < 0 || now === last) continue;
      last = now;
      times.push(performance.now());
    }
    return { said, intervals: times.slice(1).map((time, index) => time - (times[index] ?? 0)) };
  });
  const [shortest = 0] = intervals.sort((a, b) => a - b);
  // A step that came late makes the one after it look early by as much, so both bounds are wide.
  expect(shortest).toBeGreaterThan(autoplay * 0.75);
  expect(shortest).toBeLessThan(autoplay * 1.5);
  expect(said.filter(Boolean)).toEqual([]);
});

test('the carousel loops by itself from the last to the first', async ({ page }) => {
  await open(page);
  const [first = ''] = await shown(page);
  const leads = [first];
  while (leads.length <= names.length) {
    await page.clock.runFor(autoplay / 10);
    const [lead] = await shown(page);
    if (lead && lead !== leads.at(-1)) leads.push(lead);
  }
  expect(leads).toEqual(from(names.indexOf(first), names.length + 1));
});

test('the carousel stands still under the pointer, with the focus inside, in a hidden tab and paused, and goes on after', async ({
  page,
}) => {
  await open(page);
  const away = () => page.mouse.move(2, 2);
  await carousel(page).locator('[data-ready]').hover();
  await expectRest(page, 'under the pointer');
  await away();
  await expectMove(page, 'after the pointer has left');
  await button(page, texts.next).focus();
  await expectRest(page, 'with the focus');
  await page.getByRole('button', { name: 'SEE HOW WE WORK' }).focus();
  await expectMove(page, 'without the focus');
  await setHidden(page, true);
  await expectRest(page, 'in a hidden tab');
  await setHidden(page, false);
  await expectMove(page, 'in a tab that is shown again');
  await button(page, texts.pause).click();
  await carousel(page).locator('[data-ready]').hover();
  await away();
  await expectRest(page, 'paused, even after the pointer has come and gone');
  await button(page, texts.play).click();
  await away();
  await expectMove(page, 'after Play');
});

test('the carousel can be dragged, and goes on by itself after that and after a click on its buttons', async ({
  page,
}) => {
  await open(page, { still: true });
  await drag(page, 240);
  await expect.poll(() => shown(page)).not.toEqual(from(0));
  await button(page, texts.play).click();
  for (const touch of [() => drag(page, 200), () => button(page, texts.next).click()]) {
    await touch();
    await page.mouse.move(2, 2);
    // The first move may still be the visitor's own.
    for (const _ of [1, 2]) await expectMove(page, `after ${touch}`);
  }
});

/** Whether what has the focus is in the window, from left to right. */
const focusInSight = (page: Page) =>
  page.evaluate(() => {
    const { left, right } = document.activeElement?.getBoundingClientRect() ?? { left: -1, right: -1 };
    return left >= 0 && right <= innerWidth;
  });

test('the slide with the focus is in sight, also when the processor is slow and the focus comes late after its key', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, { still: true });
  await page.evaluate(() => {
    const busy = () => {
      for (const end = performance.now() + 40; performance.now() < end; );
    };
    addEventListener('keydown', busy);
  });
  await button(page, texts.next).focus();
  for (let step = 0; step < names.length; step++) {
    await page.keyboard.press('Tab');
    await expectShown(page, step, 1);
    expect(await focusInSight(page)).toBe(true);
  }
});

test('a slide that had the focus before Embla came keeps it in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const link = carousel(page).getByRole('link').nth(2);
  await page.keyboard.press('Tab');
  await link.focus();
  await carousel(page).evaluate((root) => {
    const row = root.querySelector('[role=presentation] > div');
    row?.scrollTo({ left: 0, behavior: 'instant' });
  });
  expect(await focusInSight(page)).toBe(false);
  release();
  await expect(carousel(page).locator('[data-ready]')).toBeVisible();
  await expectShown(page, 2, 1);
  expect(await focusInSight(page)).toBe(true);
});

test('with reduced motion the carousel does not step by itself, has no Pause, and steps without a slide through', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expectRest(page, 'with reduced motion');
  await expect(button(page, texts.pause)).toBeHidden();
  await button(page, texts.next).click();
  await expectShown(page, 1);
});

test('each slide shows photo, name, role and a profile in a new tab, and says which of how many it is', async ({
  page,
  context,
}) => {
  await context.route(/linkedin\.com/, (route) => route.fulfill({ body: 'A profile' }));
  await open(page, { still: true });
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  const first = await carousel(page).evaluate((root) => root.querySelector('a, button')?.getAttribute('aria-label'));
  expect(first, 'before the slides').toBe(texts.play);
  const slides = carousel(page).locator('[aria-roledescription=slide]');
  await expect(slides.locator('h3')).toHaveText(names);
  const roles = ['CTO', 'Human Resource', 'Business Development Executive', 'Business Development Executive'];
  for (const [index, { image, name, links }] of people.entries()) {
    const slide = slides.nth(index);
    const position = texts.position.replace('{index}', `${index + 1}`).replace('{count}', `${names.length}`);
    await expect(slide).toHaveAttribute('aria-label', position);
    await expect(slide.getByText(roles[index] ?? '', { exact: true })).toBeAttached();
    await expect(slide.locator('img')).toHaveAttribute('src', image ?? '');
    const link = slide.getByRole('link', { name: new RegExp(`LinkedIn.*${name}.*new tab`), includeHidden: true });
    await expect(link).toHaveAttribute('href', links[0]?.href ?? '');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const opening = page.waitForEvent('popup');
  await slides.first().getByRole('link').click();
  expect((await opening).url()).toBe(people[0]?.links[0]?.href);
});

test('the picture of the last slide is there before a visitor on a phone steps back to it from the first one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, { still: true });
  await expectShown(page, 0, 1);
  const picture = carousel(page).locator('img').last();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expectShown(page, 0, 1);
});
