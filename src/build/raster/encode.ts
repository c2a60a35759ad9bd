import type { Sharp } from 'sharp';
import type { Raster } from './read-raster.ts';

export type Format = Raster['format'];

/** Writes a picture anew, so wide and in that format: upright, in 8 bits, in sRGB or, where it has more colours, in Display P3. */
export async function encode({ file, format: original, wideGamut }: Raster, width: number, format: Format) {
  const { default: sharp } = await import('sharp');
  const upright = sharp(file, { failOn: 'error' }).autoOrient().resize(width).toColourspace('srgb');
  const picture = wideGamut ? upright.withIccProfile('p3') : upright;
  // What came without loss, such as letters on a screen, is watched more closely.
  const sharpEdges = original === 'png' || original === 'gif';
  return written(picture, format, sharpEdges).toBuffer();
}

function written(picture: Sharp, format: Format, sharpEdges: boolean): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: sharpEdges ? 65 : 55, effort: 3 });
    case 'webp':
      return picture.webp({ quality: sharpEdges ? 86 : 78, smartSubsample: sharpEdges });
    case 'jpeg':
      return picture.jpeg({ quality: 80, mozjpeg: true });
    case 'png':
      return picture.png({ compressionLevel: 9 });
    case 'gif':
      return picture.gif();
  }
}
