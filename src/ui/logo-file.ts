import { svgPathBbox } from 'svg-path-bbox';
import { bytesOf, legible } from '../config/resolve/color.ts';
import { getIcon } from '../config/resolve/icon-data.ts';
import type { Palette } from '../config/resolve/palette.ts';

/** A brand's logo as a file of its own: so no page carries its drawing, and the browser fetches it when it comes near. */
export interface LogoFile {
  /** Its address; another drawing has another one. */
  src: string;
  svg: string;
  /** The size of the drawing, in its own units. */
  width: number;
  height: number;
}

/** Draws the logo of a brand (`simple-icons:react`), in a colour that is legible in whichever scheme it is shown. */
export function logoFile(name: string, palette: Palette): LogoFile {
  const key = `${name} ${palette.light.ink}`;
  const known = files.get(key) ?? draw(name, palette);
  files.set(key, known);
  return known;
}

const files = new Map<string, LogoFile>();

/** The drawing at an address that `logoFile` has given. */
export const logoAt = (src: string): string | undefined => [...files.values()].find((file) => file.src === src)?.svg;

function draw(name: string, palette: Palette): LogoFile {
  const icon = getIcon(name);
  if (icon.set !== 'simple-icons') throw new Error(`${name} is no brand's logo`);
  const { light, dark } = legibleColours(icon.hex, palette);
  const [x, y, right, bottom] = svgPathBbox(icon.path);
  const [width, height] = [right - x, bottom - y];
  // In a picture, the scheme is that of the place where it is shown, and not the system's.
  const style = `path{fill:${light}}@media(prefers-color-scheme:dark){path{fill:${dark}}}`;
  const box = [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${style}</style><path d="${icon.path}"/></svg>`;
  return { src: `/assets/logos/${name.replace(/^.*:/, '')}-${hash(svg)}.svg`, svg, width, height };
}

/** FNV-1a, as eight digits: enough to tell a drawing from its successor. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** A brand's colour for each scheme: its own where it stands out enough, else as little changed as legibility asks. */
function legibleColours(hex: string, { light, dark }: Palette): { light: string; dark: string } {
  const bytes = bytesOf(hex);
  // Black and white have no hue to keep: they become the colour of the text, `--ink`.
  if (Math.max(...bytes) - Math.min(...bytes) < 16) return { light: light.ink, dark: dark.ink };
  // The grounds are the darkest light one and the lightest dark one. Thin light lines on a dark ground need more than the
  // 3:1 that graphics must have.
  return {
    light: legible(hex, '#000000', light['ground-tinted'], 3),
    dark: legible(hex, '#ffffff', dark['surface-raised'], 4.5),
  };
}
