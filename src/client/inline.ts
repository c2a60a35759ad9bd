// What the inline scripts share. They run before anything else is loaded, in every browser.

/** What the build tells them: the `data-` attributes of the first one's element. */
export const settings = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

export const root = document.documentElement;

export const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];

/** What `run` returns; undefined where it throws, as in a browser that lacks or forbids something. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
