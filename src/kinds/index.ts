import type { ResolvedSite } from '../config/resolve/resolve.ts';
import { course } from './course/index.ts';

/** What a kind of list item adds to a site besides what sections show of it. */
export interface Kind {
  /** The folder in `dist/` whose files browsers save instead of showing them. */
  downloads?: string;
  /** The files that the build writes for the items. A file of `public/` with the same path is used instead. */
  files(site: ResolvedSite): GeneratedFile[];
}

export interface GeneratedFile {
  /** Where it lies in `dist/`. */
  path: string;
  /** All that it is made from, as data. */
  input: unknown;
  make(): Promise<Buffer>;
}

const kinds: Kind[] = [course];

/** The folders of downloads of all kinds. */
export const downloads: string[] = kinds.flatMap((kind) => kind.downloads ?? []);

/** The files that all kinds add to a site. */
export const kindFiles = (site: ResolvedSite): GeneratedFile[] => kinds.flatMap((kind) => kind.files(site));
