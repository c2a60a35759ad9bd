import { createHash } from 'node:crypto';
import { originOf } from '../../../schema/security.ts';
import type { SiteConfig } from '../../../schema/site.ts';
import { trustedTypesPolicy } from '../../client/built-html.ts';
import { scriptsPolicy } from '../../client/scripts-policy.ts';
import type { Outside } from '../../sections/define-section.ts';
import { sectionTypes } from '../../sections/index.ts';

/** Headers for the files that a path stands for: `*` is any text, `:name` a part without slashes. No two rules name the same header for one file. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** The caching of everything whose name does not change with its content. */
export const revalidate = 'public, max-age=0, must-revalidate';

const keepForEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };

// What the site uses itself is not named: playing its film, in full screen too, and writing to the clipboard.
const withheld =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb'.split(
    ' ',
  );

/** What differs between the headers of one site and another's. */
interface SiteParts {
  /** The texts of the inline scripts of its pages. */
  scripts: string[];
  /** Its folders of downloads. */
  downloads: string[];
  /** What of other sites it needs. */
  sources?: Sources;
}

/** What the policy allows beyond the site's own, by directive. */
export type Sources = Record<string, string[]>;

/** Every header that a host is to send for a site: the one place that says so. */
export function siteHeaders({ scripts, downloads, sources = {} }: SiteParts): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentPolicy(scripts, sources),
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': withheld.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    { path: '/assets/:file', headers: keepForEver },
    { path: '/assets/logos/:file', headers: keepForEver },
    { path: '/assets/pictures/:file', headers: keepForEver },
    ...downloads.map((folder) => ({ path: `/${folder}/:file`, headers: { 'Content-Disposition': 'attachment' } })),
  ];
}

/** The rules as a `_headers` file, which Netlify, Cloudflare Pages and `npm run preview` read. */
export function headersFile(rules: HeaderRule[]): string {
  const lines = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n\n')}\n`;
}

/** What a site needs of others: for its forms, its frames, and the scripts that it names. */
export function sourcesOf({
  routes,
  security,
}: {
  routes: Pick<SiteConfig['routes'][number], 'sections'>[];
  security?: Pick<SiteConfig['security'], 'scripts'>;
}): Sources {
  const outside = new Map<string, (section: never) => Outside>(
    sectionTypes.flatMap((type) => ('outside' in type && type.outside ? [[type.type, type.outside]] : [])),
  );
  const sources: Sources = {};
  const allow = (directive: string, address: string | undefined) => {
    const origin = address && originOf(address);
    if (origin) sources[directive] = [...new Set([...(sources[directive] ?? []), origin])].sort();
  };
  for (const section of routes.flatMap(({ sections }) => sections)) {
    const { form, frame } = outside.get(section.type)?.(section as never) ?? {};
    allow('form-action', form);
    allow('connect-src', form);
    allow('frame-src', frame);
  }
  for (const { src, sendsTo } of security?.scripts ?? []) {
    allow('script-src', src);
    for (const address of [src, ...sendsTo]) {
      allow('connect-src', address);
      allow('img-src', address);
    }
    sources['trusted-types'] = [scriptsPolicy];
  }
  return sources;
}

/** The same as it stands in the policy of a `_headers` file. */
export function sourcesIn(headers: string): Sources {
  const directives = /Content-Security-Policy: (.*)/.exec(headers)?.[1]?.split('; ') ?? [];
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.filter((source) => source.startsWith('https:') || source === scriptsPolicy)];
    }),
  );
}

/** The texts of a document's inline scripts that a browser would run; blocks of data are none. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\s(?:type|src)=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
}

/**
 * The content security policy of a whole site: nothing from elsewhere but what it needs of others, no script but its own files and these
 * inline ones, no text that becomes HTML unless the site's one Trusted Types policy let it through.
 */
function contentPolicy(inlineScripts: string[], outside: Sources): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': ["'self'", ...inlineScripts.map(sourceHash)].join(' '),
    // Mantine's components write style attributes and, for responsive props, style elements, in the browser too.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': 'mailto:',
    'frame-src': '',
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': `${trustedTypesPolicy} default`,
  };
  return Object.entries(directives)
    .map(([name, own]) => [name, own, ...(outside[name] ?? [])].filter(Boolean))
    .filter((directive) => directive.length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** An inline script or style as a source of a content security policy: it and nothing else may run or be applied. */
const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
