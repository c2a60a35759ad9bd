import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHostRules } from '../outputs/hosts/host-rules.ts';
import { nginxConf } from '../outputs/hosts/nginx-conf.ts';
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
  const languages = readdirSync(outDir).filter((name) => has(join(name, '404.html')));
  const { headers, ...rules } = readHostRules(read('_headers'), has('_redirects') ? read('_redirects') : '', languages);
  return nginxConf(headers, { ...options, ...rules, root, compressed: has('index.html.gz') });
}
