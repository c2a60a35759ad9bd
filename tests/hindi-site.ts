import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteSchema } from '../schema/site.ts';
import { wholeConfig } from './company.ts';
import { copyProject } from './project-copy.ts';
import { type ServedCopy, serveCopy } from './served-copy.ts';

/** What the second site has of its own: its config, and the files that it names beside those of the project. */
export const hindiFolder = join(import.meta.dirname, 'hindi');

const parsed = siteSchema.parse(JSON.parse(readFileSync(join(hindiFolder, 'site.config.json'), 'utf8')));

/** The second config, in Hindi, with its tokens filled and nothing left out. */
export const hindi = wholeConfig(parsed);

/** Builds the second site with the project's own code, and serves it. */
export function openHindiSite(): Promise<ServedCopy> {
  const project = copyProject('hindi-test');
  cpSync(hindiFolder, project.root, { recursive: true });
  return serveCopy(project);
}
