import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../src/server/listen.ts';
import { createStaticServer } from '../src/server/static-server.ts';
import type { sites } from './sites/index.ts';

/** A site that `tests/build-sites.ts` has built, or `own`: that of `site.config.json`, which `npm run build` has built. */
export type SiteName = keyof typeof sites | 'own';

export interface BuiltSite {
  /** Without a slash at its end. */
  url: string;
  /** Where its built files lie. */
  dist: string;
  close(): Promise<void>;
}

const project = join(import.meta.dirname, '..');

export const folderOf = (name: SiteName): string => (name === 'own' ? project : join(project, '.cache/sites', name));

/** Every document of a site, as a path of its file. */
export function documentsOf(name: SiteName): string[] {
  const dist = join(folderOf(name), 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html')).map((file) => join(dist, file));
}

/** Every address of a site with a page of its own, and in each language one without. */
export const pathsOf = (name: SiteName): string[] =>
  documentsOf(name)
    .map((file) => file.slice(join(folderOf(name), 'dist').length))
    .map((file) => file.replace(/\/index\.html$/, '').replace('404.html', 'no-such-page') || '/')
    .sort();

/** Serves a site until it is closed. */
export async function serveBuilt(name: SiteName): Promise<BuiltSite> {
  const dist = join(folderOf(name), 'dist');
  return { ...(await listen(createStaticServer(dist), 0)), dist };
}
