import { dirname, join } from 'node:path';
import type { Route } from '../../schema/route.ts';
import { readRoute } from '../config/check-by-route.ts';
import type { PageModel } from '../config/page-model.ts';
import { pageMaker, type SharedConfig } from '../config/resolve.ts';
import type { PictureFiles } from '../config/show-picture.ts';
import type { InlineScripts } from '../render/document.ts';
import { createRenderer, fontCss, loadSections, logoAt, renderStates, themeCss } from '../render/index.tsx';
import { createFinder, type Markup, type Shared } from '../render/markup.ts';
import { oncePer } from '../render/once-per.ts';
import { hash, shortHash } from '../site/hash.ts';
import { utf8 } from '../site/utf8.ts';
import { type Effort, formsOf } from './compress.ts';
import { stylePolicy } from './headers/style-policy.ts';
import type { Stamp } from './manifest.ts';
import { createCssFor } from './page-css.ts';
import { makeFolder, writeNew } from './write-file.ts';

/** What all pages of a build have in common; it can be sent to another thread. */
export interface PageCommon {
  shared: SharedConfig;
  /** The home page, to which others refer. */
  home: Route;
  images: PictureFiles;
  /** Stands for the rest of this. */
  key: string;
  /** All rules of all components. */
  css: string;
  scripts: InlineScripts;
  entry: string;
  siteFile: string;
  /** The folder to write into. */
  folder: string;
  effort: Effort;
}

/** A page to be written. */
export interface PageTask {
  /** Its text in the config, in UTF-8; none for the page of unknown addresses. */
  text: Uint8Array | undefined;
  /** The keys of what is there of it already, which need not be written. */
  known: string[];
}

/** A page that was written, or one that is known. */
export interface WrittenPage {
  /** Stands for all that the page was made from. */
  key: string;
  /** None if the page is known. */
  files?: Record<string, Stamp>;
  /** What it shares with others, such as the file of its rules: not yet written. */
  needs: string[];
  /** Of that, what no page before has needed: the files that it is. */
  shared: Record<string, Record<string, Uint8Array>>;
}

/** Where a page's document and its view stand in `dist/`. */
const filesOf = ({ id, path }: PageModel) =>
  id === 'not-found'
    ? { html: '404.html', json: '404.json' }
    : { html: join(path, 'index.html').slice(1), json: join(path, 'page.json').slice(1) };

/** Gives what renders a page and writes its files with their compressed forms, but not those that it shares with others. */
export async function createPageWriter(common: PageCommon): Promise<(task: PageTask) => Promise<WrittenPage>> {
  const { folder, effort, scripts, entry, siteFile } = common;
  await loadSections();
  const { site, config, page: make, notFound } = pageMaker(common.shared, common.home, common.images);
  const font = fontCss(config.theme.font, site.lang);
  const assets = {
    baseCss: font.css,
    scripts,
    entry,
    siteFile,
    fontFace: font.face,
    preloadFonts: font.preload,
    policyFor: stylePolicy,
  };
  const cut = createCssFor(common.css + themeCss(site), renderStates(site));
  const faces = createFinder((text) => [font.cssFor(text)]);
  const render = createRenderer(site, assets, (app) => cut(app) + [...faces(app)].join(''));
  const cssFileOf = oncePer(({ text }: Shared) => `assets/page-${shortHash(text)}.css`);
  const told = new Set<string>();

  return async ({ text, known }) => {
    const page = text === undefined ? notFound : make(readRoute(utf8(text)));
    const key = keyOf(page, common.key);
    if (known.includes(key)) return { key, needs: [], shared: {} };
    const { document, css, json: jsonOf } = render(page);
    const cssFile = cssFileOf(css);
    const { html, json } = filesOf(page);
    const files: Record<string, Stamp> = {};
    makeFolder(dirname(join(folder, html)));
    const writeForms = async (path: string, markup: Markup) => {
      for (const [ending, content] of await formsOf(path, markup, effort))
        files[path + ending] = writeNew(join(folder, path + ending), content);
    };
    await writeForms(html, document);
    await writeForms(json, jsonOf({ css: '', cssFile: `/${cssFile}`, entry }));
    const needs: string[] = [];
    const shared: WrittenPage['shared'] = {};
    for (const file of [cssFile, ...logosIn(document)]) {
      const text = file === cssFile ? css : drawn(logoAt(`/${file}`));
      if (!text) continue;
      const need = `${file} ${effort.brotli}`;
      needs.push(need);
      if (told.has(need)) continue;
      told.add(need);
      shared[need] = await allForms(file, text, effort);
    }
    return { key, files, needs, shared };
  };
}

const drawn = (svg: string | undefined) => svg && { text: svg };

/** A file that pages share, with its compressed forms; of rules these are made already, for the document. */
async function allForms(file: string, shared: Shared, effort: Effort): Promise<Record<string, Uint8Array>> {
  const forms = await formsOf(file, [shared], effort);
  return Object.fromEntries(forms.map(([ending, form]) => [file + ending, form]));
}

/** Stands for a page and for what all pages are made from. The items of lists, which many pages show, are read once. */
function keyOf(page: PageModel, common: string): string {
  const sections = page.sections.map((section) =>
    'list' in section ? { ...section, items: keyOfItems(section.items) } : section,
  );
  return hash(common + JSON.stringify({ ...page, sections }));
}

const keyOfItems = oncePer((items: object) => hash(JSON.stringify(items)));

/** The files of the brands' logos that some HTML shows. */
const logosIn = createFinder(function* (html) {
  const folder = '/assets/logos/';
  for (let at = html.indexOf(folder); at >= 0; at = html.indexOf(folder, at + 1))
    yield html.slice(at + 1, html.indexOf('.svg', at) + 4);
});
