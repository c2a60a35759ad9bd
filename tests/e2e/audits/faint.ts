import type { Page } from '@playwright/test';

/** Icons and the borders of controls that stand out from the ground by less than three to one. */
export function faint(page: Page, within: string): Promise<string[]> {
  return page
    .locator(within)
    .first()
    .evaluate((root) => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      const luminance = (color: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
        const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
        return a < 128 ? undefined : 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
      };
      const groundOf = (element: Element): number => {
        for (let at: Element | null = element; at; at = at.parentElement) {
          const ground = luminance(getComputedStyle(at).backgroundColor);
          if (ground !== undefined) return ground;
        }
        return 1;
      };
      const contrast = (color: string, ground: number) => {
        const light = luminance(color);
        if (light === undefined) return 1;
        return (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05);
      };
      const seen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
      const name = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 140);
      const icons = [...root.querySelectorAll('svg[stroke], svg[class]')].filter(
        (icon) =>
          seen(icon) &&
          getComputedStyle(icon).stroke !== 'none' &&
          !icon.closest('[data-stage]') &&
          icon.getBoundingClientRect().width < 40,
      );
      const controls = [...root.querySelectorAll('button, input:not([type=radio]), textarea')].filter(seen);
      return [
        ...icons
          .filter((icon) => contrast(getComputedStyle(icon).stroke, groundOf(icon)) < 3)
          .map((icon) => `icon ${name(icon)} ${getComputedStyle(icon).stroke}`),
        ...controls
          .filter((control) => {
            const { borderTopColor, borderTopStyle } = getComputedStyle(control);
            return (
              borderTopStyle === 'none' || contrast(borderTopColor, groundOf(control.parentElement ?? control)) < 3
            );
          })
          .map((control) => `border of ${name(control)}`),
      ];
    });
}
