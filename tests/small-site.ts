import type { SiteConfigInput } from '../schema/site.ts';
import { minimalConfig } from './config/minimal-config.ts';
import { copyProject } from './project-copy.ts';
import { type ServedCopy, serveCopy } from './served-copy.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h40v40H0z"/></svg>';

/** Builds and serves the small site of two pages, changed. */
export function serveSmallSite(name: string, change: (config: SiteConfigInput) => void): Promise<ServedCopy> {
  const config: SiteConfigInput = structuredClone(minimalConfig);
  change(config);
  const project = copyProject(name);
  for (const file of ['logo', 'cto']) project.write(`public/images/${file}.svg`, drawing);
  project.write('site.config.json', JSON.stringify(config, null, 2));
  return serveCopy(project);
}
