import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConf } from '../outputs/hosts/nginx-conf.ts';
import { parseRedirectsFile } from '../outputs/hosts/redirects.ts';
import { hasTrailingSlash, parseHeadersFile } from '../outputs/hosts/site-headers.ts';
import type { SiteFolder } from './site-folder.ts';

interface Options {
  root?: string;
  listen: string;
  name: string;
  brotli: boolean;
}

/** The configuration of nginx for a built site, with the headers and redirects that its build wrote. */
export function nginxConfOf({ outDir }: Pick<SiteFolder, 'outDir'>, { root = outDir, ...options }: Options): string {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const has = (file: string) => existsSync(join(outDir, file));
  const headers = read('_headers');
  return nginxConf(parseHeadersFile(headers), {
    ...options,
    root,
    trailingSlash: hasTrailingSlash(headers),
    compressed: has('index.html.gz'),
    languages: readdirSync(outDir).filter((name) => has(join(name, '404.html'))),
    redirects: has('_redirects') ? parseRedirectsFile(read('_redirects')) : [],
  });
}
