import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { SiteConfig } from '../../../schema/site.ts';
import { isInDraft } from '../../config/check/drafts.ts';
import type { Path } from '../../config/report/issue.ts';
import type { PictureUse } from '../../config/resolve/page-model.ts';
import type { PictureFile, PictureFiles } from '../../config/resolve/pictures.ts';
import { placeAt, widthsAt } from '../../config/resolve/pictures.ts';
import { allAtWork } from '../../site/all-at-work.ts';
import { forgetPictures, keep, pictureCode } from './kept.ts';
import type { Raster } from './read-raster.ts';

type Format = Raster['format'];

/** A picture of pixels that a config names, and where it does. */
export interface UsedRaster {
  raster: Raster;
  uses: Path[];
}

interface Named {
  site: SiteConfig;
  images: PictureFiles;
  rasters: ReadonlyMap<string, UsedRaster>;
}

export interface MadePictures {
  /** All pictures, each with what was made of it. */
  images: PictureFiles;
  /** Where what was made lies, by its address. */
  files: ReadonlyMap<string, string>;
  /** Forgets what is kept and no site has used for long. */
  forgetUnused(): Promise<void>;
}

/**
 * Makes, of each picture of pixels that the pages at `paths` show, the files that a browser may choose from. What was made
 * before is not made again.
 */
export async function makePictures({ site, images, rasters }: Named, paths: string[]): Promise<MadePictures> {
  const pages = new Set(paths);
  const isOnPage = ([root, route, key]: Path) =>
    root !== 'routes' || (key === 'sections' && pages.has(site.routes[Number(route)]?.path ?? ''));
  const isShown = (use: Path) => isOnPage(use) && !isInDraft(site, use);
  const plans = [...rasters].map(([address, { raster, uses }]) => {
    const placesOf = (some: Path[]) => [...new Set(some.map((use) => placeAt(site, use)))];
    return { address, raster, variants: planVariants(raster, placesOf(uses), placesOf(uses.filter(isShown))) };
  });
  const made: PictureFiles = { ...images };
  const files = new Map<string, string>();
  const tasks = plans.flatMap(({ address, raster, variants }) => variants.map((one) => ({ address, raster, one })));
  await allAtWork(tasks, async ({ address, raster, one }) => {
    one.file = await keep(basename(one.src), () =>
      encode(raster, one.width, one.format).catch((cause) => {
        throw new Error(`The picture ${address} could not be made ${one.width} pixels wide: ${cause.message}`, {
          cause,
        });
      }),
    );
    one.bytes = (await stat(one.file)).size;
  });
  for (const { address, raster, variants } of plans) {
    const { chosen, facts } = chooseVariants(address, raster, variants);
    made[address] = { ...(images[address] as PictureFile), ...facts };
    for (const { src, file } of chosen) files.set(src, file);
  }
  return { images: made, files, forgetUnused: forgetPictures };
}

/** A file to be made of a picture. */
interface Variant {
  /** Its address, which stands for its content: for the picture's, and the way of making it. */
  src: string;
  width: number;
  format: Format;
  /** Whether it stands for the picture where newer formats are not known. */
  fallback?: boolean;
  /** Where it is kept once it is made, and how large it is. */
  file: string;
  bytes: number;
}

/** Smaller files cost less than the markup that would choose among others. */
const smallest = 10_000;
/** No picture need be wider where newer formats are not known. */
const widestFallback = 1440;

/**
 * Says which files to make of a picture that a site shows at `places`, for the pages that show it at `shown`: none of what
 * is tiny, or moves. What is made of it for one page does not depend on which other pages are built with it.
 */
function planVariants(raster: Raster, places: PictureUse[], shown: PictureUse[]): Variant[] {
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
  const bySrc = new Map(
    wanted.map((one) => [srcOf(raster, one), { ...one, src: srcOf(raster, one), file: '', bytes: 0 }]),
  );
  return [...bySrc.values()].sort((a, b) => a.width - b.width);
}

const endings: Partial<Record<Format, string>> = { jpeg: 'jpg' };

function srcOf({ hash }: Raster, { width, format }: Pick<Variant, 'width' | 'format'>): string {
  const name = createHash('sha256').update(`${pictureCode} ${hash}`).digest('hex').slice(0, 12);
  return `/assets/pictures/${name}-${width}.${endings[format] ?? format}`;
}

/** Writes a picture anew, so wide and in that format: upright, in 8 bits, in sRGB or, where it has more colours, in Display P3. */
async function encode({ file, format: original, wideGamut }: Raster, width: number, format: Format) {
  const { default: sharp } = await import('sharp');
  const upright = sharp(file, { failOn: 'error' }).autoOrient().resize(width).toColourspace('srgb');
  const picture = wideGamut ? upright.withIccProfile('p3') : upright;
  // What came without loss, such as letters on a screen, is watched more closely.
  const sharpEdges = original === 'png' || original === 'gif';
  const options = {
    avif: { quality: sharpEdges ? 65 : 55, effort: 3 },
    webp: { quality: sharpEdges ? 86 : 78, smartSubsample: sharpEdges },
    jpeg: { quality: 80, mozjpeg: true },
    png: { compressionLevel: 9 },
    gif: {},
  };
  return picture.toFormat(format, options[format]).toBuffer();
}

/** Smaller pictures are there before a placeholder would be noticed. */
const placeholderFrom = 30_000;

/**
 * Chooses, of what was written of the picture at an address, what is worth its place: WebP that is smaller than the
 * picture itself, AVIF that is smaller than either. The picture may stand among the variants of its own format.
 */
function chooseVariants(address: string, raster: Raster, written: Variant[]) {
  const of = (format: Format) => written.filter((one) => one.format === format);
  const smaller = (one: Variant, limit: number): Variant[] => {
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
  const facts: Partial<PictureFile> = {
    ...listed('webp', webp, address),
    ...listed('avif', avif, address),
    ...(fallback && { fallback: fallback.src }),
    ...(raster.bytes >= placeholderFrom && raster.color && { color: raster.color }),
  };
  const chosen = [...webp, ...avif, ...(fallback ? [fallback] : [])].filter(({ src }) => src !== address);
  return { facts, chosen };
}

/** A list is of no use if it offers the picture itself and nothing else. */
function listed(format: 'webp' | 'avif', variants: Variant[], address: string): Partial<PictureFile> {
  if (variants.every(({ src }) => src === address)) return {};
  return { [format]: variants.map(({ src, width }) => ({ src, width })) };
}
