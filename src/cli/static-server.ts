import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { revalidate } from '../build/headers/site-headers.ts';
import { acceptedCodings } from './static/accept-encoding.ts';
import { readByteRange } from './static/byte-range.ts';
import { allowsRange, isFresh } from './static/conditions.ts';
import { contentType } from './static/content-type.ts';
import { deliveryHeaders } from './static/delivery-headers.ts';
import { findFile, type StaticFile } from './static/find-file.ts';
import { headersFor, parseHeadersFile } from './static/headers-file.ts';
import { isOwnRequest } from './static/own-request.ts';
import { createRepresent, type Represent } from './static/represent.ts';
import { type RequestPath, readRequestPath } from './static/request-path.ts';

export interface StaticSite {
  /** The folder that is served, such as `dist`. */
  root: string;
  /** Sent with every answer; a `_headers` file in the root goes before them. */
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Makes a server that serves a built site as a good static host does, to this machine alone. */
export function createStaticServer(site: StaticSite): Server {
  const represent = createRepresent();
  return createServer((request, response) => {
    respond(request, response, site, represent).catch(() => {
      if (response.headersSent) response.destroy();
      else send(request, response, plainAnswer(500));
    });
  });
}

async function respond(request: IncomingMessage, response: ServerResponse, site: StaticSite, represent: Represent) {
  if (!isOwnRequest(request.headers)) return send(request, response, plainAnswer(403));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(request, response, plainAnswer(405, { Allow: 'GET, HEAD' }));
  }
  const path = readRequestPath(request.url ?? '');
  if (!path) return send(request, response, plainAnswer(400));

  const found = path.hidden ? undefined : await answerFound(request, path, site.root, represent);
  const answer = found ?? (await answerNotFound(request, site.root, represent));
  send(request, response, answer, { ...site.headers, ...(await authorHeaders(site.root, path.pathname)) });
}

async function answerFound(
  request: IncomingMessage,
  path: RequestPath,
  root: string,
  represent: Represent,
): Promise<Answer | undefined> {
  const { segments, trailingSlash, search, pathname } = path;
  if (trailingSlash || segments.at(-1) === 'index.html') {
    const page = trailingSlash ? segments : segments.slice(0, -1);
    if (!(await findFile(root, [...page, 'index.html']))) return undefined;
    const location = `/${page.map(encodeURIComponent).join('/')}${search}`;
    return { status: 301, headers: { Location: location, 'Cache-Control': revalidate } };
  }
  if (pathname === '/_headers' || pathname === '/_redirects') return undefined;
  const file = (await findFile(root, segments)) ?? (await findFile(root, [...segments, 'index.html']));
  return file && answerFile(request, file, pathname, represent);
}

async function answerFile(
  request: IncomingMessage,
  file: StaticFile,
  pathname: string,
  represent: Represent,
): Promise<Answer> {
  const { body, coding, etag } = await represent(file, acceptedCodings(acceptEncoding(request)));
  const validators = {
    ...deliveryHeaders(pathname),
    ETag: etag,
    'Last-Modified': file.modified.toUTCString(),
    Vary: 'Accept-Encoding',
  };
  if (isFresh(request.headers, etag, file.modified)) return { status: 304, headers: validators };

  const headers = { ...validators, 'Accept-Ranges': 'bytes', ...contentHeaders(file, coding) };
  const mayBePart = request.method === 'GET' && allowsRange(request.headers, etag, file.modified);
  const range = mayBePart ? readByteRange(request.headers.range, body.length) : undefined;
  if (!range) return { status: 200, headers, body };
  if (range === 'unsatisfiable') return plainAnswer(416, { 'Content-Range': `bytes */${body.length}` });
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${range.start}-${range.end}/${body.length}` },
    body: body.subarray(range.start, range.end + 1),
  };
}

async function answerNotFound(request: IncomingMessage, root: string, represent: Represent): Promise<Answer> {
  const page = await findFile(root, ['404.html']);
  if (!page) return plainAnswer(404);
  const { body, coding } = await represent(page, acceptedCodings(acceptEncoding(request)));
  const headers = { ...contentHeaders(page, coding), 'Cache-Control': revalidate, Vary: 'Accept-Encoding' };
  return { status: 404, headers, body };
}

function plainAnswer(status: number, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: Buffer.from(`${status} ${STATUS_CODES[status]}\n`),
  };
}

function contentHeaders(file: StaticFile, coding: string): Record<string, string> {
  return {
    'Content-Type': contentType(file.name),
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
  };
}

function acceptEncoding(request: IncomingMessage): string | undefined {
  return request.headers['accept-encoding']?.toString();
}

async function authorHeaders(root: string, pathname: string): Promise<Record<string, string>> {
  const file = await findFile(root, ['_headers']);
  return file ? headersFor(parseHeadersFile(await readFile(file.path, 'utf8')), pathname) : {};
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, extra: Record<string, string> = {}) {
  const { status, headers, body } = answer;
  response.statusCode = status;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // The site may decide on its own files, but not make an error cacheable for ever or give it a wrong type.
  const layers = [200, 206, 304].includes(status) ? [headers, extra] : [extra, headers];
  for (const layer of layers) for (const [name, value] of Object.entries(layer)) response.setHeader(name, value);
  if (status !== 304) response.setHeader('Content-Length', body?.length ?? 0);
  response.end(request.method === 'HEAD' ? undefined : body);
}
