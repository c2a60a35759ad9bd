import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import sirv from 'sirv';
import { belowBase } from '../content/page-address.ts';
import { indexRedirects } from '../content/redirects.ts';
import { contentType } from '../outputs/hosts/content-type.ts';
import { parseRedirectsFile } from '../outputs/hosts/redirects.ts';
import {
  baseIn,
  type HeaderRule,
  hasTrailingSlash,
  parseHeadersFile,
  revalidate,
} from '../outputs/hosts/site-headers.ts';
import { closeFileWith } from './close-file.ts';
import { findFile, isOwnRequest, readRequestPath } from './request.ts';

/** Creates a server for a built site that behaves like a good static host, for this machine, or, if it is `opened` at an address, for others. */
export function createStaticServer(root: string, opened?: string): Server {
  // Without `dev`, sirv serves only files that exist at the start.
  const sendFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });
  return createServer((request, response) => {
    closeFileWith(response);
    respond(request, response, { root, opened, sendFile }).catch(() => {
      if (response.headersSent) response.destroy();
      else fail(response, 500);
    });
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { root, opened, sendFile }: { root: string; opened: string | undefined; sendFile: ReturnType<typeof sirv> },
): Promise<void> {
  const { method = '', headers } = request;
  const path = readRequestPath(request.url ?? '');
  response.setHeader('Cache-Control', revalidate);
  const siteHeaders = await textOf(root, '_headers');
  for (const [name, value] of Object.entries(headersFor(parseHeadersFile(siteHeaders), path?.pathname ?? '/')))
    response.setHeader(name, value);
  response.setHeader('X-Content-Type-Options', 'nosniff');

  if (!isOwnRequest(headers, opened)) return fail(response, 403);
  if (method !== 'GET' && method !== 'HEAD') return fail(response.setHeader('Allow', 'GET, HEAD'), 405);
  if (!path) return fail(response, 400);
  const base = baseIn(siteHeaders);
  const { trailingSlash, pathname } = path;
  const own = belowBase(pathname, base);
  if (own === undefined) return outside(response, pathname, base);
  const segments = path.segments.slice(base.split('/').length - 1);
  const notFound = async () => {
    // Another language has its own 404 page, below its home page.
    const page = (await findFile(root, [segments[0] ?? '', '404.html'])) ?? (await findFile(root, ['404.html']));
    fail(response, 404, page && (await readFile(page)));
  };
  if (path.hidden || own === '/_headers' || own === '/_redirects') return notFound();

  const moved = indexRedirects(parseRedirectsFile(await textOf(root, '_redirects'))).find(pathname);
  if (moved) {
    response.setHeader('Location', moved.to);
    return fail(response, moved.status, '');
  }

  const isIndex = !trailingSlash && segments.at(-1) === 'index.html';
  const page = isIndex ? segments.slice(0, -1) : segments;
  const isFile = !trailingSlash && !isIndex && (await findFile(root, segments)) !== undefined;
  const file = isFile ? segments : [...page, 'index.html'];
  if (!isFile && !(await findFile(root, file))) return notFound();
  // Each page has only one address.
  const end = hasTrailingSlash(siteHeaders) ? '/' : '';
  const addressOf = (names: string[]) => `${base}/${names.join('/')}${names.length > 0 ? end : ''}`;
  if (!isFile && pathname !== addressOf(page)) {
    response.setHeader('Location', addressOf(page.map(encodeURIComponent)) + path.search);
    return fail(response, 301, '');
  }
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', contentType(file.at(-1) ?? ''));
  if (!isPlainRange(request)) delete headers.range;
  request.url = encodeURI(`/${file.join('/')}`);
  sendFile(request, response, notFound);
}

/** Responds to what is not below the path of the site: only the root of the server leads to it. */
function outside(response: ServerResponse, pathname: string, base: string): void {
  if (pathname === '/') response.setHeader('Location', `${base}/`);
  fail(response, pathname === '/' ? 302 : 404, pathname === '/' ? '' : undefined);
}

/** Whether sirv handles the range of a request correctly. For others, the whole file is a valid response. */
function isPlainRange({ method, headers }: IncomingMessage): boolean {
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isMeant = first !== '' && (last === '' || Number(last) >= Math.max(1, Number(first)));
  return isMeant && method === 'GET' && headers['if-range'] === undefined;
}

/** Responds without a file: with the site's headers, except those about the file. */
function fail(response: ServerResponse, status: number, page?: Buffer | ''): void {
  response.removeHeader('Content-Disposition');
  response.writeHead(status, {
    'Cache-Control': revalidate,
    'Content-Type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
  });
  response.end(page ?? `${status} ${STATUS_CODES[status]}\n`);
}

/** The text of a file for hosts; empty if there is none. */
async function textOf(root: string, name: string): Promise<string> {
  const file = await findFile(root, [name]);
  return file ? readFile(file, 'utf8') : '';
}

// Headers that depend on the connection and the body.
const notForAuthors =
  /^(connection|content-(encoding|length|range)|date|keep-alive|location|trailer|transfer-encoding|upgrade)$/;

/** Collects the headers of all rules that match a path, by their names in lower case. Later rules override earlier ones. */
export function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
  const all = rules
    .filter(({ path }) => toPattern(path).test(pathname))
    .flatMap(({ headers }) => Object.entries(headers));
  const lower = all.map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(lower.filter(([name, value]) => !notForAuthors.test(name) && isHeader(name, value)));
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/\/+$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${source}/?$`, 's');
}

function isHeader(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
