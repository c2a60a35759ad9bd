import { expect, type Page } from '@playwright/test';

/** The texts of the page that a visitor can see somewhere, in the order in which they stand, without those that wait to be opened. */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      const text = textContent?.replace(/\s+/g, ' ').trim();
      if (!text || !parent || parent.closest('script, style, dialog, [popover], [role=status], [aria-live]')) continue;
      const box = parent.getBoundingClientRect();
      const seen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (seen && box.width > 0 && box.height > 0) texts.push(text);
    }
    return texts;
  });

/** The links and buttons of the page that something lies over, or that have no room, by their texts. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button')]
      // The slides of a running carousel come into view by its buttons.
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !control.closest('.skip-link, [data-ready]'),
      )
      .filter((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // A link may be broken into lines, and round: any of its boxes will do.
        return ![...control.getClientRects()].some(({ x, y, width, height }) => {
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return hit && (control.contains(hit) || hit.contains(control));
        });
      })
      .map((control) => control.textContent?.trim() || control.outerHTML.slice(0, 120)),
  );

/** Expects that what could be read where nothing is wrong can be read here, and that every link and button can be pressed. */
export async function expectReadable(page: Page, texts: string[], where: string): Promise<void> {
  const shown = new Set(await shownTexts(page));
  expect
    .soft(
      texts.filter((text) => !shown.has(text)),
      `${where}: texts that cannot be seen`,
    )
    .toEqual([]);
  expect.soft(await unreachable(page), `${where}: controls that cannot be pressed`).toEqual([]);
}
