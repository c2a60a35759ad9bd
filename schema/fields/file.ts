import { slug } from '../slug.ts';
import { type Asset, matching } from './field-type.ts';
import { climbs, rooted, scheme } from './propose.ts';

// What the types of files have in common.

/** The pattern of a part of a path. It cannot be "..", and it cannot be empty, as "//name" would be another host. */
export const pathName = '[A-Za-z0-9_-][A-Za-z0-9._-]*';

/** The path of a file below `public/` with one of the given extensions. */
export const filePattern = (extensions: readonly string[]) => `(/${pathName})+\\.(${extensions.join('|')})`;

/** A text that is such a path. */
export const file = (extensions: readonly string[]) => matching(new RegExp(`^${filePattern(extensions)}$`), 300);

/** How such a path is written. `extensions` are in words. */
export const fileForm = (extensions: string) =>
  `Write the path from the site's root: a slash, then names of letters, digits, ".", "-" and "_", with the extension ${extensions}.`;

/** Whether a file has one of the extensions of an asset. */
export const isFileFor = (asset: Asset | undefined, path: string): boolean =>
  asset?.extensions.some((extension) => path.toLowerCase().endsWith(`.${extension}`)) ?? false;

/** Proposes the path of a file. */
export function* files(text: string): Iterable<string> {
  if (scheme.test(text) || text.includes('%') || climbs.test(text)) return;
  const path = rooted(text).replace(/\.\w+$/, (end) => end.toLowerCase());
  yield path;
  yield path.replace(/[^/.]+(?=[/.])/g, slug);
}

/** How to fix a path that leaves `public/`. */
export const fixClimb = (text: string): string | undefined =>
  /(^|[/\\])(\.|%2e){2}([/\\]|$)/i.test(text)
    ? 'Files are inside public/: write the path from there, without "..".'
    : undefined;

/** How to fix a path that leaves `public/`, or the address of a file elsewhere. */
export const fixFile = (text: string): string | undefined =>
  fixClimb(text) ??
  (/^(https?:)?\/\/|^(data|blob|file):/i.test(text)
    ? 'It must be a file of this site: put it into a folder of public/ and write its path from there.'
    : undefined);
