import { boxOfPath } from './box-of-path.ts';
import { getIcon } from './icon-data.ts';
import { legibleColours } from './legible-colour.ts';

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
export function logoFile(name: string): LogoFile {
  const known = files.get(name) ?? draw(name);
  files.set(name, known);
  return known;
}

const files = new Map<string, LogoFile>();

/** The drawing at an address that `logoFile` has given. */
export const logoAt = (src: string): string | undefined => [...files.values()].find((file) => file.src === src)?.svg;

function draw(name: string): LogoFile {
  const icon = getIcon(name);
  if (icon.set !== 'simple-icons') throw new Error(`${name} is no brand's logo`);
  const { light, dark } = legibleColours(icon.hex);
  const { x, y, width, height } = boxOfPath(icon.path);
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
