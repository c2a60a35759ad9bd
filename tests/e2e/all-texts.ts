import type { Page } from '@playwright/test';

/**
 * Every text of the document as it is now that anybody may meet, each with its place: words on the page, shown or not, names and
 * descriptions for assistive technology, the title, what search engines and link previews get.
 */
export function allTexts(page: Page): Promise<{ at: string; text: string }[]> {
  return page.evaluate(() => {
    const attributes = [
      ...['aria-label', 'aria-roledescription', 'aria-description', 'aria-valuetext', 'aria-placeholder'],
      ...['title', 'alt', 'placeholder', 'label', 'data-download'],
    ];
    // What a machine alone reads is in no language.
    const codes = ['og:type', 'og:locale', 'twitter:card', 'viewport', 'robots', 'theme-color'];
    const found: { at: string; text: string }[] = [];
    const words = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement: parent, data: text } = words.currentNode as Text;
      // What a head holds for browsers without script are rules.
      if (!parent || parent.closest('script, style, head noscript') || !text.trim()) continue;
      // A live region that is not displayed is never announced.
      if (parent.closest('[role=status]')?.checkVisibility() !== false)
        found.push({ at: `<${parent.localName}>`, text });
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of attributes) {
        const text = element.getAttribute(name);
        if (text) found.push({ at: `<${element.localName} ${name}>`, text });
      }
    }
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name], meta[property]')) {
      const name = meta.getAttribute('property') ?? meta.name;
      if (!codes.includes(name)) found.push({ at: `<meta ${name}>`, text: meta.content });
    }
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      // Keys, types and addresses are the vocabulary's.
      JSON.parse(script.textContent, (key, value) => {
        if (typeof value === 'string' && !key.startsWith('@')) found.push({ at: `JSON-LD ${key}`, text: value });
        return value;
      });
    }
    return found;
  });
}
