import type { SiteConfig } from '../../../schema/site.ts';
import { basePath } from '../../content/page-address.ts';
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
  /** The headers of the config, which take the place of those of the build. */
  own?: Record<string, string>;
}

/** Returns all headers that a host sends for a site. */
export function siteHeaders({ scripts, downloads, sources = {}, own = {} }: HeaderOptions): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: replaced(own, {
        'Content-Security-Policy': contentPolicy(scripts, sources),
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      }),
    },
    { path: '/assets/:file', headers: immutable },
    { path: '/assets/logos/:file', headers: immutable },
    { path: '/assets/pictures/:file', headers: immutable },
    ...downloads.map((folder) => ({ path: `/${folder}/:file`, headers: { 'Content-Disposition': 'attachment' } })),
  ];
}

/** Adds headers to others, or puts them in their place: the names of headers have no case. */
function replaced(own: Record<string, string>, headers: Record<string, string>): Record<string, string> {
  const names = new Set(Object.keys(own).map((name) => name.toLowerCase()));
  return { ...Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()))), ...own };
}

const slashComment = '# The addresses of pages end with a slash: /about redirects to /about/.\n';

/** Says where the site is on its host. */
const baseComment = (base: string) => `# The site is at ${base}/, and these paths begin with it.\n`;

/** Writes a `_headers` file, which Netlify, Cloudflare Pages and `npm run preview` read. For other hosts, comments say how pages are addressed. */
export function headersFile(rules: HeaderRule[], seo: Pick<SiteConfig['seo'], 'siteUrl' | 'trailingSlash'>): string {
  const base = basePath(seo);
  const comments = `${base && baseComment(base)}${seo.trailingSlash ? slashComment : ''}`;
  const lines = rules.map(({ path, headers }) =>
    [base + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${comments && `${comments}\n`}${lines.join('\n\n')}\n`;
}

/** Reads a `_headers` file, which may be hand-written: a path pattern per line, its headers indented below it, `#` for comments. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (!content || content.startsWith('#')) continue;
    const headers = rules.at(-1)?.headers;
    const [, name, value = ''] = /^([^:]+?)\s*:\s*(.*)$/.exec(content) ?? [];
    if (/^\S/.test(line)) rules.push({ path: content, headers: {} });
    else if (headers && name) headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return rules;
}

/** Whether the addresses of the pages beside a `_headers` file end with a slash. */
export const hasTrailingSlash = (headers: string): boolean => commentsOf(headers).includes(slashComment);

/** The base path of the site beside a `_headers` file; empty at the root of its host. */
export const baseIn = (headers: string): string =>
  /^# The site is at (\/\S*)\/, and these paths begin with it\.$/m.exec(commentsOf(headers))?.[1] ?? '';

/** What is before the first rule. */
const commentsOf = (headers: string) => /^(#.*\n)*/.exec(headers)?.[0] ?? '';
