import type { FileKind } from '../file-kind.ts';
import { cleanGif } from './gif.ts';
import { cleanIsoMedia } from './iso-media.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

const cleaners: Partial<Record<FileKind, (bytes: Buffer) => Buffer>> = {
  JPEG: cleanJpeg,
  PNG: cleanPng,
  WebP: cleanWebp,
  GIF: cleanGif,
  AVIF: cleanIsoMedia,
  HEIC: cleanIsoMedia,
  MP4: cleanIsoMedia,
};

/**
 * Returns a picture or a film without what it says of where, when and by whom it was taken; undefined if its parts cannot be found. Its
 * orientation and its color profile stay, and it is not decoded: what is seen is the same, byte for byte. Other files are returned as they are.
 */
export function withoutMetadata(kind: FileKind | undefined, bytes: Buffer): Buffer | undefined {
  try {
    return kind && cleaners[kind] ? cleaners[kind](bytes) : bytes;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
