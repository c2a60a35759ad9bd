import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import type { Size } from '../file-kind.ts';
import { pictureLimits } from '../limits.ts';
import { cachedFile } from './cache.ts';

/** A raster picture that could be decoded. */
export interface Raster extends Size {
  file: string;
  /** A hash of its content. */
  hash: string;
  bytes: number;
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';
  animated: boolean;
  cmyk: boolean;
  /** Whether its colors go beyond sRGB. */
  wideGamut: boolean;
  /** Its mean color; none if it has transparency. */
  color?: string;
}

/** A failure has a size if the picture is too large; otherwise it is damaged. */
type RasterRead = { ok: true; raster: Raster } | { ok: false; size?: Size & { frames: number } };

/** Reads and decodes a whole picture, which finds damage anywhere. Unchanged files are decoded once. */
export async function readRaster(file: string): Promise<RasterRead> {
  const { ino, size, mtimeMs, ctimeMs } = await stat(file);
  const stamp = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  const known = reads.get(file);
  if (known?.stamp === stamp) return known.read;
  const read = readAnew(file);
  reads.set(file, { stamp, read });
  return read;
}

/** In bytes. Smaller pictures decode as fast as the cache answers. */
const worthCaching = 100_000;

const reads = new Map<string, { stamp: string; read: Promise<RasterRead> }>();

async function readAnew(file: string): Promise<RasterRead> {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const decoded = async () => JSON.stringify(await decode(content));
  // A cache that cannot be written does no harm.
  const cached = () =>
    cachedFile(`read-${hash}`, async () => Buffer.from(await decoded()))
      .then((file) => readFile(file, 'utf8'))
      .catch(decoded);
  const read = JSON.parse(await (content.length < worthCaching ? decoded() : cached())) as Decoded;
  return read.facts ? { ok: true, raster: { ...read.facts, file, hash } } : { ok: false, ...read };
}

interface Decoded {
  /** Only of a picture that is too large. */
  size?: Size & { frames: number };
  facts?: Omit<Raster, 'file' | 'hash'>;
}

async function decode(content: Buffer): Promise<Decoded> {
  // Loaded on demand: it takes 0.1 s, and many sites have no raster pictures.
  const { default: sharp } = await import('sharp');
  try {
    const metadata = await sharp(content, { limitInputPixels: false }).metadata();
    const { width, height } = metadata.autoOrient;
    const frames = metadata.pages ?? 1;
    const { longestSide, pixels } = pictureLimits;
    if (Math.max(width, height) > longestSide || width * height * frames > pixels)
      return { size: { width, height, frames } };
    const animated = frames > 1;
    // `error` tolerates the harmless flaws of camera files, but neither missing nor invalid data.
    const mean = await sharp(content, { failOn: 'error', limitInputPixels: false, ...(animated && { pages: -1 }) })
      .resize(1, 1, { fit: 'fill' })
      .toColorspace('srgb')
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

/** Whether an ICC color profile covers more than sRGB, by its name. */
function isWideGamut(profile: Buffer | undefined): boolean {
  return profile !== undefined && /P3|Adobe ?RGB|ProPhoto|ROMM|2020|Wide Gamut/i.test(profileName(profile));
}

/** Where the tag table of an ICC profile begins: a count, then 12 bytes per tag with its name, offset and length. */
const table = 128;

/** Reads the tag `desc` of an ICC profile. */
function profileName(profile: Buffer): string {
  const count = profile.length > table + 4 ? profile.readUInt32BE(table) : 0;
  for (let at = table + 4; at < table + 4 + count * 12 && at + 12 <= profile.length; at += 12) {
    if (profile.toString('latin1', at, at + 4) !== 'desc') continue;
    const [offset, length] = [profile.readUInt32BE(at + 4), profile.readUInt32BE(at + 8)];
    // Without null bytes, ASCII and UTF-16 names read the same.
    return profile.toString('latin1', offset, offset + length).replaceAll('\0', '');
  }
  return '';
}
