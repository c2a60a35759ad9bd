import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { registryFor } from '../../schema/registry.ts';
import type { SiteConfig } from '../../schema/site.ts';
import { bundleScripts } from '../build/bundle.ts';
import { search } from '../build/live-code.ts';
import type { PageView, SiteFile } from '../client/app/page-view.ts';
import { basePath, belowBase, fileAddress, pageAddress, pagePath } from '../content/page-address.ts';
import { buildTime } from '../content/period.ts';
import { indexRedirects } from '../content/redirects.ts';
import type { Issue, Path } from '../diagnostics/issue.ts';
import type { SiteFonts } from '../media/fonts/web-fonts.ts';
import { tag } from '../media/html.ts';
import { inlineScripts, type Sources, sourcesOf } from '../outputs/hosts/content-policy.ts';
import { contentType } from '../outputs/hosts/content-type.ts';
import { redirectRules } from '../outputs/hosts/redirects.ts';
import { siteHeaders } from '../outputs/hosts/site-headers.ts';
import type { Output } from '../outputs/output.ts';
import { editableValuesOf } from '../pages/editable-values.ts';
import type { PageData } from '../pages/page-data.ts';
import { withDays } from '../pages/published.ts';
import type { ResolvedSite, SharedConfig } from '../pages/resolve.ts';
import { missingData, outputsOf, pagesOf } from '../pipeline.ts';
import { fileIssue } from '../project/read-config.ts';
import type { ProjectRegistry } from '../project/registry.ts';
import type * as Server from '../render/index.tsx';
import type { LoadedSite } from '../validate/load-site.ts';
import { sequential } from './in-turn.ts';
import type { LoadPageCode, PageCode } from './page-code.ts';
import { unpublishedCss } from './unpublished-css.ts';

interface DevResponse {
  status: number;
  type: string;
  body: string | Buffer;
  /** The target of a redirect. */
  location?: string;
  /** What the built site sends with a page. */
  headers?: Record<string, string>;
}

/** The source of the site for the development server. */
export interface SiteSource {
  /** Returns the current site, the same object until a file changes. */
  load(): Promise<LoadedSite>;
  /** Returns additional CSS for a page. */
  pageCss?(path: string): string;
  /** Returns the HTML of a page that is not part of the site. Its query may change the result of `load`. */
  ownPage?(path: string, query: URLSearchParams): string | undefined;
}

/** The site in the development server. */
export interface DevSite {
  /** The last valid config in each language, if any. */
  languages?: [ResolvedSite, ...ResolvedSite[]];
  /** The path of the site on its host, below which it is served too, empty at the root; then those that it had before. */
  bases: [string, ...string[]];
  /** The errors of the current config. */
  issues: Issue[];
  /** The warnings of the current config; a new array after each change. */
  warnings: Issue[];
  /** Is another one whenever pages may look different. Each document has the one that it was rendered from. */
  version: number;
  /** Reads the config again. */
  reload(): Promise<void>;
  /** Must be called after changes of code or styles. */
  forgetStyles(): void;
  /** Must be called after changes of code that the browser does not load. */
  codeChanged(): void;
  /** Returns what the build would write at an address. Only pages outside of the site use the query. */
  respond(path: string, query?: URLSearchParams): Promise<DevResponse>;
}

/**
 * Loads the config and renders its pages, each with the code that `loadCode` gives at the time. If `isStudio`, pages have the
 * places of their texts beside them, and load the script of Studio's frame instead of the module with the error dialog.
 */
export async function createDevSite(
  registry: ProjectRegistry,
  server: ViteDevServer,
  source: SiteSource,
  loadCode: LoadPageCode,
  isStudio = false,
): Promise<DevSite> {
  const { publicDir } = server.config;
  const scripts = await bundleScripts();
  // Kept after edits of the config, which change no styles, for the code that they are of.
  let styles: { of: typeof Server; css: Promise<string> } | undefined;
  let last: LoadedSite | undefined;
  /** The last valid config in each language. */
  let sites: SiteConfig[] = [];
  let routes: SiteConfig['routes'] = [];
  let fixedLists: readonly Path[] = [];
  let fonts: SiteFonts | undefined;
  let files = new Map<string, Output>();
  /** What the policy allows beyond the site's own files. */
  let sources: Sources | undefined;
  const renderers = new Map<string, Renderer>();

  /** Returns the renderer of pages. It has a cache, and is the same until something changes that all pages share. */
  const rendererOf = async (
    { rendering: code, css: cssOfCode, modules, live }: PageCode,
    { site, config, folder }: ResolvedSite,
    fonts: SiteFonts,
  ) => {
    const shared = JSON.stringify([site, config.theme, config.seo.timeZone, fonts]);
    const known = renderers.get(folder);
    if (known?.code === code && known.shared === shared) return known;
    if (styles?.of !== code) styles = { of: code, css: cssOfCode() };
    const { css: fontCss, cssFor, preload } = code.fontCss(fonts, site.lang);
    const css = fontCss + cssFor('ā') + (await styles.css) + code.themeCss(site.theme);
    const cssOf = (path: string) =>
      css +
      unpublishedCss(
        routes.find((one) => one.path === path),
        buildTime(),
        config.seo.timeZone,
      ) +
      (source.pageCss?.(path) ?? '');
    const { entry, issues, violations, code: followCode, frame } = modules;
    const devScripts = [...(isStudio ? [frame, followCode] : [issues]), violations];
    const siteFile = fileAddress(`${folder}/site.json`, config.seo);
    const searchScript = site.search && live[search]?.[0];
    const assets = { baseCss: '', scripts, entry, siteFile, search: searchScript, preloadFonts: preload, devScripts };
    const plainView = code.createViews(registry, site, 'dev');
    const viewOf = isStudio
      ? async (page: PageData): Promise<PageView> => ({
          ...(await plainView(page)),
          values: valuesAt(page.path, folder),
        })
      : plainView;
    const render = code.createRenderer(registry, site, assets, (_, _html, path) => cssOf(path), viewOf);
    const made = { code, shared, cssOf, viewOf, render };
    renderers.set(folder, made);
    return made;
  };
  const valuesAt = (path: string, folder: string) => {
    const at = dev.languages?.findIndex((one) => one.folder === folder) ?? 0;
    return editableValuesOf(registryFor(registry, sites[0]), sites[at] as SiteConfig, path, {
      main: sites[0],
      language: folder.slice(1),
      fixedLists,
    });
  };
  const html = async (status: number, path: string, text: string, version: number): Promise<DevResponse> => {
    // Vite changes only the head, but would parse the whole body, which is slow for long pages.
    const [, head = '', body = ''] = /^(.*?<body>)(.*)$/s.exec(text) ?? [];
    const end = '</body></html>';
    // The page's own sheet is disabled while another one is adopted: then Vite's sheets would be the first to name the layers.
    const [layers = ''] = /@layer [\w\s,]+;/.exec(head) ?? [];
    const meta = tag('meta', { name: 'site-version', content: String(version) });
    const first = `<head><script>${beforeVite}</script><style>${layers}</style>`;
    const ordered = head.replace('<head>', first).replace('</head>', `${meta}</head>`);
    const transformed = await server.transformIndexHtml(path, ordered + end);
    return { status, type: contentType('index.html'), body: transformed.replace(end, () => body) };
  };
  /** The headers of the built site for a document, with what Vite needs; Studio and the gallery show pages in frames. */
  const headersFor = ({ security }: SharedConfig, document: string) => {
    sources ??= sourcesOf(registry, { routes, security });
    const [head = ''] = document.split('<body>', 1);
    const needed = {
      ...sources,
      'connect-src': [...(sources['connect-src'] ?? []), 'ws:'],
      'frame-ancestors': ["'self'"],
    };
    const code = [...Object.values(scripts), ...inlineScripts(head)];
    const [everywhere] = siteHeaders({ scripts: code, downloads: [], sources: needed, own: security.headers });
    return Object.fromEntries(
      Object.entries(everywhere?.headers ?? {}).filter(([name]) => !ofPublishedSite.test(name)),
    );
  };
  const dev: DevSite = {
    bases: [''],
    issues: [],
    warnings: [],
    // The page may have been rendered by a server that ran before.
    version: Date.now(),
    // In turn: a check that began with an older file must not end after that of a newer one.
    reload: sequential(async () => {
      const loaded = await source.load().catch(unreadable);
      if (loaded === last) return;
      dev.issues = loaded.ok ? [] : loaded.issues;
      dev.warnings = loaded.ok ? loaded.warnings : [];
      if (loaded.ok) {
        sites = [loaded, ...loaded.languages].map(({ site }) => withDays(registry, site, buildTime()));
        ({ fixedLists } = loaded);
        const prepared = await pagesOf({ registry, publicDir }, loaded, 'author');
        dev.warnings = [...dev.warnings, ...missingData({ configFile: 'site.config.json' }, prepared)];
        fonts = prepared[0]?.fonts;
        routes = prepared.flatMap(({ site }) => site.routes);
        dev.languages = prepared.map(({ resolved }) => resolved) as [ResolvedSite, ...ResolvedSite[]];
        const base = basePath(loaded.site.seo);
        // What was there before the first config was no site.
        dev.bases = [base, ...(last ? dev.bases : []).filter((one) => one !== base)];
        files = outputsOf({ publicDir }, prepared, { scripts });
        sources = undefined;
        dev.version++;
      }
      last = loaded;
    }),
    async respond(asked, query = new URLSearchParams()) {
      // What changes from here on may be missing in the answer.
      const { version } = dev;
      const own = source.ownPage?.(asked, query);
      if (own) {
        await dev.reload();
        return html(200, asked, own, version);
      }
      const search = query.size > 0 ? `?${query}` : '';
      const { languages } = dev;
      if (!languages || !fonts) return html(503, asked, notYet((await loadCode()).modules.issues), version);
      const place = placeNow(asked, dev.bases);
      if (place) return redirectTo(place + search);
      const path = belowBase(asked, dev.bases[0]);
      if (path === undefined)
        return { status: 404, type: contentType('a.txt'), body: `The site is at ${dev.bases[0]}/` };
      // The pages of a further language are below its home page.
      const resolved = languages.find(({ folder }) => folder && `${path}/`.startsWith(`${folder}/`)) ?? languages[0];
      const { folder } = resolved;
      // Pages of another language need their own document, as those of another build.
      const ofLanguage = folder && { codeVersion: folder };
      const isData = path === `${folder}/404.json` || path.endsWith('/page.json');
      const route = pagePath(path.replace(/\/page\.json$/, '')) || '/';
      const known = resolved.paths.includes(route);
      const address = pageAddress(route, resolved.config.seo);
      const moved =
        indexRedirects(redirectRules(languages[0].config.redirects, '')).find(path)?.to ??
        (known && !isData && asked !== address ? address + search : undefined);
      if (moved) return redirectTo(moved);
      const code = await loadCode();
      await code.rendering.loadSections();
      if (path === `${folder}/site.json`)
        return {
          status: 200,
          type: contentType(path),
          body: JSON.stringify({ site: resolved.site, scripts: code.live, ...ofLanguage } satisfies SiteFile),
        };
      const file = (await contentOf(files.get(path.slice(1)))) ?? code.rendering.logoAt(path);
      if (file !== undefined) return { status: 200, type: contentType(path), body: file };

      const { cssOf, viewOf, render } = await rendererOf(code, resolved, fonts);
      const page = known ? resolved.page(route) : resolved.notFound;
      const status = known || path === `${folder}/404.json` ? 200 : 404;
      if (isData) {
        const view = await viewOf(page);
        return {
          status,
          type: contentType('page.json'),
          body: JSON.stringify({ ...view, ...ofLanguage, css: cssOf(page.path) }),
        };
      }
      const { document } = await render(page);
      const answer = await html(status, path, document, version);
      return { ...answer, headers: headersFor(languages[0].config, String(answer.body)) };
    },
    forgetStyles() {
      styles = undefined;
      renderers.clear();
    },
    codeChanged() {
      dev.version++;
    },
  };
  await dev.reload();
  return dev;
}

/** Not a permanent redirect, which the browser would cache although the config may change. */
const redirectTo = (location: string): DevResponse => ({ status: 302, type: contentType('a.txt'), body: '', location });

/** Where something is that was asked for at the root of the server, or where the site was before; undefined if that is where it was asked for. */
function placeNow(asked: string, [base, ...before]: DevSite['bases']): string | undefined {
  const isOutside = belowBase(asked, base) === undefined;
  const former = before.filter((one) => isOutside || one.startsWith(`${base}/`));
  const found = former.map((one) => belowBase(asked, one)).find((path) => path !== undefined);
  const path = found ?? (isOutside && asked === '/' ? asked : undefined);
  return path && base + path;
}

/** The renderer for the pages of a language, with its input. */
interface Renderer {
  code: typeof Server;
  shared: string;
  cssOf(path: string): string;
  viewOf: ReturnType<typeof Server.createViews>;
  render: ReturnType<typeof Server.createRenderer>;
}

/** The code of the issue that a file was removed during a check. The next check may succeed. */
export const vanished = 'file/vanished';

/** Editors and version control replace files while they are read. */
function unreadable(error: NodeJS.ErrnoException): LoadedSite {
  const isGone = error.code === 'ENOENT';
  const message = isGone
    ? 'This file was removed while it was checked.'
    : `This file could not be checked: ${error.message}`;
  const words = { code: isGone ? vanished : 'file/unreadable', message, hint: 'Restore it, or save the config again.' };
  return { ok: false, issues: [fileIssue(error.path ?? 'site.config.json', words)] };
}

/** Runs before Vite's scripts. Vite would start a worker from a text, which the policy forbids, where there are shared ones. */
const beforeVite = `delete window.SharedWorker;addEventListener('securitypolicyviolation',(event)=>(window.earlyViolations??=[]).push(event))`;

/** Headers for a host with a certificate of its own, and for frames, which the policy decides about. */
const ofPublishedSite = /^(strict-transport-security|x-frame-options)$/i;

/** Shown until there is a valid config. The error dialog opens over it. */
const notYet = (issues: string) => `<!doctype html><html lang="en" data-not-yet><head><title>Not yet</title>
<script type="module" src="${issues}"></script></head>
<body><p>The config has errors. The page appears when they are fixed.</p></body></html>`;

/** Makes a file of the site; undefined if there is none, or it belongs to a page. */
async function contentOf(file: Output | undefined): Promise<string | Buffer | undefined> {
  if (!file || 'page' in file) return undefined;
  if ('text' in file) return file.text();
  if ('content' in file) return Buffer.from(await file.content());
  return 'make' in file ? file.make() : readFile(file.copyOf);
}
