// Shared by the inline scripts, which must run in every browser.

/** Settings from the build: the `data-` attributes of the first script's element. */
export const settings = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

export const root = document.documentElement;

export const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];

/** `target.closest(selector)`, also if that is a form with a field named "closest". */
export const closest = <T extends HTMLElement>(target: EventTarget | null, selector: string) =>
  Element.prototype.closest.call(target, selector) as T | null;

/** Returns what `run` returns; undefined if it throws, as where a browser lacks or forbids a feature. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
