import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Route } from '../../schema/route.ts';
import { shareImagePath } from '../json/edit/route-id.ts';
import { listPublicFiles } from '../media/public-files.ts';
import type { GeneratedFile } from '../outputs/output.ts';
import type { ResolvedSite } from '../pages/resolve.ts';
import { hash } from '../project/hash.ts';
import type { PagePool } from './page-pool.ts';
import type { PageCommon, PageTask } from './page-worker.ts';
import type { Stage } from './stage.ts';

// What fills a stage. Each function reuses the files whose source has not changed since the build before.

/** The site in one language, with all that its pages are made from. */
export interface LanguageSite {
  resolved: ResolvedSite;
  allRoutes: Route[];
  /** The pages of this build: all, or those of the shard. */
  pages: SourcePage[];
  /** The files made of pictures and fonts: the path of each on disk, by its address. */
  files: [address: string, file: string][];
  common: Pick<PageCommon, 'shared' | 'home' | 'images' | 'fonts' | 'letterWidth' | 'siteFile' | 'hash'>;
}

/** A page before it is resolved. */
interface SourcePage {
  route: Route;
  /** The checked route as JSON. */
  json: string;
  /** A hash of everything that the page is made from, apart from the code. */
  source: string;
}

/** The files of `public/` that visitors get, by path in `dist/`: none whose path has a part that begins with a dot, except `.well-known/`. */
export async function publicFilesToServe(publicDir: string): Promise<[path: string, file: string][]> {
  const files = (await listPublicFiles(publicDir))?.files ?? new Map<string, string>();
  const isHidden = (name: string, at: number) => name.startsWith('.') && !(at === 0 && name === '.well-known');
  return [...files]
    .map(([address, file]): [string, string] => [address.slice(1), file])
    .filter(([path]) => !path.split('/').some(isHidden));
}

/** Copies a file unless it is unchanged. Inode and `ctime` reveal a replacement that has the same size and time. */
export function copyFile(file: string, path: string, stage: Stage): void {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file);
  const [name, source] = [`copy of ${path}`, `${file} ${ino} ${size} ${mtimeMs} ${ctimeMs}`];
  if (!stage.reuse(name, source)) stage.put(name, source, { [path]: readFileSync(file) });
}

/** Has the pool write the pages that have changed, and the page for unknown addresses. */
export async function writePages(
  { pages, resolved: { notFound } }: LanguageSite,
  common: PageCommon,
  pool: PagePool,
  stage: Stage,
): Promise<void> {
  const notFoundName = `not found ${notFound.path}`;
  const notFoundSource = `${common.hash} ${hash(JSON.stringify(notFound))}`;
  const changed = pages.filter(({ route, source }) => !stage.reuse(`page ${route.path}`, source));
  function* tasks(): Generator<PageTask> {
    if (!stage.reuse(notFoundName, notFoundSource)) yield { name: notFoundName, source: notFoundSource };
    for (const { route, json, source } of changed) {
      const name = `page ${route.path}`;
      yield { name, source, json, publishedKey: stage.keyOf(name) };
    }
  }
  await pool.write(common, tasks(), changed.length, ({ name, source, key, files, shared, contents }) => {
    if (!files) stage.reuse(name, source, key);
    for (const [path, content] of Object.entries(contents)) stage.share(path, content);
    if (files) stage.record(name, source, files, shared, key);
  });
}

/** Writes files that take a while to make, such as PDFs and icons. A file of `public/` with the same path takes precedence. */
export async function writeGenerated(files: GeneratedFile[], stage: Stage): Promise<void> {
  for (const { path, input, make } of files) {
    const source = hash(JSON.stringify(input));
    if (stage.files().has(path) || stage.reuse(path, source)) continue;
    stage.put(path, source, { [path]: await make() });
    await yieldToEventLoop();
  }
}

/** Writes the share image of each page: cut from the picture that its route names, else drawn with its title. */
export async function writeShareImages(
  { resolved, pages }: LanguageSite,
  publicDir: string,
  stage: Stage,
): Promise<void> {
  const { config, site, page } = resolved;
  const { name, motto } = config.brand;
  const { accent, neutral, motif } = config.theme;
  const { home = '/' } = site;
  for (const { route, source } of pages) {
    if (route.image) {
      const path = shareImagePath(route).slice(1);
      const file = join(publicDir, route.image);
      const source = hash(readFileSync(file, 'base64'));
      if (stage.reuse(path, source)) continue;
      const { cutShareImage } = await import('../media/share-image.ts');
      stage.put(path, source, { [path]: await cutShareImage(file) });
      continue;
    }
    if (config.seo.shareImages === 'one' && route.path !== home) continue;
    const output = `share image of ${route.path}`;
    if (stage.reuse(output, source)) continue;
    const { id, head } = page(route.path);
    const input = { title: head.title, brand: { name, motto }, theme: { accent, neutral, motif }, lang: site.lang };
    const key = hash(JSON.stringify([id, input]));
    if (stage.reuse(output, source, key)) continue;
    const { renderShareImage } = await import('../media/share-image.ts');
    stage.put(output, source, { [`share/${id}.png`]: await renderShareImage(input) }, key);
    await yieldToEventLoop();
  }
}
