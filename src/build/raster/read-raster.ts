import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import type { Size } from '../../site/assets/file-kind.ts';
import { keep } from './kept.ts';

/** A picture of pixels, as its file tells and as it could be decoded. */
export interface Raster extends Size {
  /** Where the file is. */
  file: string;
  /** Stands for its content. */
  hash: string;
  bytes: number;
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';
  animated: boolean;
  cmyk: boolean;
  /** Whether it has colours that plain sRGB cannot show. */
  wideGamut: boolean;
  /** Its mean colour, unless it is transparent somewhere. */
  color?: string;
}

/** What came of reading a picture: beyond the longest side it is not even decoded. */
export type RasterRead = { ok: true; raster: Raster } | { ok: false; size?: Size };

/** The longest side that a picture may have: more than any camera gives, and what a small machine can still decode. */
export const longestSide = 12_000;

/** Reads and decodes a picture, so that one which is broken anywhere is found; what has not changed is not decoded again. */
export async function readRaster(file: string): Promise<RasterRead> {
  const { ino, size, mtimeMs, ctimeMs } = await stat(file);
  const stamp = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  const known = reads.get(file);
  if (known?.stamp === stamp) return known.read;
  const read = readAnew(file);
  reads.set(file, { stamp, read });
  return read;
}

/** In bytes: what is smaller is decoded as fast as it is looked up. */
const worthKeeping = 100_000;

const reads = new Map<string, { stamp: string; read: Promise<RasterRead> }>();

async function readAnew(file: string): Promise<RasterRead> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const anew = async () => JSON.stringify(await decode(content));
  // Where nothing can be kept, a picture can be read all the same.
  const kept = () =>
    keep(`read-${hash}`, async () => Buffer.from(await anew()))
      .then((file) => readFile(file, 'utf8'))
      .catch(anew);
  const told = await (content.length < worthKeeping ? anew() : kept());
  const read = JSON.parse(told) as { size?: Size; facts?: Facts };
  return read.facts ? { ok: true, raster: { ...read.facts, file, hash } } : { ok: false, ...read };
}

type Facts = Omit<Raster, 'file' | 'hash'>;

async function decode(content: Buffer): Promise<{ size?: Size; facts?: Facts }> {
  // Many sites have no such picture, and the library takes a tenth of a second to load.
  const { default: sharp } = await import('sharp');
  try {
    const metadata = await sharp(content, { limitInputPixels: false }).metadata();
    const { width, height } = metadata.autoOrient;
    if (Math.max(width, height) > longestSide) return { size: { width, height } };
    const animated = (metadata.pages ?? 1) > 1;
    // Harmless mistakes of cameras are warnings; data that is missing or cannot be understood is an error.
    const mean = await sharp(content, { failOn: 'error', limitInputPixels: false, ...(animated && { pages: -1 }) })
      .resize(1, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer();
    const facts = { width, height, bytes: content.length, format: formatOf(metadata), animated };
    return {
      facts: {
        ...facts,
        cmyk: metadata.space === 'cmyk',
        wideGamut: isWideGamut(metadata.icc),
        ...(!metadata.hasAlpha && { color: `#${mean.toString('hex', 0, 3)}` }),
      },
    };
  } catch {
    return {};
  }
}

const formatOf = ({ format }: Metadata) => (format === 'heif' ? 'avif' : format) as Raster['format'];

/** Whether a colour profile (ICC) is one of those that hold more colours than sRGB, by the name that it has in itself. */
function isWideGamut(profile: Buffer | undefined): boolean {
  return profile !== undefined && /P3|Adobe ?RGB|ProPhoto|ROMM|2020|Wide Gamut/i.test(nameOf(profile));
}

// The table of a profile's parts begins after its header: a count, then for each part its name, offset and length.
const table = 128;

function nameOf(profile: Buffer): string {
  const count = profile.length > table + 4 ? profile.readUInt32BE(table) : 0;
  for (let at = table + 4; at < table + 4 + count * 12 && at + 12 <= profile.length; at += 12) {
    if (profile.toString('latin1', at, at + 4) !== 'desc') continue;
    const [offset, length] = [profile.readUInt32BE(at + 4), profile.readUInt32BE(at + 8)];
    // Either kind of text, of one or two bytes a sign, reads the same without its empty bytes.
    return profile.toString('latin1', offset, offset + length).replaceAll('\0', '');
  }
  return '';
}
