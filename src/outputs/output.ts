import type { ResolvedSite } from '../pages/resolve.ts';

/** A file that the build writes for a site, below `dist/`. One in `public/` with the same path takes precedence. */
export interface GeneratedFile {
  path: string;
  /** Everything that it is made from, as JSON data. */
  input: unknown;
  make(): Promise<Buffer>;
}

/** Returns the files that the build generates for the items of a collection. */
export type CollectionFiles = (site: ResolvedSite) => GeneratedFile[];
