import { readFile } from 'node:fs/promises';
import type { Diagnostic, Path } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';
import { readDrawing } from '../../media/drawing.ts';
import type { Size } from '../../media/file-kind.ts';
import { aFile, endings, heicPicture, promisedKind, readKind } from '../../media/file-kind.ts';
import { measureFont } from '../../media/fonts/measure-font.ts';
import { type Raster, readRaster } from '../../media/images/read-raster.ts';
import { pictureLimits } from '../../media/limits.ts';

/** In bytes, above which a picture or a font gets a warning. */
export const [largePicture, largeFont] = [1_000_000, 150_000];

export interface FileCheck {
  diagnostics: Diagnostic[];
  /** The size of a picture. */
  size?: Size;
  /** A raster picture. */
  raster?: Raster;
}

/** Checks that a file has the type of its extension, can be read completely, and is not too large for a page. */
export async function checkFile(address: string, path: Path, file: string): Promise<FileCheck> {
  try {
    return await checkContent(address, path, file);
  } catch (error) {
    const { code, message: reason } = error as NodeJS.ErrnoException;
    // It was there a moment ago. Editors and Git may remove a file before they write it again.
    const isGone = code === 'ENOENT' || code === 'ENOTDIR';
    const message = isGone
      ? `There is no file public${address}.`
      : `The file public${address} cannot be read: ${reason}.`;
    const hint = isGone ? 'Add the file, or name another.' : 'Check its permissions.';
    return { diagnostics: [{ path, code: 'asset/missing', message, hint }] };
  }
}

async function checkContent(address: string, path: Path, file: string): Promise<FileCheck> {
  const promised = promisedKind(address);
  if (!promised) return { diagnostics: [] };
  const { kind, description } = await readKind(file);
  if (kind === 'HEIC' && kind !== promised) return { diagnostics: [{ path, ...heicPicture(address) }] };
  if (kind !== promised) {
    const message = `${quote(address)} should be ${aFile(promised)}, but is ${description}.`;
    const rename = kind ? `Change its extension to .${endings[kind][0]}, or export` : 'Export';
    return { diagnostics: [{ path, code: 'asset/kind', message, hint: `${rename} it again as ${promised}.` }] };
  }
  if (['PDF', 'HEIC', 'MP4', 'WebM', 'WebVTT'].includes(kind)) return { diagnostics: [] };
  if (kind === 'WOFF2') return checkFont(address, path, file);
  return kind === 'SVG' ? checkDrawing(address, path, file) : checkRaster(address, path, file);
}

async function checkFont(address: string, path: Path, file: string): Promise<FileCheck> {
  const bytes = await readFile(file);
  try {
    await measureFont(bytes);
  } catch {
    const message = `The font ${quote(address)} cannot be read: it is damaged or incomplete.`;
    return { diagnostics: [{ path, code: 'asset/damaged', message, hint: replaceIt }] };
  }
  if (bytes.length <= largeFont) return { diagnostics: [] };
  const message = `The font ${quote(address)} has ${Math.round(bytes.length / 1000)} kB, which delays the text on a first visit.`;
  const hint = 'Reduce it to the characters of your languages: such a subset has 20 to 60 kB.';
  return { diagnostics: [{ path, code: 'asset/large', message, hint, severity: 'warning' }] };
}

async function checkDrawing(address: string, path: Path, file: string): Promise<FileCheck> {
  const bytes = await readFile(file);
  const damaged = (what: string, hint: string): FileCheck => ({
    diagnostics: [{ path, code: 'asset/damaged', message: `The drawing ${quote(address)} ${what}.`, hint }],
  });
  const drawing = readDrawing(bytes);
  if ('what' in drawing) return damaged(drawing.what, drawing.hint);
  if (!drawing.hasNamespace)
    return damaged(
      'has no namespace, so browsers show nothing',
      'Add xmlns="http://www.w3.org/2000/svg" to its <svg>.',
    );
  if (!drawing.hasSize) return damaged('has no size', 'Give its <svg> a width and height, or a viewBox.');
  try {
    const { width, height } = await readSvg(bytes);
    return {
      diagnostics: checkWeight(address, path, bytes.length, 'Simplify it, or save it as PNG.'),
      size: { width, height },
    };
  } catch (error) {
    return damaged(`is damaged or incomplete: ${xmlProblem((error as Error).message)}`, replaceIt);
  }
}

/** Reads the size of a drawing. Throws an error that says what is wrong with it. */
async function readSvg(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  for (let attempts = 3; ; attempts--) {
    try {
      return await sharp(bytes, { unlimited: true }).metadata();
    } catch (error) {
      // libvips has one error text for everything that it decodes at a time, so another error may have taken this one's reason.
      if (attempts === 1 || !/:\s*$/.test((error as Error).message)) throw error;
    }
  }
}

/** Extracts the reason and the line from a message of the XML parser. */
function xmlProblem(message: string): string {
  const [, line] = /on line (\d+)|:(\d+):\d+:/.exec(message)?.filter(Boolean) ?? [];
  // What follows in the one error text of libvips is of other files.
  const reason = /(?:of data|:\d+:\d+): (.*)$/m.exec(message)?.[1]?.trim() ?? message;
  return `${reason.replace(/\s+line \d+( and|$)/g, '$1')}${line ? ` in line ${line}` : ''}`;
}

async function checkRaster(address: string, path: Path, file: string): Promise<FileCheck> {
  const read = await readRaster(file);
  if (read.ok) {
    const { raster } = read;
    const { bytes, width, height, animated } = raster;
    const hint = animated ? 'Shorten it, or show a film.' : 'Scale it down, or save it as WebP or AVIF.';
    return { diagnostics: checkWeight(address, path, bytes, hint), size: { width, height }, raster };
  }
  if (!read.size) {
    const message = `The picture ${quote(address)} cannot be read: it is damaged or incomplete.`;
    return { diagnostics: [{ path, code: 'asset/damaged', message, hint: replaceIt }] };
  }
  const { width, height, frames } = read.size;
  const { longestSide, pixels } = pictureLimits;
  const times = frames > 1 ? ` in ${count(frames)} frames` : '';
  const message = `The picture ${quote(address)} has ${count(width)} × ${count(height)} pixels${times}.`;
  const hint =
    Math.max(width, height) > longestSide
      ? `Scale it down: its longer side may have at most ${count(longestSide)} pixels; 3,000 are enough.`
      : `Scale it down${frames > 1 ? ' or shorten it' : ''}: it may have at most ${count(pixels)} pixels${frames > 1 ? ' in all frames' : ''}.`;
  return { diagnostics: [{ path, code: 'asset/huge', message, hint }] };
}

const replaceIt = 'Export it again, or copy the file again.';

function checkWeight(address: string, path: Path, bytes: number, hint: string): Diagnostic[] {
  if (bytes <= largePicture) return [];
  const message = `The picture ${quote(address)} has ${(bytes / 1e6).toFixed(1)} MB; more than 1 MB loads slowly on phones.`;
  return [{ path, code: 'asset/large', message, hint, severity: 'warning' }];
}

const count = (pixels: number) => pixels.toLocaleString('en');
