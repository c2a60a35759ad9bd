import type { Hex } from './color.ts';
import { type Coloring, type Palette, paletteOf } from './palette.ts';

/** The CSS variable of each color: that of Mantine, or one of those that `variables.css` describes. */
export const variableOf: Record<Exclude<keyof Palette['light'], 'contrast' | 'shadow'>, string> = {
  body: '--mantine-color-body',
  tinted: '--color-tinted',
  default: '--mantine-color-default',
  raised: '--color-raised',
  'default-hover': '--mantine-color-default-hover',
  text: '--mantine-color-text',
  dimmed: '--mantine-color-dimmed',
  line: '--color-line',
  'default-border': '--mantine-color-default-border',
  'input-border': '--input-bd',
  'accent-text': '--mantine-color-accent-text',
  'accent-filled': '--mantine-color-accent-filled',
  'accent-filled-hover': '--mantine-color-accent-filled-hover',
  'accent-contrast': '--mantine-primary-color-contrast',
  'accent-edge': '--color-accent-edge',
  'accent-line': '--color-accent-line',
  'accent-light': '--mantine-color-accent-light',
  // For `Motif` alone.
  'motif-top': '--motif-top',
  'motif-right': '--motif-right',
};

/** Mantine derives these from the color scheme alone. They follow the palette, also where the tone of a section changes it. */
const derived: Variable[] = [
  ['--mantine-color-bright', 'var(--mantine-color-text)'],
  ['--mantine-color-placeholder', 'var(--mantine-color-dimmed)'],
  ['--mantine-color-anchor', 'var(--mantine-color-accent-text)'],
  ['--mantine-color-default-color', 'var(--mantine-color-text)'],
  ['--mantine-primary-color-filled', 'var(--mantine-color-accent-filled)'],
  ['--mantine-primary-color-filled-hover', 'var(--mantine-color-accent-filled-hover)'],
  ['--mantine-primary-color-light', 'var(--mantine-color-accent-light)'],
  ['--mantine-primary-color-light-color', 'var(--mantine-color-accent-text)'],
  ['--mantine-color-accent-light-color', 'var(--mantine-color-accent-text)'],
  ['--mantine-color-accent-outline', 'var(--mantine-color-accent-text)'],
];

/** A header without a background takes the tone of a contrast section below it. */
const contrastTone =
  '[data-tone=contrast],html:not([data-scrolled]):has(main>[data-tone=contrast]:first-child) #_root>header';
const darkScheme = ':root[data-mantine-color-scheme=dark]';

/** Returns a site's colors as CSS variables. The dark scheme and the contrast tone are for screens only, so that print is light. */
export function paletteCss(coloring: Coloring): string {
  const palette = paletteOf(coloring);
  const light = [...variablesOf(palette.light), ...shadowsOf(palette.light.shadow)];
  const dark = [...variablesOf(palette.dark), ...darkShadows];
  const contrast = variablesOf(palette.contrast);
  const [ofLight, ofDark] = [new Map(light), new Map(dark)];
  const shared = new Map(contrast.filter(([name, value]) => ofDark.get(name) === value));
  const own = (variables: Variable[]) => variables.filter(([name]) => !shared.has(name));
  const body = (color: Hex): Variable => [variableOf.body, color];
  return [
    rule(':root', light),
    rule(`:root,${contrastTone}`, derived),
    '@media screen{',
    rule(
      `${darkScheme},${contrastTone}`,
      [...shared].filter(([name, value]) => ofLight.get(name) !== value),
      'color-scheme:dark;',
    ),
    rule(contrastTone, [body(palette.light.contrast), ...own(contrast)]),
    rule(darkScheme, own(dark)),
    rule(`${darkScheme} :is(${contrastTone})`, [body(palette.dark.contrast)]),
    '}',
  ].join('');
}

type Variable = [name: string, value: string];

const variablesOf = (colors: Partial<Record<string, Hex>>): Variable[] =>
  Object.entries(variableOf).flatMap(([color, name]) => (colors[color] ? [[name, colors[color]]] : []));

/** The shadows, and what lies between a dialog and the page. */
function shadowsOf(color: Hex): Variable[] {
  const part = (percent: number) => `color-mix(in srgb,${color} ${percent}%,transparent)`;
  return [
    ['--mantine-shadow-sm', `0 1px 2px ${part(6)}`],
    ['--mantine-shadow-md', `0 1px 2px ${part(5)},0 8px 24px -8px ${part(14)}`],
    ['--mantine-shadow-lg', `0 2px 6px ${part(6)},0 24px 64px -16px ${part(28)}`],
    ['--overlay-bg', part(56)],
  ];
}

/** Shadows are hard to see in the dark, so they are deeper there. */
const darkShadows: Variable[] = [
  ['--mantine-shadow-sm', '0 1px 2px rgb(0 0 0/.3)'],
  ['--mantine-shadow-md', '0 8px 24px -8px rgb(0 0 0/.5)'],
  ['--mantine-shadow-lg', '0 24px 64px -12px rgb(0 0 0/.7)'],
  ['--overlay-bg', 'rgb(0 0 0/.64)'],
];

const rule = (selector: string, variables: Variable[], more = '') =>
  `${selector}{${more}${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`;
