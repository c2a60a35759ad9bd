import { followLink } from '../follow-link.ts';
import type { Point, RandomVisitor } from './random-visitor.ts';

type Act = (visitor: RandomVisitor, paths: readonly string[]) => Promise<unknown>;

const sizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
const keys = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'Space', 'Backspace', 'Home', 'End', 'PageDown', 'PageUp'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Alt+t', 'a', 'Z', '0', ';', '<'],
];
const texts = [
  'Ada',
  'ada@example.org',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '"\'`%0D%0ABcc: all@example.org',
  '\u202Eتجربة \uD800 한국어 👩‍👩‍👧‍👦',
  'long '.repeat(400),
  '',
];

const pressable = 'a[href], button, input, textarea, summary, label, video';

/** What a monkey does, and how often beside the others. */
const acts: [often: number, name: string, act: Act][] = [
  [6, 'click anywhere', (visitor) => click(visitor, visitor.point())],
  [10, 'click a control', async (visitor) => click(visitor, await visitor.find(pressable))],
  [3, 'click a control twice', async (visitor) => click(visitor, await visitor.find(pressable), 2)],
  [3, 'open a dialog', async (visitor) => click(visitor, await visitor.find('[commandfor]'))],
  [3, 'open a panel', async (visitor) => click(visitor, await visitor.find('[popovertarget]'))],
  [3, 'choose a scheme', async (visitor) => click(visitor, await visitor.find('input[type=radio]'))],
  [4, 'point somewhere', (visitor) => visitor.page.mouse.move(visitor.point().x, visitor.point().y)],
  [10, 'press keys', press],
  [4, 'write into a field', write],
  [6, 'scroll', (visitor) => visitor.page.mouse.wheel(visitor.below(300) - 150, visitor.below(3000) - 1200)],
  [4, 'drag', drag],
  [5, 'swipe', swipe],
  [5, 'go to a page', (visitor, paths) => followLink(visitor.page, visitor.pick(paths))],
  [2, 'go to several pages at once', hurry],
  [5, 'go back', (visitor) => travel(visitor, 'back')],
  [3, 'go forward', (visitor) => travel(visitor, 'forward')],
  [2, 'resize', resize],
  [1, 'change what the system prefers', prefer],
  [1, 'lose the network for a moment', loseNetwork],
  [2, 'wait', (visitor) => visitor.page.waitForTimeout(visitor.below(600))],
];
const sum = acts.reduce((total, [often]) => total + often, 0);

/** Does one thing at random; tells which. */
export async function actOnce(visitor: RandomVisitor, paths: readonly string[]): Promise<string> {
  let at = visitor.below(sum);
  const [, name, act] = acts.find(([often]) => {
    at -= often;
    return at < 0;
  }) as (typeof acts)[number];
  // A new document may come in between, and what was meant for the old one goes nowhere.
  await act(visitor, paths).catch((error: Error) => {
    if (!/Execution context was destroyed|navigat/i.test(error.message)) throw error;
  });
  return name;
}

async function click({ page }: RandomVisitor, at?: Point, clickCount = 1): Promise<void> {
  if (at) await page.mouse.click(at.x, at.y, { clickCount });
}

async function press(visitor: RandomVisitor): Promise<void> {
  for (let left = 1 + visitor.below(6); left > 0; left -= 1) await visitor.page.keyboard.press(visitor.pick(keys));
}

async function hurry(visitor: RandomVisitor, paths: readonly string[]): Promise<void> {
  for (let left = 2 + visitor.below(4); left > 0; left -= 1) await followLink(visitor.page, visitor.pick(paths));
}

/** Back or forward, as long as that stays on the site. */
const travel = ({ page }: RandomVisitor, way: 'back' | 'forward') =>
  page.evaluate((way) => {
    const { navigation } = window as unknown as { navigation: { canGoBack: boolean; canGoForward: boolean } };
    if (way === 'back' ? navigation.canGoBack : navigation.canGoForward) history[way]();
  }, way);

async function write(visitor: RandomVisitor): Promise<void> {
  await click(visitor, await visitor.find('input:not([type=radio]), textarea'));
  await visitor.page.keyboard.insertText(visitor.pick(texts));
}

async function drag(visitor: RandomVisitor): Promise<void> {
  const [from, to] = [visitor.point(), visitor.point()];
  await visitor.page.mouse.move(from.x, from.y);
  await visitor.page.mouse.down();
  await visitor.page.mouse.move(to.x, to.y, { steps: 4 });
  await visitor.page.mouse.up();
}

async function swipe(visitor: RandomVisitor): Promise<void> {
  const [from, to] = [visitor.point(), visitor.point()];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    visitor.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
}

async function resize(visitor: RandomVisitor): Promise<void> {
  const [width, height] = visitor.pick(sizes);
  // The film's own controls may have given it the whole screen, and then the window has no size of its own until it has left it.
  for (let left = 50; ; left--) {
    await visitor.page.evaluate(async () => {
      if (document.fullscreenElement) await document.exitFullscreen();
    });
    try {
      return await visitor.page.setViewportSize({ width, height });
    } catch (error) {
      if (left === 0 || !String(error).includes('fullscreen')) throw error;
      await visitor.page.waitForTimeout(100);
    }
  }
}

function prefer(visitor: RandomVisitor): Promise<void> {
  return visitor.page.emulateMedia({
    colorScheme: visitor.pick(['light', 'dark']),
    reducedMotion: visitor.pick(['reduce', 'no-preference']),
    forcedColors: visitor.pick(['active', 'none', 'none']),
  });
}

async function loseNetwork(visitor: RandomVisitor, paths: readonly string[]): Promise<void> {
  await visitor.page.context().setOffline(true);
  for (let left = visitor.below(3); left > 0; left -= 1) await followLink(visitor.page, visitor.pick(paths));
  await visitor.page.waitForTimeout(visitor.below(400));
  await visitor.page.context().setOffline(false);
}
