import type { PictureFile, Variant } from '../../config/show-picture.ts';
import type { Raster } from './read-raster.ts';
import type { WrittenVariant } from './write-variant.ts';

/** Smaller pictures are there before a placeholder would be noticed. */
const placeholderFrom = 30_000;

interface Choice {
  facts: Partial<PictureFile>;
  /** Which of the written files are of use. */
  chosen: WrittenVariant[];
}

/**
 * Chooses, of what was written of the picture at an address, what is worth its place: WebP that is smaller than the
 * picture itself, AVIF that is smaller than either. The picture may stand among the variants of its own format.
 */
export function chooseVariants(address: string, raster: Raster, written: WrittenVariant[]): Choice {
  const of = (format: Raster['format']) => written.filter((one) => one.format === format);
  const smaller = (one: WrittenVariant, limit: number): WrittenVariant[] => {
    const isOwn = one.format === raster.format && one.width === raster.width;
    if (isOwn && one.bytes >= raster.bytes && limit >= raster.bytes) return [{ ...one, ...raster, src: address }];
    return one.bytes < limit ? [one] : [];
  };
  const webp = of('webp').flatMap((one) => smaller(one, raster.bytes));
  const avif = of('avif').flatMap((one) =>
    smaller(one, webp.find(({ width }) => width === one.width)?.bytes ?? raster.bytes),
  );
  // Browsers differ in how they show the colours of print.
  const fallback = written.find((one) => one.fallback && (raster.cmyk || one.bytes < raster.bytes));
  return {
    facts: {
      ...listed('webp', webp, address),
      ...listed('avif', avif, address),
      ...(fallback && { fallback: fallback.src }),
      ...(raster.bytes >= placeholderFrom && raster.color && { color: raster.color }),
    },
    chosen: [...webp, ...avif, ...(fallback ? [fallback] : [])].filter(({ src }) => src !== address),
  };
}

/** A list is of no use if it offers the picture itself and nothing else. */
function listed(format: 'webp' | 'avif', variants: Variant[], address: string): Partial<PictureFile> {
  if (variants.every(({ src }) => src === address)) return {};
  return { [format]: variants.map(({ src, width }) => ({ src, width })) };
}
