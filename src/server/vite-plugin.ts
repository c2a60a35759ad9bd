import { realpath, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { dirname, join, sep } from 'node:path';
import type { Connect, Plugin, PluginOption, ViteDevServer } from 'vite';
import { registryFor } from '../../schema/registry.ts';
import { sitePlugins } from '../build/registry-plugin.ts';
import { belowBase } from '../content/page-address.ts';
import { formatIssues } from '../diagnostics/format.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { readUnchecked } from '../project/read-config.ts';
import { contentFolder } from '../project/read-content.ts';
import { ownCode, type ProjectRegistry } from '../project/registry.ts';
import { schemaFileOf, writeSchema } from '../project/write-schema.ts';
import { createSiteLoader } from '../validate/load-site.ts';
import { closeFileWith } from './close-file.ts';
import { createDevSite, type DevSite, type SiteSource, vanished } from './dev-site.ts';
import type { CodeNews } from './follow-code.ts';
import { sequential } from './in-turn.ts';
import type { ShownIssue } from './issue-dialog.ts';
import { codeFromSource, type LoadPageCode } from './page-code.ts';
import { findFile, isOwnRequest, readRequestPath } from './request.ts';
import type { ShownIssues, ShownVersion } from './show-issues.ts';

interface DevOptions {
  registry: ProjectRegistry;
  site: { folder: string; configFile: string; schemaFile: string };
  /** Changes the saved config before it is rendered: the gallery adds pages. */
  source?(registry: ProjectRegistry, saved: SiteSource, publicDir: string): SiteSource;
  /** The address or name by which other machines may reach the server. */
  opened?: string;
  /** The code of pages; compiled from its source unless given. */
  bundled?: BundledCode | undefined;
  /** Whether this is Studio's server. */
  isStudio?: boolean;
  /** Extends the server. The returned function is called whenever the site may have changed. */
  extend?(server: ViteDevServer, site: ServedSite): Promise<() => void>;
}

/** Code of pages that is bundled as a whole. */
export interface BundledCode {
  load: LoadPageCode;
  /** Bundles the code again, to be called after it has changed. If it has an error, which is returned, pages keep the code before. */
  refresh(): Promise<ShownIssue | undefined>;
  /** Whether pages cannot be rendered, as the code has had errors since the start. */
  isMissing(): Promise<boolean>;
  /** Answers requests for the modules of pages. */
  serve: Connect.NextHandleFunction;
}

/** The served site. */
export interface ServedSite {
  dev: DevSite;
  loadCode: LoadPageCode;
  /** Checks a text as if it were the config, with texts of language files by name. */
  check(text: string, languageTexts?: Readonly<Record<string, string>>): Promise<Issue[]>;
  /** Reads the config again, and also the files that it names with `andFiles`, and notifies the pages if something has changed. */
  reload(andFiles?: boolean): Promise<void>;
}

/** The Vite plugins of the development server. */
export const devPlugins = (options: DevOptions): PluginOption[] => [
  ...sitePlugins(options.registry),
  sitePlugin(options),
];

/**
 * Serves the site from `site.config.json` during editing: each edit is shown at once, and errors in a dialog over the last
 * valid page.
 */
function sitePlugin({
  registry,
  site: { folder, configFile, schemaFile },
  source,
  opened,
  bundled,
  isStudio,
  extend,
}: DevOptions): Plugin {
  let changed = () => {};
  return {
    name: 'site',
    apply: 'serve',
    async configureServer(server) {
      const { root, publicDir } = server.config;
      // A change of a schema restarts the server, so that code editors know new keys at once.
      await writeSchema(registry, schemaFile);
      server.middlewares.use((request, response, next) => {
        closeFileWith(response);
        // The modules of this server, and Studio, are at its root.
        const [path = '/'] = (request.url ?? '/').split('?', 1);
        request.url = (belowBase(path, dev.bases[0]) ?? path) + (request.url ?? '').slice(path.length);
        refuse({ folders: [root, folder], publicDir, opened }, request).then((status) => {
          if (!status) return next();
          response.statusCode = status;
          response.end();
        }, next);
      });
      const saved = createSiteLoader(registry, configFile, publicDir);
      if (bundled) server.middlewares.use(bundled.serve);
      const loadCode = bundled?.load ?? codeFromSource(server, registry);
      const shown = source?.(registry, saved, publicDir) ?? saved;
      const dev = await createDevSite(registry, server, shown, loadCode, isStudio);
      changed = () => {
        dev.codeChanged();
        announce(server, dev);
      };
      // A page requests issues and version when it is ready to receive them: what was announced before was lost on it.
      server.ws.on('site:issues', (_, client) => client.send('site:issues', shownIssues(dev)));
      server.ws.on('site:version', (_, client) => client.send('site:version', shownVersion(dev)));
      let told = { issues: dev.issues, warnings: dev.warnings };
      let known = registry;
      const reload = sequential(async () => {
        const before = told.issues.length;
        await dev.reload();
        const now = registryFor(registry, readUnchecked(configFile));
        if (now !== known) await writeSchema(now, schemaFileOf(folder));
        known = now;
        // Another request may have made it read the config.
        if (told.issues === dev.issues && told.warnings === dev.warnings) return;
        told = { issues: dev.issues, warnings: dev.warnings };
        if (dev.issues.length > 0) process.stderr.write(formatIssues(dev.issues, { color: process.stderr.isTTY }));
        else if (before > 0) server.config.logger.info('The config is valid again.', { timestamp: true });
        announce(server, dev);
        // The watcher stops watching a removed file.
        server.watcher.add([configFile, ...saved.languageFiles()]);
        if (dev.issues.some(({ code }) => code === vanished)) setTimeout(refresh, 500);
      });
      const check: ServedSite['check'] = async (text, languageTexts) => {
        const checked = await saved.check(text, languageTexts);
        return checked.ok ? checked.warnings : checked.issues;
      };
      const reloadFor: ServedSite['reload'] = (andFiles) => {
        if (andFiles) saved.forget();
        return reload();
      };
      const extension = await extend?.(server, { dev, loadCode, check, reload: reloadFor });
      // Studio's own page shows pictures by their paths in the config.
      const isOwnAddress = (pathname: string) => isStudio || belowBase(pathname, dev.bases[0]) !== undefined;
      server.middlewares.use((request, response, next) => {
        const asked = readRequestPath(request.originalUrl ?? '');
        if (!asked || isOwnAddress(asked.pathname)) return next();
        // Vite would serve a file of the site that is not asked for below its path.
        findFile(publicDir, asked.segments).then((file) => (file ? answer(dev, request, response) : next()), next);
      });
      const refresh = () => reload().then(extension);
      const content = contentFolder(dirname(configFile));
      const code = ownCode(registry);
      server.watcher.add([configFile, content, join(folder, 'sections'), ...code, ...saved.languageFiles()]);
      // In turn: code that is saved several times is bundled as it is at the end.
      const codeChanged = sequential(async () => {
        const wasMissing = await bundled?.isMissing();
        const issue = await bundled?.refresh();
        if (issue) server.config.logger.error(`${issue.message}\n${issue.frame ?? ''}`, { timestamp: true });
        else dev.forgetStyles();
        // The page with the error has no code that could listen to the site's own news.
        if (wasMissing && !issue) server.ws.send({ type: 'full-reload' });
        else server.ws.send({ type: 'custom', event: 'site:code', data: { issue } satisfies CodeNews });
      });
      server.watcher.on('all', (_event, file) => {
        const isConfig = file === configFile || saved.languageFiles().includes(file);
        const isOfSite = [publicDir, content].some((folder) => file.startsWith(folder));
        if (bundled && code.some((path) => file === path || file.startsWith(path + sep))) return void codeChanged();
        if (!isConfig && !isOfSite) return dev.forgetStyles();
        if (!isConfig) saved.forget();
        refresh();
        // The watcher ignores further changes within 50 ms, such as the end of a large file.
        setTimeout(refresh, 100);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(dev, request, response).catch(next);
        });
      };
    },
    hotUpdate({ file }) {
      // A change of code that only the server runs, such as static sections, reloads the page.
      if (this.environment.name === 'ssr' && file !== configFile) changed();
    },
  };
}

/** The status for a rejected request: it comes from another site, or is for a file outside of `public/`. */
async function refuse(
  { folders, publicDir, opened }: { folders: string[]; publicDir: string; opened: string | undefined },
  request: Connect.IncomingMessage,
): Promise<number | undefined> {
  if (!isOwnRequest(request.headers, opened)) return 403;
  const path = readRequestPath(request.url ?? '');
  if (!path) return 400;
  if (path.pathname.toLowerCase().startsWith(editorPath))
    return (await mayOpenEditor(folders, request)) ? undefined : 403;
  const there = await stat(join(publicDir, ...path.segments)).then(
    (facts) => facts.isFile(),
    () => false,
  );
  return there && !(await findFile(publicDir, path.segments)) ? 404 : undefined;
}

/** Vite's endpoint that opens files in the developer's editor. */
const editorPath = '/__open-in-editor';

/** Allows only scripts of the server's own pages, on this machine, to open files, and only files of the builder or of the site. */
async function mayOpenEditor(folders: string[], request: Connect.IncomingMessage): Promise<boolean> {
  const { headers, url = '', socket } = request;
  if (!/^((::ffff:)?127\.0\.0\.1|::1)$/.test(socket.remoteAddress ?? '')) return false;
  if (headers['sec-fetch-site'] !== 'same-origin' || headers['sec-fetch-mode'] !== 'cors') return false;
  const asked = new URL(url, 'http://localhost').searchParams.getAll('file');
  const [, name = '', place = ''] = /^(.+?)((?::\d+)*)$/.exec(asked.length === 1 ? (asked[0] ?? '') : '') ?? [];
  // Paths in issues are relative to the working directory.
  const real = (path: string) => realpath(path).catch(() => '');
  const file = await real(name);
  const within = await Promise.all(folders.map(real));
  if (!within.some((folder) => folder && file.startsWith(folder + sep))) return false;
  request.url = `${editorPath}?file=${encodeURIComponent(file + place)}`;
  return true;
}

async function answer(dev: DevSite, request: Connect.IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.originalUrl ?? '/', 'http://localhost');
  const { status, type, body, location, headers = {} } = await dev.respond(decodeURI(pathname), searchParams);
  if (location) response.setHeader('Location', location);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

/** Reloads the page in browsers, unless the config has errors: then the last valid page stays. */
function announce(server: ViteDevServer, dev: DevSite): void {
  server.ws.send({ type: 'custom', event: 'site:issues', data: shownIssues(dev) });
  if (dev.issues.length === 0) server.ws.send({ type: 'custom', event: 'site:change', data: shownVersion(dev) });
}

const shownVersion = ({ version }: DevSite): ShownVersion => ({ version: String(version) });

const shownIssues = ({ issues }: DevSite): ShownIssues => ({ issues });
