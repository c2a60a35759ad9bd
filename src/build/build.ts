import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { downloadsOf, type Registry } from '../../schema/registry.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { homeOf } from '../content/pages.ts';
import type { Issue, Path } from '../diagnostics/issue.ts';
import { letterWidthOf, loadSiteFonts } from '../media/fonts/web-fonts.ts';
import { removeUnusedPictures } from '../media/images/cache.ts';
import { collectionFiles } from '../outputs/collections/files.ts';
import { redirectRules, redirectsFile } from '../outputs/hosts/redirects.ts';
import { headersFile, siteHeaders, sourcesOf } from '../outputs/hosts/site-headers.ts';
import { siteFiles } from '../outputs/site-files.ts';
import { siteIconFiles } from '../outputs/site-icons.ts';
import { expandSite } from '../pages/expand.ts';
import { makePictures } from '../pages/make-pictures.ts';
import { publishedSite } from '../pages/published.ts';
import { type ResolvedSite, resolveSite, withParents } from '../pages/resolve.ts';
import { markUsed, removeUnused } from '../project/cache-file.ts';
import { settleAll } from '../project/concurrency.ts';
import { hash, shortHash } from '../project/hash.ts';
import { packageRoot } from '../project/package-root.ts';
import type { ProjectRegistry } from '../project/registry.ts';
import { scriptsOf } from '../render/document.ts';
import type { UsedRaster } from '../validate/assets/check-assets.ts';
import { collectUses } from '../validate/assets/named-files.ts';
import { type LoadedLanguage, type LoadedSite, loadSite } from '../validate/load-site.ts';
import { type Bundle, findBundle, hashCode, makeBundle } from './bundle.ts';
import { compressFiles } from './compress.ts';
import { openPagePool, type PagePool } from './page-pool.ts';
import { openStage, type Stage } from './stage.ts';
import type { LanguageSite } from './write-files.ts';
import { copyFile, publicFilesToServe, writeGenerated, writePages, writeShareImages } from './write-files.ts';

export interface BuildOptions {
  registry: ProjectRegistry;
  configFile: string;
  publicDir: string;
  outDir: string;
  /** The part of the site to build; the whole site by default. */
  shard?: Shard;
  /** Whether to write `.br` and `.gz` files too. */
  compress?: boolean;
}

/** Part `index` of `count`, counted from 1. Each part also has the files that all pages need, so all parts copied together are the site. */
interface Shard {
  index: number;
  count: number;
}

export type BuildResult = { ok: true; pages: number; warnings: Issue[] } | { ok: false; issues: Issue[] };

/**
 * Builds the whole site from its config. Returns the issues of a config that has errors, and throws for any other failure; in both cases
 * `outDir` stays as it was, as it is replaced at the very end. What earlier builds made from the same input is reused: the output
 * equals that of a clean build.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { registry, configFile, publicDir, outDir } = options;
  // React reads this when it is loaded, and then loads its development or its production build.
  process.env.NODE_ENV = 'production';
  const codeHash = hashCode(packageRoot, registry.ownFolders);
  const cache = join(packageRoot, '.cache/made', codeHash);
  // A cached bundle loads while the config is read. A new one is made only once the config is known to be good.
  let bundle = await findBundle(join(cache, 'bundle'));
  if (bundle) await markUsed(cache);
  let pool = bundle && openPagePool(bundle.worker);
  let stage: Stage | undefined;
  try {
    const loaded = await loadSite(registry, configFile, publicDir);
    if (!loaded.ok) return loaded;
    bundle ??= await bundleInto(cache, registry);
    pool ??= openPagePool(bundle.worker);
    stage = openStage(outDir, codeHash);
    const result = await writeSite(loaded, bundle, pool, options, stage);
    // Sites with section types of their own have bundles of their own, so several are in use.
    await removeUnused(dirname(cache), 1);
    return result;
  } finally {
    // The threads write into the stage, so they end before it is closed.
    await pool?.close();
    stage?.close();
  }
}

/** Bundles the code into the folder. */
async function bundleInto(folder: string, registry: ProjectRegistry): Promise<Bundle> {
  await mkdir(folder, { recursive: true });
  await makeBundle(join(folder, 'bundle'), registry);
  return (await findBundle(join(folder, 'bundle'))) as Bundle;
}

async function prepareLanguage(
  registry: Registry,
  loaded: LoadedLanguage,
  publicDir: string,
  shard: Shard | undefined,
  stage: Stage,
): Promise<LanguageSite> {
  const site = expandSite(registry, publishedSite(loaded.site));
  const { routes: expanded, ...shared } = site;
  const routes = withParents(expanded);
  const ownRoutes = shard ? routes.filter((_, at) => at % shard.count === shard.index - 1) : routes;
  const rasters = site === loaded.site ? loaded.rasters : rastersIn(registry, site, loaded.rasters);
  const paths = ownRoutes.map(({ path }) => path);
  const { images, files: pictureFiles } = await makePictures({ registry, site, images: loaded.images, rasters }, paths);
  const { fonts, files: fontFiles } = await loadSiteFonts(site.theme, publicDir);
  const letterWidth = letterWidthOf(fonts);
  const resolved = resolveSite(registry, site, images, letterWidth);
  const home = homeOf(routes);
  const sharedHash = hash(JSON.stringify([shared, home, images, fonts]));
  const siteJson = JSON.stringify(resolved.site);
  const siteFile = `assets/site-${shortHash(siteJson)}.json`;
  stage.share(siteFile, siteJson);
  return {
    resolved,
    allRoutes: routes,
    pages: ownRoutes.map((route) => {
      const json = JSON.stringify(route);
      return { route, json, source: `${sharedHash} ${hash(json)}` };
    }),
    files: [...pictureFiles, ...fontFiles],
    common: {
      shared,
      home,
      images,
      fonts,
      letterWidth,
      siteFile: `/${siteFile}`,
      hash: hash(JSON.stringify([siteJson, fonts])),
    },
  };
}

/** The same pictures, each with the paths at which this site names it. */
function rastersIn(
  registry: Registry,
  site: SiteConfig,
  rasters: ReadonlyMap<string, UsedRaster>,
): Map<string, UsedRaster> {
  const uses = new Map([...rasters.keys()].map((address): [string, Path[]] => [address, []]));
  for (const { address, path, holds } of collectUses(registry, site))
    if (holds === 'image') uses.get(address)?.push(path);
  return new Map([...rasters].map(([address, { raster }]) => [address, { raster, uses: uses.get(address) ?? [] }]));
}

async function writeSite(
  loaded: LoadedSite & { ok: true },
  bundle: Bundle,
  pool: PagePool,
  { registry, publicDir, shard, compress }: BuildOptions,
  stage: Stage,
): Promise<BuildResult> {
  const main = await prepareLanguage(registry, loaded, publicDir, shard, stage);
  const languages = [main];
  for (const language of loaded.languages)
    languages.push(await prepareLanguage(registry, language, publicDir, shard, stage));
  const sites = languages.map(({ resolved }) => resolved) as [ResolvedSite, ...ResolvedSite[]];
  for (const [path, file] of await publicFilesToServe(publicDir)) copyFile(file, path, stage);
  for (const name of readdirSync(bundle.assets)) copyFile(join(bundle.assets, name), `assets/${name}`, stage);
  for (const { files } of languages) for (const [src, file] of files) copyFile(file, src.slice(1), stage);
  const { css, words, entry, scripts } = bundle;
  // Threads render the pages; meanwhile this one makes the other files.
  await settleAll([
    (async () => {
      for (const language of languages)
        await writePages(
          language,
          { ...language.common, css, words, scripts, entry, folder: stage.folder },
          pool,
          stage,
        );
    })(),
    writeGenerated([...sites.flatMap(collectionFiles), ...siteIconFiles(main.resolved)], stage),
    ...languages.map((language) => writeShareImages(language, publicDir, stage)),
  ]);

  const { header, security } = main.common.shared;
  const headers = siteHeaders({
    scripts: scriptsOf(scripts, { header, security }, sites.length),
    downloads: downloadsOf(registry),
    sources: sourcesOf(registry, { routes: languages.flatMap(({ allRoutes }) => allRoutes), security }),
  });
  const textFiles = {
    ...siteFiles(sites),
    _headers: headersFile(headers),
    ...redirectsOf(main.resolved.config.redirects, sites),
  };
  for (const [path, text] of Object.entries(textFiles)) {
    const source = hash(text);
    // The editor's own file of this name, such as robots.txt, takes precedence.
    if (stage.files().has(path)) continue;
    if (!stage.reuse(path, source)) stage.put(path, source, { [path]: text });
  }
  const total = sites.reduce((sum, { paths }) => sum + paths.length, 0);
  if (compress) await compressFiles(stage, total);
  await stage.publish();
  await removeUnusedPictures();
  const warnings = loaded.warnings.filter(({ code }) => code === 'font/missing');
  return { ok: true, pages: languages.reduce((sum, { pages }) => sum + pages.length, 0), warnings };
}

/**
 * The `_redirects` file, if the site needs one. For a further language it also tells Netlify which page answers unknown addresses;
 * other hosts find the nearest 404.html by themselves.
 */
function redirectsOf(redirects: SiteConfig['redirects'], sites: ResolvedSite[]): Record<string, string> {
  const notFound = sites.flatMap(({ site: { home } }) => (home ? [`${home}/* ${home}/404.html 404\n`] : []));
  const text = redirectsFile(redirectRules(redirects)) + notFound.join('');
  return text === '' ? {} : { _redirects: text };
}
