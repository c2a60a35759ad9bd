/** What the build tells the inline scripts: the `data-` attributes of the first one's element. */
export const settings = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {};

export const root = document.documentElement;

export const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];

/** What `run` gives; undefined where it throws: what an old browser has not and a strict one refuses. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
