import { join } from 'node:path';
import type { Issue } from '../../config/issue.ts';
import { quote } from '../../config/show-value.ts';
import { downloads } from '../../kinds/index.ts';
import { fileIssue } from '../file-issue.ts';
import type { PublicFiles } from './public-files.ts';

/** Files and folders that each site has. An own `robots.txt` is not here: it is used instead of the build's. */
const builtFiles = ['/_headers', '/404.html', '/404.json', '/sitemap.xml', '/site.webmanifest'];
const builtFolders = ['/share', '/assets', '/assets/logos', '/assets/pictures', ...downloads.map((one) => `/${one}`)];

/** Errors for files of `public/` that have the name of a file or folder that the build makes, for pages or for the site. */
export function takenNames(
  { files }: PublicFiles,
  pages: Iterable<string>,
  shares: Iterable<string>,
  publicDir: string,
): Issue[] {
  const taken = new Map<string, string>();
  const take = (address: string, why: string) => {
    if (files.has(address)) taken.set(address, why);
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
  for (const address of builtFolders) take(address, `The build needs a folder of this name: dist${address}.`);
  for (const address of files.keys()) {
    const built = builtFiles.find((file) => address === file || address.startsWith(`${file}/`));
    if (built) taken.set(address, `The build writes dist${built} itself.`);
  }
  return [...taken].map(([address, fact]) => {
    const remedy = `Rename or remove public${address}.`;
    return fileIssue(join(publicDir, address), { code: 'asset/taken', fact, remedy });
  });
}
