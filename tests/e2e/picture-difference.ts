import sharp, { type Sharp } from 'sharp';

/** A picture as points of red, green and blue. */
export interface Points {
  data: Buffer;
  info: { width: number; height: number };
}

export const pointsOf = (png: Buffer): Promise<Points> => raw(sharp(png));

/** The picture at half its size, in which the edges of letters weigh less. */
export async function halved(png: Buffer): Promise<Points> {
  const { width = 0 } = await sharp(png).metadata();
  return raw(sharp(png).resize({ width: Math.round(width / 2) }));
}

const raw = (picture: Sharp) => picture.removeAlpha().toColorspace('srgb').raw().toBuffer({ resolveWithObject: true });

/** A small file of a picture: its colors are rounded to 128 of its own. */
export const smallPng = ({ data, info: { width, height } }: Points): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colors: 128, dither: 0, compressionLevel: 9, effort: 7 })
    .toBuffer();

/** The side of the squares that are compared: a small button is a row of them. */
const side = 8;
/** By how many of 256 levels a point must differ to count, and by how many the mean of a square. */
const [pointTolerance, meanTolerance] = [48, 16];

/**
 * The places in which two halved pictures of a page differ, the first few, in the page's own pixels. Another machine may draw edges a
 * little darker or lighter, which changes single points by a part of their contrast: a square counts once a fourth of its points
 * are others, or its mean color has moved.
 */
export function differences(before: Points, now: Points): string[] {
  const { width, height } = before.info;
  if (width !== now.info.width || height !== now.info.height)
    return [`${2 * now.info.width} by ${2 * now.info.height} px, was ${2 * width} by ${2 * height}`];
  const places: string[] = [];
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      if (squareDiffers(before, now, left, top)) places.push(`at ${2 * left}, ${2 * top}`);
    }
  }
  return places.length > 5 ? [...places.slice(0, 5), `and ${places.length - 5} more`] : places;
}

function squareDiffers(before: Points, now: Points, left: number, top: number): boolean {
  const { width, height } = before.info;
  const [right, bottom] = [Math.min(left + side, width), Math.min(top + side, height)];
  const points = (right - left) * (bottom - top);
  const sums = [0, 0, 0];
  let others = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 3;
      let most = 0;
      for (let channel = 0; channel < 3; channel++) {
        const by = (now.data[at + channel] ?? 0) - (before.data[at + channel] ?? 0);
        sums[channel] = (sums[channel] ?? 0) + by;
        most = Math.max(most, Math.abs(by));
      }
      if (most > pointTolerance) others++;
    }
  }
  return others > points / 4 || sums.some((sum) => Math.abs(sum) > points * meanTolerance);
}
