import { join } from 'node:path';
import type { Issue } from '../../config/issue.ts';
import { displayName } from '../display-name.ts';
import type { PublicFiles } from './public-files.ts';

/** Warns of files in `public/images` that nothing in the config uses. */
export function unusedPictures({ files }: PublicFiles, used: Set<string>, publicDir: string): Issue[] {
  const unused = [...files.keys()].filter(
    (file) => file.startsWith('/images/') && !used.has(file) && !file.includes('/.'),
  );
  return unused.sort().map((address) => ({
    file: displayName(join(publicDir, address)),
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    path: [],
    pathText: '',
    code: 'asset/unused',
    fact: 'Nothing in the config uses this file.',
    remedy: 'Remove it if it is not needed.',
    severity: 'warning',
  }));
}
