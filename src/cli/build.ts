import { buildSite } from '../build/build.ts';
import { print } from '../diagnostics/safe-text.ts';
import type { Host } from '../outputs/hosts/host-files.ts';
import { openProject } from '../pipeline.ts';
import { displayName } from '../project/display-name.ts';
import { messageOf, refuse, writeIssues } from './output.ts';
import type { SiteFolder } from './site-folder.ts';

interface Options {
  compress?: boolean;
  host?: Host;
  shard?: { index: number; count: number };
}

/** Builds `dist/`, or a part of it. Returns 0 if it is built, 1 if the config has errors. */
export async function build(site: SiteFolder, options: Options = {}): Promise<number> {
  const began = performance.now();
  const project = await openProject(site);
  const { outDir } = site;
  const dist = `${displayName(outDir)}/`;
  const untouched = `Nothing was built; ${dist} is unchanged.`;
  const result = await buildSite(project, { outDir, ...options }).catch((error) => {
    throw new Error(`${messageOf(error)}\n${untouched}`);
  });
  if (!result.ok) return refuse(process.stderr, result.issues, untouched);
  if (result.warnings.length > 0) writeIssues(process.stderr, result.warnings);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  print(process.stdout)`Built ${result.pages} ${result.pages === 1 ? 'page' : 'pages'} in ${seconds} s: ${dist}`;
  return 0;
}
