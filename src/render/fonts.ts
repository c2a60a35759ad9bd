import { localeOf } from '../content/locale.ts';
import type { SiteFonts, WebFont } from '../media/fonts/web-fonts.ts';

interface FontCss {
  /** For every page: the fonts, their fallbacks, and the variables with their names. */
  css: string;
  /** The addresses to preload. */
  preload: string[];
  /** What a page needs in addition for the letters in its HTML. */
  cssFor(html: string): string;
}

/**
 * Returns the `@font-face` rules of a site. Behind each font are fallbacks from the visitor's system, scaled to the same width, so that
 * nothing shifts when the font loads.
 */
export function fontCss({ text, heading, differ }: SiteFonts, lang: string): FontCss {
  const fonts = [text, heading].filter((font) => font !== undefined);
  const css = [
    ...(text ? [face(text), ...fallbacksOf(text).flatMap((fallback) => textFaces(fallback, text))] : []),
    // Declared for all weights, so that browsers do not embolden a heading font of one weight.
    ...(heading ? [face({ ...heading, weights: allWeights(heading) }), ...headingFaces(heading)] : []),
    `:root{--mantine-font-family:${familiesOf(text, 'As')}${differ ? `;--mantine-font-family-headings:${familiesOf(heading, 'Heading as')}` : ''}}`,
    languageCss(lang),
  ];
  const extendedCss = fonts.map(extendedFace).join('');
  return {
    css: css.join(''),
    preload: fonts.map(({ address }) => address),
    cssFor: (html) => (extended.test(html) ? extendedCss : ''),
  };
}

/** The scripts that the type scale was designed for. */
const western = ['Latn', 'Cyrl', 'Grek'];

/** In these, words that are longer than their line break with a hyphen; no code and no address does. */
const hyphens =
  '@supports (hyphenate-limit-chars:1){main :is(h1,h2,h3,p,dd,figcaption){hyphens:auto;hyphenate-limit-chars:16 5 5}main :is(code,[href^=mailto]){hyphens:manual}}';

/**
 * Returns adjustments for a language. Others than English, which has few long words, break them. Other scripts than western ones need
 * normal letter spacing and more line height.
 */
function languageCss(lang: string): string {
  const { language, script = 'Latn' } = localeOf(lang);
  if (language === 'en') return '';
  // `html:root` wins over the `:root` of the later `variables.css`.
  return western.includes(script) ? hyphens : 'html:root{--tracking:0;--least-leading:1.3}';
}

const allWeights = ({ weights }: WebFont) => (weights.includes(' ') ? weights : '1 1000');

const face = (font: WebFont) => faceOf(font, font.address, font.extended ? latinRange : '');
const extendedFace = (font: WebFont) => (font.extended ? faceOf(font, font.extended, extendedRange) : '');
const faceOf = ({ family, weights }: WebFont, url: string, range: string) =>
  `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url(${url}) format("woff2")${range && `;unicode-range:${range}`}}`;

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const serif = 'ui-serif, Georgia, "Times New Roman", "Noto Serif", serif';

/** The `font-family` of a font with its fallbacks. */
function familiesOf(font: WebFont | undefined, prefix: string): string {
  if (!font) return system;
  const names = [font.family, ...fallbacksOf(font).map(({ fonts: [name] }) => `${prefix} ${name}`)];
  return `${names.map((name) => `"${name}"`)},${font.serif ? serif : system}`;
}

/** A system font that is used until the web font has loaded. */
interface Fallback {
  /** Its name, and those of fonts with the same widths. */
  fonts: [string, ...string[]];
  /** The mean widths of its letters in the texts of `measure-font.ts`: sentences and labels in regular, headings in bold. */
  widths: WebFont['widths'];
}

const sansFallbacks: Fallback[] = [
  // Windows, macOS, iOS, and most Linux systems.
  { fonts: ['Arial', 'Liberation Sans', 'Arimo'], widths: [0.4438, 0.5325, 0.4847] },
  // Android, which has no Arial.
  { fonts: ['Roboto'], widths: [0.4405, 0.5324, 0.4543] },
  // Other Linux systems.
  { fonts: ['DejaVu Sans'], widths: [0.5067, 0.5819, 0.5787] },
];
const serifFallbacks: Fallback[] = [
  { fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'], widths: [0.4037, 0.4794, 0.4312] },
  { fonts: ['Noto Serif'], widths: [0.4796, 0.5599, 0.5099] },
  { fonts: ['DejaVu Serif'], widths: [0.5116, 0.6045, 0.5697] },
];

const fallbacksOf = (font: WebFont) => (font.serif ? serifFallbacks : sansFallbacks);

function textFaces({ fonts, widths }: Fallback, font: WebFont): string[] {
  const name = `As ${fonts[0]}`;
  const ratio = (at: 0 | 1 | 2) => font.widths[at] / widths[at];
  return [
    fallbackFace(name, '400 499', fonts, font, ratio(0)),
    fallbackFace(name, '500 599', fonts, font, ratio(1)),
    fallbackFace(name, '600 700', boldOf(fonts), font, ratio(2)),
  ];
}

const headingFaces = (font: WebFont) =>
  fallbacksOf(font).map(({ fonts, widths }) =>
    fallbackFace(`Heading as ${fonts[0]}`, '1 1000', boldOf(fonts), font, font.widths[2] / widths[2]),
  );

const boldOf = (fonts: string[]) => [...fonts.map((name) => `${name} Bold`), ...fonts];

function fallbackFace(
  name: string,
  weights: string,
  localNames: string[],
  { ascent, descent }: WebFont,
  scale: number,
): string {
  const percent = (part: number) => `${+(part * 100).toFixed(2)}%`;
  const local = localNames.map((name) => `local("${name}")`);
  return `@font-face{font-family:"${name}";font-weight:${weights};src:${local};size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%}`;
}

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const extendedRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';
const extended =
  /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2c60-\u2c7f\ua720-\ua7ff]/;
