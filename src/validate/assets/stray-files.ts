import { join } from 'node:path';
import { downloadsOf, type Registry } from '../../../schema/registry.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { siteOption } from '../../diagnostics/site-option.ts';
import { quote } from '../../json/show-value.ts';
import { heicPicture, isHeicPicture, promisedKind } from '../../media/file-kind.ts';
import type { PublicFiles } from '../../media/public-files.ts';
import { displayName } from '../../project/display-name.ts';
import { fileIssue } from '../../project/read-config.ts';

/** The icons that pages and the web manifest refer to; the build draws those that are not in `public/`. */
export const siteIcons = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
] as const;
/** Files that only the site itself uses. Other sites may link to a PDF. */
const shown = /\.(svg|png|jpe?g|webp|avif|gif|mp4|webm|vtt|woff2)$/i;
const shownFew = 3;

/** Returns errors for files whose names are not UTF-8, as the build cannot copy them. */
export function unreadableFiles({ unreadable }: PublicFiles, publicDir: string): Issue[] {
  const words = {
    code: 'file/name',
    fact: 'The name of this file is not UTF-8, so it cannot be read.',
    fix: 'Rename it with letters, digits, "-" and "_".',
  };
  return [...unreadable].sort().map((address) => fileIssue(join(publicDir, address), words));
}

/** Warns of files in `public/` that are unused or in the wrong folder. */
export const strayFiles = (onDisk: PublicFiles, used: Set<string>, publicDir: string): Issue[] => [
  ...unusedFiles(onDisk, used, publicDir),
  ...cachedFiles(onDisk, publicDir),
];

/** Returns one warning for all pictures, films, captions and fonts that the config does not use. */
function unusedFiles({ files }: PublicFiles, used: Set<string>, publicDir: string): Issue[] {
  const own = new Set<string>(siteIcons);
  const unused = [...files.keys()]
    .filter(
      (file) =>
        shown.test(file) && !used.has(file) && !own.has(file) && !cachedFolder.test(file) && !file.includes('/.'),
    )
    .sort();
  const alone = (address: string) => {
    const words = {
      code: 'asset/unused',
      fact: 'Nothing in the config uses this file.',
      fix: 'Remove it if you do not need it.',
    };
    return fileIssue(join(publicDir, address), words, 'warning');
  };
  if (unused.length < 2) return unused.map(alone);
  const few = unused.slice(0, shownFew);
  const more = unused.length > shownFew ? ` and ${unused.length - shownFew} more` : '';
  const fact = `Nothing in the config uses ${unused.length} files: ${few.join(', ')}${more}.`;
  const fix = `Remove them if you do not need them.${more && ` npm run validate -- --all${siteOption(displayName(publicDir))} lists them.`}`;
  return [{ ...fileIssue(publicDir, { code: 'asset/unused', fact, fix }, 'warning'), parts: unused.map(alone) }];
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
  const fact = 'Browsers cache files in this folder for a year, so visitors would not see a change.';
  const words = { code: 'asset/kept', fact, fix: 'Move it to another folder, such as public/files/.' };
  const found = [...files.keys()].filter((file) => cachedFolder.test(file) && !file.includes('/.'));
  return found.sort().map((address) => fileIssue(join(publicDir, address), words, 'warning'));
}

/** Files and folders that the build writes for every site. It does not replace `robots.txt` of `public/`. */
const builtFiles = ['/_headers', '/404.html', '/404.json', '/sitemap.xml', '/site.webmanifest'];
const builtFolders = ['/share', '/assets', '/assets/logos', '/assets/pictures'];

/** Returns errors for files in `public/` with the path of a file or folder that the build writes for pages, share images or the site, or of a file in `more`. */
export function takenNames(
  registry: Registry,
  { files }: PublicFiles,
  pages: Iterable<string>,
  shares: Iterable<string>,
  publicDir: string,
  more: string[],
): Issue[] {
  const taken = new Map<string, string>();
  const take = (address: string, why: string) => {
    if (files.has(address) && !taken.has(address)) taken.set(address, why);
  };
  const deepest = [...files.keys()].reduce((most, address) => Math.max(most, address.split('/').length - 1), 0);
  for (const path of pages) {
    const page = `the page ${quote(path)}`;
    for (const file of ['index.html', 'page.json'])
      take(join(path, file), `The build writes a file of this name for ${page}.`);
    const folders = path.split('/', deepest + 1).slice(1);
    for (const at of folders.keys())
      take(`/${folders.slice(0, at + 1).join('/')}`, `The build needs a folder of this name for ${page}.`);
  }
  for (const address of shares) take(address, 'The build writes a share image of this name.');
  for (const address of [...builtFolders, ...downloadsOf(registry).map((one) => `/${one}`)])
    take(address, `The build needs a folder of this name: dist${address}.`);
  for (const address of files.keys()) {
    const built = [...builtFiles, ...more].find((file) => address === file || address.startsWith(`${file}/`));
    if (built) taken.set(address, `The build writes dist${built} itself.`);
  }
  return [...taken].map(([address, fact]) => {
    const fix = `Rename or remove public${address}.`;
    return fileIssue(join(publicDir, address), { code: 'asset/taken', fact, fix });
  });
}
