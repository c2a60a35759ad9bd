import { invisibleIn } from '../../config/invisible.ts';
import type { Finding, Path } from '../../config/issue.ts';
import type { Outline } from '../../config/outline.ts';
import { repairs, rooted } from '../../config/repair.ts';
import { quote } from '../../config/show-value.ts';
import { nearestIcon } from './icon-names.ts';
import { nearestFile } from './nearest-file.ts';

/** Proposes what a malformed name of a file or an icon was meant to be, if that is there; told in place of what its form lacks. */
export async function guessMeant(
  given: string,
  outline: Outline,
  path: Path,
  files: ReadonlyMap<string, string>,
): Promise<Finding | undefined> {
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
  return { path, code: 'asset/name', fact: `${quote(given)} is not ${what}.`, remedy: `Did you mean ${quote(meant)}?` };
}
