import { readFile, stat } from 'node:fs/promises';
import { longestSide, type Raster, readRaster } from '../../build/raster/read-raster.ts';
import type { Finding, Path } from '../../config/issue.ts';
import { quote } from '../../config/show-value.ts';
import { aFile, endings, promisedKind, readKind } from './file-kind.ts';
import type { Size } from './picture-size.ts';
import { svgSize } from './svg-size.ts';

const largest = 1_000_000;

/** What a file's content tells: what is wrong with it, and the size of a picture. */
export interface FileCheck {
  findings: Finding[];
  size?: Size;
  /** A picture of pixels. */
  raster?: Raster;
}

/** Checks that a file is of the kind that its address promises, can be read to its end, and is not too large for a page. */
export async function checkFile(address: string, path: Path, file: string): Promise<FileCheck> {
  const promised = promisedKind(address);
  if (!promised) return { findings: [] };
  const { kind, words } = await readKind(file);
  if (kind !== promised) {
    const fact = `${quote(address)} should be ${aFile(promised)}, but is ${words}.`;
    const remedy = kind
      ? `Name it .${endings[kind][0]}, or export it again as ${promised}.`
      : `Export it again as ${promised}.`;
    return { findings: [{ path, code: 'asset/kind', fact, remedy }] };
  }
  if (['PDF', 'MP4', 'WebM', 'WebVTT'].includes(kind)) return { findings: [] };
  return kind === 'SVG' ? checkDrawing(address, path, file) : checkRaster(address, path, file);
}

async function checkDrawing(address: string, path: Path, file: string): Promise<FileCheck> {
  const size = svgSize(await readFile(file, 'utf8'));
  if (!size) {
    const fact = `The drawing ${quote(address)} has no size.`;
    const remedy = 'Give its <svg> a width and height, or a viewBox.';
    return { findings: [{ path, code: 'asset/damaged', fact, remedy }] };
  }
  const bytes = (await stat(file)).size;
  return { findings: checkWeight(address, path, bytes, 'Simplify it, or save it as PNG.'), size };
}

async function checkRaster(address: string, path: Path, file: string): Promise<FileCheck> {
  const read = await readRaster(file);
  if (read.ok) {
    const { raster } = read;
    const { bytes, width, height, animated } = raster;
    const remedy = animated ? 'Shorten it, or show a film.' : 'Scale it down, or save it as WebP or AVIF.';
    return { findings: checkWeight(address, path, bytes, remedy), size: { width, height }, raster };
  }
  if (!read.size) {
    const fact = `The picture ${quote(address)} cannot be read: it is damaged, or not whole.`;
    return {
      findings: [{ path, code: 'asset/damaged', fact, remedy: 'Export it again, or copy the file there anew.' }],
    };
  }
  const { width, height } = read.size;
  const fact = `The picture ${quote(address)} is ${count(width)} × ${count(height)} pixels large.`;
  const remedy = `Scale it down: its longer side may have ${count(longestSide)} pixels, and needs no more than 3,000.`;
  return { findings: [{ path, code: 'asset/huge', fact, remedy }] };
}

function checkWeight(address: string, path: Path, bytes: number, remedy: string): Finding[] {
  if (bytes <= largest) return [];
  const fact = `The picture ${quote(address)} has ${(bytes / 1e6).toFixed(1)} MB; phones wait long for more than 1 MB.`;
  return [{ path, code: 'asset/large', fact, remedy, severity: 'warning' }];
}

const count = (pixels: number) => pixels.toLocaleString('en');
