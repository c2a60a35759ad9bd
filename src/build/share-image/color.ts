/** A colour as `#rrggbb`. */
export type Hex = string;

/** The warm neutrals that printed and shared things are drawn with. */
export const neutrals = { paper: '#fffdfa', ground: '#f7f1e8', line: '#e3d8c9', stone: '#625850', ink: '#1a1613' };

/** Returns the colour that lies the given share (0 to 1) of the way from one colour to another. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Returns the contrast ratio of two colours as WCAG defines it, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the colour itself, or the nearest darker tone of it that text on a light ground may have (4.5 : 1). */
export function legibleOn(ground: Hex, color: Hex): Hex {
  for (let share = 0; share < 1; share += 0.04) {
    const tone = mix(color, neutrals.ink, share);
    if (contrast(tone, ground) >= 4.5) return tone;
  }
  return neutrals.ink;
}

function channels(color: Hex): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function luminance(color: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
