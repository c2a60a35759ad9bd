import type { SiteConfig } from '../../../schema/site.ts';
import { contentPolicy, type Sources } from './content-policy.ts';

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
