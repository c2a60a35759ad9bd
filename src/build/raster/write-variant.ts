import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { encode } from './encode.ts';
import { keep } from './kept.ts';
import type { Variant } from './plan-variants.ts';
import type { Raster } from './read-raster.ts';

/** Where a variant is kept, and how large it is. */
export interface WrittenVariant extends Variant {
  file: string;
  bytes: number;
}

/** Makes a variant of the picture at an address, unless it is kept from before. */
export async function writeVariant(address: string, raster: Raster, variant: Variant): Promise<WrittenVariant> {
  const { src, width, format } = variant;
  const file = await keep(basename(src), () =>
    encode(raster, width, format).catch((cause) => {
      throw new Error(`The picture ${address} could not be made ${width} pixels wide: ${cause.message}`, { cause });
    }),
  );
  return { ...variant, file, bytes: (await stat(file)).size };
}
