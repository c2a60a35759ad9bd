import type { Page } from '@playwright/test';

/** The CSS that one would write for a single page by hand. */
const css = `body{font:17px/1.6 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:0 16px;color:#211d19;background:#fffdfa}
h1{font-size:2.4rem;line-height:1.1}h2{font-size:1.8rem}img,video{max-width:100%;height:auto}svg{width:24px;height:24px}
a{color:#b33b06}header{display:flex;flex-wrap:wrap;gap:16px}ul{padding:0;list-style:none}dialog:not([open]){display:none}`;

/**
 * Baseline for a page: the HTML of a built page reduced to texts, pictures, and semantic elements, with little CSS and no script. Menu and
 * dialogs are those of the browser.
 */
export async function barePage(page: Page, html: string): Promise<string> {
  return page.evaluate(
    ([html = '', css = '']) => {
      const built = new DOMParser().parseFromString(html, 'text/html');
      const kept =
        /^(href|src|srcset|sizes|alt|width|height|loading|decoding|fetchpriority|type|name|for|id|lang|value|d|viewBox|fill|stroke|media|kind|srclang|label|popover|popovertarget|command|commandfor)$/i;
      for (const gone of built.body.querySelectorAll('script, style, template, link')) gone.remove();
      for (const element of built.body.querySelectorAll('*'))
        for (const { name } of [...element.attributes]) if (!kept.test(name)) element.removeAttribute(name);
      // Boxes without meaning are unwrapped.
      for (const box of [...built.body.querySelectorAll('div:not([popover]), span')].reverse())
        box.replaceWith(...box.childNodes);
      for (const film of built.body.querySelectorAll('video')) film.setAttribute('preload', 'none');
      const { lang } = built.documentElement;
      return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${built.title}</title><style>${css}</style></head><body>${built.body.innerHTML}</body></html>`;
    },
    [html, css],
  );
}
