import type { SiteConfig } from '../../../schema/site.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { quote } from '../../json/show-value.ts';
import { fileIssue } from '../../project/read-config.ts';
import { apacheConf } from './apache-conf.ts';
import { caddyConf, caddyFile } from './caddy-conf.ts';
import { readHostRules } from './host-rules.ts';
import { canBePage, redirectPages } from './redirect-pages.ts';
import { vercelConf } from './vercel-conf.ts';

/** The hosts that a build can write files for. Netlify and Cloudflare Pages read those of every build. */
export const hosts = ['netlify', 'cloudflare', 'github-pages', 'apache', 'caddy', 'vercel'] as const;

export type Host = (typeof hosts)[number];

/** The files of a host, by path below `dist/`, made from the texts of `_headers` and `_redirects`. */
export function hostFiles(host: Host, headers: string, redirects: string, languages: string[]): Map<string, string> {
  const rules = readHostRules(headers, redirects, languages);
  switch (host) {
    case 'apache':
      return new Map([['.htaccess', apacheConf(rules)]]);
    case 'caddy':
      return new Map([[caddyFile, caddyConf(rules)]]);
    case 'vercel':
      return new Map([['vercel.json', vercelConf(rules)]]);
    case 'github-pages':
      return new Map([['.nojekyll', ''], ...redirectPages(rules)]);
    default:
      return new Map();
  }
}

/** The policy of a site as a page can have it in itself: without what only a header can say. */
export const policyInPage = (headers: string): string | undefined =>
  readHostRules(headers, '', [])
    .headers.find(({ path }) => path === '/*')
    ?.headers['Content-Security-Policy']?.replace(/; frame-ancestors [^;]*/, '');

/** What of a site a host cannot do. */
export function hostWarnings(
  configFile: string,
  host: Host,
  { seo, redirects }: Pick<SiteConfig, 'redirects' | 'seo'>,
): Issue[] {
  if (host !== 'github-pages') return [];
  const warn = (message: string, hint: string) => fileIssue(configFile, { code: 'host', message, hint }, 'warning');
  return [
    ...(seo.trailingSlash
      ? []
      : [
          warn(
            'GitHub Pages redirects /about to /about/, so links take longer.',
            'Write "trailingSlash": true into "seo".',
          ),
        ]),
    ...redirects
      .filter(({ from }) => !canBePage(from))
      .map(({ from }) =>
        warn(
          `GitHub Pages cannot redirect ${quote(from)}: only addresses that can be those of pages.`,
          'Write a redirect for each address, or remove it.',
        ),
      ),
  ];
}
