import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import sharp, { type CreateText, type OverlayOptions } from 'sharp';
import type { Direction } from '../content/direction.ts';
import { typeset } from '../content/typeset.ts';
import { writeWhole } from '../project/cache-file.ts';
import { cacheFolder } from '../project/cache-folder.ts';
import type { Hex } from '../theme/color.ts';
import { paletteOf } from '../theme/palette.ts';
import { withGlyphs } from './fonts/glyphs.ts';
import { escapeHtml } from './html.ts';
import { drawingsOf, type Look } from './share-image/motif.ts';
import type { Shape } from './share-image/shape.ts';

export interface ShareImageInput {
  /** The title of the page; of any length, always shown whole. */
  title: string;
  brand: { name: string; motto?: string };
  theme: Look;
  /** Light by default. */
  scheme?: 'light' | 'dark' | undefined;
  /** BCP 47; decides where scripts without spaces may break. */
  lang?: string;
  /** From right to left, the picture is mirrored. */
  dir?: Direction;
}

const size = { width: 1200, height: 630 };
const margin = 72;
/** The box and font size of the title, and the place of the motif. A long title gets a wider box and moves the motif aside. */
const withMotif = {
  short: { box: { width: 540, height: 270 }, size: 84, motif: 900 },
  long: { box: { width: 745, height: 200 }, size: 60, motif: 1105 },
};
const fullWidth = { box: { width: 1056, height: 270 }, size: 96, motif: 0 };
const withoutMotif = { short: fullWidth, long: fullWidth };

/** Draws the share image of a page: a PNG of 1200 × 630. Equal input gives equal bytes. */
export async function renderShareImage(page: ShareImageInput): Promise<Buffer> {
  const { title, brand, theme, scheme = 'light', lang = 'en', dir = 'ltr' } = page;
  const colors = paletteOf(theme)[scheme];
  const accent = scheme === 'dark' ? colors['accent-filled'] : theme.accent;
  const { large, mark } = drawingsOf({ ...theme, accent }, colors);
  const hasMotif = mark.length > 0;
  const layouts = hasMotif ? withMotif : withoutMotif;
  const bold = { weight: 'Bold', color: colors.text, lang, dir } as const;
  const short = await setText(title, { ...bold, ...layouts.short });
  const layout = short && short.size < 52 ? layouts.long : layouts.short;
  const fitted = layout === layouts.short ? short : await setText(title, { ...bold, ...layout });
  const name = await setText(brand.name, { ...bold, box: { width: 420, height: 40 }, size: 34, wrap: 'none' });
  const regular = { weight: '', color: colors.dimmed, lang, dir } as const;
  const line = { ...regular, box: { width: 560, height: 36 }, size: 28, wrap: 'none' } as const;
  const motto = await setText(brand.motto ?? '', line);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
<rect width="100%" height="100%" fill="${colors.tinted}"/>
<g${dir === 'rtl' ? ` transform="translate(${size.width}) scale(-1 1)"` : ''}>
${hasMotif ? '' : `<rect width="24" height="100%" fill="${accent}"/>`}
${drawShapes(large, { x: layout.motif, y: 303, unit: 62 })}
${drawShapes(mark, { x: margin + 20, y: 92, unit: 22 })}
<rect x="${margin}" y="526" width="44" height="6" fill="${colors['accent-text']}"/>
</g>
</svg>`;
  const placed = (text: SetText | undefined, start: number, middle: number): OverlayOptions[] => {
    if (!text) return [];
    const left = dir === 'rtl' ? size.width - start - text.width : start;
    return [{ input: text.image, left, top: Math.round(middle - text.height / 2) }];
  };
  return sharp(Buffer.from(drawing))
    .composite([
      ...placed(fitted, margin, size.height / 2),
      ...placed(name, hasMotif ? margin + 56 : margin, 92),
      ...placed(motto, margin, 560),
    ])
    .png({ palette: true, colors: 128, effort: 10, compressionLevel: 9, dither: 0 })
    .toBuffer();
}

/** Crops a picture of the site to the size of a share image, around its most striking part. */
export const cutShareImage = (file: string): Promise<Buffer> =>
  sharp(file, { density: 144 })
    .autoOrient()
    .resize({ ...size, fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

interface Setting {
  weight: 'Bold' | '';
  color: Hex;
  lang: string;
  dir: Direction;
  box: { width: number; height: number };
  /** In pixels; reduced if the text does not fit the box. */
  size: number;
  wrap?: 'none';
}

interface SetText {
  image: Buffer;
  width: number;
  height: number;
  size: number;
}

/** Draws a text in the project's fonts; nothing if they cannot. */
async function setText(text: string, setting: Setting): Promise<SetText | undefined> {
  const { weight, color, lang, dir, box, size, wrap } = setting;
  const drawable = await withGlyphs(typeset(text.replace(/\p{Cc}/gu, ' '), dir), lang);
  if (!drawable) return undefined;
  // Pango takes the direction of a line from its first letter: an invisible one says it where the line begins with a foreign word.
  const words = escapeHtml(dir === 'rtl' ? `\u200f${drawable}` : drawable);
  const markup = `<span foreground="${color}" lang="${lang}" line_height="0.9">${words}</span>`;
  const make = async (fit: Partial<CreateText>) => {
    const input = { text: markup, font: `Instrument Sans ${weight} ${size}`, rgba: true, wrap: wrap ?? 'word', ...fit };
    const { data, info } = await sharp({ text: input as CreateText })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { image: data, ...info };
  };
  fonts ??= loadFonts();
  await fonts;
  const plain = await make({ dpi: 72, ...(!wrap && { width: box.width }) });
  if (plain.width <= box.width && plain.height <= box.height) return { ...plain, size };
  const smaller = await make(box);
  return { ...smaller, size: (size * (smaller.textAutofitDpi ?? 72)) / 72 };
}

let fonts: Promise<void> | undefined;

/** Makes sharp use only the fonts installed with the project, so that pictures are the same on every machine. */
async function loadFonts(): Promise<void> {
  const folder = cacheFolder('fonts');
  const file = join(folder, 'fonts.conf');
  const { resolve: find } = createRequire(import.meta.url);
  const installed = resolve(find('@expo-google-fonts/instrument-sans/package.json'), '../..');
  writeWhole(
    file,
    `<fontconfig><dir>${escapeHtml(installed)}</dir><cachedir>${escapeHtml(folder)}</cachedir></fontconfig>`,
  );
  // Read at the first text. Deleted then, as child processes must not inherit it.
  process.env.FONTCONFIG_FILE = file;
  await sharp({ text: { text: 'a' } }).toBuffer();
  delete process.env.FONTCONFIG_FILE;
}

function drawShapes(shapes: Shape[], at: { x: number; y: number; unit: number }): string {
  const n = (value: number) => Math.round(value * 100) / 100;
  const drawn = shapes.map((shape) => {
    if (shape.kind === 'dot')
      return `<circle cx="${n(shape.at[0])}" cy="${n(shape.at[1])}" r="${n(shape.radius ?? 2.6 / at.unit)}" fill="${shape.color}"/>`;
    const corners = shape.corners.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
    return `<polygon points="${corners}" fill="${shape.fill}" stroke="${shape.stroke}"/>`;
  });
  const line = `stroke-width="${n((at.unit > 40 ? 1.6 : 1.2) / at.unit)}" stroke-linejoin="round"`;
  return `<g transform="translate(${at.x} ${at.y}) scale(${at.unit})" ${line}>${drawn.join('')}</g>`;
}
