import { statSync } from 'node:fs';
import { invisibleIn } from '../../config/check/characters.ts';
import { repairs, rooted, slug } from '../../config/check/repair.ts';
import type { Outline } from '../../config/outline.ts';
import type { Diagnostic, Path } from '../../config/report/issue.ts';
import { quote } from '../../config/report/show-value.ts';
import { suggest } from '../../config/report/suggest.ts';
import { promisedKind } from './file-kind.ts';
import { nearestIcon } from './icons.ts';
import type { Use } from './named-files.ts';

const wanted: Record<string, string> = {
  image: 'a picture',
  logo: 'an icon or a picture',
  font: 'a font',
  film: 'a film',
  captions: 'captions',
};

/** Tells of a file that is there under a name that its key cannot take: how to rename it, or that it is something else. */
export function otherFile(
  { address, path, holds, outline }: Use,
  fits: Fits,
  files: ReadonlyMap<string, string>,
): Diagnostic {
  const lower = address.replace(/\.\w+$/, (ending) => ending.toLowerCase());
  const parts = lower
    .split('/')
    .map((part) => part.replace(/^(.+?)(\.\w+)?$/, (_, name: string, ending = '') => (slug(name) || 'file') + ending));
  const name = [lower, parts.join('/')].find(fits);
  if (name) {
    const fact = `The file public${address} is there, but names of files have the letters a to z, digits, "-" and "_", and a small ending.`;
    return { path, code: 'asset/name', fact, fix: `Rename it to public${name}, and write ${quote(name)}.` };
  }
  const key = typeof path.at(-1) === 'string' ? quote(path.at(-1) as string) : 'this list';
  const fact = `${quote(address)} is ${kindOf(address)}; ${key} wants ${wanted[holds] ?? 'another file'}.`;
  const meant = nearestFile(address, files, fits);
  const fix = meant ? `Did you mean ${quote(meant)}?` : (outline?.form ?? 'Name another.');
  return { path, code: 'asset/name', fact, fix };
}

function kindOf(address: string): string {
  const kind = promisedKind(address);
  if (kind === 'MP4' || kind === 'WebM') return 'a film';
  if (kind === 'PDF') return 'a PDF document';
  if (kind === 'WebVTT') return 'a file of captions';
  if (kind === 'WOFF2') return 'a font';
  if (kind) return 'a picture';
  const ending = /\.\w+$/.exec(address)?.[0];
  return ending ? `a ${ending} file` : 'a file without an ending';
}

/** Which addresses a key can take. */
export type Fits = (address: string) => boolean;

/**
 * Finds the file that was probably meant by an address: of the same name elsewhere, with another ending, or some edits away.
 * Only files that hold something and that the key can take.
 */
export function nearestFile(address: string, files: ReadonlyMap<string, string>, fits: Fits): string | undefined {
  const all = [...files.keys()].filter(fits);
  for (let meant = nearest(address, all); meant !== undefined; meant = nearest(address, all)) {
    if (statSync(files.get(meant) as string, { throwIfNoEntry: false })?.size) return meant;
    all.splice(all.indexOf(meant), 1);
  }
  return undefined;
}

function nearest(address: string, all: string[]): string | undefined {
  const name = address.split('/').pop() as string;
  const stem = (file: string) => file.replace(/\.\w+$/, '').toLowerCase();
  return (
    all.find((file) => file.toLowerCase() === address.toLowerCase()) ??
    all.find((file) => file.endsWith(`/${name}`)) ??
    all.find((file) => stem(file) === stem(address)) ??
    suggest(address, all)
  );
}

/** Proposes what a malformed name of a file or an icon was meant to be, if that is there; told in place of what its form lacks. */
export async function guessMeant(
  given: string,
  outline: Outline,
  path: Path,
  files: ReadonlyMap<string, string>,
): Promise<Diagnostic | undefined> {
  const unseen = invisibleIn(given);
  if (unseen) return { path, code: 'asset/name', ...unseen };
  const isIcon = (name: string) => !name.startsWith('/');
  // A file that lacks its ending has no right form, but may have a namesake.
  const isFile = outline.holds !== 'icon' && !/^[a-z]+:|\.\./i.test(given);
  const forms = [...repairs(given, outline), ...(isFile ? [rooted(given.trim())] : [])];
  const fits = (name: string) => outline.schema.safeParse(name).success;
  const near = await Promise.all(
    forms.map((form) => (isIcon(form) ? nearestIcon(form) : nearestFile(form, files, fits))),
  );
  // A name that is there as it stands comes before one that is only like one.
  const meant = near.find((name, at) => name === forms[at]) ?? near.find((name) => name !== undefined && fits(name));
  if (!meant) return undefined;
  const what = isIcon(meant) ? 'the name of an icon' : 'the path of a file';
  return { path, code: 'asset/name', fact: `${quote(given)} is not ${what}.`, fix: `Did you mean ${quote(meant)}?` };
}
