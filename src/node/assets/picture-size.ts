import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { svgSize } from './svg-size.ts';

export interface Size {
  width: number;
  height: number;
}

/** Reads how large a picture is shown without scaling; undefined if it does not say, or cannot be read. */
export async function readPictureSize(file: string): Promise<Size | undefined> {
  if (file.toLowerCase().endsWith('.svg')) return svgSize(await readFile(file, 'utf8'));
  try {
    const { autoOrient } = await sharp(file).metadata();
    return autoOrient.width > 0 && autoOrient.height > 0
      ? { width: autoOrient.width, height: autoOrient.height }
      : undefined;
  } catch {
    return undefined;
  }
}
