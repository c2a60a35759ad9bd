/**
 * Ten shades of the accent, lightest first, as Mantine wants them. Hue and chroma come from `accent`;
 * lightness comes from a ladder, except shade 6 (filled grounds), which is as light as 4.8:1 against white allows,
 * so that any accent an editor picks stays readable.
 */
export function accentShades(accent: string): string[] {
  const { chroma, hue } = toOklch(accent);
  const filled = lightestWithContrast(chroma, hue, 4.8);
  const ladder = [0.975, 0.94, 0.885, 0.82, 0.755, 0.69, filled, filled - 0.05, filled - 0.1, filled - 0.16];
  // Very light and very dark shades hold less colour; more would look neon or leave the gamut.
  const share = [0.14, 0.28, 0.5, 0.72, 0.9, 1, 1, 0.95, 0.85, 0.72];
  return ladder.map((lightness, index) => toHex(lightness, chroma * (share[index] ?? 1), hue));
}

/** The WCAG contrast ratio of two colours given as #rrggbb, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour that lies the given share (0 to 1) of the way from one colour to another, all as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [bytesOf(from), bytesOf(to)];
  return fromBytes(a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share)));
}

/** The colour itself, or its nearest tone on the way to `end` that has a contrast of `ratio` to the ground. */
export function legible(color: string, end: string, ground: string, ratio: number): string {
  for (let share = 0; share < 1; share += 0.04) {
    const tone = mix(color, end, share);
    if (contrast(tone, ground) >= ratio) return tone;
  }
  return end;
}

/** The red, green and blue of a colour, each from 0 to 255. */
export const bytesOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const fromBytes = (bytes: number[]) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

function lightestWithContrast(chroma: number, hue: number, ratio: number): number {
  let low = 0.2;
  let high = 0.9;
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (contrast(toHex(middle, chroma, hue), '#ffffff') >= ratio) low = middle;
    else high = middle;
  }
  return low;
}

function channels(hex: string): [number, number, number] {
  return bytesOf(hex).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// The matrices below are those of the OKLab colour space (Björn Ottosson's definition, public domain).
function toOklch(hex: string): { chroma: number; hue: number } {
  const [r, g, b] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { chroma: Math.hypot(a, bb), hue: Math.atan2(bb, a) };
}

function toHex(lightness: number, chroma: number, hue: number): string {
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
