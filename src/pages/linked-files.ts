import { stat } from 'node:fs/promises';
import { imageField, isFileFor, linkField } from '../../schema/fields/index.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { formatLocale, localeOf } from '../content/locale.ts';
import { basePath, belowBase } from '../content/page-address.ts';
import { listPublicFiles } from '../media/public-files.ts';

/** The sizes of files in bytes, by address: those that links may lead to, and that are neither pictures nor pages. */
export type LinkedFiles = Readonly<Record<string, number>>;

/** Reads the sizes of the files below `public/`. */
export async function linkedFilesOf(publicDir: string): Promise<LinkedFiles> {
  const found = [...((await listPublicFiles(publicDir))?.files ?? [])].filter(
    ([address]) => /\.\w+$/.test(address) && !isFileFor(imageField.asset, address) && !/\.html?$/i.test(address),
  );
  const sized = found.map(async ([address, file]) => {
    const size = (await stat(file).catch(() => undefined))?.size;
    return size === undefined ? [] : [[address, size] as const];
  });
  return Object.fromEntries((await Promise.all(sized)).flat());
}

/** Returns what is added to the words of a link: the type and the size of its file, such as ` (PDF, 240 kB)`. */
export type NoteOf = (href: string, words: string) => string;

/** Returns the notes of a site's links, in its language. What the words of a link say already is left out. */
export function fileNotes(files: LinkedFiles, seo: SiteConfig['seo']): NoteOf {
  const base = basePath(seo);
  const comma = localeOf(seo.lang).script === 'Arab' ? '، ' : ', ';
  return (href, words) => {
    const { address = '' } = linkField.files(href)[0] ?? {};
    const path = belowBase(address, base) ?? '';
    const size = Object.hasOwn(files, path) ? files[path] : undefined;
    if (size === undefined) return '';
    const type = path.slice(path.lastIndexOf('.') + 1).toUpperCase();
    const said = words.replaceAll(' ', '\u00a0');
    const parts = [type, formatSize(size, seo.lang)].filter((part) => !said.includes(part));
    return parts.length > 0 ? ` (${parts.join(comma)})` : '';
  };
}

/** Formats a size with two digits; what is smaller than a kilobyte is one. */
function formatSize(bytes: number, lang: string): string {
  const power = bytes >= 995e6 ? 3 : bytes >= 995e3 ? 2 : 1;
  const unit = ['kilobyte', 'megabyte', 'gigabyte'][power - 1];
  const options: Intl.NumberFormatOptions = { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 2 };
  const format = new Intl.NumberFormat(formatLocale(lang), options);
  return format.format(Math.max(bytes / 1000 ** power, 1)).replaceAll(' ', '\u00a0');
}
