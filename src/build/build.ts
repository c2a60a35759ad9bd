import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate as answerOthers } from 'node:timers/promises';
import type { SiteConfig } from '../../schema/site.ts';
import type { Issue } from '../config/issue.ts';
import { type ResolvedSite, resolveSite } from '../config/resolve/resolve.ts';
import { hash } from '../site/hash.ts';
import { type LoadedSite, loadSite } from '../site/load-site.ts';
import { type Bundle, findBundle, makeBundle } from './bundle.ts';
import { codeKey } from './code-key.ts';
import { best, type Effort } from './compress.ts';
import { headersFile } from './headers/headers-file.ts';
import { siteHeaders } from './headers/site-headers.ts';
import { stampOf } from './manifest.ts';
import { openPagePool, type PagePool } from './page-pool.ts';
import { releaseStage } from './publish.ts';
import { makePictures } from './raster/make-pictures.ts';
import { servedFiles } from './served-files.ts';
import { siteFiles } from './site-files.ts';
import { openStage, putText, type Stage } from './stage.ts';
import { effortFor, type Pages, writePages } from './write-pages.ts';

const root = resolve(import.meta.dirname, '../..');

export interface BuildOptions {
  configFile: string;
  publicDir: string;
  outDir: string;
  /** The part of the site to build; all of it unless told. */
  shard?: Shard;
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
  const own = join(dirname(outDir), '.cache/made', code);
  // What writes pages loads while the config is read; but bundled it is for a good config only.
  const bundle = await findBundle(join(own, 'bundle'));
  let writer = bundle && openWriter(bundle);
  try {
    const loaded = await loadSite(configFile, publicDir);
    if (!loaded.ok) return loaded;
    writer ??= openWriter(await ownBundle(own));
    const stage = openStage(outDir, code);
    return await writeSite(loaded, writer, options, stage);
  } finally {
    // Nothing may be written any more once the stage is given up.
    await writer?.pool.close();
    releaseStage(outDir);
  }
}

/** What writes pages, and what it is made of. */
interface Writer {
  bundle: Bundle;
  pool: PagePool;
}

const openWriter = (bundle: Bundle): Writer => ({ bundle, pool: openPagePool(bundle) });

async function writeSite(
  loaded: LoadedSite & { ok: true },
  { bundle, pool }: Writer,
  { publicDir, shard }: BuildOptions,
  stage: Stage,
): Promise<BuildResult> {
  const { site } = loaded;
  const paths = pathsOf(site, shard);
  const pictures = await makePictures(loaded, paths);
  const resolved = resolveSite(site, pictures.images);
  const { routes, ...shared } = site;
  const texts = new Map(routes.map((route) => [route.path, JSON.stringify(route)]));
  const textOf = (path: string) => texts.get(path) as string;
  const sharedKey = hash(
    JSON.stringify([
      shared,
      textOf(resolved.paths.includes('/') ? '/' : (resolved.paths[0] as string)),
      pictures.images,
    ]),
  );
  const sourceOf = (path: string) => `${sharedKey} ${hash(textOf(path))}`;
  const pages: Pages = { paths, resolved, images: pictures.images, shared, textOf, sourceOf };
  for (const [path, file] of await servedFiles(publicDir)) copyFile(file, path, stage, best);
  for (const name of readdirSync(bundle.assets)) copyFile(join(bundle.assets, name), `assets/${name}`, stage);
  for (const [src, file] of pictures.files) copyFile(file, src.slice(1), stage);
  // While other threads write pages, this one has time for the rest.
  const tasks = [writePages(pages, bundle, pool, stage), writeSyllabi(resolved, stage), writeShareImages(pages, stage)];
  await allDone(tasks);
  const effort = effortFor(resolved);
  for (const [name, text] of Object.entries(siteFiles(resolved))) putText(stage, name, text, effort);
  putText(stage, '_headers', headersFile(siteHeaders(Object.values(bundle.scripts))));
  await stage.publish();
  // The other parts may be built on this machine too.
  if (!shard) await pictures.forgetUnused();
  return { ok: true, pages: paths.length, warnings: loaded.warnings.filter(({ code }) => code === 'font/missing') };
}

/** Waits until all tasks have ended, also when one has failed: nothing may be written any more once the stage is given up. */
async function allDone(tasks: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(tasks)).find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The paths of a part: every so-manieth page, so that long sections of a site are shared out. */
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

/** Copies a file into the stage; with an effort, compresses it too. */
function copyFile(file: string, path: string, stage: Stage, effort?: Effort): void {
  const key = String(stampOf(file));
  if (stage.has(`copy of ${path}`, key)) return;
  stage.put(`copy of ${path}`, { key }, { [path]: readFileSync(file) }, effort);
}

async function writeSyllabi({ config, site }: ResolvedSite, stage: Stage): Promise<void> {
  const courses = Object.values(config.lists).flatMap((list) => (list.of === 'courses' ? list.items : []));
  const { brand, contacts, texts, theme } = config;
  for (const course of courses) {
    const path = join('assets/training', course.pdf);
    // A file of the editor's own, copied from public/, goes before the generated one.
    if (stage.holds(path)) continue;
    const input = { course, brand, contacts, texts: texts.pdf, lang: site.lang, accent: theme.accent };
    const key = hash(JSON.stringify(input));
    if (stage.has(path, key)) continue;
    const { renderSyllabus } = await import('../kinds/course/syllabus.ts');
    stage.put(path, { key }, { [path]: await renderSyllabus(input) });
    await answerOthers();
  }
}

async function writeShareImages({ resolved, paths, sourceOf }: Pages, stage: Stage): Promise<void> {
  const { config, site, page } = resolved;
  const { name, motto } = config.brand;
  const shown = config.seo.shareImages === 'one' ? paths.filter((path) => path === '/') : paths;
  for (const path of shown) {
    const source = sourceOf(path);
    const share = `share image of ${path}`;
    if (stage.hasFrom(share, source)) continue;
    const { id, head } = page(path);
    const input = { title: head.title, brand: { name, motto }, accent: config.theme.accent, lang: site.lang };
    const key = hash(JSON.stringify([id, input]));
    if (stage.has(share, key, source)) continue;
    const { renderShareImage } = await import('./share-image.ts');
    stage.put(share, { key, source }, { [`share/${id}.png`]: await renderShareImage(input) });
    await answerOthers();
  }
}
