/** What the build tells the platform script: the `data-` attributes of its element. */
export const settings = document.currentScript?.dataset ?? {};

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
