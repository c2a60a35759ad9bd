import { dirname, join } from 'node:path';
import { isReplaceable, type SiteFile, siteIcons } from '../../content/site-files.ts';
import { commandLine } from '../../diagnostics/command-line.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { siteOption } from '../../diagnostics/site-option.ts';
import { quote } from '../../json/show-value.ts';
import { heicPicture, isHeicPicture, promisedKind } from '../../media/file-kind.ts';
import type { PublicFiles } from '../../media/public-files.ts';
import { displayName } from '../../project/display-name.ts';
import { fileIssue } from '../../project/read-config.ts';

/** Files that only the site itself uses. Other sites may link to a PDF. */
const shown = /\.(svg|png|jpe?g|webp|avif|gif|mp4|webm|vtt|woff2)$/i;
const shownFew = 3;

/** Returns errors for files whose names have a sign that hosts refuse in an address. */
export function unservedFiles({ files }: PublicFiles, publicDir: string): Issue[] {
  const words = {
    code: 'file/address',
    message: 'The name of this file has a #, a ?, a backslash or a control character, which some hosts refuse.',
    hint: 'Rename it with letters, digits, "-" and "_".',
  };
  const refused = [...files.keys()].filter((address) => /[\p{Cc}\\#?]/u.test(address)).sort();
  return refused.map((address) => fileIssue(join(publicDir, address), words));
}

/** Returns errors for files whose names are not UTF-8, as the build cannot copy them. */
export function unreadableFiles({ unreadable }: PublicFiles, publicDir: string): Issue[] {
  const words = {
    code: 'file/name',
    message: 'The name of this file is not UTF-8, so it cannot be read.',
    hint: 'Rename it with letters, digits, "-" and "_".',
  };
  return [...unreadable].sort().map((address) => fileIssue(join(publicDir, address), words));
}

/** Warns of files in `public/` that are unused or in the wrong folder. */
export const misplacedOrUnused = (onDisk: PublicFiles, used: Set<string>, publicDir: string): Issue[] => [
  ...unusedFiles(onDisk, used, publicDir),
  ...cachedFiles(onDisk, publicDir),
];

/** Returns one warning for all pictures, films, captions and fonts that the config does not use. */
function unusedFiles({ files }: PublicFiles, used: Set<string>, publicDir: string): Issue[] {
  const own = new Set(siteIcons.map((icon) => `/${icon}`));
  const unused = [...files.keys()]
    .filter(
      (file) =>
        shown.test(file) && !used.has(file) && !own.has(file) && !cachedFolder.test(file) && !file.includes('/.'),
    )
    .sort();
  const alone = (address: string) => {
    const words = {
      code: 'asset/unused',
      message: 'Nothing in the config uses this file.',
      hint: 'Remove it if you do not need it.',
    };
    return fileIssue(join(publicDir, address), words, 'warning');
  };
  if (unused.length < 2) return unused.map(alone);
  const few = unused.slice(0, shownFew);
  const more = unused.length > shownFew ? ` and ${unused.length - shownFew} more` : '';
  const message = `Nothing in the config uses ${unused.length} files: ${few.join(', ')}${more}.`;
  const hint = `Remove them if you do not need them.${more && ` ${commandLine('validate', `--all${siteOption(displayName(publicDir))}`)} lists them.`}`;
  return [{ ...fileIssue(publicDir, { code: 'asset/unused', message, hint }, 'warning'), parts: unused.map(alone) }];
}

/** Warns of pictures of a phone that nothing uses yet. The config may link to them, which then are downloads. */
export async function heicFiles({ files }: PublicFiles, used: Set<string>, publicDir: string): Promise<Issue[]> {
  const named = [...files].filter(([address]) => promisedKind(address) === 'HEIC' && !used.has(address)).sort();
  const found = await Promise.all(named.map(async ([address, file]) => ((await isHeicPicture(file)) ? [address] : [])));
  return found.flat().map((address) => fileIssue(join(publicDir, address), heicPicture(address), 'warning'));
}

/** Folders for hashed files of the build. `siteHeaders` lets browsers cache them for a year. */
const cachedFolder = /^\/assets\/((logos|pictures)\/)?[^/]+$/;

/** Warns of files in these folders. */
function cachedFiles({ files }: PublicFiles, publicDir: string): Issue[] {
  const message = 'Browsers cache files in this folder for a year, so visitors would not see a change.';
  const words = { code: 'asset/kept', message, hint: 'Move it to another folder, such as public/files/.' };
  const found = [...files.keys()].filter((file) => cachedFolder.test(file) && !file.includes('/.'));
  return found.sort().map((address) => fileIssue(join(publicDir, address), words, 'warning'));
}

/** Returns errors for files in `public/` with the path of a file or folder that the build makes. */
export function takenNames({ files }: PublicFiles, made: SiteFile[], publicDir: string): Issue[] {
  const taken = new Map<string, string>();
  const take = (address: string, why: string) => {
    if (files.has(address) && !taken.has(address)) taken.set(address, why);
  };
  for (const file of made) {
    const purpose = file.kind === 'page' || file.kind === 'page data' ? ` for the page ${quote(file.page)}` : '';
    if (!isReplaceable(file)) take(`/${file.path}`, writes(file, purpose));
    const folders = file.path.split('/').slice(0, -1);
    for (const at of folders.keys()) {
      const folder = `/${folders.slice(0, at + 1).join('/')}`;
      take(folder, `The build needs a folder of this name${purpose || `: dist${folder}`}.`);
    }
  }
  const folders = new Map(made.filter((file) => !isReplaceable(file)).map((file) => [`/${file.path}`, file]));
  for (const address of files.keys())
    for (let folder = dirname(address); folder !== '/'; folder = dirname(folder)) {
      const file = folders.get(folder);
      if (file) taken.set(address, writes(file));
    }
  return [...taken].map(([address, message]) => {
    const hint = `Rename or remove public${address}.`;
    return fileIssue(join(publicDir, address), { code: 'asset/taken', message, hint });
  });
}

function writes({ kind, path }: SiteFile, purpose = ''): string {
  if (kind === 'share image') return 'The build writes a share image of this name.';
  return purpose ? `The build writes a file of this name${purpose}.` : `The build writes dist/${path} itself.`;
}
