/** A color as `#rrggbb`. */
export type Hex = string;

/** A color in OKLCH: lightness from 0 to 1, chroma from 0 (gray) to about 0.3, hue in radians. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Returns the WCAG contrast ratio of two colors, from 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the lowest contrast of a color with any of the backgrounds. */
export const leastContrast = (color: Hex, grounds: Hex[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/** Mixes two colors; a share of 0 is the first, 1 the second. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [a, b] = [bytesOf(from), bytesOf(to)];
  return fromBytes(a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share)));
}

/** Mixes a color with as little of `end` as a contrast of `ratio` with the background requires. */
export function legible(color: Hex, end: Hex, ground: Hex, ratio: number): Hex {
  for (let share = 0; share < 1; share += 0.04) {
    const tone = mix(color, end, share);
    if (contrast(tone, ground) >= ratio) return tone;
  }
  return end;
}

/** Makes a color as little darker or lighter as a contrast of `ratio` with all backgrounds requires; keeps its hue. */
export function shade(color: Hex, way: 'darker' | 'lighter', grounds: Hex[], ratio: number): Hex {
  if (leastContrast(color, grounds) >= ratio) return color;
  const { lightness, ...rest } = toOklch(color);
  const end = way === 'darker' ? 0 : 1;
  const at = (share: number) => toHex({ lightness: lightness + (end - lightness) * share, ...rest });
  return at(bisect((share) => leastContrast(at(share), grounds) >= ratio));
}

/** Changes the hue of a color and reduces its chroma to a share; keeps its luminance, so contrasts stay the same. */
export function tint(color: Hex, hue: number, share: number): Hex {
  const { chroma } = toOklch(color);
  const at = (lightness: number) => toHex({ lightness, chroma: chroma * share, hue });
  const goal = luminance(color);
  return at(bisect((lightness) => luminance(at(lightness)) >= goal));
}

/** Returns the smallest number from 0 to 1 that is enough, where all greater ones are too; 1 if none is. */
function bisect(isEnough: (value: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Returns red, green and blue from 0 to 255. */
export const bytesOf = (hex: Hex): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const fromBytes = (bytes: number[]): Hex => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

function channels(hex: Hex): [number, number, number] {
  return bytesOf(hex).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

function luminance(hex: Hex): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// The matrices below define the OKLab color space (Björn Ottosson, public domain).

/** Converts a color to OKLCH. */
export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) };
}

/** Converts an OKLCH color to sRGB; channels out of range are clamped. */
export function toHex({ lightness, chroma, hue }: Oklch): Hex {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const clamped = Math.min(1, Math.max(0, value));
    return Math.round((clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055) * 255);
  });
  return fromBytes(bytes);
}
