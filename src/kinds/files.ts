import type { SiteConfig } from '../../schema/site.ts';
import type { Path } from '../config/report/issue.ts';
import type { ResolvedSite } from '../config/resolve/resolve.ts';
import { courseFiles } from './courses/files.ts';
import { postFiles } from './posts/files.ts';

/** A file that the build writes for a site, below `dist/`. */
export interface GeneratedFile {
  path: string;
  /** All that it is made from, as data. */
  input: unknown;
  make(): Promise<Buffer>;
}

/** The files that a site gains by having items of a kind. */
export interface KindFiles {
  /** A file of `public/` with the same path is used instead of each. */
  files(site: ResolvedSite): GeneratedFile[];
  /** The texts that are set in them, each with its place in the config and the file's path in `dist/`. */
  setTexts(site: Pick<SiteConfig, 'lists' | 'texts'>): Iterable<{ path: Path; text: string; file: string }>;
}

/** The kinds that have files. */
export const kindFiles: KindFiles[] = [courseFiles, postFiles];
