import type { Route } from '../../schema/route.ts';
import type { ResolvedSite, SharedConfig } from '../config/resolve/resolve.ts';
import type { PictureFiles } from '../config/show-picture.ts';
import { hash, shortHash } from '../site/hash.ts';
import type { Bundle } from './bundle.ts';
import { best, type Effort, fast, good } from './compress.ts';
import type { PagePool } from './page-pool.ts';
import { putText, type Stage } from './stage.ts';

/** The pages of a build, and all that they are made from. */
export interface Pages {
  /** Those to be built. */
  paths: string[];
  resolved: ResolvedSite;
  images: PictureFiles;
  /** What the config says beside its pages, as it was checked. */
  shared: SharedConfig;
  /** The checked route at a path, as JSON. */
  textOf(path: string): string;
  /** Stands for all that a page is made from, but for the program; without reading the page. */
  sourceOf(path: string): string;
}

/** How hard to compress the pages of a site: the fewer there are, the harder. */
export function effortFor({ paths }: ResolvedSite): Effort {
  if (paths.length <= 20) return best;
  return paths.length <= 200 ? good : fast;
}

/** Writes the pages that are not there yet, with what they share. */
export async function writePages(pages: Pages, bundle: Bundle, pool: PagePool, stage: Stage): Promise<void> {
  const { resolved, images, shared, textOf, sourceOf } = pages;
  const siteText = JSON.stringify(resolved.site);
  const siteFile = `assets/site-${shortHash(siteText)}.json`;
  putText(stage, siteFile, siteText);
  const { css, words, entry, scripts } = bundle;
  const home = JSON.parse(textOf(resolved.paths.includes('/') ? '/' : (resolved.paths[0] as string))) as Route;
  const key = hash(JSON.stringify([siteText, shared.theme.font]));
  const { folder } = stage;
  const rest = { css, words, scripts, entry, siteFile: `/${siteFile}`, folder, key };
  pool.begin({ shared, home, images, ...rest });

  const again: (() => Promise<void>)[] = [];
  const write = async (name: string, own: string, text: () => string | undefined, anew = false) => {
    const source = `${key} ${own}`;
    if (stage.hasFrom(name, source)) return;
    const known = anew ? [] : stage.keysOf(name);
    await pool.add({ known, text: text() }, ({ key, files, needs, shared }) => {
      // What is known may have been spoilt since it was made.
      if (!files && !stage.has(name, key, source)) again.push(() => write(name, own, text, true));
      if (!files) return;
      for (const [name, forms] of Object.entries(shared))
        if (!stage.has(name, name)) stage.put(name, { key: name }, forms);
      stage.note(name, { key, source, files, needs });
    });
  };
  const { notFound } = resolved;
  await write('not found', hash(JSON.stringify(notFound)), () => undefined);
  for (const path of pages.paths) await write(`page ${path}`, sourceOf(path), () => textOf(path));
  await pool.end();
  for (const task of again) await task();
  await pool.end();
}
