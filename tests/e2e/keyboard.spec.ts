import { expect, type Page, test } from '@playwright/test';
import { paths } from './site.ts';
import { openLive } from './take-over.ts';

// Each route by keys alone, from its top to its end and back.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const stopSelector = 'a[href], button, input, textarea, select, summary, video[controls], [tabindex="0"]';

interface Walk {
  stops: number;
  faults: string[];
}

/**
 * Goes through the whole page by one key. Each stop must be free of the header and in the window, show a ring, and come after the one
 * before it (before it on the way back), in the page's order. `visit` may do something at a stop, and must leave the focus there.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', visit = async (_stop: Stop) => {}): Promise<Walk> {
  const faults: string[] = [];
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press(key);
    const stop = await stopNow(page, key);
    if (!stop) return { stops, faults };
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
    await visit(stop);
    // On the way up the browser goes on at the end of the page at once.
    if (key === 'Shift+Tab' && stop.isFirst) return { stops: stops + 1, faults };
  }
  throw new Error('The focus goes round and round');
}

interface Stop {
  name: string;
  faults: string[];
  /** The id of the panel or the dialog that it opens. */
  opens: string | null;
  isFirst: boolean;
}

const stopNow = (page: Page, key: string): Promise<Stop | undefined> =>
  page.evaluate(async (key) => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    const faults: string[] = [];
    const marks = window as { stopBefore?: Element };

    const way = marks.stopBefore?.compareDocumentPosition(element) ?? 0;
    const against = key === 'Tab' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    if (way & against) faults.push('out of order');
    marks.stopBefore = element;

    const header = document.querySelector('header');
    const inHeader = header?.contains(element) || element.matches('.skip-link');
    const edge = inHeader ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
    const isFree = () => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      // What is taller than the window cannot be whole in it.
      const begins = bottom - top > innerHeight - edge || top >= edge - 2;
      return begins && bottom > edge && top < innerHeight && right > 0 && left < innerWidth;
    };
    // A carousel brings the slide of the focus into view within a moment.
    for (let frame = 0; frame < 60 && !isFree(); frame++) await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    if (!isFree()) faults.push(`hidden at ${[x, y, width, height]}`);

    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('shows no ring');
    return {
      name: element.outerHTML.replace(/\s+/g, ' ').slice(0, 120),
      faults,
      opens: element.getAttribute('popovertarget') ?? element.getAttribute('commandfor'),
      isFirst: element.matches('.skip-link'),
    };
  }, key);

/** How many places of the page the focus should come to; what is one choice, as radio buttons are, is one place. */
const expectedStops = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.tabIndex >= 0 &&
          !element.matches(':disabled'),
      ).length,
    stopSelector,
  );

/** Opens what the focused button opens, finds the focus inside, and comes back by Escape. */
async function openAndClose(page: Page, id: string): Promise<string[]> {
  const faults: string[] = [];
  const inside = () =>
    page.evaluate((id) => Boolean(document.getElementById(id)?.contains(document.activeElement)), id);
  const isOpen = () =>
    page.evaluate((id) => Boolean(document.getElementById(id)?.matches(':popover-open, :modal')), id);
  await page.evaluate(() => {
    (window as { opener?: Element | null }).opener = document.activeElement;
  });
  await page.keyboard.press('Enter');
  await expect.poll(isOpen, `${id} opens`).toBe(true);
  // A dialog takes the focus; into a panel it goes by the next key.
  if (!(await inside())) await page.keyboard.press('Tab');
  if (!(await inside())) faults.push(`${id}: the focus does not go in`);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen, `${id} closes`).toBe(false);
  const back = () => page.evaluate(() => document.activeElement === (window as { opener?: Element | null }).opener);
  if (!(await back())) faults.push(`${id}: the focus does not come back`);
  return faults;
}

for (const path of paths) {
  for (const width of [390, 1280]) {
    test(`${path} can be used by keys alone from top to bottom, and the header never hides the focus, at ${width} px`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 700 });
      await openLive(page, path);
      const opened = new Set<string>();
      const faults: string[] = [];
      const down = await walk(page, 'Tab', async ({ opens }) => {
        if (!opens) return;
        opened.add(opens);
        faults.push(...(await openAndClose(page, opens)));
      });
      expect([...down.faults, ...faults]).toEqual([]);
      expect(down.stops).toBe(await expectedStops(page));
      // Everything that lies over the page can be come to.
      const layers = page.locator(width < 992 ? '[popover=auto], dialog' : '#_scheme, dialog');
      expect([...opened].sort()).toEqual((await layers.evaluateAll((all) => all.map(({ id }) => id))).sort());

      await page.evaluate(() => {
        (window as { stopBefore?: Element }).stopBefore = undefined;
      });
      const up = await walk(page, 'Shift+Tab');
      expect(up.faults).toEqual([]);
      expect(up.stops).toBe(down.stops);
    });
  }
}
