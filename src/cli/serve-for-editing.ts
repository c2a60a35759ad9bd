import type { AddressInfo, Server } from 'node:net';
import { dirname, join, relative, sep } from 'node:path';
import type { InlineConfig, LogErrorOptions } from 'vite';
import { viteConfig } from '../build/vite-config.ts';
import { basePath } from '../content/page-address.ts';
import { print, safeLog } from '../diagnostics/safe-text.ts';
import { openProject, type Project, validateProject } from '../pipeline.ts';
import { markUsed, removeUnused } from '../project/cache-file.ts';
import { cacheFolder } from '../project/cache-folder.ts';
import { checkCodePath } from '../project/code-path.ts';
import { shortHash } from '../project/hash.ts';
import { packageRoot, packagesFolder } from '../project/package-root.ts';
import { ownCode } from '../project/registry.ts';
import { loopback, urlsAt } from '../server/listen.ts';
import { refuse } from './output.ts';
import { checkPort, tellOpen } from './serve-built.ts';
import type { SiteFolder } from './site-folder.ts';

type Mode = 'development' | 'gallery' | 'studio';

interface Options {
  /** Runs Studio's own page from its source. */
  fromSource?: boolean;
  /** The address at which other machines may reach the server. */
  host?: string | undefined;
}

/**
 * Serves a site during editing. Returns 1 if the config has errors; Studio starts all the same, as it is there that they are corrected.
 */
export async function serveForEditing(
  site: SiteFolder,
  port: number,
  mode: Mode,
  options: Options = {},
): Promise<number | undefined> {
  const project = await openProject(site);
  let base = '';
  if (mode !== 'studio') {
    const loaded = await validateProject(project);
    if (!loaded.ok) return refuse(process.stderr, loaded.issues, '');
    if (mode === 'development') base = basePath(loaded.site.seo);
  }
  const { host } = options;
  const { url, port: taken } = await openEditing(project, site, port, mode, options);
  const name = { development: 'the site for editing', gallery: 'every section type', studio: 'Studio' }[mode];
  print(process.stdout)`Serving ${name} at ${url}${base && `${base}/`}`;
  if (host) tellOpen(host, taken, "the site with its drafts, and the files in the builder's folder and in the site's");
  return undefined;
}

/** A server for editing. */
export interface EditingServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Opens a server for editing; at any free port if the port is 0. */
export async function openEditing(
  { registry }: Project,
  site: SiteFolder,
  port: number,
  mode: Mode,
  { fromSource = false, host }: Options = {},
): Promise<EditingServer> {
  await checkPort(port, host);
  const cacheDir = await openViteCache(site, mode);
  for (const folder of [packageRoot, cacheDir, ...ownCode(registry)])
    checkCodePath(folder, `${folder}${sep}`.startsWith(packageRoot + sep) ? /[#?]/ : /[#?%]/);
  const isBundled = mode === 'studio' && !fromSource;
  // React reads this when it is loaded, and Vite. With "production" it would reload the page after each change of a module.
  process.env.NODE_ENV = isBundled ? 'production' : 'development';
  const gallery = mode === 'gallery' ? await import('../server/gallery.ts') : undefined;
  const access =
    mode === 'studio' ? await (await import('../studio/server/access.ts')).createAccess(site.folder) : undefined;
  const [vite, { devPlugins }] = await Promise.all([import('vite'), import('../server/vite-plugin.ts')]);
  const plugins = devPlugins({
    registry,
    site,
    ...(host && { opened: host }),
    ...(gallery && { source: gallery.gallerySource }),
    ...(access && (await (await import('../studio/server/studio.ts')).studioFor(registry, site, access, fromSource))),
  });
  /** Whether a file of the site or of the builder is made by a command: its output, or a temporary file of Studio, which is then renamed. */
  const isMade = (file: string) => {
    const folder = `${file}${sep}`.startsWith(site.folder + sep) ? site.folder : packageRoot;
    return /^((dist|\.cache)(\/|$)|(.*\/)?\.[^/]*\.part$)/.test(vite.normalizePath(relative(folder, file)));
  };
  const logger = vite.createLogger();
  for (const level of ['info', 'warn', 'warnOnce', 'error'] as const) {
    const log = logger[level];
    logger[level] = (text: string, options?: LogErrorOptions) => log(safeLog(text), options);
  }
  const own: InlineConfig = {
    customLogger: logger,
    mode,
    plugins,
    publicDir: gallery?.galleryFiles(site) ?? site.publicDir,
    cacheDir,
    ...(isBundled && { optimizeDeps: { noDiscovery: true } }),
    server: {
      port,
      host: loopback,
      ...(host && { host, allowedHosts: [host.toLowerCase()] }),
      strictPort: true,
      watch: { ignored: isMade },
      preTransformRequests: !isBundled,
      fs: { allow: [packageRoot, packagesFolder, site.folder, cacheDir, ...registry.code.map(({ root }) => root)] },
    },
  };
  const server = await vite.createServer(vite.mergeConfig(viteConfig(), own));
  await server.listen();
  const path = { development: '', gallery: '/gallery', studio: access?.path() }[mode];
  const { port: taken } = (server.httpServer as Server).address() as AddressInfo;
  return { url: `${urlsAt(host ?? loopback, taken)[0]}${path}`, port: taken, close: () => server.close() };
}

/**
 * The folder from which Vite serves packages. It is in the builder's cache, as the address of a module cannot be in any folder of a site.
 * Each kind of server has its own, as servers that run at the same time would replace each other's packages.
 */
async function openViteCache({ folder }: SiteFolder, mode: string): Promise<string> {
  const cacheDir = cacheFolder(join('vite', shortHash(folder), mode));
  await markUsed(dirname(cacheDir));
  await removeUnused(dirname(dirname(cacheDir)), 30);
  return cacheDir;
}
