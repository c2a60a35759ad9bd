import { createHash } from 'node:crypto';
import type { Registry } from '../../../schema/registry.ts';
import type { SiteConfig } from '../../../schema/site.ts';
import { originOf } from '../../../schema/web-address.ts';
import { htmlPolicy, scriptsPolicy } from '../../client/before-react/policy-names.ts';

/** Headers for the paths that match: `*` is any text, `:name` one path segment. No two rules set the same header for one file. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** The Cache-Control of files whose names do not change with their content. */
export const revalidate = 'public, max-age=0, must-revalidate';

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

// Not listed, as sites use them: autoplay, fullscreen, clipboard-write.
const deniedFeatures =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb'.split(
    ' ',
  );

interface HeaderOptions {
  /** The code of the inline scripts of its pages. */
  scripts: string[];
  /** The folders whose files are downloaded. */
  downloads: string[];
  sources?: Sources;
}

/** External sources that the content security policy allows, by directive. */
type Sources = Record<string, string[]>;

/** Returns all headers that a host sends for a site. */
export function siteHeaders({ scripts, downloads, sources = {} }: HeaderOptions): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentPolicy(scripts, sources),
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    { path: '/assets/:file', headers: immutable },
    { path: '/assets/logos/:file', headers: immutable },
    { path: '/assets/pictures/:file', headers: immutable },
    ...downloads.map((folder) => ({ path: `/${folder}/:file`, headers: { 'Content-Disposition': 'attachment' } })),
  ];
}

const slashComment = '# The addresses of pages end with a slash: /about redirects to /about/.\n';

/** Writes a `_headers` file, which Netlify, Cloudflare Pages and `npm run preview` read. For other hosts, a comment says how pages are addressed. */
export function headersFile(rules: HeaderRule[], { trailingSlash }: Pick<SiteConfig['seo'], 'trailingSlash'>): string {
  const lines = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${trailingSlash ? `${slashComment}\n` : ''}${lines.join('\n\n')}\n`;
}

/** Whether the addresses of the pages beside a `_headers` file end with a slash. */
export const hasTrailingSlash = (headers: string): boolean => headers.startsWith(slashComment);

/** Collects the external sources that a site needs: for its forms, its frames, and its third-party scripts. */
export function sourcesOf(
  registry: Registry,
  {
    routes,
    security,
  }: {
    routes: Pick<SiteConfig['routes'][number], 'sections'>[];
    security?: Pick<SiteConfig['security'], 'scripts'>;
  },
): Sources {
  const sources: Sources = {};
  const allow = (directive: string, address: string | undefined) => {
    const origin = address && originOf(address);
    if (origin) sources[directive] = [...new Set([...(sources[directive] ?? []), origin])].sort();
  };
  for (const section of routes.flatMap(({ sections }) => sections)) {
    const { form, frame } = registry.section(section.type)?.outside?.(section) ?? {};
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

/** Reads the external sources back from the policy in a `_headers` file. */
export function parseSources(headers: string): Sources {
  const directives = /Content-Security-Policy: (.*)/.exec(headers)?.[1]?.split('; ') ?? [];
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.filter((source) => source.startsWith('https:') || source === scriptsPolicy)];
    }),
  );
}

/** Returns the code of the inline scripts of a document, without data blocks. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\s(?:type|src)=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
}

/**
 * The content security policy of a site. Only its own files, the given inline scripts and the external sources are allowed, and text
 * becomes HTML only through its Trusted Types policies.
 */
function contentPolicy(inlineScripts: string[], external: Sources): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': ["'self'", ...inlineScripts.map(sourceHash)].join(' '),
    // Mantine writes style attributes, and style elements for responsive props.
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
    'trusted-types': `${htmlPolicy} default`,
  };
  return Object.entries(directives)
    .map(([name, own]) => [name, own, ...(external[name] ?? [])].filter(Boolean))
    .filter((directive) => directive.length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');
}

const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
