import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Issue } from '../config/issue.ts';
import type { PageModel } from '../config/page-model.ts';
import { type ResolvedSite, resolveSite } from '../config/resolve.ts';
import { type Bundle, openBundle } from './bundle.ts';
import { codeKey } from './code-key.ts';
import { best, type Effort, fast } from './compress.ts';
import { hash, shortHash } from './hash.ts';
import { loadSite } from './load-site.ts';
import { logoFiles } from './logo-files.ts';
import { stampOf } from './manifest.ts';
import { openPagePool } from './page-pool.ts';
import type { PageCommon } from './page-writer.ts';
import { releaseStage } from './publish.ts';
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

export type BuildResult = { ok: true; pages: number; warnings: Issue[] } | { ok: false; issues: Issue[] };

/**
 * Builds the whole site from its config. A config with errors gives its issues. Anything else that goes wrong
 * throws. In both cases `outDir` stays as it was: it is replaced at the end. What the builds before have made from the same
 * input is not made again; the result is the same as from nothing.
 */
export async function buildSite({ configFile, publicDir, outDir, shard }: BuildOptions): Promise<BuildResult> {
  const loaded = await loadSite(configFile, publicDir);
  if (!loaded.ok) return loaded;
  // React is told so before it is loaded: its other half is for development.
  process.env.NODE_ENV = 'production';
  // Errors of components are told with their place in the source.
  process.setSourceMapsEnabled(true);
  const resolved = resolveSite(loaded.site, loaded.images);
  const paths = pathsOf(resolved, shard);
  const code = await codeKey(root);
  const bundle = await ownBundle(join(dirname(outDir), '.cache/made'), code);
  const stage = openStage(outDir, code);
  try {
    copyFolder(publicDir, '', stage, best);
    copyFolder(bundle.assets, 'assets/', stage);
    await writePages(resolved, paths, bundle, stage);
    for (const [src, svg] of logoFiles(resolved.config, bundle)) put(stage, src.slice(1), svg);
    await writeSyllabi(resolved, stage);
    await writeShareImages(resolved, paths, stage);
    for (const [name, text] of Object.entries(siteFiles(resolved))) put(stage, name, text);
    await stage.publish();
  } finally {
    releaseStage(outDir);
  }
  return { ok: true, pages: paths.length, warnings: loaded.warnings };
}

/** The paths of a part: every so-manieth page, so that long sections of a site are shared out. */
function pathsOf({ paths }: ResolvedSite, { index, count }: Shard = { index: 1, count: 1 }): string[] {
  return paths.filter((_, at) => at % count === index - 1);
}

/** The bundle of the code as it is, made only if the code has changed; those of other code are removed. */
async function ownBundle(folder: string, code: string): Promise<Bundle> {
  await mkdir(join(folder, code), { recursive: true });
  const bundle = await openBundle(join(folder, code, 'bundle'));
  for (const other of await readdir(folder)) {
    if (other !== code) await rm(join(folder, other), { recursive: true, force: true });
  }
  return bundle;
}

/** Copies the files of a folder into another one of the stage; with an effort, compresses them too. */
function copyFolder(from: string, to: string, stage: Stage, effort?: Effort): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const stamp = stampOf(file);
    const path = to + relative(from, file);
    const key = String(stamp);
    if (!stamp || stage.has(`copy of ${path}`, key)) continue;
    stage.put(`copy of ${path}`, key, { [path]: readFileSync(file) }, effort);
  }
}

/** So many pages may take the best compression; more are done well and fast. */
const mostAtBest = 200;

async function writePages(resolved: ResolvedSite, paths: string[], bundle: Bundle, stage: Stage): Promise<void> {
  const { site, config, notFound } = resolved;
  const { css, entry, platform } = bundle;
  const siteText = JSON.stringify(site);
  const siteFile = `assets/site-${shortHash(siteText)}.json`;
  put(stage, siteFile, siteText);
  const effort = resolved.paths.length > mostAtBest ? fast : best;
  const { font } = config.theme;
  const { folder } = stage;
  const common: PageCommon = { site, font, css, platform, entry, siteFile: `/${siteFile}`, folder, effort };
  const commonKey = hash(JSON.stringify([siteText, font, effort]));
  const pool = openPagePool(bundle, common);
  try {
    const write = async (page: PageModel) => {
      const name = `page ${page.path}`;
      const key = hash(commonKey + JSON.stringify(page));
      if (stage.has(name, key)) return;
      await pool.add(page, ({ files, cssFile, css }) => {
        if (css !== undefined && !stage.has(cssFile, cssFile)) stage.put(cssFile, cssFile, { [cssFile]: css }, effort);
        stage.note(name, { key, files, needs: [cssFile] });
      });
    };
    await write(notFound);
    for (const path of paths) await write(resolved.page(path));
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
    if (!stage.has(path, key)) stage.put(path, key, { [path]: await renderSyllabus(input) });
  }
}

async function writeShareImages({ config, site, page }: ResolvedSite, paths: string[], stage: Stage): Promise<void> {
  const { name, motto } = config.brand;
  const shown = config.seo.shareImages === 'one' ? paths.filter((path) => path === '/') : paths;
  for (const path of shown) {
    const { id, head } = page(path);
    const input = { title: head.title, brand: { name, motto }, accent: config.theme.accent, lang: site.lang };
    const image = `share/${id}.png`;
    const key = hash(JSON.stringify(input));
    if (!stage.has(image, key)) stage.put(image, key, { [image]: await renderShareImage(input) });
  }
}

/** Puts one text into the stage that nothing else stands for. */
function put(stage: Stage, path: string, text: string): void {
  const key = hash(text);
  if (!stage.has(path, key)) stage.put(path, key, { [path]: text }, best);
}
