import latinExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { SiteConfig } from '../../schema/site.ts';
import { scriptCss } from './script-css.ts';

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** The font of a site. */
interface FontCss {
  /** What every page needs: what stands in for the font, and the variable `--font`. */
  css: string;
  /** The addresses to preload. */
  preload: string[];
  /** What a page needs beside that for the letters in its HTML. */
  cssFor(html: string): string;
}

/**
 * The font's faces. Behind the font stand the shapes of what a device has, made as wide as the font: nothing moves
 * when the font arrives. Letters that the font lacks are the system's, with what their script asks for.
 */
export function fontCss(font: SiteConfig['theme']['font'], lang: string): FontCss {
  const script = scriptCss(lang);
  if (font === 'system') return { css: `:root{--font:${system}}${script}`, preload: [], cssFor: () => '' };
  const names = ['Instrument Sans', ...standIns.map(({ shapes: [shape] }) => `As ${shape}`)];
  const css = [
    face(latin, latinRange),
    ...standIns.flatMap(standInFaces),
    `:root{--font:${names.map((name) => `"${name}"`)},${system}}`,
    script,
  ];
  return {
    css: css.join(''),
    preload: [latin],
    cssFor: (html) => (extended.test(html) ? face(latinExt, extendedRange) : ''),
  };
}

const face = (url: string, range: string) =>
  `@font-face{font-family:"Instrument Sans";font-weight:400 700;font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`;

/** A font that a device has, to stand in until the font has come. */
interface StandIn {
  /** Its names, the usual one first, and those of fonts of the same widths. */
  shapes: [string, ...string[]];
  /** What makes it as wide as the font: in sentences, in labels, which have more capitals, and in headings. Measured on the sample's pages, as what moves least. */
  regular: number;
  medium: number;
  bold: number;
}

const standIns: StandIn[] = [
  // Windows, macOS, iOS, and most of Linux.
  { shapes: ['Arial', 'Liberation Sans', 'Arimo'], regular: 1.019, medium: 1.062, bold: 0.978 },
  // Android, which has no Arial; where its weights are one file, that has but the one name.
  { shapes: ['Roboto'], regular: 1.02, medium: 1.05, bold: 1.045 },
  // The rest of Linux.
  { shapes: ['DejaVu Sans'], regular: 0.895, medium: 0.931, bold: 0.83 },
];

function standInFaces({ shapes, regular, medium, bold }: StandIn): string[] {
  const bolds = shapes.map((name) => `${name} Bold`);
  return [
    standInFace(shapes, '400 499', shapes, regular),
    standInFace(shapes, '500 599', shapes, medium),
    standInFace(shapes, '600 700', [...bolds, ...shapes], bold),
  ];
}

/** Ascent and descent are the font's, 970 and 250 of 1000. */
function standInFace([name]: StandIn['shapes'], weights: string, files: string[], width: number): string {
  const percent = (part: number) => `${+(part * 100).toFixed(2)}%`;
  const local = files.map((file) => `local("${file}")`);
  return `@font-face{font-family:"As ${name}";font-weight:${weights};src:${local};size-adjust:${percent(width)};ascent-override:${percent(0.97 / width)};descent-override:${percent(0.25 / width)};line-gap-override:0%}`;
}

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const extendedRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';
const extended =
  /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2c60-\u2c7f\ua720-\ua7ff]/;
