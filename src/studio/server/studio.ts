import { randomBytes } from 'node:crypto';
import { watchFile } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import type { ViteDevServer } from 'vite';
import type { z } from 'zod';
import { generateSchema } from '../../../schema/json-schema.ts';
import { commandLine } from '../../diagnostics/command-line.ts';
import { print } from '../../diagnostics/safe-text.ts';
import { hash } from '../../project/hash.ts';
import { packageRoot } from '../../project/package-root.ts';
import type { ProjectRegistry } from '../../project/registry.ts';
import { galleryFiles, gallerySource } from '../../server/gallery.ts';
import type { ServedSite } from '../../server/vite-plugin.ts';
import { createSiteLoader } from '../../validate/load-site.ts';
import {
  beforePath,
  commitRequest,
  cropRequest,
  discardRequest,
  editRequest,
  examplesPath,
  type Failure,
  iconRequest,
  newsEvent,
  nothing,
  nowPath,
  revertRequest,
  type StudioResponse,
  type StudioStart,
  stepRequest,
  studioPath,
  textRequest,
  uploadRequest,
} from '../protocol.ts';
import { type Access, studioCache } from './access.ts';
import { appPage, appPath, bundleApp, bundledCode } from './bundles.ts';
import { siteCommits } from './commits.ts';
import { openConfigFile } from './config-file.ts';
import { isVisit, mayWrite } from './guard.ts';
import { findIcons } from './icons.ts';
import { sitePictures } from './pictures.ts';
import { committedSource, stillPages } from './still-pages.ts';

/** The schema of a request, and the function that answers it. */
interface Endpoint {
  request: z.ZodType;
  answer(request: never): Promise<{ ok: true } | Failure | StudioResponse>;
}

/** The maximum size of a request, in bytes. A picture in Base64 fits. */
export const largestRequest = 40_000_000;

/** Returns what Studio adds to the development server of a site. Its own page and those of the site are bundled unless `fromSource`. */
export const studioFor = async (
  registry: ProjectRegistry,
  site: { folder: string; configFile: string; publicDir: string },
  access: Access,
  fromSource: boolean,
) => {
  const bundle = fromSource ? undefined : await bundleApp(registry);
  const bundled = fromSource ? undefined : bundledCode(registry);
  // Before the first page asks for it, which tells an error.
  bundled?.load().catch(() => {});
  return {
    isStudio: true,
    bundled,
    async extend(server: ViteDevServer, { dev, loadCode, check, reload }: ServedSite) {
      const cacheDir = studioCache(site.folder);
      const start: StudioStart = {
        token: randomBytes(32).toString('base64url'),
        site: hash(join(await realpath(site.folder), basename(site.configFile))),
      };
      let all = [dev.issues, dev.warnings];
      let issues = all.flat();
      const file = await openConfigFile({
        registry,
        file: site.configFile,
        journalFile: join(cacheDir, 'journal'),
        issues() {
          if (all[0] !== dev.issues || all[1] !== dev.warnings) {
            all = [dev.issues, dev.warnings];
            issues = all.flat();
          }
          return issues;
        },
        check,
        reload,
        news: (news) => server.ws.send({ type: 'custom', event: newsEvent, data: news }),
      });
      // Vite's watcher loses a file that is removed, replaced by a folder, or changed while it is added again.
      watchFile(site.configFile, { interval: 500, persistent: false }, () => void file.look());
      // Vite serves only the files that it knows. Its watcher would report a new file too late.
      const added = (file: string) => server.watcher.emit('add', file);
      const pictures = sitePictures(site.publicDir, cacheDir, added);
      const commits = siteCommits({ registry, configFile: site.configFile, cacheDir, file, check });
      const before = stillPages(
        registry,
        server,
        loadCode,
        committedSource(registry, site.configFile, site.publicDir, commits.textsBefore),
      );
      const saved = createSiteLoader(registry, site.configFile, site.publicDir);
      const now = stillPages(registry, server, loadCode, saved);
      let examples: { page: ReturnType<typeof stillPages>; file: ReturnType<typeof sirv> } | undefined;
      /** The pages and pictures of the examples of section types. They are prepared for the first request, as that copies files. */
      const openExamples = () => {
        if (!examples) {
          const files = galleryFiles(site);
          examples = {
            page: stillPages(registry, server, loadCode, gallerySource(registry, saved, files)),
            file: sirv(files, { dev: true }),
          };
        }
        return examples;
      };
      const endpoints: Record<string, Endpoint> = {
        state: endpoint(nothing, async () => {
          await file.look();
          return { ok: true, state: file.state() };
        }),
        edit: endpoint(editRequest, file.edit),
        text: endpoint(textRequest, file.replaceText),
        undo: endpoint(stepRequest, file.undo),
        redo: endpoint(stepRequest, file.redo),
        revert: endpoint(revertRequest, file.revert),
        restore: endpoint(nothing, file.restore),
        upload: endpoint(uploadRequest, pictures.upload),
        crop: endpoint(cropRequest, pictures.crop),
        files: endpoint(nothing, pictures.list),
        icons: endpoint(iconRequest, findIcons),
        code: endpoint(nothing, async () => ({ ok: true, schema: generateSchema(registry) })),
        changes: endpoint(nothing, commits.changes),
        discard: endpoint(discardRequest, commits.discard),
        commit: endpoint(commitRequest, commits.commit),
      };
      const pageHtml = async () => {
        const html = await readFile(join(bundle ?? packageRoot, appPage), 'utf8');
        return bundle ? html : server.transformIndexHtml(`/${appPage}`, html);
      };
      if (bundle) server.middlewares.use(appPath, sirv(bundle, { immutable: true, maxAge: 31_536_000 }));
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?', 1);
        const name = path.startsWith(`${studioPath}/api/`) ? path.slice(studioPath.length + 5) : undefined;
        if (name !== undefined) answer(endpoints, name, start.token, request, response).catch(next);
        else if (path.startsWith(`${examplesPath}/`))
          openExamples().page(path.slice(examplesPath.length), response).catch(next);
        else if (`${path}/`.startsWith(`${beforePath}/`)) before(path.slice(beforePath.length), response).catch(next);
        else if (`${path}/`.startsWith(`${nowPath}/`)) now(path.slice(nowPath.length), response).catch(next);
        else if (path === studioPath)
          pageHtml()
            .then((html) => showPage(html, start, access, request, response))
            .catch(next);
        // The examples show pictures that the site itself lacks.
        else if (request.headers.referer?.includes(`${examplesPath}/`)) openExamples().file(request, response, next);
        else next();
      });
      return () => void file.look();
    },
  };
};

const endpoint = <T>(request: z.ZodType<T>, answer: (request: T) => ReturnType<Endpoint['answer']>): Endpoint => ({
  request,
  answer,
});

async function answer(
  endpoints: Record<string, Endpoint>,
  name: string,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refuse = (status: number, error: string) => sendJson(response, status, { ok: false, error });
  if (request.method !== 'POST' || !mayWrite(request.headers, token))
    return refuse(403, 'Only Studio may send this request. If this is Studio, reload it.');
  const found = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
  if (!found) return refuse(404, 'There is no such request.');
  const body = await readBody(request);
  if (body === undefined) return refuse(413, `This is too large: the maximum is ${largestRequest / 1e6} MB.`);
  const parsed = found.request.safeParse(jsonOf(body));
  if (!parsed.success) return refuse(400, 'The request is not valid.');
  const given = await found.answer(parsed.data as never);
  sendJson(response, given.ok ? 200 : 'conflicts' in given ? 409 : 422, given);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length']) > largestRequest) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > largestRequest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(value));
}

/**
 * Answers with Studio's page, which contains the token. Only a navigation gets it, so that no script can read the token, in a browser that
 * has once had the address with the code.
 */
function showPage(
  html: string,
  start: StudioStart,
  access: Access,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (request.method !== 'GET' || !isVisit(request.headers)) {
    response.statusCode = 403;
    response.end('Open this address in a current browser.');
    return;
  }
  const { host = '' } = request.headers;
  const port = String(request.socket.localPort);
  const cookie = access.enter(new URL(request.url ?? '', 'http://a').searchParams.get('code') ?? '', port);
  if (cookie) {
    response.writeHead(303, { 'Set-Cookie': cookie, Location: studioPath, 'Referrer-Policy': 'no-referrer' });
    response.end();
    print(process.stdout)`To open Studio in another browser: http://${host}${access.path()}`;
    return;
  }
  if (!access.isKnown(request.headers, port)) {
    response.statusCode = 403;
    response.end(`Open the address that ${commandLine('studio')} has printed last. Each opens Studio in one browser.`);
    return;
  }
  response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
  // A page of the site that opens Studio in a window gets no reference to that window.
  response.setHeader('Cross-Origin-Opener-Policy', 'noopener-allow-popups');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.end(html.replace('id="_studio">', (tag) => tag + JSON.stringify(start)));
}
