import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wholeConfig } from '../company.ts';
import { siteSchema } from '../registry.ts';
import { companyPublic, writeSite } from '../served-site.ts';

/** What the second site has of its own: its config, and the files that it names beside those of the project. */
export const hindiFolder = join(import.meta.dirname, '../hindi');

const written = JSON.parse(readFileSync(join(hindiFolder, 'site.config.json'), 'utf8'));

/** The second config, in Hindi, with its tokens filled and nothing left out. */
export const hindi = wholeConfig(siteSchema.parse(written));

export const writeHindiSite = (name: string): string =>
  writeSite(name, written, {}, [companyPublic, join(hindiFolder, 'public')]);
