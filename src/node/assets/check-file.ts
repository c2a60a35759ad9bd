import { stat } from 'node:fs/promises';
import type { Finding, Path } from '../../config/issue.ts';
import { quote } from '../../config/show-value.ts';
import { aFile, endings, promisedKind, readKind } from './file-kind.ts';
import { readPictureSize, type Size } from './picture-size.ts';

const largest = 1_000_000;

/** What a file's content tells: what is wrong with it, and the size of a picture. */
export interface FileCheck {
  findings: Finding[];
  size?: Size;
}

/** Checks that a file is of the kind that its address promises, can be read, and is not too large for a page. */
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
  const size = await readPictureSize(file);
  if (!size) {
    const svg = kind === 'SVG';
    const fact = svg
      ? `The drawing ${quote(address)} has no size.`
      : `The picture ${quote(address)} cannot be read: it is damaged.`;
    const remedy = svg ? 'Give its <svg> a width and height, or a viewBox.' : 'Export it again.';
    return { findings: [{ path, code: 'asset/damaged', fact, remedy }] };
  }
  const bytes = (await stat(file)).size;
  if (bytes <= largest) return { findings: [], size };
  const fact = `The picture ${quote(address)} has ${(bytes / 1e6).toFixed(1)} MB; phones wait long for more than 1 MB.`;
  return {
    findings: [
      { path, code: 'asset/large', fact, remedy: 'Scale it down, or save it as WebP or AVIF.', severity: 'warning' },
    ],
    size,
  };
}
