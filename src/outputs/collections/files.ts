import type { ResolvedSite } from '../../pages/resolve.ts';
import type { GeneratedFile } from '../output.ts';
import { courseFiles } from './courses/files.ts';
import { postFiles } from './posts/files.ts';

/** Returns the files that the build generates for the items of all collections. */
export const collectionFiles = (site: ResolvedSite): GeneratedFile[] => [...courseFiles(site), ...postFiles(site)];
