import type { Browser } from '@playwright/test';
import { openPhone } from './phone.ts';

/** A control that works before React, and the selector of its effect. */
export interface Control {
  button: string;
  effect: string;
}

export const controls: Record<string, Control> = {
  menu: { button: 'button[popovertarget=_menu]', effect: '#_menu:popover-open' },
  theme: { button: 'button[popovertarget=_scheme]', effect: '#_scheme:popover-open' },
  dialog: { button: 'main button[commandfor]', effect: 'dialog[open]' },
};

/** Returns the milliseconds from a tap at first paint to the frame that shows its effect; undefined if the control is not visible. */
export async function measureFirstTap(browser: Browser, url: string, { button, effect }: Control, slowdown: number) {
  const { page, cdp, close } = await openPhone(browser, slowdown);
  try {
    const spot = new Promise<{ x: number; y: number } | undefined>((done) => {
      void page.exposeFunction('painted', done);
    });
    await page.addInitScript(
      ([button = '', effect = '']) => {
        const state = window as unknown as { painted(at?: object): void; shown: Promise<number> };
        new PerformanceObserver((list) => {
          if (!list.getEntriesByName('first-contentful-paint').length) return;
          const box = document.querySelector(button)?.getBoundingClientRect();
          const inSight = box && box.width > 0 && box.bottom < innerHeight;
          state.painted(inSight ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined);
        }).observe({ type: 'paint', buffered: true });
        state.shown = new Promise((done) => {
          addEventListener(
            'pointerdown',
            ({ timeStamp }) => {
              const look = () => {
                if (!document.querySelector(effect)) return requestAnimationFrame(look);
                // A task posted before a paint runs right after it.
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => done(performance.now() - timeStamp);
                return port2.postMessage('');
              };
              requestAnimationFrame(look);
            },
            { capture: true, once: true },
          );
        });
      },
      [button, effect],
    );
    await page.goto(url, { waitUntil: 'commit' });
    const at = await spot;
    if (!at) return undefined;
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const lost = new Promise<number>((done) => setTimeout(done, 5000, Number.POSITIVE_INFINITY));
    return await Promise.race([page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown), lost]);
  } finally {
    await close();
  }
}
