import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { Route } from '../../schema/route.ts';
import type { PageModel } from '../config/resolve/page-model.ts';
import type { PictureFiles } from '../config/resolve/pictures.ts';
import { pageMaker, type SharedConfig } from '../config/resolve/resolve.ts';
import type { InlineScripts } from '../render/document.ts';
import {
  createRenderer,
  fontCss,
  isStatic,
  loadSections,
  logoAt,
  optionalClasses,
  paletteCss,
  spaceCss,
  themeCss,
} from '../render/index.tsx';
import type { SiteFonts } from '../site/fonts/web-fonts.ts';
import { hash, shortHash } from '../site/hash.ts';
import { writeNew } from './stage.ts';
import { createPageCss, staticClasses } from './styles/page-css.ts';
import type { UsedWords } from './styles/used-words.ts';

// A thread that renders pages and writes their files into the stage.

/** What all pages of a build have in common. */
export interface PageCommon {
  shared: SharedConfig;
  /** The home page, to which others refer. */
  home: Route;
  images: PictureFiles;
  fonts: SiteFonts;
  letterWidth: number;
  /** A hash of all the rest of this. */
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

export interface PageTask {
  /** What the stage calls it, and what it is made from. */
  name: string;
  source: string;
  /** Its checked route, as JSON; none for the page of unknown addresses. */
  text?: string;
  /** The hash of what stands in `dist/` already: a page with the same one is not written. */
  known?: string;
}

export interface WrittenPage extends Pick<PageTask, 'name' | 'source'> {
  /** A hash of all that the page was made from. */
  key: string;
  /** The stamps of its files; none if the page is known. */
  files?: Record<string, string>;
  /** The files that it shares with other pages, such as its rules, and the content of those that this thread has not told before. */
  shared: string[];
  contents: Record<string, string>;
}

/** What a thread is told: first what all pages have in common, then which to write. */
export type Order = { common: PageCommon } | { tasks: PageTask[] };
/** What it answers: what was written, or what went wrong, with what errors lose on their way. */
export type Answer = { written: WrittenPage[] } | { error: Error; lost: Pick<NodeJS.ErrnoException, 'code' | 'path'> };

/** Where a page's document and its view stand in `dist/`. */
const filesOf = ({ id, path }: PageModel) =>
  id === 'not-found'
    ? { html: `${path.slice(1)}.html`, json: `${path.slice(1)}.json` }
    : { html: join(path, 'index.html').slice(1), json: join(path, 'page.json').slice(1) };

async function createPageWriter(common: PageCommon): Promise<(task: PageTask) => Promise<WrittenPage>> {
  const { folder, scripts, entry, siteFile } = common;
  await loadSections();
  const {
    site,
    config,
    page: make,
    notFound,
  } = pageMaker(common.shared, common.home, common.images, common.letterWidth);
  const font = fontCss(common.fonts, site.lang);
  const assets = {
    baseCss: font.css + paletteCss(config.theme) + spaceCss(config.theme),
    scripts,
    entry,
    siteFile,
    preloadFonts: font.preload,
  };
  const shown = [...optionalClasses, ...staticClasses(common.words, isStatic)];
  const pageCss = createPageCss(common.css + themeCss(site), common.words, site.dir, shown);
  const render = createRenderer(site, assets, (types, html) => pageCss(types, html) + font.cssFor(html));
  const told = new Set<string>();

  return async ({ name, source, text, known }) => {
    const page = text === undefined ? notFound : make(JSON.parse(text) as Route);
    const key = hash(common.key + JSON.stringify(page));
    if (known === key) return { name, source, key, shared: [], contents: {} };
    const { document, css, json } = await render(page);
    const cssFile = `assets/page-${shortHash(css)}.css`;
    const { html, json: data } = filesOf(page);
    const files = {
      [html]: writeNew(folder, html, document),
      [data]: writeNew(folder, data, json({ css: '', cssFile: `/${cssFile}`, entry })),
    };
    const shared = [cssFile, ...logosIn(document)];
    const contents: WrittenPage['contents'] = {};
    for (const file of shared) {
      if (told.has(file)) continue;
      told.add(file);
      contents[file] = file === cssFile ? css : (logoAt(`/${file}`) ?? '');
    }
    return { name, source, key, files, shared, contents };
  };
}

/** The files of the brands' logos that some HTML shows. */
const logosIn = (html: string) =>
  new Set([...html.matchAll(/\/(assets\/logos\/[^"']+?\.svg)/g)].map(([, file = '']) => file));

if (!parentPort) throw new Error('This is for a thread of its own');
const port = parentPort;
let writer: ReturnType<typeof createPageWriter> | undefined;
port.on('message', async (order: Order) => {
  try {
    if ('common' in order) {
      writer = createPageWriter(order.common);
      // What goes wrong is told when pages are asked for.
      writer.catch(() => {});
      return;
    }
    const write = await writer;
    if (!write) throw new Error('Pages are written once it is known what they have in common');
    const written: WrittenPage[] = [];
    for (const task of order.tasks) written.push(await write(task));
    port.postMessage({ written } satisfies Answer);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    port.postMessage({ error: error as Error, lost: { code, path } } satisfies Answer);
  }
});
// Before anything is known of the pages there is time for this; what fails is told when pages are asked for.
loadSections().catch(() => {});
