import type { SiteConfig } from '../../schema/site.ts';
import type { Path } from '../config/report/issue.ts';
import type { ResolvedSite } from '../config/resolve/resolve.ts';
import { courseFiles } from './courses/files.ts';
import { postFiles } from './posts/files.ts';

/** A file that the build writes for a site, below `dist/`. */
export interface GeneratedFile {
  path: string;
  /** Everything that it is made from, as JSON data. */
  input: unknown;
  make(): Promise<Buffer>;
}

/** The files that the build generates for the items of a kind. */
export interface KindFiles {
  /** Returns the files. One in `public/` with the same path takes precedence. */
  files(site: ResolvedSite): GeneratedFile[];
  /** Returns the texts that are drawn in them, each with its path in the config and the file's path in `dist/`. */
  drawnTexts(site: Pick<SiteConfig, 'lists' | 'texts'>): Iterable<{ path: Path; text: string; file: string }>;
}

export const kindFiles: KindFiles[] = [courseFiles, postFiles];
