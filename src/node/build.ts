import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Issue } from '../config/issue.ts';
import type { PageModel } from '../config/page-model.ts';
import { type ResolvedSite, resolveSite } from '../config/resolve.ts';
import { type Bundle, openBundle } from './bundle.ts';
import { codeKey } from './code-key.ts';
import { bestQuality, compressFolder } from './compress.ts';
import { copyPublic } from './copy-public.ts';
import { exists } from './exists.ts';
import { headersFile } from './headers/headers-file.ts';
import { siteHeaders } from './headers/site-headers.ts';
import { withStylePolicy } from './headers/style-policy.ts';
import { loadSite } from './load-site.ts';
import { logoFiles } from './logo-files.ts';
import { type Made, openMade } from './made.ts';
import { createCssFor } from './page-css.ts';
import { openPageStore } from './page-store.ts';
import { publish, recover, stageOf } from './publish.ts';
import { renderShareImage } from './share-image.ts';
import { siteFiles } from './site-files.ts';
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
 * throws. In both cases `outDir` stays as it was: it is replaced at the end. What an earlier build has made from the same
 * input is not made again; the result is the same as from nothing.
 */
export async function buildSite({ configFile, publicDir, outDir, shard }: BuildOptions): Promise<BuildResult> {
  const loaded = await loadSite(configFile, publicDir);
  if (!loaded.ok) return loaded;
  // React is told so before it is loaded: its other half is for development.
  process.env.NODE_ENV = 'production';
  // Errors of components are told with their place in the source.
  process.setSourceMapsEnabled(true);
  await recover(outDir);
  const resolved = resolveSite(loaded.site, loaded.images);
  const paths = pathsOf(resolved, shard);
  const stage = stageOf(outDir);
  const staged = join(stage, 'dist');
  try {
    const { built, made, pages } = await openCache(join(dirname(outDir), '.cache/made'));
    await copyPublic(publicDir, staged);
    await cp(built.assets, join(staged, 'assets'), { recursive: true });
    await writePages(resolved, paths, built, staged, pages);
    for (const [src, svg] of logoFiles(resolved.config, built.server)) await write(join(staged, src), svg);
    await writeSyllabi(resolved, staged, made);
    await writeShareImages(resolved, paths, staged, made);
    for (const [name, text] of Object.entries(siteFiles(resolved))) await write(join(staged, name), text);
    await write(join(staged, '_headers'), headersFile(siteHeaders([built.platform])));
    await compressFolder(staged, made);
    await publish(staged, outDir);
    await made.forgetUnused();
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
  return { ok: true, pages: paths.length, warnings: loaded.warnings };
}

/** The paths of a part: every so-manieth page, so that long sections of a site are shared out. */
function pathsOf({ paths }: ResolvedSite, { index, count }: Shard = { index: 1, count: 1 }): string[] {
  return paths.filter((_, at) => at % count === index - 1);
}

/** What was made before, by the same code: the bundle, and files by what they were made from. */
async function openCache(folder: string): Promise<{ built: Bundle; made: Made; pages: string }> {
  const key = await codeKey(root);
  const own = join(folder, key);
  await mkdir(own, { recursive: true });
  const built = await openBundle(join(own, 'bundle'));
  for (const other of await readdir(folder)) {
    if (other !== key) await rm(join(folder, other), { recursive: true, force: true });
  }
  return { built, made: await openMade(join(own, 'files')), pages: join(own, 'pages') };
}

/** So many pages may take the best compression; more are done well and fast. */
const mostAtBest = 200;
/** How many pages are worked on at once: enough for all cores, few enough for little memory. */
const atOnce = 8;

async function writePages(
  resolved: ResolvedSite,
  paths: string[],
  built: Bundle,
  outDir: string,
  folder: string,
): Promise<void> {
  const { site, config } = resolved;
  const { server, css, entry, platform } = built;
  const font = server.fontCss(config.theme.font);
  const cut = createCssFor(server.themeCss(site) + css, server.renderStates(site));
  const cssFor = (html: string) => cut(html) + font.cssFor(html);
  const siteText = JSON.stringify(site);
  const siteFile = `/assets/site-${shortHash(siteText)}.json`;
  await write(join(outDir, siteFile), siteText);
  const assets = { baseCss: font.css, platform, entry, siteFile, preloadFonts: font.preload };
  const common = shortHash(JSON.stringify([siteText, config.theme.font]));
  const store = await openPageStore(folder, resolved.paths.length > mostAtBest ? 4 : bestQuality);

  const place = (page: PageModel, html: string, json: string) =>
    store.place(JSON.stringify([common, page]), outDir, async () => {
      const rendered = await server.renderPage(site, page, assets, cssFor);
      const cssFile = `assets/page-${shortHash(rendered.view.css)}.css`;
      const view = { ...rendered.view, css: '', cssFile: `/${cssFile}` };
      return { [html]: withStylePolicy(rendered.html), [json]: JSON.stringify(view), [cssFile]: rendered.view.css };
    });
  const rest = paths.values();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const path of rest)
      await place(resolved.page(path), join(path, 'index.html').slice(1), join(path, 'page.json').slice(1));
  });
  const ends = await Promise.allSettled([place(resolved.notFound, '404.html', '404.json'), ...workers]);
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  await store.forgetUnused();
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

async function writeSyllabi({ config, site }: ResolvedSite, outDir: string, made: Made): Promise<void> {
  const courses = Object.values(config.lists).flatMap((list) => (list.of === 'courses' ? list.items : []));
  const { brand, contacts, texts, theme } = config;
  for (const course of courses) {
    const file = join(outDir, 'assets/training', course.pdf);
    // A file of the editor's own, copied from public/, goes before the generated one.
    if (await exists(file)) continue;
    const input = { course, brand, contacts, texts: texts.pdf, lang: site.lang, accent: theme.accent };
    await write(file, await made.get('syllabus', JSON.stringify(input), () => renderSyllabus(input)));
  }
}

async function writeShareImages(
  { config, site, page }: ResolvedSite,
  paths: string[],
  outDir: string,
  made: Made,
): Promise<void> {
  const { name, motto } = config.brand;
  const shown = config.seo.shareImages === 'one' ? paths.filter((path) => path === '/') : paths;
  for (const path of shown) {
    const { id, head } = page(path);
    const input = { title: head.title, brand: { name, motto }, accent: config.theme.accent, lang: site.lang };
    const image = await made.get('share', JSON.stringify(input), () => renderShareImage(input));
    await write(join(outDir, `share/${id}.png`), image);
  }
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
