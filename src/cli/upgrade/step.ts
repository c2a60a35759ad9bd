import type { Issue } from '../../diagnostics/issue.ts';

/** The texts of the files of a site that an upgrade reads, by their paths from its folder, with slashes. */
export interface SiteTexts {
  folder: string;
  texts: ReadonlyMap<string, string>;
}

/** New texts of files, by their paths; undefined for a file that is not needed any more. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** What a step makes of a site. With issues, nothing is written: they are what the site's author has to change first. */
export interface Outcome {
  changes: Changes;
  issues?: Issue[];
}

/**
 * What changed for sites in a version of the program. A step knows the earlier form by itself, as a site does not tell for sure which version
 * it is of: what has the new form already stays as it is.
 */
export interface Step {
  /** The first version that needs the new form. */
  since: string;
  /** What is different now, as a sentence. */
  title: string;
  change(site: SiteTexts): Outcome;
}

/** A site after a step. */
export function changed({ folder, texts }: SiteTexts, changes: Changes): SiteTexts {
  const after = new Map(texts);
  for (const [file, text] of changes)
    if (text === undefined) after.delete(file);
    else after.set(file, text);
  return { folder, texts: after };
}
