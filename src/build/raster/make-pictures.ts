import type { SiteConfig } from '../../../schema/site.ts';
import { allAtWork } from '../../cli/all-at-work.ts';
import type { Path } from '../../config/issue.ts';
import { placeAt } from '../../config/picture-place.ts';
import type { PictureFile, PictureFiles } from '../../config/show-picture.ts';
import { chooseVariants } from './choose-variants.ts';
import { forgetPictures } from './kept.ts';
import { planVariants, type Variant } from './plan-variants.ts';
import type { Raster } from './read-raster.ts';
import { type WrittenVariant, writeVariant } from './write-variant.ts';

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
  /** Forgets what is kept and of no use to this site. */
  forgetUnused(): Promise<void>;
}

/**
 * Makes, of each picture of pixels that the pages at `paths` show, the files that a browser may choose from. What was made
 * before is not made again.
 */
export async function makePictures({ site, images, rasters }: Named, paths: string[]): Promise<MadePictures> {
  const pages = new Set(paths);
  const isShown = ([root, route]: Path) => root !== 'routes' || pages.has(site.routes[Number(route)]?.path ?? '');
  const plans = [...rasters].map(([address, { raster, uses }]) => {
    const placesOf = (some: Path[]) => [...new Set(some.map((use) => placeAt(site, use)))];
    return { address, raster, variants: planVariants(raster, placesOf(uses), placesOf(uses.filter(isShown))) };
  });
  const written = new Map<Variant, WrittenVariant>();
  await allAtWork(
    plans.flatMap(({ address, raster, variants }) => variants.map((variant) => ({ address, raster, variant }))),
    async ({ address, raster, variant }) => void written.set(variant, await writeVariant(address, raster, variant)),
  );

  const made: PictureFiles = { ...images };
  const files = new Map<string, string>();
  for (const { address, raster, variants } of plans) {
    const { chosen, facts } = chooseVariants(
      address,
      raster,
      variants.flatMap((one) => written.get(one) ?? []),
    );
    made[address] = { ...(images[address] as PictureFile), ...facts };
    for (const { src, file } of chosen) files.set(src, file);
  }
  return {
    images: made,
    files,
    forgetUnused: forgetPictures,
  };
}
