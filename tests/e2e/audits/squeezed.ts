import type { Page } from '@playwright/test';

/** The texts in Devanagari whose letters are moved together or apart, or that have less room than their signs take. */
export function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = (element: Element) =>
      [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const text = own(element);
      if (!/\p{Script=Devanagari}/u.test(text) || element.closest('script')) return [];
      const { letterSpacing, lineHeight, fontSize, textTransform } = getComputedStyle(element);
      const tracked = letterSpacing !== 'normal' && Number.parseFloat(letterSpacing) !== 0;
      const low = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) < 1.2;
      return tracked || low || textTransform !== 'none'
        ? [`${text}: ${letterSpacing}, ${lineHeight} of ${fontSize}`]
        : [];
    });
  });
}
