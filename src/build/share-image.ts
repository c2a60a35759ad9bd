import sharp from 'sharp';
import { fontsFor, type Weight } from './fonts/font-stack.ts';
import { type Hex, legibleOn, neutrals } from './share-image/color.ts';
import { drawText, fitText, type Setting } from './share-image/lettering.ts';
import { drawMark, drawMotif, type Shape } from './share-image/motif.ts';

export interface ShareImageInput {
  /** The title of the page; of any length, always shown whole. */
  title: string;
  brand: { name: string; motto: string };
  /** The accent colour as `#rrggbb`. */
  accent: Hex;
  /** BCP 47; decides where scripts without spaces may break. */
  lang?: string;
}

const size = { width: 1200, height: 630 };
const margin = 72;
/** A long title gets the wider box and pushes the drawing aside. */
const layouts = {
  short: { box: { width: 540, lines: 3, size: 84 }, motif: 900 },
  long: { box: { width: 745, lines: 3, size: 60 }, motif: 1105 },
};
/** From line to line, in em; letters of scripts with signs above and below need more room. */
const leading = { western: 1.06, other: 1.3 };

/** Draws the picture of a page that is shown where its address is shared: a PNG of 1200 × 630, the same bytes each time. */
export async function renderShareImage(input: ShareImageInput): Promise<Buffer> {
  return sharp(Buffer.from(drawShareImage(input)))
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9, dither: 0 })
    .toBuffer();
}

function drawShareImage({ title, brand, accent, lang = 'en' }: ShareImageInput): string {
  const fonts = fontsFor([title, brand.name, brand.motto], lang);
  const setting = (text: string, weight: Weight, color: Hex, tracking = 0): Setting => {
    const western = fonts.choose(text, weight) === 0;
    // Letters that are joined by a line must not be moved together or apart.
    return {
      font: fonts.fontFor(text, weight),
      color,
      bold: weight === 'bold',
      tracking: western ? tracking : 0,
      lang,
    };
  };
  const bold = setting(title, 'bold', neutrals.ink, -0.01);
  const name = setting(brand.name, 'bold', neutrals.ink);
  const motto = setting(brand.motto, 'regular', neutrals.stone);

  const short = fitText(title, bold, layouts.short.box);
  const layout = short.size < 52 ? layouts.long : layouts.short;
  const fitted = layout === layouts.short ? short : fitText(title, bold, layout.box);
  const step = fitted.size * (fonts.choose(title, 'bold') === 0 ? leading.western : leading.other);
  const first = size.height / 2 - ((fitted.lines.length - 1) * step) / 2 + fitted.size * 0.35;
  const nameLine = fitText(brand.name, name, { width: 420, lines: 1, size: 34 });
  const mottoLine = fitText(brand.motto, motto, { width: 560, lines: 1, size: 28 });

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
<rect width="100%" height="100%" fill="${neutrals.ground}"/>
${drawShapes(drawMotif(accent), { x: layout.motif, y: 303, unit: 62 })}
${drawShapes(drawMark(accent), { x: margin + 20, y: 92, unit: 22 })}
${nameLine.lines.map((line) => drawText(line, name, { x: margin + 56, y: 103, size: nameLine.size })).join('')}
${fitted.lines.map((line, index) => drawText(line, bold, { x: margin, y: first + index * step, size: fitted.size })).join('')}
<rect x="${margin}" y="526" width="44" height="6" fill="${legibleOn(neutrals.ground, accent)}"/>
${mottoLine.lines.map((line) => drawText(line, motto, { x: margin, y: 568, size: mottoLine.size })).join('')}
</svg>`;
}

function drawShapes(shapes: Shape[], at: { x: number; y: number; unit: number }): string {
  const n = (value: number) => Math.round(value * 100) / 100;
  const drawn = shapes.map((shape) => {
    if (shape.kind === 'dot')
      return `<circle cx="${n(shape.at[0])}" cy="${n(shape.at[1])}" r="${n(2.6 / at.unit)}" fill="${shape.color}"/>`;
    if (shape.kind === 'face') {
      const corners = shape.corners.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
      return `<polygon points="${corners}" fill="${shape.color}" stroke="${shape.color}" stroke-width="${n(0.6 / at.unit)}" stroke-linejoin="round"/>`;
    }
    const [[x1, y1], [x2, y2]] = [shape.from, shape.to];
    return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${shape.color}" stroke-width="${n(1.6 / at.unit)}" stroke-linecap="round"/>`;
  });
  return `<g transform="translate(${at.x} ${at.y}) scale(${at.unit})">${drawn.join('')}</g>`;
}
