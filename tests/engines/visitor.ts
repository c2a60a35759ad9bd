import { expect } from '@playwright/test';
import type { Engine, Point } from './engine.ts';

export type Visitor = ReturnType<typeof visitorOf>;

/** What the tests do in a browser's window, and see there. An element is named by a selector, and by its words where several fit. */
export function visitorOf(engine: Engine, url: string) {
  const find = (selector: string, words = '') =>
    engine.run(
      (selector, words) => {
        const isMeant = (element: Element) =>
          [element.textContent?.trim(), element.getAttribute('aria-label'), ''].includes(words) &&
          element.checkVisibility({ visibilityProperty: true });
        const element = [...document.querySelectorAll(selector)].find(isMeant);
        if (!element) return undefined;
        const isIn = ({ top, bottom }: DOMRect) => top >= 100 && bottom <= innerHeight;
        if (!isIn(element.getBoundingClientRect()) && !element.closest('header, dialog, [popover]'))
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const point: Point = [Math.round(x + width / 2), Math.round(y + height / 2)];
        const isOut = point[0] < 0 || point[0] >= innerWidth || point[1] < 0 || point[1] >= innerHeight;
        const hit = isOut ? null : document.elementFromPoint(...point);
        return { point, isFree: !!hit && (element.contains(hit) || hit.contains(element)) };
      },
      selector,
      words,
    );
  const pointOf = async (selector: string, words?: string): Promise<Point> => {
    let point: Point | undefined;
    await soon(async () => {
      const before = await find(selector, words);
      await new Promise((done) => setTimeout(done, 50));
      const now = await find(selector, words);
      expect({ ...now, wanted: [selector, words] }).toMatchObject({ point: before?.point, isFree: true });
      point = now?.point;
    });
    return point as Point;
  };
  const visit = {
    ...engine,
    pointOf,
    open: (path: string) => engine.open(url + path),
    /** Opens a page and waits until React runs there; a move of the pointer is what it waits for. */
    async openLive(path: string) {
      await visit.open(path);
      for (const x of [300, 310]) await engine.press('mouse', [x, 700]);
      await visit.sees('html[data-react=""]');
    },
    /** Presses what stands still and has nothing over it. */
    click: async (selector: string, words?: string) => engine.press('mouse', await pointOf(selector, words)),
    sees: (selector: string, words?: string) =>
      soon(async () => expect(await find(selector, words), `${selector} ${words ?? ''}`).toBeTruthy()),
    misses: (selector: string, words?: string) =>
      soon(async () => expect(await find(selector, words), `${selector} ${words ?? ''}`).toBeFalsy()),
    leadsTo: (path: string) => visit.finds(path, () => location.pathname + location.hash),
    /** Expects what a function finds in the page. */
    finds: <A extends unknown[], R>(wanted: R, act: (...args: A) => R, ...args: A) =>
      soon(async () => expect<unknown>(await engine.run(act, ...args)).toEqual(wanted)),
  };
  return visit;
}

/** Tries again for a while: pages load, and move. */
const soon = (look: () => Promise<void>) => expect(look).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
