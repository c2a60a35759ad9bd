import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Issue } from '../diagnostics/issue.ts';
import { removeUnusedPictures } from '../media/images/cache.ts';
import type { Shard } from '../pages/prepare.ts';
import { outputsOf, type Project, pagesOf, type ValidSite, validateProject } from '../pipeline.ts';
import { markUsed, removeUnused } from '../project/cache-file.ts';
import { cacheFolder } from '../project/cache-folder.ts';
import { checkCodePath } from '../project/code-path.ts';
import { settleAll } from '../project/concurrency.ts';
import { packageRoot } from '../project/package-root.ts';
import { ownCode } from '../project/registry.ts';
import { type Bundle, findBundle, hashCode, makeBundle } from './bundle.ts';
import { compressFiles } from './compress.ts';
import { type OutputStore, openOutputStore } from './output-store.ts';
import { openPagePool, type PagePool } from './page-pool.ts';
import { publicFilesToServe, writeFiles, writePages } from './write-files.ts';

export interface BuildOptions {
  outDir: string;
  /** The part of the site to build; the whole site by default. */
  shard?: Shard;
  /** Whether to write `.br` and `.gz` files too. */
  compress?: boolean;
}

export type BuildResult = { ok: true; pages: number; warnings: Issue[] } | { ok: false; issues: Issue[] };

/**
 * Builds the whole site from its config. Returns the issues of a config that has errors, and throws for any other failure; in both cases
 * `outDir` stays as it was, as it is replaced at the very end. What earlier builds made from the same input is reused: the output
 * equals that of a clean build.
 */
export async function buildSite(project: Project, options: BuildOptions): Promise<BuildResult> {
  const { registry } = project;
  // React reads this when it is loaded, and then loads its development or its production build.
  process.env.NODE_ENV = 'production';
  const codeHash = hashCode(packageRoot, ownCode(registry));
  const cache = cacheFolder(join('made', codeHash));
  // A cached bundle loads while the config is read. A new one is made only once the config is known to be good.
  let bundle = await findBundle(join(cache, 'bundle'));
  if (bundle) await markUsed(cache);
  let pool = bundle && openPagePool(bundle.worker);
  let store: OutputStore | undefined;
  try {
    const loaded = await validateProject(project);
    if (!loaded.ok) return loaded;
    if (!bundle) {
      await makeBundle(join(cache, 'bundle'), registry).catch((error) => {
        // Vite does not find what such code imports as a file.
        for (const path of ownCode(registry)) checkCodePath(path, /#/);
        throw error;
      });
      bundle = (await findBundle(join(cache, 'bundle'))) as Bundle;
    }
    pool ??= openPagePool(bundle.worker);
    store = openOutputStore(options.outDir, codeHash);
    const result = await writeSite(project, loaded, { bundle, pool, store }, options);
    // Sites with section types of their own have bundles of their own, so several are in use.
    await removeUnused(dirname(cache), 1);
    return result;
  } finally {
    // The threads write into the store, so they end before it is closed.
    await pool?.close();
    store?.close();
  }
}

async function writeSite(
  project: Project,
  site: ValidSite,
  { bundle, pool, store }: { bundle: Bundle; pool: PagePool; store: OutputStore },
  { shard, compress }: BuildOptions,
): Promise<BuildResult> {
  const languages = await pagesOf(project, site, 'visitor', shard);
  const copies = new Map([
    ...(await publicFilesToServe(project.publicDir)),
    ...readdirSync(bundle.assets).map((name): [string, string] => [`assets/${name}`, join(bundle.assets, name)]),
  ]);
  const files = outputsOf(project, languages, { scripts: bundle.scripts, copies });
  // Threads render the pages; meanwhile this one makes the other files.
  const [, fileWarnings] = await settleAll([
    (async () => {
      for (const language of languages) await writePages(language, bundle, pool, store);
    })(),
    writeFiles(files.values(), store),
  ]);
  const pages = languages.flatMap(({ files }) => files.filter(({ kind }) => kind === 'page'));
  const total = languages.reduce((sum, { resolved }) => sum + resolved.paths.length, 0);
  if (compress) await compressFiles(store, total);
  await store.publish();
  await removeUnusedPictures();
  const warnings = [...site.warnings.filter(({ code }) => code === 'font/missing'), ...fileWarnings];
  return { ok: true, pages: pages.length, warnings };
}
