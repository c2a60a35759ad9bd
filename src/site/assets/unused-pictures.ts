import { join } from 'node:path';
import type { Issue } from '../../config/issue.ts';
import { fileIssue } from '../file-issue.ts';
import type { PublicFiles } from './public-files.ts';

/** Warns of files in `public/images` that nothing in the config uses. */
export function unusedPictures({ files }: PublicFiles, used: Set<string>, publicDir: string): Issue[] {
  const unused = [...files.keys()].filter(
    (file) => file.startsWith('/images/') && !used.has(file) && !file.includes('/.'),
  );
  const fact = 'Nothing in the config uses this file.';
  const words = { code: 'asset/unused', fact, remedy: 'Remove it if it is not needed.' };
  return unused.sort().map((address) => fileIssue(join(publicDir, address), words, 'warning'));
}
