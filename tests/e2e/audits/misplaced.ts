import type { Page } from '@playwright/test';

/** The photographs that leave what they stand in, that lie on words of their section, or that do not stand beside its heading. */
export function misplaced(page: Page): Promise<string[]> {
  return page.locator('main img:visible').evaluateAll((images) =>
    images.flatMap((image) => {
      const section = image.closest('section') as Element;
      const box = image.getBoundingClientRect();
      // Slides of a carousel wait outside of the window.
      if (image.closest('[aria-roledescription]')) return [];
      const parent = (image.closest('picture') ?? image).parentElement;
      const { offsetParent } = image as HTMLElement;
      const place = getComputedStyle(image).position === 'absolute' ? offsetParent : parent;
      const frame = (place ?? section).getBoundingClientRect();
      const faults: string[] = [];
      const tell = (fault: string) => faults.push(`${section.id}: ${fault}`);

      // The picture of a hero leaves its frame a little, on purpose.
      const slack = section.getAttribute('data-type') === 'hero' ? 64 : 1;
      if (box.left < frame.left - slack || box.right > frame.right + slack) tell('wider than its place');
      if (box.right > document.documentElement.clientWidth) tell('out of the window');

      // A picture may lie behind the words of a section, or behind the button of its own frame.
      const ancestors: Element[] = [];
      for (let at = image.parentElement; at && at !== section; at = at.parentElement) ancestors.push(at);
      const isBehind = ancestors.some((element) => getComputedStyle(element).position === 'absolute');
      const own = ancestors.find((element) => getComputedStyle(element).overflowX === 'hidden');
      const lines: DOMRect[] = [];
      const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement?.checkVisibility() || own?.contains(node)) continue;
        // Words for screen readers alone, such as the headings of tabs, are clipped away.
        if (getComputedStyle(node.parentElement).clipPath !== 'none') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        lines.push(...range.getClientRects());
      }
      const apart = (line: DOMRect) => ({
        across: Math.max(line.left - box.right, box.left - line.right),
        along: Math.max(line.top - box.bottom, box.top - line.bottom),
      });
      if (!isBehind && lines.map(apart).some(({ across, along }) => across < -1 && along < -4)) tell('lies on words');

      // Of two columns neither begins with a row that holds nothing.
      const beside = ['hero', 'about', 'image-with-text'].includes(section.getAttribute('data-type') ?? '');
      const title = section.querySelector('h1, h2') as Element;
      const heading = title?.getBoundingClientRect();
      if (beside && !isBehind && getComputedStyle(title).textAlign !== 'center' && innerWidth >= 992) {
        const middle = (box.left + box.right) / 2;
        if (middle > heading.left && middle < heading.right) tell('not beside its heading');
        const first = Math.min(box.top, ...lines.map(({ top }) => top));
        const inside = section.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(section).paddingTop);
        if (first > inside + 24) tell(`${Math.round(first - inside)} px of nothing above it`);
      }
      return faults;
    }),
  );
}
