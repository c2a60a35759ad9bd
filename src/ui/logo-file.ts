import { svgPathBbox } from 'svg-path-bbox';
import { getIcon } from '../media/icon-data.ts';
import { bytesOf, legible } from '../theme/color.ts';
import type { Palette } from '../theme/palette.ts';

/** A brand's logo as an SVG file, which browsers load lazily and cache. */
export interface LogoFile {
  /** Its address, with a hash of the drawing. */
  src: string;
  svg: string;
  /** The size of the drawing, in units of its `viewBox`. */
  width: number;
  height: number;
}

/** Draws the logo of a brand, such as `simple-icons:react`, in a color that is legible in both color schemes. */
export function logoFile(name: string, palette: Palette): LogoFile {
  const key = `${name} ${palette.light.text}`;
  const known = files.get(key) ?? draw(name, palette);
  files.set(key, known);
  return known;
}

const files = new Map<string, LogoFile>();

/** Returns the SVG for an address that `logoFile` returned. */
export const logoAt = (src: string): string | undefined => [...files.values()].find((file) => file.src === src)?.svg;

function draw(name: string, palette: Palette): LogoFile {
  const icon = getIcon(name);
  if (icon.set !== 'simple-icons') throw new Error(`${name} is no brand's logo`);
  const { light, dark } = legibleColors(icon.hex, palette);
  const [x, y, right, bottom] = svgPathBbox(icon.path);
  const [width, height] = [right - x, bottom - y];
  // Inside of an `<img>`, the media query matches the `color-scheme` of the page's element.
  const style = `path{fill:${light}}@media(prefers-color-scheme:dark){path{fill:${dark}}}`;
  const box = [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${style}</style><path d="${icon.path}"/></svg>`;
  return { src: `/assets/logos/${name.replace(/^.*:/, '')}-${hash(svg)}.svg`, svg, width, height };
}

/** FNV-1a as eight hexadecimal digits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** A brand's color for each scheme, changed only as far as contrast requires. */
function legibleColors(hex: string, { light, dark }: Palette): { light: string; dark: string } {
  const bytes = bytesOf(hex);
  // Black, gray and white have no hue to keep, so they get the color of text.
  if (Math.max(...bytes) - Math.min(...bytes) < 16) return { light: light.text, dark: dark.text };
  // Against the worst background of each scheme. Thin light lines on dark need more than the required 3:1.
  return {
    light: legible(hex, '#000000', light.tinted, 3),
    dark: legible(hex, '#ffffff', dark.raised, 4.5),
  };
}
