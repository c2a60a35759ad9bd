import { join } from 'node:path';
import type { Issue } from '../../config/issue.ts';
import { quoteList } from '../../config/show-value.ts';
import { fileIssue } from '../file-issue.ts';
import type { PublicFiles } from './public-files.ts';

/** The files that every page and the web manifest name by themselves. */
const favicons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];
const manifestIcons = ['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'];
const picture = /\.(svg|png|jpe?g|webp|avif|gif)$/i;
const shownFew = 3;

/** Refuses files whose names nothing can read: the build could not copy them. */
export function unreadableFiles({ unreadable }: PublicFiles, publicDir: string): Issue[] {
  const words = {
    code: 'file/name',
    fact: 'The name of this file is not UTF-8, so it cannot be read.',
    remedy: 'Rename it with letters, digits, "-" and "_".',
  };
  return [...unreadable].sort().map((address) => fileIssue(join(publicDir, address), words));
}

/** Warns of what lies in `public/` to no use or in a wrong place, and of the icons of the site that are missing there. */
export const strayFiles = (onDisk: PublicFiles, used: Set<string>, publicDir: string): Issue[] => [
  ...missingFavicons(onDisk, publicDir),
  ...unusedPictures(onDisk, used, publicDir),
  ...keptFiles(onDisk, publicDir),
];

function missingFavicons({ files }: PublicFiles, publicDir: string): Issue[] {
  const missing = [...favicons, ...manifestIcons].filter((address) => !files.has(address));
  if (missing.length === 0) return [];
  const fact = `The icons of the site are missing: ${quoteList(missing)}.`;
  const remedy = 'Browsers show an empty icon until they are there.';
  return [fileIssue(publicDir, { code: 'asset/favicon', fact, remedy }, 'warning')];
}

/** One warning for all pictures that nothing in the config uses. */
function unusedPictures({ files }: PublicFiles, used: Set<string>, publicDir: string): Issue[] {
  const own = new Set([...favicons, ...manifestIcons]);
  const unused = [...files.keys()]
    .filter(
      (file) => picture.test(file) && !used.has(file) && !own.has(file) && !keptFor.test(file) && !file.includes('/.'),
    )
    .sort();
  const alone = (address: string) => {
    const words = {
      code: 'asset/unused',
      fact: 'Nothing in the config uses this file.',
      remedy: 'Remove it if it is not needed.',
    };
    return fileIssue(join(publicDir, address), words, 'warning');
  };
  if (unused.length < 2) return unused.map(alone);
  const few = unused.slice(0, shownFew);
  const more = unused.length > shownFew ? ` and ${unused.length - shownFew} more` : '';
  const fact = `Nothing in the config uses ${unused.length} pictures: ${few.join(', ')}${more}.`;
  const remedy = `Remove them if they are not needed.${more && ' npm run validate -- --all lists them.'}`;
  return [{ ...fileIssue(publicDir, { code: 'asset/unused', fact, remedy }, 'warning'), parts: unused.map(alone) }];
}

/** Where the build's own files lie, whose names change with what is in them, so that `siteHeaders` has browsers keep them for a year. */
const keptFor = /^\/assets\/((logos|pictures)\/)?[^/]+$/;

/** Warns of an editor's own files in the places of the build's. */
function keptFiles({ files }: PublicFiles, publicDir: string): Issue[] {
  const fact = 'Browsers keep what lies here for a year: whoever has seen it will not see a change of it.';
  const words = { code: 'asset/kept', fact, remedy: 'Move it to another folder, such as public/files/.' };
  const found = [...files.keys()].filter((file) => keptFor.test(file) && !file.includes('/.'));
  return found.sort().map((address) => fileIssue(join(publicDir, address), words, 'warning'));
}
