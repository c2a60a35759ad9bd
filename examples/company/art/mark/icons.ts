import sharp, { type Sharp } from 'sharp';
import { wrapIco } from '../../../../src/outputs/icons.ts';
import { ink } from '../palette.ts';
import { drawMark } from './draw-mark.ts';

/** Every file that shows the mark, by its path under the public folder. */
export async function drawIcons(): Promise<Record<string, string | Buffer>> {
  const bold = drawMark({ size: 32, margin: 0.5, bold: true });
  const plain = drawMark({ size: 256, margin: 8, bold: false });
  return {
    'favicon.svg': bold,
    'favicon.ico': wrapIco(await png(bold, 32), 32),
    'apple-touch-icon.png': await png(tile(180, 30, 0), 180),
    'icon-192.png': await png(tile(192, 30, 40), 192),
    'icon-512.png': await png(tile(512, 80, 108), 512),
    'icon-maskable-512.png': await png(tile(512, 108, 0), 512),
    'logo.webp': await raster(plain, 256).webp({ quality: 90, alphaQuality: 100, effort: 6 }).toBuffer(),
    'header-logo.gif': await gif(drawMark({ size: 88, margin: 3, bold: false }), 88),
  };
}

function tile(size: number, margin: number, radius: number): string {
  const colors = { solid: ink.paper, line: ink.blush, point: ink.paper };
  return drawMark({ size, margin, bold: false, ground: { color: ink.accent, radius }, colors });
}

function raster(svg: string, side: number): Sharp {
  return sharp(Buffer.from(svg), { density: 288 }).resize(side, side);
}

function png(svg: string, side: number): Promise<Buffer> {
  return raster(svg, side).png({ compressionLevel: 9, palette: true, colours: 64, effort: 10 }).toBuffer();
}

/** A GIF pixel is there or it is not, so half-covered ones are decided here and keep the mark's own colour. */
async function gif(svg: string, side: number): Promise<Buffer> {
  const { data, info } = await raster(svg, side).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ink.accent.slice(at, at + 2), 16));
  for (let at = 0; at < data.length; at += 4)
    data.set([red ?? 0, green ?? 0, blue ?? 0, (data[at + 3] ?? 0) < 128 ? 0 : 255], at);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .gif({ colours: 4, dither: 0, effort: 10 })
    .toBuffer();
}
