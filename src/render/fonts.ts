import type { SiteFonts, WebFont } from '../site/fonts/web-fonts.ts';
import { scriptCss } from './script-css.ts';

/** The rules for the fonts of a site. */
interface FontCss {
  /** What every page needs: the fonts, what stands in for them, and the variables that name them. */
  css: string;
  /** The addresses to preload. */
  preload: string[];
  /** What a page needs beside that for the letters in its HTML. */
  cssFor(html: string): string;
}

/**
 * The faces of a site's fonts. Behind each font stand the shapes of what a device has, made as wide as the font: nothing moves when
 * the font arrives. Letters that the font lacks are the system's, with what their script asks for.
 */
export function fontCss({ text, heading, differ }: SiteFonts, lang: string): FontCss {
  const fonts = [text, heading].filter((font) => font !== undefined);
  const css = [
    ...(text ? [face(text), ...standInsOf(text).flatMap((standIn) => textFaces(standIn, text))] : []),
    // A font of one weight is drawn for headings as it is.
    ...(heading ? [face({ ...heading, weights: manyOf(heading) }), ...headingFaces(heading)] : []),
    `:root{--font:${familiesOf(text, 'As')}${differ ? `;--mantine-font-family-headings:${familiesOf(heading, 'Heading as')}` : ''}}`,
    scriptCss(lang),
  ];
  const extendedCss = fonts.map(extendedFace).join('');
  return {
    css: css.join(''),
    preload: fonts.map(({ address }) => address),
    cssFor: (html) => (extended.test(html) ? extendedCss : ''),
  };
}

const manyOf = ({ weights }: WebFont) => (weights.includes(' ') ? weights : '1 1000');

const face = (font: WebFont) => faceOf(font, font.address, font.extended ? latinRange : '');
const extendedFace = (font: WebFont) => (font.extended ? faceOf(font, font.extended, extendedRange) : '');
const faceOf = ({ family, weights }: WebFont, url: string, range: string) =>
  `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url(${url}) format("woff2")${range && `;unicode-range:${range}`}}`;

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const serif = 'ui-serif, Georgia, "Times New Roman", "Noto Serif", serif';

/** A font's family with what stands behind it, as `font-family` has it. */
function familiesOf(font: WebFont | undefined, prefix: string): string {
  if (!font) return system;
  const names = [font.family, ...standInsOf(font).map(({ shapes: [shape] }) => `${prefix} ${shape}`)];
  return `${names.map((name) => `"${name}"`)},${font.serif ? serif : system}`;
}

/** A font that a device has, to stand in until the font has come. */
interface StandIn {
  /** Its names, the usual one first, and those of fonts of the same widths. */
  shapes: [string, ...string[]];
  /** How wide a letter is in the texts of `measure-font.ts`: of sentences and labels in its regular weight, of headings in bold. */
  widths: WebFont['widths'];
}

const sansStandIns: StandIn[] = [
  // Windows, macOS, iOS, and most of Linux.
  { shapes: ['Arial', 'Liberation Sans', 'Arimo'], widths: [0.4438, 0.5325, 0.4847] },
  // Android, which has no Arial; where its weights are one file, that has but the one name.
  { shapes: ['Roboto'], widths: [0.4405, 0.5324, 0.4543] },
  // The rest of Linux.
  { shapes: ['DejaVu Sans'], widths: [0.5067, 0.5819, 0.5787] },
];
const serifStandIns: StandIn[] = [
  { shapes: ['Times New Roman', 'Liberation Serif', 'Tinos'], widths: [0.4037, 0.4794, 0.4312] },
  { shapes: ['Noto Serif'], widths: [0.4796, 0.5599, 0.5099] },
  { shapes: ['DejaVu Serif'], widths: [0.5116, 0.6045, 0.5697] },
];

const standInsOf = (font: WebFont) => (font.serif ? serifStandIns : sansStandIns);

function textFaces({ shapes, widths }: StandIn, font: WebFont): string[] {
  const name = `As ${shapes[0]}`;
  const ratio = (at: 0 | 1 | 2) => font.widths[at] / widths[at];
  return [
    standInFace(name, '400 499', shapes, font, ratio(0)),
    standInFace(name, '500 599', shapes, font, ratio(1)),
    standInFace(name, '600 700', boldOf(shapes), font, ratio(2)),
  ];
}

const headingFaces = (font: WebFont) =>
  standInsOf(font).map(({ shapes, widths }) =>
    standInFace(`Heading as ${shapes[0]}`, '1 1000', boldOf(shapes), font, font.widths[2] / widths[2]),
  );

const boldOf = (shapes: string[]) => [...shapes.map((name) => `${name} Bold`), ...shapes];

function standInFace(
  name: string,
  weights: string,
  files: string[],
  { ascent, descent }: WebFont,
  width: number,
): string {
  const percent = (part: number) => `${+(part * 100).toFixed(2)}%`;
  const local = files.map((file) => `local("${file}")`);
  return `@font-face{font-family:"${name}";font-weight:${weights};src:${local};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`;
}

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const extendedRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';
const extended =
  /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2c60-\u2c7f\ua720-\ua7ff]/;
