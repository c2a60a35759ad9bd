import type { z } from 'zod';
import type { theme } from '../../../schema/theme.ts';
import { contrast, type Hex, leastContrast, mix, shade, tint, toHex, toOklch } from './color.ts';

/** What of a theme its colours follow from. */
export type Colouring = Pick<z.output<typeof theme>, 'accent' | 'neutral'>;

/** Every colour of a site, by the name of its variable without the `--`. */
export interface Palette {
  light: typeof warm.light & AccentColours & { shadow: Hex };
  dark: typeof warm.dark & AccentColours;
  /** Sections of the contrast tone, whose ground is `ground-contrast` of the scheme. */
  contrast: typeof warm.contrast & AccentColours;
}

/** The warm neutrals. Those of other hues are as light, so each contrast between two of them is the same. */
const warm = {
  light: {
    ground: '#fffdfa',
    'ground-tinted': '#f7f2ea',
    'ground-contrast': '#1d1814',
    surface: '#ffffff',
    'surface-raised': '#ffffff',
    'surface-sunken': '#f3ece2',
    ink: '#1a1613',
    'ink-soft': '#5e554d',
    line: '#e7ded3',
    'line-strong': '#cdbfb0',
    'field-line': '#8d8277',
  },
  dark: {
    ground: '#14110f',
    'ground-tinted': '#1a1613',
    'ground-contrast': '#241d18',
    surface: '#211c18',
    'surface-raised': '#2a2420',
    'surface-sunken': '#1c1815',
    ink: '#f5efe8',
    'ink-soft': '#b9aea3',
    line: '#332b26',
    'line-strong': '#4b4139',
    'field-line': '#887c71',
  },
  contrast: {
    surface: '#2a231e',
    'surface-raised': '#332b25',
    'surface-sunken': '#241e19',
    ink: '#f5efe8',
    'ink-soft': '#b9aea3',
    line: '#3d342d',
    'line-strong': '#574b42',
    'field-line': '#8a7e73',
  },
};

type AccentColours = {
  /** Text and links on any ground. */
  'accent-text': Hex;
  /** Buttons and marks with words or icons on them, in `on-accent`: the accent itself wherever it can be seen. */
  'accent-fill': Hex;
  'accent-fill-hover': Hex;
  'on-accent': Hex;
  /** Around a fill that stands out too little by itself; else `transparent`. */
  'accent-edge': string;
  /** Lines, marks and the focus ring on any ground. */
  'accent-line': Hex;
  /** A ground with a breath of the accent. */
  'accent-wash': Hex;
  /** What of solids lies in the light, and in the shade; the rest has the fill. */
  'solid-top': Hex;
  'solid-right': Hex;
};

/** All colours of a site, for both schemes and the contrast tone. */
export function paletteOf({ accent, neutral }: Colouring): Palette {
  const key = `${accent} ${neutral}`;
  if (last?.key !== key) last = { key, palette: makePalette(accent, neutral) };
  return last.palette;
}

let last: { key: string; palette: Palette } | undefined;

function makePalette(accent: Hex, neutral: Colouring['neutral']): Palette {
  const light = neutrals({ ...warm.light, shadow: '#44301e' }, neutral);
  const dark = neutrals(warm.dark, neutral);
  const tone = neutrals(warm.contrast, neutral);
  const wash = (lightness: number, share: number) => {
    const { chroma, hue } = toOklch(accent);
    return toHex({ lightness, chroma: chroma * share, hue });
  };
  const washes = { light: wash(0.975, 0.14), dark: wash(0.262, 0.193), contrast: wash(0.287, 0.2) };
  // The dark scheme and the contrast tone share one set, seen well on the grounds of both.
  const deep = accentColours(accent, 'lighter', {
    ink: light.ink,
    fills: deepGrounds(dark, tone),
    lines: [dark['surface-sunken'], tone['surface-raised'], tone['surface-sunken']],
    texts: [washes.dark, washes.contrast],
  });
  return {
    light: {
      ...light,
      ...accentColours(accent, 'darker', {
        ink: light.ink,
        fills: fillGrounds(light),
        lines: [light['surface-sunken']],
        texts: [washes.light],
      }),
      'accent-wash': washes.light,
    },
    dark: { ...dark, ...deep, 'accent-wash': washes.dark },
    contrast: { ...tone, ...deep, 'accent-wash': washes.contrast },
  };
}

/** Where buttons stand. */
const fillGrounds = (colours: typeof warm.dark) => [
  colours.ground,
  colours['ground-tinted'],
  colours.surface,
  colours['surface-raised'],
];

/** The same for dark grounds. The contrast tone of a light page is darker than that of a dark one. */
const deepGrounds = (dark: typeof warm.dark, tone: typeof warm.contrast) => [
  ...fillGrounds(dark),
  dark['ground-contrast'],
  tone.surface,
];

/** Where accent colours are seen: fills on the first, lines on the second too, text on all. */
interface Grounds {
  ink: Hex;
  fills: Hex[];
  lines: Hex[];
  texts: Hex[];
}

/** What WCAG 2 asks of text, and of controls and marks. */
const ratios = { text: 4.5, control: 3 };
/** A fill on a light ground needs this much to be a shape of its own; an edge around it does the rest. */
const visible = 1.2;

function accentColours(accent: Hex, way: 'darker' | 'lighter', { ink, fills, lines, texts }: Grounds) {
  const line = shade(accent, way, [...fills, ...lines], ratios.control);
  // A light colour with an edge is a button on paper; a dark one in the dark would be an empty frame, so that is made lighter.
  const fill = shade(accent, way, fills, way === 'darker' ? visible : ratios.control);
  const on = ['#ffffff', ink].find((text) => contrast(text, fill) >= ratios.text) ?? '#000000';
  return {
    'accent-text': shade(accent, way, [...fills, ...lines, ...texts], ratios.text),
    'accent-fill': fill,
    'accent-fill-hover': hovered(fill, on),
    'on-accent': on,
    'accent-edge': leastContrast(fill, fills) >= ratios.control ? 'transparent' : line,
    'accent-line': line,
    ...solid(fill),
  };
}

/** A little away from the colour of the text on it; where there is no room, as from black, towards it. */
function hovered(fill: Hex, on: Hex): Hex {
  const end = on === '#ffffff' ? '#000000' : '#ffffff';
  return contrast(fill, end) > 1.8 ? mix(fill, end, 0.12) : mix(fill, on, 0.18);
}

function solid(fill: Hex) {
  const { lightness, chroma, hue } = toOklch(fill);
  return {
    'solid-top': toHex({ lightness: lightness + (1 - lightness) * 0.58, chroma: chroma * 0.72, hue }),
    // What is nearly black has no shade: there the light comes from the other side.
    'solid-right': toHex({ lightness: lightness + (lightness > 0.25 ? -0.1 : 0.12), chroma: chroma * 0.85, hue }),
  };
}

/** The slate that cool neutrals are tinted with. */
const cool = '#66728a';

function neutrals<T extends Record<string, Hex>>(of: T, neutral: Colouring['neutral']): T {
  if (neutral === 'warm') return of;
  const { hue, chroma } = toOklch({ cool, pure: '#808080' }[neutral] ?? neutral);
  // A greyish colour tints less.
  const share = Math.min(1, chroma / 0.05);
  return Object.fromEntries(Object.entries(of).map(([name, color]) => [name, tint(color, hue, share)])) as T;
}

/** What of an accent is not shown as it was written, because it is too pale or too dark for its ground. */
export interface Shading {
  scheme: 'light' | 'dark';
  /** The contrast of the accent to the ground of pages. */
  contrast: number;
  text: Hex;
  fill: Hex;
  /** The nearest colour that stands out on all grounds. */
  instead: Hex;
}

/** Below this, what is shown differs from the accent for every eye. */
const faint = 2.5;

/** Tells where an accent hardly stands out from its ground, so that it is shown in another shade or with an edge. */
export function shadingOf(colouring: Colouring): Shading | undefined {
  const { light, dark, contrast: tone } = paletteOf(colouring);
  const { accent } = colouring;
  const schemes = [
    { scheme: 'light', fills: fillGrounds(light), colours: light },
    { scheme: 'dark', fills: deepGrounds(dark, tone), colours: dark },
  ] as const;
  for (const { scheme, fills, colours } of schemes) {
    const has = contrast(accent, colours.ground);
    if (has >= faint) continue;
    const instead = shade(accent, scheme === 'light' ? 'darker' : 'lighter', fills, ratios.control);
    return { scheme, contrast: has, text: colours['accent-text'], fill: colours['accent-fill'], instead };
  }
  return undefined;
}

/** Ten shades of the accent, lightest first, for what Mantine colours by them. Hue and chroma are the accent's, lightness comes from a ladder. */
export function accentShades(accent: Hex): Hex[] {
  const { chroma, hue } = toOklch(accent);
  const ladder = [0.975, 0.94, 0.885, 0.82, 0.755, 0.69, 0.58, 0.53, 0.48, 0.42];
  // Very light and very dark shades hold less colour; more would look neon or leave the gamut.
  const share = [0.14, 0.28, 0.5, 0.72, 0.9, 1, 1, 0.95, 0.85, 0.72];
  return ladder.map((lightness, index) => toHex({ lightness, chroma: chroma * (share[index] ?? 1), hue }));
}
