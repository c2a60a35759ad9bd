import { readFile } from 'node:fs/promises';
import { longestSide, type Raster, readRaster } from '../../build/raster/read-raster.ts';
import type { Diagnostic, Path } from '../../config/report/issue.ts';
import { quote } from '../../config/report/show-value.ts';
import { measureFont } from '../fonts/measure-font.ts';
import type { Size } from './file-kind.ts';
import { aFile, endings, hasSvgNamespace, hasSvgSize, promisedKind, readKind } from './file-kind.ts';

const largest = 1_000_000;
const largestFont = 150_000;

/** What a file's content tells: what is wrong with it, and the size of a picture. */
export interface FileCheck {
  diagnostics: Diagnostic[];
  size?: Size;
  /** A picture of pixels. */
  raster?: Raster;
}

/** Checks that a file is of the kind that its address promises, can be read to its end, and is not too large for a page. */
export async function checkFile(address: string, path: Path, file: string): Promise<FileCheck> {
  try {
    return await checkContent(address, path, file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Editors and version control replace files by removing them first.
    const isGone = code === 'ENOENT' || code === 'ENOTDIR';
    const fact = isGone
      ? `There is no file public${address}.`
      : `The file public${address} cannot be read: ${message}.`;
    const fix = isGone ? 'Put the file there, or name another.' : 'Check its permissions.';
    return { diagnostics: [{ path, code: 'asset/missing', fact, fix }] };
  }
}

async function checkContent(address: string, path: Path, file: string): Promise<FileCheck> {
  const promised = promisedKind(address);
  if (!promised) return { diagnostics: [] };
  const { kind, words } = await readKind(file);
  if (kind !== promised) {
    const fact = `${quote(address)} should be ${aFile(promised)}, but is ${words}.`;
    const fix = kind
      ? `Name it .${endings[kind][0]}, or export it again as ${promised}.`
      : `Export it again as ${promised}.`;
    return { diagnostics: [{ path, code: 'asset/kind', fact, fix }] };
  }
  if (['PDF', 'MP4', 'WebM', 'WebVTT'].includes(kind)) return { diagnostics: [] };
  if (kind === 'WOFF2') return checkFont(address, path, file);
  return kind === 'SVG' ? checkDrawing(address, path, file) : checkRaster(address, path, file);
}

async function checkFont(address: string, path: Path, file: string): Promise<FileCheck> {
  const bytes = await readFile(file);
  try {
    await measureFont(bytes);
  } catch {
    const fact = `The font ${quote(address)} cannot be read: it is damaged, or not whole.`;
    return {
      diagnostics: [{ path, code: 'asset/damaged', fact, fix: 'Export it again, or copy the file there anew.' }],
    };
  }
  if (bytes.length <= largestFont) return { diagnostics: [] };
  const fact = `The font ${quote(address)} has ${Math.round(bytes.length / 1000)} kB; words wait for it on each first visit.`;
  const fix = 'Keep the letters of your languages alone in it: a subset has 20 to 60 kB.';
  return { diagnostics: [{ path, code: 'asset/large', fact, fix, severity: 'warning' }] };
}

async function checkDrawing(address: string, path: Path, file: string): Promise<FileCheck> {
  const { default: sharp } = await import('sharp');
  const bytes = await readFile(file);
  const text = bytes.toString('utf8');
  const damaged = (what: string, fix: string): FileCheck => ({
    diagnostics: [{ path, code: 'asset/damaged', fact: `The drawing ${quote(address)} ${what}.`, fix }],
  });
  if (!hasSvgNamespace(text))
    return damaged(
      'lacks its namespace, so browsers show nothing',
      'Add xmlns="http://www.w3.org/2000/svg" to its <svg>.',
    );
  if (!hasSvgSize(text)) return damaged('has no size', 'Give its <svg> a width and height, or a viewBox.');
  try {
    const { width, height } = await sharp(bytes, { unlimited: true }).metadata();
    return {
      diagnostics: checkWeight(address, path, bytes.length, 'Simplify it, or save it as PNG.'),
      size: { width, height },
    };
  } catch (error) {
    const problem = xmlProblem((error as Error).message);
    return damaged(`is damaged, or not whole: ${problem}`, 'Export it again, or copy the file there anew.');
  }
}

/** What an XML parser says against a drawing, with the line. */
function xmlProblem(message: string): string {
  const [, line] = /on line (\d+)|:(\d+):\d+:/.exec(message)?.filter(Boolean) ?? [];
  const reason = /(?:of data|:\d+:\d+): (.*)$/s.exec(message)?.[1]?.trim() ?? message;
  return `${reason.replace(/\s+line \d+( and|$)/g, '$1')}${line ? ` in line ${line}` : ''}`;
}

async function checkRaster(address: string, path: Path, file: string): Promise<FileCheck> {
  const read = await readRaster(file);
  if (read.ok) {
    const { raster } = read;
    const { bytes, width, height, animated } = raster;
    const fix = animated ? 'Shorten it, or show a film.' : 'Scale it down, or save it as WebP or AVIF.';
    return { diagnostics: checkWeight(address, path, bytes, fix), size: { width, height }, raster };
  }
  if (!read.size) {
    const fact = `The picture ${quote(address)} cannot be read: it is damaged, or not whole.`;
    return {
      diagnostics: [{ path, code: 'asset/damaged', fact, fix: 'Export it again, or copy the file there anew.' }],
    };
  }
  const { width, height } = read.size;
  const fact = `The picture ${quote(address)} is ${count(width)} × ${count(height)} pixels large.`;
  const fix = `Scale it down: its longer side may have ${count(longestSide)} pixels, and needs no more than 3,000.`;
  return { diagnostics: [{ path, code: 'asset/huge', fact, fix }] };
}

function checkWeight(address: string, path: Path, bytes: number, fix: string): Diagnostic[] {
  if (bytes <= largest) return [];
  const fact = `The picture ${quote(address)} has ${(bytes / 1e6).toFixed(1)} MB; phones wait long for more than 1 MB.`;
  return [{ path, code: 'asset/large', fact, fix, severity: 'warning' }];
}

const count = (pixels: number) => pixels.toLocaleString('en');
