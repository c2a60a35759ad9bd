import { createHash } from 'node:crypto';
import { widthsAt } from '../../config/picture-place.ts';
import type { PictureUse } from '../../config/resolve/page-model.ts';
import { workshop } from './kept.ts';
import type { Raster } from './read-raster.ts';

/** A file to be made of a picture. */
export interface Variant {
  /** Its address, which stands for its content: for the picture's, and the way of making it. */
  src: string;
  width: number;
  format: Raster['format'];
  /** Whether it stands for the picture where newer formats are not known. */
  fallback?: boolean;
}

/** Smaller files cost less than the markup that would choose among others. */
const smallest = 10_000;
/** No picture need be wider where newer formats are not known. */
const widestFallback = 1440;

/**
 * Says which files to make of a picture that a site shows at `places`, for the pages that show it at `shown`: none of what
 * is tiny, or moves. What is made of it for one page does not hang on which other pages are built along with it.
 */
export function planVariants(raster: Raster, places: PictureUse[], shown: PictureUse[]): Variant[] {
  if (raster.animated || raster.bytes < smallest || shown.length === 0) return [];
  const widthsFor = (some: PictureUse[]) => [...new Set(some.flatMap((place) => widthsAt(place, raster.width)))];
  const needed = new Set(widthsFor(shown));
  const all = widthsFor(places);
  const variants = [
    ...all.map((width) => ({ width, format: 'webp' as const })),
    ...widthsFor(places.filter((place) => place !== 'poster')).map((width) => ({ width, format: 'avif' as const })),
  ].filter(({ width }) => needed.has(width));
  const fallback = { width: Math.min(widestFallback, Math.max(...all)), format: raster.format, fallback: true };
  const wanted = raster.cmyk || raster.width > widestFallback ? [...variants, fallback] : variants;
  const bySrc = new Map(wanted.map((one) => [srcOf(raster, one), { ...one, src: srcOf(raster, one) }]));
  return [...bySrc.values()].sort((a, b) => a.width - b.width);
}

const endings: Partial<Record<Raster['format'], string>> = { jpeg: 'jpg' };

function srcOf({ hash }: Raster, { width, format }: Pick<Variant, 'width' | 'format'>): string {
  const name = createHash('sha256').update(`${workshop} ${hash}`).digest('hex').slice(0, 12);
  return `/assets/pictures/${name}-${width}.${endings[format] ?? format}`;
}
