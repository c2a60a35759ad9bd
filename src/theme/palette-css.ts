import { type Colouring, paletteOf } from './palette.ts';

/** A header without a background takes the tone of a contrast section below it. */
const contrastTone =
  '[data-tone=contrast],html:not([data-scrolled]):has(main>[data-tone=contrast]:first-child) #_root>header';
const darkScheme = ':root[data-mantine-color-scheme=dark]';

/** Returns a site's colours as CSS variables. The dark scheme and the contrast tone are for screens only, so that print is light. */
export function paletteCss(colouring: Colouring): string {
  const { light, dark, contrast } = paletteOf(colouring);
  const [ofLight, ofDark] = [light, dark].map((colours) => new Map(Object.entries(colours)));
  const all = { dark: Object.entries(dark), contrast: Object.entries(contrast) };
  const shared = new Map(all.contrast.filter(([name, value]) => ofDark?.get(name) === value));
  const own = (colours: [string, string][]) => colours.filter(([name]) => !shared.has(name));
  return [
    rule(':root', Object.entries(light)),
    '@media screen{',
    rule(
      `${darkScheme},${contrastTone}`,
      [...shared].filter(([name, value]) => ofLight?.get(name) !== value),
      'color-scheme:dark;',
    ),
    rule(contrastTone, [['ground', 'var(--ground-contrast)'], ...own(all.contrast)]),
    rule(darkScheme, own(all.dark)),
    '}',
  ].join('');
}

const rule = (selector: string, variables: [string, string][], more = '') =>
  `${selector}{${more}${variables.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
