import { expect, type Page, test } from '@playwright/test';
import { copyProject } from '../project-copy.ts';
import { type ServedCopy, serveCopy } from '../served-copy.ts';
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

/** Opens the home page with the carousel in sight and alive. With a clock, its time can be run ahead. */
async function open(page: Page, { still = false, clock = false } = {}): Promise<void> {
  if (clock) await page.clock.install();
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

test.describe('steps', () => {
  test('the carousel loops forward through its four members', async ({ page }) => {
    await open(page, { still: true });
    for (let step = 1; step <= names.length; step++) {
      await button(page, texts.next).click();
      await expectShown(page, step);
    }
  });

  test('the carousel loops backward from the first to the last', async ({ page }) => {
    await open(page, { still: true });
    await button(page, texts.previous).click();
    await expectShown(page, names.length - 1);
  });

  test('the right arrow key moves one slide on while the focus is in the carousel', async ({ page }) => {
    await open(page, { still: true });
    await button(page, texts.next).focus();
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 1);
  });

  test('the left arrow key moves one slide back while the focus is in the carousel', async ({ page }) => {
    await open(page, { still: true });
    await button(page, texts.next).focus();
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, names.length - 1);
  });

  for (const place of ['a link elsewhere', 'a field']) {
    test(`the arrow keys leave the carousel alone while the focus is in ${place}`, async ({ page }) => {
      await open(page, { still: true, clock: true });
      const field = page.getByRole('textbox').first();
      await (place === 'a field' ? field : page.getByRole('link', { name: 'LinkedIn', exact: true }).first()).focus();
      await page.keyboard.press('ArrowRight');
      await page.clock.runFor(1000);
      expect(await shown(page)).toEqual(from(0));
    });
  }

  test('arrow keys with a modifier leave the carousel alone', async ({ page }) => {
    await open(page, { still: true, clock: true });
    await button(page, texts.next).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.clock.runFor(1000);
    expect(await shown(page)).toEqual(from(0));
  });

  test('a step of the visitor is announced', async ({ page }) => {
    await open(page, { still: true });
    await button(page, texts.next).click();
    const position = texts.position.replace('{index}', '2').replace('{count}', `${names.length}`);
    await expect(
      carousel(page)
        .locator('[aria-live]')
        .filter({ hasText: `${names[1]}, ${position}` }),
    ).toBeAttached();
  });

  test('the carousel can be dragged', async ({ page }) => {
    await open(page, { still: true });
    const box = await carousel(page).locator('[data-ready]').boundingBox();
    if (!box) throw new Error('The carousel is not in sight');
    const y = box.y + box.height / 3;
    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 120, y, { steps: 6 });
    await page.mouse.move(box.x + box.width / 2 - 240, y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => shown(page)).not.toEqual(from(0));
    await expect.poll(async () => (await shown(page)).length).toBe(3);
  });
});

test.describe('view', () => {
  for (const width of [768, 1024, 1440]) {
    test(`three members are in view at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, { still: true });
      expect(await shown(page)).toEqual(from(0));
    });

    test(`the loop has no gap at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, { still: true });
      await button(page, texts.previous).click();
      await expectShown(page, names.length - 1);
    });
  }

  test('one member is in view on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, { still: true });
    expect(await shown(page)).toEqual(from(0, 1));
  });

  test('a step on a phone is one slide too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, { still: true });
    await button(page, texts.next).click();
    await expectShown(page, 1, 1);
  });
});

test.describe('rotation', () => {
  test(`the carousel steps by itself every ${autoplay} ms`, async ({ page }) => {
    test.slow();
    await open(page);
    // Each turn of the page's own loop looks which slide leads; Node would look too seldom on a busy machine.
    const intervals = await carousel(page).evaluate(async (root) => {
      const slides = [...root.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
      const frame = root.querySelector('[data-ready]') as Element;
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
      return times.slice(1).map((time, index) => time - (times[index] ?? 0));
    });
    const [shortest = 0] = intervals.sort((a, b) => a - b);
    // A step that came late makes the one after it look early by as much, so both bounds are wide.
    expect(shortest).toBeGreaterThan(autoplay * 0.75);
    expect(shortest).toBeLessThan(autoplay * 1.5);
  });

  test('the carousel loops by itself from the last to the first', async ({ page }) => {
    await open(page, { clock: true });
    const [first = ''] = await shown(page);
    const leads = [first];
    while (leads.length <= names.length) {
      await page.clock.runFor(autoplay / 10);
      const [lead] = await shown(page);
      if (lead && lead !== leads.at(-1)) leads.push(lead);
    }
    expect(leads).toEqual(from(names.indexOf(first), names.length + 1));
  });

  test('the config sets the time between two steps', () => {
    expect(section).toMatchObject({ autoplay });
  });

  test('the carousel stands still while the pointer is on it', async ({ page }) => {
    await open(page, { clock: true });
    await carousel(page).locator('[data-ready]').hover();
    await expectRest(page);
  });

  test('the carousel goes on when the pointer leaves', async ({ page }) => {
    await open(page);
    await carousel(page).locator('[data-ready]').hover();
    await page.mouse.move(2, 2);
    await expectMove(page);
  });

  test('the carousel stands still while the tab is hidden', async ({ page }) => {
    await open(page, { clock: true });
    await setHidden(page, true);
    await expectRest(page);
  });

  test('the carousel goes on when the tab is shown again', async ({ page }) => {
    await open(page);
    await setHidden(page, true);
    await setHidden(page, false);
    await expectMove(page);
  });

  test('the carousel stands still while the keyboard focus is in it', async ({ page }) => {
    await open(page, { clock: true });
    await button(page, texts.next).focus();
    await expectRest(page);
  });

  test('the carousel goes on when the keyboard focus leaves', async ({ page }) => {
    await open(page);
    await button(page, texts.next).focus();
    await page.getByRole('button', { name: 'SEE HOW WE WORK' }).focus();
    await expectMove(page);
  });

  test('the carousel goes on by itself after a click on its buttons', async ({ page }) => {
    await open(page);
    await button(page, texts.next).click();
    await page.mouse.move(2, 2);
    await expectMove(page);
  });

  test('the carousel goes on by itself after it was dragged', async ({ page }) => {
    await open(page);
    const box = await carousel(page).locator('[data-ready]').boundingBox();
    if (!box) throw new Error('The carousel is not in sight');
    await page.mouse.move(box.x + 400, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 100, { steps: 6 });
    await page.mouse.up();
    await page.mouse.move(2, 2);
    await expectMove(page);
  });

  test('the pause button stops the carousel, even after the pointer has come and gone', async ({ page }) => {
    await open(page, { still: true, clock: true });
    await carousel(page).locator('[data-ready]').hover();
    await page.mouse.move(2, 2);
    await expectRest(page);
  });

  test('the play button lets the carousel go on', async ({ page }) => {
    await open(page, { still: true });
    await button(page, texts.play).click();
    await page.mouse.move(2, 2);
    await expectMove(page);
  });

  test('the pause button comes before the slides', async ({ page }) => {
    await open(page);
    const first = await carousel(page).evaluate((root) => root.querySelector('a, button')?.getAttribute('aria-label'));
    expect([texts.pause, texts.play]).toContain(first);
  });

  test('nothing is announced while the carousel steps by itself', async ({ page }) => {
    await open(page);
    const said = await carousel(page).evaluateHandle((root) => {
      const words: string[] = [];
      const live = [...root.querySelectorAll('[aria-live]')].filter((element) => element.checkVisibility());
      const note = () => words.push(...live.map(({ textContent }) => textContent ?? '').filter(Boolean));
      for (const element of live) {
        new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
      }
      return words;
    });
    await expectMove(page);
    expect(await said.jsonValue()).toEqual([]);
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the carousel does not step by itself', async ({ page }) => {
    await open(page, { clock: true });
    await expectRest(page);
  });

  test('there is nothing to pause', async ({ page }) => {
    await open(page);
    await expect(button(page, texts.pause)).toBeHidden();
  });

  test('a step of the visitor comes without a slide through', async ({ page }) => {
    await open(page);
    await button(page, texts.next).click();
    await expectShown(page, 1);
  });
});

test.describe('slides', () => {
  test('each slide is called a slide and says which of how many it is', async ({ page }) => {
    await open(page);
    const slides = carousel(page).locator('[aria-roledescription=slide]');
    await expect(slides).toHaveCount(names.length);
    const labels = await slides.evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label')));
    const label = (index: number) =>
      texts.position.replace('{index}', `${index}`).replace('{count}', `${names.length}`);
    expect(labels).toEqual(names.map((_, index) => label(index + 1)));
  });

  test('the whole is called a carousel', async ({ page }) => {
    await open(page);
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  });

  test('the roles are CTO, Human Resource and two Business Development Executives', async ({ page }) => {
    await page.goto('/');
    const slides = carousel(page).locator('[aria-roledescription=slide]');
    const roles = ['CTO', 'Human Resource', 'Business Development Executive', 'Business Development Executive'];
    await expect(slides).toHaveCount(roles.length);
    for (const [index, role] of roles.entries())
      await expect(slides.nth(index).getByText(role, { exact: true })).toBeAttached();
  });

  test('each slide shows photo and name', async ({ page }) => {
    await page.goto('/');
    const slides = carousel(page).locator('[aria-roledescription=slide]');
    await expect(slides.locator('h3')).toHaveText(names);
    const pictures = await slides.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(pictures).toEqual(people.map(({ image }) => image));
  });

  test('each slide links to its LinkedIn profile in a new tab that knows nothing of this one', async ({ page }) => {
    await page.goto('/');
    for (const { name, links } of people) {
      const link = carousel(page).getByRole('link', {
        name: new RegExp(`LinkedIn.*${name}.*new tab`),
        includeHidden: true,
      });
      await expect(link).toHaveAttribute('href', links[0]?.href ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  test('a click on a profile opens it in a new tab', async ({ page, context }) => {
    await context.route(/linkedin\.com/, (route) => route.fulfill({ body: 'A profile' }));
    await open(page, { still: true });
    const opening = page.waitForEvent('popup');
    await carousel(page)
      .getByRole('link', { name: new RegExp(`LinkedIn.*${names[0]}`) })
      .click();
    expect((await opening).url()).toBe(people[0]?.links[0]?.href ?? '');
  });
});

test.describe('a team that is in view as a whole', () => {
  test.describe.configure({ mode: 'default' });
  let site: ServedCopy;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const project = copyProject('few-people');
    const own = JSON.parse(project.read('site.config.json'));
    own.lists.one = { of: 'people', items: people.slice(0, 1) };
    own.lists.three = { of: 'people', items: people.slice(0, 3) };
    for (const list of ['one', 'three']) own.routes[0].sections.push({ type: 'team', id: list, title: list, list });
    project.write('site.config.json', JSON.stringify(own));
    site = await serveCopy(project);
  });
  test.afterAll(() => site?.close());

  for (const [list, width, arrows] of [
    ['one', 1280, 0],
    ['one', 390, 0],
    ['three', 1280, 0],
    ['three', 390, 2],
  ] as const) {
    test(`of ${list} at ${width} px there are ${arrows || 'no'} arrows, and nothing moves it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.url);
      const group = page.locator(`#${list}`).getByRole('group', { name: list, exact: true });
      const shown = group.getByRole('button', { name: /slide/ });
      await expect(shown).toHaveCount(arrows);
      await page.locator(`#${list}`).scrollIntoViewIfNeeded();
      await takeOver(page);
      await expect(page.locator(`#${list}`)).toHaveAttribute('data-live', '');
      await expect(shown).toHaveCount(arrows);
      if (arrows > 0) return;
      const first = group.getByRole('heading', { level: 3 }).first();
      const before = await first.boundingBox();
      await group.getByRole('link').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(500);
      expect(await first.boundingBox()).toEqual(before);
    });
  }
});

/** Two steps' time goes by, and nothing moves. */
async function expectRest(page: Page): Promise<void> {
  await expect.poll(async () => (await shown(page)).length).toBe(3);
  const before = await shown(page);
  await page.clock.runFor(2.5 * autoplay);
  expect(await shown(page)).toEqual(before);
}

/** Without anybody's doing, other members lead. */
async function expectMove(page: Page): Promise<void> {
  await expect.poll(async () => (await shown(page)).length).toBe(3);
  const [before] = await shown(page);
  await expect.poll(async () => (await shown(page))[0], { timeout: 4 * autoplay }).not.toBe(before);
}
