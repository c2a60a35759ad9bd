import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { PictureUse } from '../../schema/picture.ts';
import type { Registry } from '../../schema/registry.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { isInDraft } from '../content/drafts.ts';
import type { Path } from '../diagnostics/issue.ts';
import { cachedFile, pictureCode } from '../media/images/cache.ts';
import type { Raster } from '../media/images/read-raster.ts';
import { forEachParallel } from '../project/concurrency.ts';
import type { UsedRaster } from '../validate/assets/check-assets.ts';
import type { PictureFile, PictureFiles } from './pictures.ts';
import { placeAt, widthsAt } from './pictures.ts';

type Format = Raster['format'];

interface SitePictures {
  registry: Registry;
  site: SiteConfig;
  images: PictureFiles;
  rasters: ReadonlyMap<string, UsedRaster>;
}

interface MadePictures {
  /** All pictures, with the files made of them. */
  images: PictureFiles;
  /** The path of each of these files on disk, by its address. */
  files: ReadonlyMap<string, string>;
}

/** Makes, for each raster picture on the pages at `paths`, the files that browsers choose from. Earlier results are reused. */
export async function makePictures(
  { registry, site, images, rasters }: SitePictures,
  paths: string[],
): Promise<MadePictures> {
  const pages = new Set(paths);
  const isOnPage = ([root, route, key]: Path) =>
    root !== 'routes' || (key === 'sections' && pages.has(site.routes[Number(route)]?.path ?? ''));
  const isShown = (use: Path) => isOnPage(use) && !isInDraft(site, use);
  const plans = [...rasters].map(([address, { raster, uses }]) => {
    const placesOf = (some: Path[]) => [...new Set(some.map((use) => placeAt(registry, site, use)))];
    return { address, raster, variants: planVariants(raster, placesOf(uses), placesOf(uses.filter(isShown))) };
  });
  const made: PictureFiles = { ...images };
  const files = new Map<string, string>();
  const tasks = plans.flatMap(({ address, raster, variants }) => variants.map((one) => ({ address, raster, one })));
  await forEachParallel(tasks, async ({ address, raster, one }) => {
    one.file = await cachedFile(basename(one.src), () =>
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
  return { images: made, files };
}

/** A file to make of a picture. */
interface Variant {
  /** Its address, with a hash of the picture and of the code that makes it. */
  src: string;
  width: number;
  format: Format;
  /** Whether it is for browsers that lack WebP. */
  fallback?: boolean;
  /** Its path in the cache and its size, once it is made. */
  file: string;
  bytes: number;
}

/** In bytes. Smaller pictures cost less than the markup for a choice of files. */
const smallest = 10_000;
/** In pixels. */
const widestFallback = 1440;

/**
 * Plans the files of a picture that the site shows at `places`, and the pages of this build at `shown`. Tiny and animated pictures get
 * none. The files of one page do not depend on which other pages are built.
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

/** Encodes a picture at a width in a format: upright, 8 bits, sRGB, or Display P3 if it has a wide gamut. */
async function encode({ file, format: original, wideGamut }: Raster, width: number, format: Format) {
  const { default: sharp } = await import('sharp');
  const upright = sharp(file, { failOn: 'error' }).autoOrient().resize(width).toColorspace('srgb');
  const picture = wideGamut ? upright.withIccProfile('p3') : upright;
  // Lossless originals often have sharp edges, such as text, which need a higher quality.
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

/** In bytes. Smaller pictures load before anyone notices a placeholder. */
const placeholderFrom = 30_000;

/**
 * Chooses the variants worth using: WebP smaller than the picture itself, AVIF smaller than both. The picture may be among the variants of
 * its own format.
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
  // Browsers show CMYK colors differently.
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

/** The variants of a format, unless the only one is the picture itself. */
function listed(format: 'webp' | 'avif', variants: Variant[], address: string): Partial<PictureFile> {
  if (variants.every(({ src }) => src === address)) return {};
  return { [format]: variants.map(({ src, width }) => ({ src, width })) };
}
