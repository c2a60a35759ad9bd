import type { CDPSession, Page } from '@playwright/test';
import { seeded } from '../../examples/company/art/seed.ts';

export interface Point {
  x: number;
  y: number;
}

/** What a monkey has: a page, and chances. */
export interface RandomVisitor {
  page: Page;
  session: CDPSession;
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  pick<T>(all: readonly T[]): T;
  /** Any point of the window. */
  point(): Point;
  /** The middle of one of the elements that `selector` finds and a visitor could see, brought into the window. */
  find(selector: string): Promise<Point | undefined>;
}

/** A visitor whose chances are the same for the same seed. */
export function createVisitor(page: Page, session: CDPSession, seed: number): RandomVisitor {
  const chance = seeded(seed);
  const below = (limit: number) => Math.floor(chance() * limit);
  return {
    page,
    session,
    below,
    pick: <T>(all: readonly T[]) => all[below(all.length)] as T,
    point: () => {
      const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
      return { x: below(width), y: below(height) };
    },
    find: (selector) =>
      page.evaluate(
        ([selector, chance]) => {
          const seen = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
          const one = seen[Math.floor(chance * seen.length)];
          one?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = one?.getBoundingClientRect();
          return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        },
        [selector, chance()] as const,
      ),
  };
}
