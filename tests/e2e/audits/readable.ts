import type { Page } from '@playwright/test';

/**
 * What keeps a visitor from reading the page as it is: how far it is wider than the window, texts that are cut off by what they
 * stand in, that stick out of the window, that are smaller than 11 px, or that lie over each other. One line each; slides of a carousel, and what a box of its own
 * scrolls to, may wait outside the window.
 * With `within` it looks at the texts in there alone.
 */
export function unreadable(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    const root = document.documentElement;
    const faults: string[] = [];
    const tell = (fault: string, of: Element) => faults.push(`#${of.closest('section')?.id ?? ''} ${fault}`);
    const wider = root.scrollWidth - root.clientWidth;
    if (wider > 0) faults.push(`the page is ${wider} px wider than the window`);

    interface Line {
      owner: Element;
      words: string;
      box: DOMRect;
    }
    /** The nearest element around a text that is a box of its own. */
    const boxOf = (element: Element): Element => {
      const { display } = getComputedStyle(element);
      return /^(inline|contents)$/.test(display) && element.parentElement ? boxOf(element.parentElement) : element;
    };
    /** Short words that are broken inside; longer ones may be wider than a narrow box. */
    const broken = (node: Node) => {
      const range = document.createRange();
      return [...(node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)].filter(({ 0: word, index }) => {
        // Japanese, Chinese and Thai are broken between any two letters.
        if (word.length > 12 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(word)) return false;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
      });
    };
    const lines: Line[] = [];
    const passedOver = '.visually-hidden, .skip-link, [aria-hidden=true], svg, script, style, template, video';
    const texts = document.createTreeWalker(document.querySelector(within) as Element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const owner = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!owner || !words || owner.closest(passedOver) || !owner.checkVisibility({ visibilityProperty: true }))
        continue;
      // Hidden from sight by a rule of its own, for screen readers alone.
      if (getComputedStyle(owner).clipPath === 'inset(50%)') continue;
      const size = Number.parseFloat(getComputedStyle(owner).fontSize);
      if (size < 11) faults.push(`only ${size} px high: ${words.slice(0, 60)}`);
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (const box of boxes) lines.push({ owner, words: words.slice(0, 60), box });
      if (boxes.length > 1)
        for (const [word] of broken(node)) tell(`broken inside: ${word} in ${words.slice(0, 60)}`, owner);
    }

    // The keyboard gets there: a table in a box, and the tabs of a row.
    const scrolls = (element: Element) => {
      if (!element.matches('[tabindex="0"], [role=tablist]')) return false;
      const { left, right } = element.getBoundingClientRect();
      return /auto|scroll/.test(getComputedStyle(element).overflowX) && left >= -1 && right <= root.clientWidth + 1;
    };
    const scroller = (element: Element | null): Element | null =>
      !element || element === document.body || scrolls(element) ? element : scroller(element.parentElement);

    for (const { owner, words, box } of lines) {
      const own = scroller(owner);
      const slide =
        owner.closest('[aria-roledescription] [aria-roledescription]') ?? (own === document.body ? null : own);
      const block = boxOf(owner);
      const around = block.getBoundingClientRect();
      if (!scrolls(block) && (box.left < around.left - 1 || box.right > around.right + 1))
        tell(`wider than its <${block.localName} class="${block.className}">: ${words}`, owner);
      const outside = box.left < -1 || box.right > root.clientWidth + 1;
      if (outside && !slide) tell(`out of the window: ${words}`, owner);
      for (
        let around: Element | null = owner;
        around && around !== document.body && around !== slide;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        // Letters reach a little out of tight lines.
        const slack = box.height / 4;
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const aside = hides(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1);
        // The name in the header is shortened to two lines, with an ellipsis.
        const isShortened = webkitLineClamp !== 'none' && around.closest('header a') !== null;
        const above =
          !isShortened && hides(overflowY) && (box.top < frame.top - slack || box.bottom > frame.bottom + slack);
        if (aside || above) tell(`cut off by <${around.localName} class="${around.className}">: ${words}`, owner);
        if (position === 'fixed') break;
      }
    }

    // Only what overlaps by a good part: the boxes of lines are higher than their letters.
    const core = ({ left, right, top, bottom, height }: DOMRect) => ({
      left: left + 1,
      right: right - 1,
      top: top + height / 4,
      bottom: bottom - height / 4,
    });
    const cores = lines.map((line) => ({ ...line, core: core(line.box) })).sort((a, b) => a.core.top - b.core.top);
    for (const [at, { owner, words, core }] of cores.entries()) {
      for (let next = at + 1; next < cores.length; next++) {
        const other = cores[next];
        if (!other || other.core.top >= core.bottom) break;
        if (other.owner === owner || other.core.left >= core.right || other.core.right <= core.left) continue;
        tell(`one over the other: ${words} and ${other.words}`, owner);
      }
    }
    return [...new Set(faults)];
  }, within);
}
