import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate as answerOthers } from 'node:timers/promises';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import type { Issue, Path } from '../config/report/issue.ts';
import { expandSite } from '../config/resolve/expand.ts';
import { publishedSite } from '../config/resolve/published.ts';
import { homeOf, type ResolvedSite, resolveSite } from '../config/resolve/resolve.ts';
import { shareImagePath } from '../config/resolve/route-id.ts';
import { type GeneratedFile, kindFiles } from '../kinds/files.ts';
import { downloads } from '../kinds/index.ts';
import { scriptsOf } from '../render/document.ts';
import { collectUses } from '../site/assets/named-files.ts';
import { listPublicFiles } from '../site/assets/public-files.ts';
import { letterWidthOf, loadSiteFonts } from '../site/fonts/web-fonts.ts';
import { hash, shortHash } from '../site/hash.ts';
import { type LoadedLanguage, type LoadedSite, loadSite } from '../site/load-site.ts';
import { type Bundle, codeKey, findBundle, makeBundle } from './bundle.ts';
import { compressFiles } from './compress.ts';
import { redirectRules, redirectsFile } from './headers/redirects.ts';
import { headersFile, siteHeaders, sourcesOf } from './headers/site-headers.ts';
import { openPagePool, type PagePool } from './page-pool.ts';
import type { PageCommon, PageTask } from './page-worker.ts';
import { type MadePictures, makePictures, type UsedRaster } from './raster/make-pictures.ts';
import { siteFiles } from './site-files.ts';
import { siteIconFiles } from './site-icons.ts';
import { openStage, type Stage } from './stage.ts';

const root = resolve(import.meta.dirname, '../..');

export interface BuildOptions {
  configFile: string;
  publicDir: string;
  outDir: string;
  /** The part of the site to build; all of it unless told. */
  shard?: Shard;
  /** Whether to write `.br` and `.gz` files too. */
  compress?: boolean;
}

/** One of so many equal parts of a site's pages, from 1. What all pages need is in each part, so parts put together are the whole. */
interface Shard {
  index: number;
  count: number;
}

export type BuildResult = { ok: true; pages: number; warnings: Issue[] } | { ok: false; issues: Issue[] };

/**
 * Builds the whole site from its config. A config with errors gives its issues. Anything else that goes wrong
 * throws. In both cases `outDir` stays as it was: it is replaced at the end. What the builds before have made from the same
 * input is not made again; the result is the same as from nothing.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { configFile, publicDir, outDir } = options;
  // React is told so before it is loaded: its other half is for development.
  process.env.NODE_ENV = 'production';
  const code = codeKey(root);
  const own = join(root, '.cache/made', code);
  // What writes pages loads while the config is read; but it is bundled for a good config only.
  let bundle = await findBundle(join(own, 'bundle'));
  let pool = bundle && openPagePool(bundle.worker);
  let stage: Stage | undefined;
  try {
    const loaded = await loadSite(configFile, publicDir);
    if (!loaded.ok) return loaded;
    bundle ??= await ownBundle(own);
    pool ??= openPagePool(bundle.worker);
    stage = openStage(outDir, code);
    return await writeSite(loaded, bundle, pool, options, stage);
  } finally {
    // Nothing may be written any more once the stage is given up.
    await pool?.close();
    stage?.close();
  }
}

/** The pages of a build in one language, and all that they are made from. */
interface Pages {
  /** Those to be built. */
  paths: string[];
  routes: SiteConfig['routes'];
  resolved: ResolvedSite;
  /** Where what was made of pictures and fonts lies, by its address. */
  files: [address: string, file: string][];
  forgetUnused: MadePictures['forgetUnused'];
  /** What they have in common, and what stands for it. */
  common: Pick<PageCommon, 'shared' | 'home' | 'images' | 'fonts' | 'letterWidth' | 'siteFile' | 'key'>;
  /** The checked route at a path, as JSON. */
  textOf(path: string): string;
  /** A hash of all that a page is made from, but for the program; made without resolving the page. */
  sourceOf(path: string): string;
}

async function pagesOf(
  loaded: LoadedLanguage,
  publicDir: string,
  shard: Shard | undefined,
  stage: Stage,
): Promise<Pages> {
  const site = expandSite(publishedSite(loaded.site));
  const paths = pathsOf(site, shard);
  const rasters = site === loaded.site ? loaded.rasters : rastersIn(site, loaded.rasters);
  const made = await makePictures({ site, images: loaded.images, rasters }, paths);
  const { images } = made;
  const { fonts, files: fontFiles } = await loadSiteFonts(site.theme, publicDir);
  const letterWidth = letterWidthOf(fonts);
  const resolved = resolveSite(site, images, letterWidth);
  const { routes, ...shared } = site;
  const home = homeOf(routes);
  const texts = new Map(routes.map((route) => [route.path, JSON.stringify(route)]));
  const textOf = (path: string) => texts.get(path) as string;
  const sharedKey = hash(JSON.stringify([shared, home, images, fonts]));
  const sourceOf = (path: string) => `${sharedKey} ${hash(textOf(path))}`;
  const siteText = JSON.stringify(resolved.site);
  const siteFile = `assets/site-${shortHash(siteText)}.json`;
  stage.share(siteFile, siteText);
  const key = hash(JSON.stringify([siteText, fonts]));
  const common = { shared, home, images, fonts, letterWidth, siteFile: `/${siteFile}`, key };
  const files = [...made.files, ...fontFiles];
  const { forgetUnused } = made;
  return { paths, routes, resolved, files, forgetUnused, common, textOf, sourceOf };
}

async function writeSite(
  loaded: LoadedSite & { ok: true },
  bundle: Bundle,
  pool: PagePool,
  { publicDir, shard, compress }: BuildOptions,
  stage: Stage,
): Promise<BuildResult> {
  const main = await pagesOf(loaded, publicDir, shard, stage);
  const languages: [Pages, ...Pages[]] = [main];
  for (const language of loaded.languages) languages.push(await pagesOf(language, publicDir, shard, stage));
  const sites = languages.map(({ resolved }) => resolved) as [ResolvedSite, ...ResolvedSite[]];
  for (const [path, file] of await servedFiles(publicDir)) copyFile(file, path, stage);
  for (const name of readdirSync(bundle.assets)) copyFile(join(bundle.assets, name), `assets/${name}`, stage);
  for (const { files } of languages) for (const [src, file] of files) copyFile(file, src.slice(1), stage);
  const { css, words, entry, scripts } = bundle;
  const made = sites.flatMap((site) => kindFiles.flatMap(({ files }) => files(site)));
  // While other threads write pages, this one has time for the rest.
  await allDone([
    (async () => {
      for (const pages of languages)
        await writePages(pages, { ...pages.common, css, words, scripts, entry, folder: stage.folder }, pool, stage);
    })(),
    writeMade([...made, ...siteIconFiles(main.resolved)], stage),
    ...languages.map((pages) => writeShareImages(pages, stage)),
    ...languages.map(({ routes, paths }) =>
      writeOwnShareImages(
        routes.filter(({ path }) => paths.includes(path)),
        publicDir,
        stage,
      ),
    ),
  ]);
  const { header, security } = main.common.shared;
  const headers = siteHeaders({
    scripts: scriptsOf(scripts, { header, security }, sites.length),
    downloads,
    sources: sourcesOf({ routes: languages.flatMap(({ routes }) => routes), security }),
  });
  const ownFiles = {
    ...siteFiles(sites),
    _headers: headersFile(headers),
    ...redirectsOf(main.resolved.config.redirects, sites),
  };
  for (const [path, text] of Object.entries(ownFiles)) {
    const source = hash(text);
    // An own robots.txt is used instead.
    if (stage.files().has(path)) continue;
    if (!stage.keepIfSame(path, source)) stage.put(path, source, { [path]: text });
  }
  const count = (of: (pages: Pages) => unknown[]) => languages.reduce((sum, pages) => sum + of(pages).length, 0);
  if (compress)
    await compressFiles(
      stage,
      count(({ resolved }) => resolved.paths),
    );
  await stage.publish();
  await main.forgetUnused();
  const warnings = loaded.warnings.filter(({ code }) => code === 'font/missing');
  return { ok: true, pages: count(({ paths }) => paths), warnings };
}

/** The same pictures, each with where a site names it. */
function rastersIn(site: SiteConfig, rasters: ReadonlyMap<string, UsedRaster>): Map<string, UsedRaster> {
  const uses = new Map([...rasters.keys()].map((address): [string, Path[]] => [address, []]));
  for (const { address, path, holds } of collectUses(site)) if (holds === 'image') uses.get(address)?.push(path);
  return new Map([...rasters].map(([address, { raster }]) => [address, { raster, uses: uses.get(address) ?? [] }]));
}

/** Waits until all tasks have ended, also when one has failed: nothing may be written any more once the stage is given up. */
async function allDone(tasks: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(tasks)).find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The paths of a part: every n-th page, so that long sections of a site are shared out. */
function pathsOf({ routes }: SiteConfig, { index, count }: Shard = { index: 1, count: 1 }): string[] {
  return routes.filter((_, at) => at % count === index - 1).map(({ path }) => path);
}

/** Makes the bundle of the code as it is; what belongs to other code is removed. */
async function ownBundle(folder: string): Promise<Bundle> {
  await mkdir(folder, { recursive: true });
  await makeBundle(join(folder, 'bundle'));
  for (const other of await readdir(dirname(folder))) {
    if (other !== basename(folder)) await rm(join(dirname(folder), other), { recursive: true, force: true });
  }
  return (await findBundle(join(folder, 'bundle'))) as Bundle;
}

/** What `public/` has for visitors, by its path in `dist/`: no file that begins with a dot, and no link that leads out of the folder. */
async function servedFiles(publicDir: string): Promise<[path: string, file: string][]> {
  const files = (await listPublicFiles(publicDir))?.files ?? new Map<string, string>();
  const isHidden = (name: string, at: number) => name.startsWith('.') && !(at === 0 && name === '.well-known');
  return [...files]
    .map(([address, file]): [string, string] => [address.slice(1), file])
    .filter(([path]) => !path.split('/').some(isHidden));
}

/** Copies a file, unless it is the very file of the last time: also one that was replaced keeping size and time has another inode or `ctime`. */
function copyFile(file: string, path: string, stage: Stage): void {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file);
  const [name, source] = [`copy of ${path}`, `${file} ${ino} ${size} ${mtimeMs} ${ctimeMs}`];
  if (!stage.keepIfSame(name, source)) stage.put(name, source, { [path]: readFileSync(file) });
}

/** Has the pages written that are not there yet. */
async function writePages(
  { paths, resolved, textOf, sourceOf }: Pages,
  common: PageCommon,
  pool: PagePool,
  stage: Stage,
): Promise<void> {
  const notFound = `${common.key} ${hash(JSON.stringify(resolved.notFound))}`;
  const notFoundName = `not found ${resolved.notFound.path}`;
  const missing = paths.filter((path) => !stage.keepIfSame(`page ${path}`, sourceOf(path)));
  function* tasks(): Generator<PageTask> {
    if (!stage.keepIfSame(notFoundName, notFound)) yield { name: notFoundName, source: notFound };
    for (const path of missing) {
      const name = `page ${path}`;
      yield { name, source: sourceOf(path), text: textOf(path), known: stage.keyOf(name) };
    }
  }
  await pool.write(common, tasks(), missing.length, ({ name, source, key, files, shared, contents }) => {
    if (!files) stage.keepIfSame(name, source, key);
    for (const [path, content] of Object.entries(contents)) stage.share(path, content);
    if (files) stage.note(name, source, files, shared, key);
  });
}

/** Writes files that take a while to make: those of kinds, and the icons. */
async function writeMade(files: GeneratedFile[], stage: Stage): Promise<void> {
  for (const { path, input, make } of files) {
    const source = hash(JSON.stringify(input));
    // A file of the editor's own, copied from public/, is used instead.
    if (stage.files().has(path) || stage.keepIfSame(path, source)) continue;
    stage.put(path, source, { [path]: await make() });
    await answerOthers();
  }
}

/** The file of redirects, for a site that has some. It also tells Netlify which page answers unknown addresses of a further language; other hosts look for the nearest one. */
function redirectsOf(redirects: SiteConfig['redirects'], sites: ResolvedSite[]): Record<string, string> {
  const notFound = sites.flatMap(({ site: { home } }) => (home ? [`${home}/* ${home}/404.html 404\n`] : []));
  const text = redirectsFile(redirectRules(redirects)) + notFound.join('');
  return text === '' ? {} : { _redirects: text };
}

async function writeOwnShareImages(routes: Route[], publicDir: string, stage: Stage): Promise<void> {
  for (const route of routes) {
    if (!route.image) continue;
    const path = shareImagePath(route).slice(1);
    const file = join(publicDir, route.image);
    const source = hash(readFileSync(file, 'base64'));
    if (stage.keepIfSame(path, source)) continue;
    const { cutShareImage } = await import('./share-image.ts');
    stage.put(path, source, { [path]: await cutShareImage(file) });
  }
}

async function writeShareImages({ resolved, paths, sourceOf }: Pages, stage: Stage): Promise<void> {
  const { config, site, page } = resolved;
  const { name, motto } = config.brand;
  const { accent, neutral, motif } = config.theme;
  const { home = '/' } = site;
  for (const path of config.seo.shareImages === 'one' ? paths.filter((path) => path === home) : paths) {
    const [share, source] = [`share image of ${path}`, sourceOf(path)];
    if (stage.keepIfSame(share, source)) continue;
    const { id, head, image } = page(path);
    if (image) continue;
    const input = { title: head.title, brand: { name, motto }, theme: { accent, neutral, motif }, lang: site.lang };
    const key = hash(JSON.stringify([id, input]));
    if (stage.keepIfSame(share, source, key)) continue;
    const { renderShareImage } = await import('./share-image.ts');
    stage.put(share, source, { [`share/${id}.png`]: await renderShareImage(input) }, key);
    await answerOthers();
  }
}
