import { join } from 'node:path';
import { openProject, validateProject } from '../pipeline.ts';
import { packageRoot } from '../project/package-root.ts';
import { refuse } from './output.ts';
import { checkPort } from './serve-built.ts';
import type { SiteFolder } from './site-folder.ts';

const studioPage = 'src/studio/app/main.tsx';
/** The packages of Studio's worker. If they are not listed, Vite discovers them late and reloads the page. */
const workerPackages = ['vscode-json-languageservice', 'vscode-languageserver-textdocument'];

/** Lets Studio open quickly: Vite prepares its packages and modules in advance. */
const studioOptions = {
  optimizeDeps: { entries: [studioPage], include: workerPackages },
  environments: { client: { dev: { warmup: [studioPage] } } },
};

/**
 * Serves a site during editing. Returns 1 if the config has errors; Studio starts all the same, as it is there that they are corrected.
 */
export async function serveForEditing(
  site: SiteFolder,
  port: number,
  mode: 'development' | 'gallery' | 'studio',
): Promise<number | undefined> {
  const project = await openProject(site);
  const { registry } = project;
  if (mode !== 'studio') {
    const loaded = await validateProject(project);
    if (!loaded.ok) return refuse(process.stderr, loaded.issues, '');
  }
  await checkPort(port);
  // With NODE_ENV=production in the environment, Vite would reload the page after each change.
  process.env.NODE_ENV = 'development';
  const gallery = mode === 'gallery' ? await import('../server/gallery.ts') : undefined;
  const [vite, { devPlugins }] = await Promise.all([import('vite'), import('../server/vite-plugin.ts')]);
  const plugins = devPlugins({
    registry,
    site,
    ...(gallery && { source: gallery.gallerySource }),
    ...(mode === 'studio' && (await import('../studio/server/studio.ts')).studioFor(registry, site)),
  });
  const made = [join(site.folder, 'dist'), join(site.folder, '.cache')].map((folder) => join(folder, '**'));
  // Temporary files of Studio, which are then renamed.
  const beside = join(site.folder, '**/.*.part');
  const server = await vite.createServer({
    root: packageRoot,
    mode,
    plugins,
    publicDir: gallery?.galleryFiles(site) ?? site.publicDir,
    // Each kind of server has its own cache, as servers that run at the same time would replace each other's packages.
    cacheDir: join(site.folder, '.cache/vite', mode),
    ...(mode === 'studio' && studioOptions),
    server: {
      port,
      strictPort: true,
      watch: { ignored: [...made, beside] },
      fs: { allow: [packageRoot, site.folder] },
    },
  });
  await server.listen();
  const what = {
    development: ['the site for editing', ''],
    gallery: ['every section type', '/gallery'],
    studio: ['Studio', '/__studio'],
  }[mode];
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  console.log(`Serving ${what[0]} at ${origin}${what[1]}`);
  return undefined;
}
