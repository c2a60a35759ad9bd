import { dirname, join } from 'node:path';
import type { Route } from '../../schema/route.ts';
import type { PageModel } from '../config/resolve/page-model.ts';
import { pageMaker, type SharedConfig } from '../config/resolve/resolve.ts';
import type { PictureFiles } from '../config/show-picture.ts';
import type { InlineScripts } from '../render/document.ts';
import { createRenderer, fontCss, loadSections, logoAt, themeCss } from '../render/index.tsx';
import { hash, shortHash } from '../site/hash.ts';
import type { Stamp } from './manifest.ts';
import { createPageCss } from './styles/page-css.ts';
import type { UsedWords } from './styles/used-words.ts';
import { makeFolder, writeNew } from './write-file.ts';

/** What all pages of a build have in common; it can be sent to another thread. */
export interface PageCommon {
  shared: SharedConfig;
  /** The home page, to which others refer. */
  home: Route;
  images: PictureFiles;
  /** Stands for the rest of this. */
  key: string;
  /** All rules of all components, and which of them the shell and each section type may use. */
  css: string;
  words: UsedWords;
  scripts: InlineScripts;
  entry: string;
  siteFile: string;
  /** The folder to write into. */
  folder: string;
}

/** A page to be written. */
export interface PageTask {
  /** Its checked route, as JSON; none for the page of unknown addresses. */
  text: string | undefined;
  /** The keys of what is there of it already, which need not be written. */
  known: string[];
}

/** A page that was written, or one that is known. */
export interface WrittenPage {
  /** Stands for all that the page was made from. */
  key: string;
  /** None if the page is known. */
  files?: Record<string, Stamp>;
  /** The files that it shares with others, such as that of its rules: not yet written. */
  needs: string[];
  /** Of those, the ones that no page before has needed, by their names. */
  shared: Record<string, Record<string, Uint8Array>>;
}

/** Where a page's document and its view stand in `dist/`. */
const filesOf = ({ id, path }: PageModel) =>
  id === 'not-found'
    ? { html: '404.html', json: '404.json' }
    : { html: join(path, 'index.html').slice(1), json: join(path, 'page.json').slice(1) };

/** Gives what renders a page and writes its files, but not those that it shares with others. */
export async function createPageWriter(common: PageCommon): Promise<(task: PageTask) => Promise<WrittenPage>> {
  const { folder, scripts, entry, siteFile } = common;
  await loadSections();
  const { site, config, page: make, notFound } = pageMaker(common.shared, common.home, common.images);
  const font = fontCss(config.theme.font, site.lang);
  const assets = { baseCss: font.css, scripts, entry, siteFile, preloadFonts: font.preload };
  const pageCss = createPageCss(common.css + themeCss(site), common.words);
  const render = createRenderer(site, assets, (types, html) => pageCss(types, html) + font.cssFor(html));
  const told = new Set<string>();

  return async ({ text, known }) => {
    const page = text === undefined ? notFound : make(JSON.parse(text) as Route);
    const key = hash(common.key + JSON.stringify(page));
    if (known.includes(key)) return { key, needs: [], shared: {} };
    const { document, css, json } = await render(page);
    const cssFile = `assets/page-${shortHash(css)}.css`;
    const files = filesOf(page);
    makeFolder(dirname(join(folder, files.html)));
    const write = (file: string, content: string) => [file, writeNew(join(folder, file), Buffer.from(content))];
    const written = Object.fromEntries([
      write(files.html, document),
      write(files.json, json({ css: '', cssFile: `/${cssFile}`, entry })),
    ]);
    const shared: WrittenPage['shared'] = {};
    const needs = [cssFile, ...logosIn(document)];
    for (const file of needs) {
      if (told.has(file)) continue;
      told.add(file);
      shared[file] = { [file]: Buffer.from(file === cssFile ? css : (logoAt(`/${file}`) ?? '')) };
    }
    return { key, files: written, needs, shared };
  };
}

/** The files of the brands' logos that some HTML shows. */
const logosIn = (html: string) =>
  new Set([...html.matchAll(/\/(assets\/logos\/[^"']+?\.svg)/g)].map(([, file = '']) => file));
