import { followLink } from '../follow-link.ts';
import type { Hand, Point } from './hand.ts';

type Act = (hand: Hand, paths: readonly string[]) => Promise<unknown>;

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
  [6, 'click anywhere', (hand) => click(hand, hand.point())],
  [10, 'click a control', async (hand) => click(hand, await hand.find(pressable))],
  [3, 'click a control twice', async (hand) => click(hand, await hand.find(pressable), 2)],
  [3, 'open a dialog', async (hand) => click(hand, await hand.find('[commandfor]'))],
  [3, 'open a panel', async (hand) => click(hand, await hand.find('[popovertarget]'))],
  [3, 'choose a scheme', async (hand) => click(hand, await hand.find('input[type=radio]'))],
  [4, 'point somewhere', (hand) => hand.page.mouse.move(hand.point().x, hand.point().y)],
  [10, 'press keys', press],
  [4, 'write into a field', write],
  [6, 'scroll', (hand) => hand.page.mouse.wheel(hand.below(300) - 150, hand.below(3000) - 1200)],
  [4, 'drag', drag],
  [5, 'swipe', swipe],
  [5, 'go to a page', (hand, paths) => followLink(hand.page, hand.pick(paths))],
  [2, 'go to several pages at once', hurry],
  [5, 'go back', (hand) => travel(hand, 'back')],
  [3, 'go forward', (hand) => travel(hand, 'forward')],
  [2, 'resize', resize],
  [1, 'change what the system prefers', prefer],
  [1, 'lose the network for a moment', loseNetwork],
  [2, 'wait', (hand) => hand.page.waitForTimeout(hand.below(600))],
];
const sum = acts.reduce((total, [often]) => total + often, 0);

/** Does one thing at random; tells which. */
export async function actOnce(hand: Hand, paths: readonly string[]): Promise<string> {
  let at = hand.below(sum);
  const [, name, act] = acts.find(([often]) => {
    at -= often;
    return at < 0;
  }) as (typeof acts)[number];
  // A new document may come in between, and what was meant for the old one goes nowhere.
  await act(hand, paths).catch((error: Error) => {
    if (!/Execution context was destroyed|navigat/i.test(error.message)) throw error;
  });
  return name;
}

async function click({ page }: Hand, at?: Point, clickCount = 1): Promise<void> {
  if (at) await page.mouse.click(at.x, at.y, { clickCount });
}

async function press(hand: Hand): Promise<void> {
  for (let left = 1 + hand.below(6); left > 0; left -= 1) await hand.page.keyboard.press(hand.pick(keys));
}

async function hurry(hand: Hand, paths: readonly string[]): Promise<void> {
  for (let left = 2 + hand.below(4); left > 0; left -= 1) await followLink(hand.page, hand.pick(paths));
}

/** Back or forward, as long as that stays on the site. */
const travel = ({ page }: Hand, way: 'back' | 'forward') =>
  page.evaluate((way) => {
    const { navigation } = window as unknown as { navigation: { canGoBack: boolean; canGoForward: boolean } };
    if (way === 'back' ? navigation.canGoBack : navigation.canGoForward) history[way]();
  }, way);

async function write(hand: Hand): Promise<void> {
  await click(hand, await hand.find('input:not([type=radio]), textarea'));
  await hand.page.keyboard.insertText(hand.pick(texts));
}

async function drag(hand: Hand): Promise<void> {
  const [from, to] = [hand.point(), hand.point()];
  await hand.page.mouse.move(from.x, from.y);
  await hand.page.mouse.down();
  await hand.page.mouse.move(to.x, to.y, { steps: 4 });
  await hand.page.mouse.up();
}

async function swipe(hand: Hand): Promise<void> {
  const [from, to] = [hand.point(), hand.point()];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    hand.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
}

async function resize(hand: Hand): Promise<void> {
  const [width, height] = hand.pick(sizes);
  // The film's own controls may have given it the whole screen, and then the window has no size of its own until it has left it.
  for (let left = 50; ; left--) {
    await hand.page.evaluate(async () => {
      if (document.fullscreenElement) await document.exitFullscreen();
    });
    try {
      return await hand.page.setViewportSize({ width, height });
    } catch (error) {
      if (left === 0 || !String(error).includes('fullscreen')) throw error;
      await hand.page.waitForTimeout(100);
    }
  }
}

function prefer(hand: Hand): Promise<void> {
  return hand.page.emulateMedia({
    colorScheme: hand.pick(['light', 'dark']),
    reducedMotion: hand.pick(['reduce', 'no-preference']),
    forcedColors: hand.pick(['active', 'none', 'none']),
  });
}

async function loseNetwork(hand: Hand, paths: readonly string[]): Promise<void> {
  await hand.page.context().setOffline(true);
  for (let left = hand.below(3); left > 0; left -= 1) await followLink(hand.page, hand.pick(paths));
  await hand.page.waitForTimeout(hand.below(400));
  await hand.page.context().setOffline(false);
}
