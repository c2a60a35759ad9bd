import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { registry } from 'virtual:registry';
import type { Route } from '../../schema/route.ts';
import type { ListFeeds } from '../content/pages.ts';
import type { SiteFonts } from '../media/fonts/web-fonts.ts';
import type { LinkedFiles } from '../pages/linked-files.ts';
import type { PageData } from '../pages/page-data.ts';
import type { PictureFiles } from '../pages/pictures.ts';
import { pageMaker, type SharedConfig } from '../pages/resolve.ts';
import { hash, shortHash } from '../project/hash.ts';
import type { InlineScripts } from '../render/document.ts';
import { createRenderer, fontCss, loadSections, logoAt, readTablerFrom, themeCss } from '../render/index.tsx';
import { writeNew } from './output-store.ts';
import type { LaterWords } from './styles/later-words.ts';
import { createPageCss } from './styles/page-css.ts';

// The script of a thread that renders pages and writes their files into the store.

/** What all pages of a build have in common. */
export interface PageCommon {
  shared: SharedConfig;
  /** The home page, to which others refer. */
  home: Route;
  feeds: ListFeeds[];
  images: PictureFiles;
  fonts: SiteFonts;
  letterWidth: number;
  linkedFiles: LinkedFiles;
  /** A hash of the site's model and fonts, which every page depends on. */
  hash: string;
  /** The CSS of all components, and the words in the code that may change a page later. */
  css: string;
  words: LaterWords;
  scripts: InlineScripts;
  entry: string;
  codeVersion: string;
  siteFile: string;
  search: string | undefined;
  /** The first time at which pages change before the next build, in milliseconds since 1970. */
  changes?: number | undefined;
  /** The policy that each page has in itself, for hosts that send no headers. */
  policy?: string;
  /** The folder to write into. */
  folder: string;
}

export interface PageTask {
  /** Its name and source in the store. */
  name: string;
  source: string;
  /** The checked route as JSON; none for the page that answers unknown addresses. */
  json?: string;
  /** The key of the page in `dist/`, if it is there: a page with the same key is not written. */
  publishedKey?: string;
  /** Whether only its view is wanted, and no files of it. */
  isView?: boolean;
}

export interface WrittenPage extends Pick<PageTask, 'name' | 'source'> {
  /** A hash of the page model and everything else that the page was made from. */
  key: string;
  /** The stamps of its files; none if it was not written. */
  files?: Record<string, string>;
  /** The files that it shares with other pages, such as its style sheet. */
  shared: string[];
  /** The view as JSON, if only that was wanted. */
  view?: string;
  /** The content of those that this thread has not sent before. */
  contents: Record<string, string>;
}

/** Messages to a thread: first what all pages have in common, then batches of pages. */
export type WorkerMessage = { common: PageCommon } | { tasks: PageTask[] };
/** Its answer to a batch. `lost` are the properties that errors lose between threads. */
export type WorkerResult =
  | { written: WrittenPage[] }
  | { error: Error; lost: Pick<NodeJS.ErrnoException, 'code' | 'path'> };

/** The paths of a page's document and view in `dist/`. */
const filesOf = ({ id, path }: PageData) =>
  id === 'not-found'
    ? { html: `${path.slice(1)}.html`, json: `${path.slice(1)}.json` }
    : { html: join(path, 'index.html').slice(1), json: join(path, 'page.json').slice(1) };

async function createPageWriter(common: PageCommon): Promise<(task: PageTask) => Promise<WrittenPage>> {
  const { folder, scripts, entry, codeVersion, siteFile, search, changes, policy } = common;
  await loadSections();
  const {
    site,
    page: make,
    notFound,
  } = pageMaker(
    registry,
    common.shared,
    common.home,
    common.feeds,
    common.images,
    common.letterWidth,
    common.linkedFiles,
  );
  const font = fontCss(common.fonts, site.lang);
  const assets = {
    baseCss: font.css,
    scripts,
    entry,
    siteFile,
    search,
    changes,
    preloadFonts: font.preload,
    ...(policy !== undefined && { policy }),
  };
  const pageCss = createPageCss(common.css + themeCss(site.theme), common.words, site.dir);
  const render = createRenderer(registry, site, assets, (types, html) => pageCss(types, html) + font.cssFor(html));
  const sent = new Set<string>();

  return async ({ name, source, json: routeJson, publishedKey, isView }) => {
    const page = routeJson === undefined ? notFound : make(JSON.parse(routeJson) as Route);
    const key = hash(common.hash + JSON.stringify(page));
    if (publishedKey === key) return { name, source, key, shared: [], contents: {} };
    const { document, css, json } = await render(page);
    const cssFile = `assets/page-${shortHash(css)}.css`;
    const view = json({ css: '', cssFile: `${site.base ?? ''}/${cssFile}`, codeVersion });
    const { html, json: data } = filesOf(page);
    const files = isView ? {} : { [html]: writeNew(folder, html, document), [data]: writeNew(folder, data, view) };
    const shared = [cssFile, ...logosIn(document)];
    const contents: WrittenPage['contents'] = {};
    for (const file of shared) {
      if (sent.has(file)) continue;
      sent.add(file);
      contents[file] = file === cssFile ? css : (logoAt(`/${file}`) ?? '');
    }
    return { name, source, key, files, shared, contents, ...(isView && { view }) };
  };
}

/** The files of the brand logos that some HTML shows. */
const logosIn = (html: string) =>
  new Set([...html.matchAll(/\/(assets\/logos\/[^"']+?\.svg)/g)].map(([, file = '']) => file));

if (!parentPort) throw new Error('page-worker.ts must run in a worker thread');
const port = parentPort;
readTablerFrom(workerData.tablerFolder);
let writer: ReturnType<typeof createPageWriter> | undefined;
port.on('message', async (order: WorkerMessage) => {
  try {
    if ('common' in order) {
      writer = createPageWriter(order.common);
      // An error is reported with the first batch.
      writer.catch(() => {});
      return;
    }
    const write = await writer;
    if (!write) throw new Error('The first message must have `common`');
    const written: WrittenPage[] = [];
    for (const task of order.tasks) written.push(await write(task));
    port.postMessage({ written } satisfies WorkerResult);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    port.postMessage({ error: error as Error, lost: { code, path } } satisfies WorkerResult);
  }
});
// Components load while the main thread still reads the config. An error is reported with the first batch.
loadSections().catch(() => {});
