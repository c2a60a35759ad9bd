import { open, readFile } from 'node:fs/promises';
import { quote } from '../json/show-value.ts';

export type FileKind =
  | 'PNG'
  | 'JPEG'
  | 'GIF'
  | 'WebP'
  | 'AVIF'
  | 'HEIC'
  | 'SVG'
  | 'MP4'
  | 'WebM'
  | 'PDF'
  | 'WebVTT'
  | 'WOFF2';

/** The extensions of each kind of file; the first is the usual one. */
export const endings: Record<FileKind, string[]> = {
  PNG: ['png'],
  JPEG: ['jpg', 'jpeg'],
  GIF: ['gif'],
  WebP: ['webp'],
  AVIF: ['avif'],
  HEIC: ['heic', 'heif'],
  SVG: ['svg'],
  MP4: ['mp4'],
  WebM: ['webm'],
  PDF: ['pdf'],
  WebVTT: ['vtt'],
  WOFF2: ['woff2'],
};

/** The kind of a file by its extension. */
export const promisedKind = (address: string): FileKind | undefined => {
  const ending = address.split('.').pop()?.toLowerCase() ?? '';
  return (Object.keys(endings) as FileKind[]).find((kind) => endings[kind].includes(ending));
};

/** The kind in a sentence: a PNG file, an SVG file. */
export const aFile = (kind: FileKind): string => `${/^(SVG|MP4|AVIF)$/.test(kind) ? 'an' : 'a'} ${kind} file`;

/** What is wrong with a HEIC picture, the format of many phones. */
export const heicPicture = (name: string) => ({
  code: 'asset/name',
  message: `${quote(name)} is a HEIC picture, which browsers do not show.`,
  hint: 'Save it as JPEG, WebP or AVIF.',
});

/** Whether a file is such a picture, whatever it is called. False if it cannot be read. */
export const isHeicPicture = (file: string): Promise<boolean> =>
  readKind(file).then(
    ({ kind }) => kind === 'HEIC',
    () => false,
  );

/** Reads the kind of a file from its content, and describes it for a message: "a PNG file", "an HTML page". */
export async function readKind(file: string): Promise<{ kind?: FileKind; description: string }> {
  const head = await readHead(file, 4096);
  // The first element of an SVG file may follow comments of any length.
  const isMarkup = /^\ufeff?\s*<(!--|\?xml|!doctype svg)/i.test(head.toString('utf8'));
  const kind = kindOf(head) ?? (isMarkup ? kindOf(await readFile(file)) : undefined);
  return kind ? { kind, description: aFile(kind) } : { description: describeUnknown(head) };
}

function kindOf(head: Buffer): FileKind | undefined {
  const at = (offset: number, text: string) => head.subarray(offset, offset + text.length).toString('latin1') === text;
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'PNG';
  if (at(0, '\xff\xd8\xff')) return 'JPEG';
  if (at(0, 'GIF87a') || at(0, 'GIF89a')) return 'GIF';
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'WebP';
  if (at(4, 'ftyp')) return kindOfBrands(head.toString('latin1', 8, Math.max(12, head.readUInt32BE(0))));
  if (at(0, '\x1a\x45\xdf\xa3') && head.includes('webm')) return 'WebM';
  if (at(0, '%PDF-')) return 'PDF';
  if (at(0, 'wOF2')) return 'WOFF2';
  const text = head.toString('utf8').replace(/^\ufeff/, '');
  if (/^WEBVTT([ \t\r\n]|$)/.test(text)) return 'WebVTT';
  return isSvg(text) ? 'SVG' : undefined;
}

/** AVIF, HEIC and MP4 share a format, which begins with brands. The first one may only say that it is a picture. */
function kindOfBrands(brands: string): FileKind | undefined {
  const isAnyPicture = /^m[is]f1/.test(brands);
  const telling = isAnyPicture ? brands : brands.slice(0, 4);
  if (/avi[fs]/.test(telling)) return 'AVIF';
  if (/he[iv]/.test(telling)) return 'HEIC';
  return isAnyPicture || brands.startsWith('qt') ? undefined : 'MP4';
}

function describeUnknown(head: Buffer): string {
  const text = head.toString('utf8').trimStart();
  if (head.length === 0) return 'an empty file';
  if (text.startsWith('version https://git-lfs')) return 'a Git LFS pointer instead of the file itself';
  if (/^<(!doctype )?html/i.test(text)) return 'an HTML page';
  return 'something else';
}

async function readHead(file: string, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Whether a text is SVG by its root element. */
function isSvg(text: string): boolean {
  const body = text
    .replace(/^\ufeff/, '')
    .replace(/^(\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(\[[\s\S]*?\]\s*)?>)+/i, '');
  return /^<(?:[\w-]+:)?svg(?=[\s/>])/.test(body);
}

/** The natural size of a picture, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}
