import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Issue } from '../config/issue.ts';
import { type ResolvedSite, resolveSite } from '../config/resolve.ts';
import { type Bundle, bundle } from './bundle.ts';
import { compressFolder } from './compress.ts';
import { loadSite } from './load-site.ts';
import { logoFiles } from './logo-files.ts';
import { createCssFor } from './page-css.ts';
import { renderShareImage } from './share-image.ts';
import { siteFiles } from './site-files.ts';
import { renderSyllabus } from './syllabus.ts';

export interface BuildOptions {
  configFile: string;
  publicDir: string;
  outDir: string;
}

export type BuildResult = { ok: true; pages: number; warnings: Issue[] } | { ok: false; issues: Issue[] };

/**
 * Builds the whole site from its config. A config with errors gives its issues. Anything else that goes wrong
 * throws. In both cases `outDir` stays as it was: it is replaced at the end, in one step.
 */
export async function buildSite({ configFile, publicDir, outDir }: BuildOptions): Promise<BuildResult> {
  const loaded = await loadSite(configFile, publicDir);
  if (!loaded.ok) return loaded;
  const resolved = resolveSite(loaded.site, loaded.images);
  const stage = join(dirname(outDir), '.cache', `build-${process.pid}`);
  try {
    const staged = join(stage, 'dist');
    const built = await bundle(staged, join(stage, 'server'));
    await keepOnlyServed(staged, join(stage, 'server'));
    await writePages(resolved, built, staged);
    for (const [src, svg] of logoFiles(resolved.config, built.server)) await write(join(staged, src), svg);
    await writeSyllabi(resolved, staged);
    await writeShareImages(resolved, staged);
    for (const [name, text] of Object.entries(siteFiles(resolved))) await write(join(staged, name), text);
    await compressFolder(staged);
    await replace(staged, outDir, join(stage, 'old'));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
  return { ok: true, pages: resolved.paths.length, warnings: loaded.warnings };
}

/** Fonts come from the server's build. Style sheets and the manifest are for the build alone: each page carries its rules. */
async function keepOnlyServed(staged: string, serverDir: string): Promise<void> {
  const assets = join(staged, 'assets');
  await cp(join(serverDir, 'assets'), assets, { recursive: true, filter: (file) => !/\.(js|css)$/.test(file) });
  for (const file of await readdir(assets)) if (file.endsWith('.css')) await rm(join(assets, file));
  await rm(join(staged, '.vite'), { recursive: true });
}

async function writePages(
  resolved: ResolvedSite,
  { server, css, entry, platform }: Bundle,
  outDir: string,
): Promise<void> {
  const { site } = resolved;
  const font = server.fontCss(resolved.config.theme.font);
  const cut = createCssFor(server.themeCss(site) + css, server.renderStates(site));
  const cssFor = (html: string) => cut(html) + font.cssFor(html);
  const siteText = JSON.stringify(site);
  const siteFile = `/assets/site-${createHash('sha256').update(siteText).digest('hex').slice(0, 8)}.json`;
  await write(join(outDir, siteFile), siteText);
  const assets = { baseCss: font.css, platform, entry, siteFile, preloadFonts: font.preload };
  for (const path of resolved.paths) {
    const { html, view } = await server.renderPage(site, resolved.page(path), assets, cssFor);
    await write(join(outDir, path, 'index.html'), html);
    await write(join(outDir, path, 'page.json'), JSON.stringify(view));
  }
  const { html, view } = await server.renderPage(site, resolved.notFound, assets, cssFor);
  await write(join(outDir, '404.html'), html);
  await write(join(outDir, '404.json'), JSON.stringify(view));
}

async function writeSyllabi({ config, site }: ResolvedSite, outDir: string): Promise<void> {
  const courses = Object.values(config.lists).flatMap((list) => (list.of === 'courses' ? list.items : []));
  for (const course of courses) {
    const file = join(outDir, 'assets/training', course.pdf);
    // A file of the editor's own, copied from public/, goes before the generated one.
    if (await exists(file)) continue;
    const { brand, contacts, texts, theme } = config;
    await write(
      file,
      await renderSyllabus({ course, brand, contacts, texts: texts.pdf, lang: site.lang, accent: theme.accent }),
    );
  }
}

async function writeShareImages({ config, site, paths, page }: ResolvedSite, outDir: string): Promise<void> {
  const { brand, theme } = config;
  for (const path of paths) {
    const { id, head } = page(path);
    await write(
      join(outDir, `share/${id}.png`),
      await renderShareImage({ title: head.title, brand, accent: theme.accent, lang: site.lang }),
    );
  }
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function replace(staged: string, outDir: string, old: string): Promise<void> {
  if (await exists(outDir)) await rename(outDir, old);
  await rename(staged, outDir);
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
