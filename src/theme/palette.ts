import type { z } from 'zod';
import type { theme } from '../../schema/theme.ts';
import { contrast, type Hex, leastContrast, mix, shade, tint, toHex, toOklch } from './color.ts';

/** The part of a theme that decides its colors. */
export type Coloring = Pick<z.output<typeof theme>, 'accent' | 'neutral'>;

/** The colors of a site; `palette-css.ts` names their CSS variables. */
export interface Palette {
  light: typeof warm.light & AccentColors & { shadow: Hex };
  dark: typeof warm.dark & AccentColors;
  /** For sections of the contrast tone, whose background is `contrast` of the scheme. */
  contrast: typeof warm.contrast & AccentColors;
}

/** The warm neutrals. Neutrals of other hues have the same luminance, so all contrasts are equal. */
const warm = {
  light: {
    body: '#fffdfa',
    tinted: '#f7f2ea',
    contrast: '#1d1814',
    default: '#ffffff',
    raised: '#ffffff',
    'default-hover': '#f3ece2',
    text: '#1a1613',
    dimmed: '#5e554d',
    line: '#e7ded3',
    'default-border': '#cdbfb0',
    'input-border': '#8d8277',
  },
  dark: {
    body: '#14110f',
    tinted: '#1a1613',
    contrast: '#241d18',
    default: '#211c18',
    raised: '#2a2420',
    'default-hover': '#1c1815',
    text: '#f5efe8',
    dimmed: '#b9aea3',
    line: '#332b26',
    'default-border': '#4b4139',
    'input-border': '#887c71',
  },
  contrast: {
    default: '#2a231e',
    raised: '#332b25',
    'default-hover': '#241e19',
    text: '#f5efe8',
    dimmed: '#b9aea3',
    line: '#3d342d',
    'default-border': '#574b42',
    'input-border': '#8a7e73',
  },
};

type AccentColors = {
  /** For text and links on any background. */
  'accent-text': Hex;
  /** For buttons and marks, with text or icons in `on-accent`. It is the accent itself if its contrast is sufficient. */
  'accent-filled': Hex;
  'accent-filled-hover': Hex;
  'accent-contrast': Hex;
  /** For the border of a fill with too little contrast; otherwise `transparent`. */
  'accent-edge': string;
  /** For lines, marks and the focus ring on any background. */
  'accent-line': Hex;
  /** A background with a slight tint of the accent. */
  'accent-light': Hex;
  /** For the lit and the shaded sides of solid drawings; their other sides have the fill. */
  'motif-top': Hex;
  'motif-right': Hex;
};

/** Returns all colors of a site, for both schemes and the contrast tone. */
export function paletteOf({ accent, neutral }: Coloring): Palette {
  const key = `${accent} ${neutral}`;
  if (last?.key !== key) last = { key, palette: makePalette(accent, neutral) };
  return last.palette;
}

let last: { key: string; palette: Palette } | undefined;

function makePalette(accent: Hex, neutral: Coloring['neutral']): Palette {
  const light = neutrals({ ...warm.light, shadow: '#44301e' }, neutral);
  const dark = neutrals(warm.dark, neutral);
  const tone = neutrals(warm.contrast, neutral);
  const wash = (lightness: number, share: number) => {
    const { chroma, hue } = toOklch(accent);
    return toHex({ lightness, chroma: chroma * share, hue });
  };
  const washes = { light: wash(0.975, 0.14), dark: wash(0.262, 0.193), contrast: wash(0.287, 0.2) };
  // The dark scheme and the contrast tone share accent colors that work on the backgrounds of both.
  const deep = accentColors(accent, 'lighter', {
    ink: light.text,
    fills: deepGrounds(dark, tone),
    lines: [dark['default-hover'], tone.raised, tone['default-hover']],
    texts: [washes.dark, washes.contrast],
  });
  return {
    light: {
      ...light,
      ...accentColors(accent, 'darker', {
        ink: light.text,
        fills: fillGrounds(light),
        lines: [light['default-hover']],
        texts: [washes.light],
      }),
      'accent-light': washes.light,
    },
    dark: { ...dark, ...deep, 'accent-light': washes.dark },
    contrast: { ...tone, ...deep, 'accent-light': washes.contrast },
  };
}

/** The backgrounds of buttons. */
const fillGrounds = (colors: typeof warm.dark) => [colors.body, colors.tinted, colors.default, colors.raised];

/** The backgrounds of buttons in the dark scheme and in the contrast tone, which is darker on light pages than on dark ones. */
const deepGrounds = (dark: typeof warm.dark, tone: typeof warm.contrast) => [
  ...fillGrounds(dark),
  dark.contrast,
  tone.default,
];

/** The backgrounds of accent colors: fills are on `fills`, lines also on `lines`, text on all. */
interface Grounds {
  ink: Hex;
  fills: Hex[];
  lines: Hex[];
  texts: Hex[];
}

/** The contrast that WCAG 2 requires of text, and of controls. */
const ratios = { text: 4.5, control: 3 };
/** The contrast that a fill with a border needs on a light background. */
const visible = 1.2;

/** The contrast of a black accent on dark grounds: a middle gray would look like a disabled control. */
const inverted = 13;

function accentColors(accent: Hex, way: 'darker' | 'lighter', { ink, fills, lines, texts }: Grounds) {
  const isBlack = way === 'lighter' && toOklch(accent).chroma < 0.02 && leastContrast(accent, fills) < ratios.control;
  const least = isBlack ? { text: inverted, control: inverted } : ratios;
  const line = shade(accent, way, [...fills, ...lines], least.control);
  // On light backgrounds, a border is enough to show a light button. On dark ones, a dark button would look empty, so it is made lighter.
  const fill = shade(accent, way, fills, way === 'darker' ? visible : least.control);
  const on = ['#ffffff', ink].find((text) => contrast(text, fill) >= ratios.text) ?? '#000000';
  return {
    'accent-text': shade(accent, way, [...fills, ...lines, ...texts], least.text),
    'accent-filled': fill,
    'accent-filled-hover': hovered(fill, on),
    'accent-contrast': on,
    'accent-edge': leastContrast(fill, fills) >= ratios.control ? 'transparent' : line,
    'accent-line': line,
    ...solid(fill),
  };
}

/** The hover color: away from the text's color, or towards it if the fill is already black or white. */
function hovered(fill: Hex, on: Hex): Hex {
  const end = on === '#ffffff' ? '#000000' : '#ffffff';
  return contrast(fill, end) > 1.8 ? mix(fill, end, 0.12) : mix(fill, on, 0.18);
}

function solid(fill: Hex) {
  const { lightness, chroma, hue } = toOklch(fill);
  return {
    'motif-top': toHex({ lightness: lightness + (1 - lightness) * 0.58, chroma: chroma * 0.72, hue }),
    // A nearly black fill cannot get darker, so its shaded side is lighter.
    'motif-right': toHex({ lightness: lightness + (lightness > 0.25 ? -0.1 : 0.12), chroma: chroma * 0.85, hue }),
  };
}

/** The tint of cool neutrals. */
const cool = '#66728a';

function neutrals<T extends Record<string, Hex>>(of: T, neutral: Coloring['neutral']): T {
  if (neutral === 'warm') return of;
  const { hue, chroma } = toOklch({ cool, pure: '#808080' }[neutral] ?? neutral);
  // A grayish color tints less strongly.
  const share = Math.min(1, chroma / 0.05);
  return Object.fromEntries(Object.entries(of).map(([name, color]) => [name, tint(color, hue, share)])) as T;
}

/** How an accent with too little contrast is shown in a scheme. */
export interface Shading {
  scheme: 'light' | 'dark';
  /** The contrast of the accent with the background of pages. */
  contrast: number;
  text: Hex;
  fill: Hex;
  /** The nearest color with enough contrast on all backgrounds. */
  instead: Hex;
}

/** Below this contrast, the colors that are shown visibly differ from the accent. */
const faint = 2.5;

/** The schemes that visitors may see: both, or the one of the site if they cannot choose. */
export function schemesShown(scheme: unknown, canChoose: boolean): Shading['scheme'][] {
  if (canChoose || scheme === 'system') return ['light', 'dark'];
  return [scheme === 'dark' ? 'dark' : 'light'];
}

/** The scheme of pictures of a site, which are made once for all visitors. */
export const firstScheme = (scheme: z.output<typeof theme>['scheme']): Shading['scheme'] =>
  scheme === 'dark' ? 'dark' : 'light';

/** Returns how an accent is adjusted in the first of these schemes in which it has too little contrast; undefined if there is none. */
export function shadingOf(coloring: Coloring, shown: readonly Shading['scheme'][]): Shading | undefined {
  const { light, dark, contrast: tone } = paletteOf(coloring);
  const { accent } = coloring;
  const schemes = [
    { scheme: 'light', fills: fillGrounds(light), colors: light },
    { scheme: 'dark', fills: deepGrounds(dark, tone), colors: dark },
  ] as const;
  for (const { scheme, fills, colors } of schemes) {
    const has = contrast(accent, colors.body);
    if (has >= faint || !shown.includes(scheme)) continue;
    const instead = shade(accent, scheme === 'light' ? 'darker' : 'lighter', fills, ratios.control);
    return { scheme, contrast: has, text: colors['accent-text'], fill: colors['accent-filled'], instead };
  }
  return undefined;
}

/** Returns ten shades of the accent for Mantine, lightest first: its hue and chroma at fixed levels of lightness. */
export function accentShades(accent: Hex): Hex[] {
  const { chroma, hue } = toOklch(accent);
  const ladder = [0.975, 0.94, 0.885, 0.82, 0.755, 0.69, 0.58, 0.53, 0.48, 0.42];
  // Very light and very dark shades have less chroma, or they would look neon or be out of gamut.
  const share = [0.14, 0.28, 0.5, 0.72, 0.9, 1, 1, 0.95, 0.85, 0.72];
  return ladder.map((lightness, index) => toHex({ lightness, chroma: chroma * (share[index] ?? 1), hue }));
}
