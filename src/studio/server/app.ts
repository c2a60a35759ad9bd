import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { InlineConfig } from 'vite';
import { hashCode } from '../../build/bundle.ts';
import { registryPlugin } from '../../build/registry-plugin.ts';
import { viteConfig } from '../../build/vite-config.ts';
import { markUsed, removeUnused } from '../../project/cache-file.ts';
import { cacheFolder } from '../../project/cache-folder.ts';
import { packageRoot } from '../../project/package-root.ts';
import type { ProjectRegistry } from '../../project/registry.ts';

/** The path of the files of the bundle. */
export const appPath = '/__studio/app/';

/** The file of Studio's own page, in the builder's folder and in that of its bundle. */
export const appPage = 'src/studio/app/index.html';

/**
 * Returns the folder with the bundle of Studio's own page, which opens several times as fast as from its source. Each version of the code is
 * bundled once.
 */
export async function bundleApp(registry: ProjectRegistry): Promise<string> {
  const cache = cacheFolder(join('made', hashCode(packageRoot, registry)));
  const folder = join(cache, 'studio');
  if (existsSync(folder)) {
    await markUsed(cache);
    return folder;
  }
  // React reads this, and JSX is compiled for it.
  process.env.NODE_ENV = 'production';
  const { build, mergeConfig } = await import('vite');
  const stage = `${folder}.${process.pid}`;
  const own: InlineConfig = {
    mode: 'production',
    base: appPath,
    logLevel: 'warn',
    plugins: [registryPlugin(registry)],
    build: {
      outDir: stage,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: appPage, external: ['/@vite/client'], checks: { pluginTimings: false } },
    },
  };
  await build(mergeConfig(viteConfig(), own));
  // Another process may have made the same meanwhile.
  await rename(stage, folder).catch(() => rm(stage, { recursive: true, force: true }));
  await removeUnused(dirname(cache), 1);
  return folder;
}
