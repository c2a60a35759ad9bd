import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Issue } from '../config/issue.ts';
import type { PageModel } from '../config/page-model.ts';
import { type ResolvedSite, resolveOutline } from '../config/resolve.ts';
import type { SiteOutline } from '../config/route-stub.ts';
import { type Bundle, openBundle } from './bundle.ts';
import { codeKey } from './code-key.ts';
import { best, type Effort, fast } from './compress.ts';
import { hash, shortHash } from './hash.ts';
import { headersFile } from './headers/headers-file.ts';
import { siteHeaders } from './headers/site-headers.ts';
import { stampOf } from './manifest.ts';
import { openSite } from './open-site.ts';
import { openPagePool } from './page-pool.ts';
import type { PageCommon } from './page-writer.ts';
import { releaseStage } from './publish.ts';
import { makePictures } from './raster/make-pictures.ts';
import { servedFiles } from './served-files.ts';
import { renderShareImage } from './share-image.ts';
import { siteFiles } from './site-files.ts';
import { openStage, type Stage } from './stage.ts';
import { renderSyllabus } from './syllabus.ts';

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

export type BuildResult = { ok: true; pages: number } | { ok: false; issues: Issue[] };

interface Pages {
  resolved: ResolvedSite;
  /** Stands for all that a page is made from, but for the program; without reading the page. */
  sourceOf(path: string): string;
}

/**
 * Builds the whole site from its config. A config with errors gives its issues. Anything else that goes wrong
 * throws. In both cases `outDir` stays as it was: it is replaced at the end. What the builds before have made from the same
 * input is not made again; the result is the same as from nothing.
 */
export async function buildSite({ configFile, publicDir, outDir, shard }: BuildOptions): Promise<BuildResult> {
  // React is told so before it is loaded: its other half is for development.
  process.env.NODE_ENV = 'production';
  // Errors of components are told with their place in the source.
  process.setSourceMapsEnabled(true);
  const code = await codeKey(root);
  const own = join(dirname(outDir), '.cache/made', code);
  const opened = await openSite({ file: configFile, publicDir, memory: join(own, 'checked.json'), code });
  if (!opened.ok) return opened;
  const paths = pathsOf(opened.site, shard);
  const pictures = await makePictures(opened, paths);
  const resolved = resolveOutline(opened.site, pictures.images, opened.route);
  const places = new Map(opened.site.routes.map(({ path }, at) => [path, at]));
  const sharedKey = hash(opened.sharedKey + JSON.stringify(pictures.images));
  const sourceOf = (path: string) => `${sharedKey} ${opened.routeKey(places.get(path) ?? 0)}`;
  const bundle = await ownBundle(own);
  const stage = openStage(outDir, code);
  try {
    for (const [path, file] of await servedFiles(publicDir)) copyFile(file, path, stage, best);
    for (const name of readdirSync(bundle.assets)) copyFile(join(bundle.assets, name), `assets/${name}`, stage);
    for (const [src, file] of pictures.files) copyFile(file, src.slice(1), stage);
    await writePages({ resolved, sourceOf }, paths, bundle, stage);
    await writeSyllabi(resolved, stage);
    await writeShareImages({ resolved, sourceOf }, paths, stage);
    for (const [name, text] of Object.entries(siteFiles(resolved))) put(stage, name, text);
    put(stage, '_headers', headersFile(siteHeaders([bundle.platform])));
    await stage.publish();
    opened.remember();
    // The other parts may be built on this machine too.
    if (!shard) await pictures.forgetUnused();
  } finally {
    releaseStage(outDir);
  }
  return { ok: true, pages: paths.length };
}

/** The paths of a part: every so-manieth page, so that long sections of a site are shared out. */
function pathsOf({ routes }: SiteOutline, { index, count }: Shard = { index: 1, count: 1 }): string[] {
  return routes.filter((_, at) => at % count === index - 1).map(({ path }) => path);
}

/** The bundle of the code as it is, made only if the code has changed; what belongs to other code is removed. */
async function ownBundle(folder: string): Promise<Bundle> {
  await mkdir(folder, { recursive: true });
  const bundle = await openBundle(join(folder, 'bundle'));
  for (const other of await readdir(dirname(folder))) {
    if (other !== basename(folder)) await rm(join(dirname(folder), other), { recursive: true, force: true });
  }
  return bundle;
}

/** Copies a file into the stage; with an effort, compresses it too. */
function copyFile(file: string, path: string, stage: Stage, effort?: Effort): void {
  const key = String(stampOf(file));
  if (stage.has(`copy of ${path}`, key)) return;
  stage.put(`copy of ${path}`, { key }, { [path]: readFileSync(file) }, effort);
}

/** So many pages may take the best compression; more are done well and fast. */
const mostAtBest = 200;

async function writePages({ resolved, sourceOf }: Pages, paths: string[], bundle: Bundle, stage: Stage): Promise<void> {
  const { site, config, notFound, page, paths: all } = resolved;
  const { css, entry, platform } = bundle;
  const siteText = JSON.stringify(site);
  const siteFile = `assets/site-${shortHash(siteText)}.json`;
  put(stage, siteFile, siteText);
  const effort = all.length > mostAtBest ? fast : best;
  const { font } = config.theme;
  const { folder } = stage;
  const common: PageCommon = { site, font, css, platform, entry, siteFile: `/${siteFile}`, folder, effort };
  const commonKey = hash(JSON.stringify([siteText, font, effort]));
  const pool = openPagePool(bundle, common);
  try {
    const write = async (path: string, own: string, model: () => PageModel) => {
      const name = `page ${path}`;
      const source = `${commonKey} ${own}`;
      if (stage.hasFrom(name, source)) return;
      const page = model();
      const key = hash(commonKey + JSON.stringify(page));
      if (stage.has(name, key, source)) return;
      await pool.add(page, ({ files, needs, texts }) => {
        for (const [file, text] of Object.entries(texts))
          if (!stage.has(file, file)) stage.put(file, { key: file }, { [file]: text }, best);
        stage.note(name, { key, source, files, needs });
      });
    };
    await write(notFound.path, hash(JSON.stringify(notFound)), () => notFound);
    for (const path of paths) await write(path, sourceOf(path), () => page(path));
    await pool.end();
  } finally {
    await pool.close();
  }
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
    if (!stage.has(path, key)) stage.put(path, { key }, { [path]: await renderSyllabus(input) });
  }
}

async function writeShareImages({ resolved, sourceOf }: Pages, paths: string[], stage: Stage): Promise<void> {
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
    stage.put(share, { key, source }, { [`share/${id}.png`]: await renderShareImage(input) });
  }
}

/** Puts one text into the stage that nothing else stands for. */
function put(stage: Stage, path: string, text: string): void {
  const key = hash(text);
  if (!stage.has(path, key)) stage.put(path, { key }, { [path]: text }, best);
}
