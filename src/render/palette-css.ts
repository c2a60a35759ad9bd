import { type Colouring, paletteOf } from '../config/resolve/palette.ts';

/** As long as the header has no ground of its own, it is drawn for the one below it. */
const contrastTone =
  "[data-tone='contrast'],html:not([data-scrolled]):has(main>[data-tone='contrast']:first-child) header";
const darkScheme = ":root[data-mantine-color-scheme='dark']";

/** A site's colours as variables. Light is the ground state; dark and the contrast tone are for screens only, so paper stays light. */
export function paletteCss(colouring: Colouring): string {
  const { light, dark, contrast } = paletteOf(colouring);
  const entries = { dark: Object.entries(dark), contrast: Object.entries(contrast) };
  const shared = new Map<string, string>(
    entries.contrast.filter(([name, value]) => new Map(entries.dark).get(name) === value),
  );
  const own = (all: [string, string][]) => all.filter(([name]) => !shared.has(name));
  return [
    rule(':root', Object.entries(light)),
    '@media screen{',
    rule(`${darkScheme},${contrastTone}`, [...shared], 'color-scheme:dark;'),
    rule(contrastTone, [['ground', 'var(--ground-contrast)'], ...own(entries.contrast)]),
    rule(darkScheme, own(entries.dark)),
    '}',
  ].join('');
}

const rule = (selector: string, variables: [string, string][], more = '') =>
  `${selector}{${more}${variables.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
