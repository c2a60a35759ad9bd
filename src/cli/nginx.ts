import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadsOf } from '../../schema/registry.ts';
import { inlineScripts, parseSources } from '../outputs/hosts/content-policy.ts';
import { nginxConf } from '../outputs/hosts/nginx-conf.ts';
import { parseRedirectsFile } from '../outputs/hosts/redirects.ts';
import { hasTrailingSlash, siteHeaders } from '../outputs/hosts/site-headers.ts';
import { loadRegistry } from '../project/registry.ts';
import type { SiteFolder } from './site-folder.ts';

interface Options {
  root?: string;
  listen: string;
  name: string;
  brotli: boolean;
}

/** The configuration of nginx for a built site, whose policy has the hashes of its inline scripts. */
export async function nginxConfOf(
  { folder, outDir }: SiteFolder,
  { root = outDir, ...options }: Options,
): Promise<string> {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const has = (file: string) => existsSync(join(outDir, file));
  const headers = siteHeaders({
    scripts: inlineScripts(read('404.html')),
    downloads: downloadsOf(await loadRegistry(folder)),
    sources: parseSources(read('_headers')),
  });
  return nginxConf(headers, {
    ...options,
    root,
    trailingSlash: hasTrailingSlash(read('_headers')),
    compressed: has('index.html.gz'),
    languages: readdirSync(outDir).filter((name) => has(join(name, '404.html'))),
    redirects: has('_redirects') ? parseRedirectsFile(read('_redirects')) : [],
  });
}
