import { join } from 'node:path';
import type { Issue } from '../../config/issue.ts';
import { fileIssue } from '../file-issue.ts';
import type { PublicFiles } from './public-files.ts';

/** Where the build's own files lie, whose names change with what is in them, so that `siteHeaders` has browsers keep them for a year. */
const keptFor = /^\/assets\/((logos|pictures)\/)?[^/]+$/;

/** Warns of an editor's own files in the places of the build's. */
export function keptFiles({ files }: PublicFiles, publicDir: string): Issue[] {
  const fact = 'Browsers keep what lies here for a year: whoever has seen it will not see a change of it.';
  const words = { code: 'asset/kept', fact, remedy: 'Move it to another folder, such as public/files/.' };
  const found = [...files.keys()].filter((file) => keptFor.test(file) && !file.includes('/.'));
  return found.sort().map((address) => fileIssue(join(publicDir, address), words, 'warning'));
}
