import { expect, type Page, test } from '@playwright/test';
import { eachLayer } from './layers.ts';
import { unreadable } from './readable.ts';
import { paths } from './site.ts';
import { openLive } from './take-over.ts';

// What visitors change: zoom, the spaces between words and lines, the system's colors, motion.

for (const path of paths) {
  test(`${path} loses nothing at 320 to 1440 px, nor at 400 % zoom, nor where a visitor spaces its words out`, async ({
    page,
  }) => {
    await openLive(page, path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await unreadable(page), `at ${width} px`).toEqual([]);
    }
    // A window of 1280 by 1024 has as much room at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await unreadable(page), 'at 400 %').toEqual([]);
    const free = await page.evaluate(() => innerHeight - (document.querySelector('header')?.clientHeight ?? 0));
    expect.soft(free, 'what the header leaves').toBeGreaterThan(256 / 2);

    // As visitors' own tools do: past the site's policy, which lets no style element in.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Words that are wider now than the column are broken: they can be read.
      const faults = (await unreadable(page)).filter((fault) => !fault.includes(' broken inside: '));
      expect.soft(faults, `spaced out at ${width} px`).toEqual([]);
    }
  });
}

test('menu, dialogs and toasts can be read and closed at 400 % zoom', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, '/');
  await page.setViewportSize({ width: 320, height: 256 });
  await eachLayer(page, async (layer) => {
    expect.soft(await unreadable(page, layer), layer).toEqual([]);
    // What does not fit is scrolled to, inside of the layer.
    const last = page.locator(layer).locator('a, button, p, label').filter({ visible: true }).last();
    await last.scrollIntoViewIfNeeded();
    await expect.soft(last, layer).toBeInViewport();
    if (layer.startsWith('#_dialog'))
      await expect.soft(page.locator(layer).getByRole('button').first()).toBeInViewport({ ratio: 1 });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors on ${colorScheme} every icon, border, mark and ring can be seen`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    for (const path of paths) {
      await openLive(page, path);
      expect.soft(await faint(page, 'body'), path).toEqual([]);
      if (path !== '/') continue;
      await eachLayer(page, async (layer) => {
        expect.soft(await faint(page, layer), `${layer} of ${path}`).toEqual([]);
      });
    }
    // Where the focus is, and what is chosen.
    await page.keyboard.press('Tab');
    const ring = await page.locator(':focus').evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(ring).toMatch(/^(solid|auto) [2-9]/);
    await page.locator('[popovertarget=_scheme]').click();
    const mark = await page.locator('#_scheme label:has(:checked)').evaluate((label) => {
      const { backgroundColor, inlineSize } = getComputedStyle(label, '::after');
      return { differs: backgroundColor !== getComputedStyle(label).backgroundColor, inlineSize };
    });
    expect(mark).toEqual({ differs: true, inlineSize: '7px' });
  });
}

/** Icons and the borders of controls that stand out from the ground by less than three to one. */
function faint(page: Page, within: string): Promise<string[]> {
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

for (const path of paths) {
  test(`nothing of ${path} moves where motion is unwelcome`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, path);
    const moving = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) =>
          ['', '::before', '::after', '::backdrop'].flatMap((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            const seconds = [style.transitionDuration, style.animationName === 'none' ? '0s' : style.animationDuration];
            const longest = Math.max(...seconds.flatMap((list) => list.split(',')).map(Number.parseFloat));
            // Words that come a moment later do not move.
            return longest > 0.002 ? [`${element.outerHTML.slice(0, 120)} ${pseudo} ${longest} s`] : [];
          }),
        ),
      );
    expect(await moving()).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    if (path !== '/') return;
    await eachLayer(page, async (layer) => {
      expect.soft(await moving(), layer).toEqual([]);
    });
  });
}
