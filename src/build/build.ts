import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate as answerOthers } from 'node:timers/promises';
import type { Route } from '../../schema/route.ts';
import type { SiteConfig } from '../../schema/site.ts';
import type { Issue } from '../config/report/issue.ts';
import { type ResolvedSite, resolveSite } from '../config/resolve/resolve.ts';
import { type GeneratedFile, kindFiles } from '../kinds/files.ts';
import { downloads } from '../kinds/index.ts';
import { listPublicFiles } from '../site/assets/public-files.ts';
import { letterWidthOf, loadSiteFonts } from '../site/fonts/web-fonts.ts';
import { hash, shortHash } from '../site/hash.ts';
import { type LoadedSite, loadSite } from '../site/load-site.ts';
import { type Bundle, codeKey, findBundle, makeBundle } from './bundle.ts';
import { compressFiles } from './compress.ts';
import { formOriginsOf, headersFile, siteHeaders } from './headers/site-headers.ts';
import { openPagePool, type PagePool } from './page-pool.ts';
import type { PageCommon, PageTask } from './page-worker.ts';
import { makePictures } from './raster/make-pictures.ts';
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

/** The pages of a build, and all that they are made from. */
interface Pages {
  /** Those to be built. */
  paths: string[];
  resolved: ResolvedSite;
  /** The checked route at a path, as JSON. */
  textOf(path: string): string;
  /** A hash of all that a page is made from, but for the program; made without resolving the page. */
  sourceOf(path: string): string;
}

async function writeSite(
  loaded: LoadedSite & { ok: true },
  bundle: Bundle,
  pool: PagePool,
  { publicDir, shard, compress }: BuildOptions,
  stage: Stage,
): Promise<BuildResult> {
  const { site } = loaded;
  const paths = pathsOf(site, shard);
  const { images, files, forgetUnused } = await makePictures(loaded, paths);
  const { fonts, files: fontFiles } = await loadSiteFonts(site.theme, publicDir);
  const letterWidth = letterWidthOf(fonts);
  const resolved = resolveSite(site, images, letterWidth);
  const { routes, ...shared } = site;
  const home = routes.find(({ path }) => path === '/') as Route;
  const texts = new Map(routes.map((route) => [route.path, JSON.stringify(route)]));
  const textOf = (path: string) => texts.get(path) as string;
  const sharedKey = hash(JSON.stringify([shared, home, images, fonts]));
  const sourceOf = (path: string) => `${sharedKey} ${hash(textOf(path))}`;
  const pages: Pages = { paths, resolved, textOf, sourceOf };
  for (const [path, file] of await servedFiles(publicDir)) copyFile(file, path, stage);
  for (const name of readdirSync(bundle.assets)) copyFile(join(bundle.assets, name), `assets/${name}`, stage);
  for (const [src, file] of [...files, ...fontFiles]) copyFile(file, src.slice(1), stage);
  const siteText = JSON.stringify(resolved.site);
  const siteFile = `assets/site-${shortHash(siteText)}.json`;
  stage.share(siteFile, siteText);
  const key = hash(JSON.stringify([siteText, fonts]));
  const { css, words, entry, scripts } = bundle;
  const common = {
    shared,
    home,
    images,
    fonts,
    letterWidth,
    css,
    words,
    scripts,
    entry,
    siteFile: `/${siteFile}`,
    key,
  };
  // While other threads write pages, this one has time for the rest.
  await allDone([
    writePages(pages, { ...common, folder: stage.folder }, pool, stage),
    writeMade([...kindFiles.flatMap(({ files }) => files(resolved)), ...siteIconFiles(resolved)], stage),
    writeShareImages(pages, stage),
  ]);
  const headers = siteHeaders({ scripts: Object.values(scripts), downloads, formOrigins: formOriginsOf(site) });
  const ownFiles = { ...siteFiles(resolved), _headers: headersFile(headers) };
  for (const [path, text] of Object.entries(ownFiles)) {
    const source = hash(text);
    // An own robots.txt is used instead.
    if (stage.files().has(path)) continue;
    if (!stage.keepIfSame(path, source)) stage.put(path, source, { [path]: text });
  }
  if (compress) await compressFiles(stage, routes.length);
  await stage.publish();
  await forgetUnused();
  return { ok: true, pages: paths.length, warnings: loaded.warnings.filter(({ code }) => code === 'font/missing') };
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
  const missing = paths.filter((path) => !stage.keepIfSame(`page ${path}`, sourceOf(path)));
  function* tasks(): Generator<PageTask> {
    if (!stage.keepIfSame('not found', notFound)) yield { name: 'not found', source: notFound };
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

async function writeShareImages({ resolved, paths, sourceOf }: Pages, stage: Stage): Promise<void> {
  const { config, site, page } = resolved;
  const { name, motto } = config.brand;
  const { accent, neutral, motif } = config.theme;
  for (const path of config.seo.shareImages === 'one' ? paths.filter((path) => path === '/') : paths) {
    const [share, source] = [`share image of ${path}`, sourceOf(path)];
    if (stage.keepIfSame(share, source)) continue;
    const { id, head } = page(path);
    const input = { title: head.title, brand: { name, motto }, theme: { accent, neutral, motif }, lang: site.lang };
    const key = hash(JSON.stringify([id, input]));
    if (stage.keepIfSame(share, source, key)) continue;
    const { renderShareImage } = await import('./share-image.ts');
    stage.put(share, source, { [`share/${id}.png`]: await renderShareImage(input) }, key);
    await answerOthers();
  }
}
