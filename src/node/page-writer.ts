import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../schema/site.ts';
import type { PageModel, SiteModel } from '../config/page-model.ts';
import { fontCss, loadSections, renderPage, renderStates, themeCss } from '../entry-server.tsx';
import { createCache } from '../render/cache.ts';
import { brotli, compressedForms, type Effort, gzipAround, shareText } from './compress.ts';
import { shortHash } from './hash.ts';
import { type Stamp, stampOf } from './manifest.ts';
import { createCssFor } from './page-css.ts';
import { writeNew } from './write-file.ts';

/** What all pages of a build have in common; it can be sent to another thread. */
export interface PageCommon {
  site: SiteModel;
  font: SiteConfig['theme']['font'];
  /** All rules of all components. */
  css: string;
  platform: string;
  entry: string;
  siteFile: string;
  /** The folder to write into. */
  folder: string;
  effort: Effort;
}

/** A page that was written: its files, and the name of the file of its rules, with its text if that is new. */
export interface WrittenPage {
  files: Record<string, Stamp>;
  cssFile: string;
  css?: string;
}

/** Where a page's document and its view stand in `dist/`. */
const filesOf = ({ id, path }: PageModel) =>
  id === 'not-found'
    ? { html: '404.html', json: '404.json' }
    : { html: join(path, 'index.html').slice(1), json: join(path, 'page.json').slice(1) };

/** Gives what renders a page and writes its files with their compressed forms, but not the file of its rules. */
export async function createPageWriter(common: PageCommon): Promise<(page: PageModel) => WrittenPage> {
  const { site, folder, effort, platform, entry, siteFile } = common;
  await loadSections();
  const font = fontCss(common.font);
  const assets = { baseCss: font.css, platform, entry, siteFile, preloadFonts: font.preload };
  const cut = createCssFor(themeCss(site) + common.css, renderStates(site));
  const cssFor = (html: string) => cut(html) + font.cssFor(html);
  // Pages that use the same rules have the same scripts and rules in their heads.
  const rulesOf = createCache<{ cssFile: string; shared: ReturnType<typeof shareText> }>(50);
  const told = new Set<string>();

  const write = (files: Record<string, Stamp>, path: string, content: string | Buffer) => {
    writeNew(join(folder, path), content);
    files[path] = stampOf(join(folder, path)) as Stamp;
  };

  return (page) => {
    const { document, view } = renderPage(site, page, assets, cssFor);
    const { cssFile, shared } = rulesOf(view.css, () => ({
      cssFile: `assets/page-${shortHash(view.css)}.css`,
      shared: shareText(document[1]),
    }));
    const [before, after] = [Buffer.from(document[0]), Buffer.from(document[2])];
    const { html, json } = filesOf(page);
    const files: Record<string, Stamp> = {};
    mkdirSync(dirname(join(folder, html)), { recursive: true });
    const bytes = Buffer.concat([before, shared.bytes, after]);
    write(files, html, bytes);
    write(files, `${html}.br`, brotli(bytes, effort));
    write(files, `${html}.gz`, gzipAround(before, shared, after, effort));
    const text = Buffer.from(JSON.stringify({ ...view, css: '', cssFile: `/${cssFile}` }));
    write(files, json, text);
    for (const [ending, form] of compressedForms(json, text, effort)) write(files, json + ending, form);
    const isNew = !told.has(cssFile);
    told.add(cssFile);
    return { files, cssFile, ...(isNew && { css: view.css }) };
  };
}
