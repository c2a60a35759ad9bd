import { existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import sirv, { type RequestHandler } from 'sirv';
import type { InlineConfig, Manifest, Plugin } from 'vite';
import { findBundle, madeFrom, makeBundle } from '../../build/bundle.ts';
import { bundleIssue } from '../../build/bundle-issue.ts';
import { liveCode, liveModule } from '../../build/live-code.ts';
import { registryPlugin, sitePlugins } from '../../build/registry-plugin.ts';
import { classNamesPlugin } from '../../build/styles/class-names.ts';
import { withoutSheets } from '../../build/styles/package-css.ts';
import { viteConfig } from '../../build/vite-config.ts';
import { markUsed, removeUnused } from '../../project/cache-file.ts';
import { packageRoot, tablerFolder } from '../../project/package-root.ts';
import { codeFolders, type ProjectRegistry } from '../../project/registry.ts';
import type { ShownIssue } from '../../server/issue-dialog.ts';
import { addressesOf, type PageCode, pageModules } from '../../server/page-code.ts';
import type { BundledCode } from '../../server/vite-plugin.ts';

// What Studio serves is bundled once for each version of the code, for production: its own page, and the code of the site's pages in its
// frame. Both open several times as fast as from their source.

/** The path of the files of the bundle of Studio's own page. */
export const appPath = '/__studio/app/';

/** The file of Studio's own page, in the builder's folder and in that of its bundle. */
export const appPage = 'src/studio/app/index.html';

/** Returns the folder with the bundle of Studio's own page. */
export const bundleApp = (registry: ProjectRegistry): Promise<string> =>
  madeOnce('studio', registry, () => ({
    base: appPath,
    plugins: [registryPlugin(registry)],
    build: { rolldownOptions: { input: appPage } },
  }));

/** Returns the code of the site's pages, rendered with the same bundle as in the build. It is bundled for the first page. */
export function bundledCode(registry: ProjectRegistry): BundledCode {
  const served = new Map<string, RequestHandler>();
  const bundle = async (): Promise<PageCode> => {
    const { hash, folder } = madeFrom(registry);
    const base = `${pagesPath}${hash}/`;
    const { rendering: file, css } = (await findBundle(folder)) ?? (await makeBundle(folder, registry));
    const rendering: PageCode['rendering'] = await import(pathToFileURL(file).href);
    rendering.readTablerFrom(tablerFolder);
    const modules = await bundlePages(registry, base);
    served.set(hash, sirv(modules, { immutable: true, maxAge: 31_536_000 }));
    const manifest: Manifest = JSON.parse(readFileSync(join(modules, '.vite/manifest.json'), 'utf8'));
    return {
      rendering,
      css: async () => withoutSheets(css),
      modules: addressesOf((path) => base + manifest[path]?.file),
      live: Object.fromEntries(
        Object.entries(liveCode(manifest, registry, base.slice(0, -1))).map(([type, { scripts }]) => [type, scripts]),
      ),
    };
  };
  let code: Promise<PageCode> | undefined;
  return {
    load() {
      code ??= bundle();
      return code;
    },
    async refresh() {
      const next = bundle();
      const issue = await next.then(() => undefined, issueOf);
      if (!issue) code = next;
      return issue;
    },
    isMissing: async () =>
      (await code?.then(
        () => false,
        () => true,
      )) ?? false,
    serve(request, response, next) {
      const [, hash = '', rest] = /^\/__studio\/pages\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
      const files = served.get(hash);
      if (!files) return next();
      request.url = rest ?? '';
      files(request, response, next);
    },
  };
}

function issueOf(error: Error): ShownIssue {
  const {
    file,
    line,
    column,
    message,
    hint,
    frame = '',
  } = bundleIssue(error) ?? {
    file: 'The code of the site',
    line: 1,
    column: 1,
    message: stripVTControlCharacters(error.message),
    hint: '',
  };
  const after =
    'The page behind is made with the code before. This dialog closes when the file is saved without errors.';
  return { file, line, column, pathText: '', message, hint: `${hint} ${after}`.trim(), frame };
}

/** The path of the modules of pages, each version of them in a folder of its own. */
const pagesPath = '/__studio/pages/';

const bundlePages = (registry: ProjectRegistry, base: string): Promise<string> =>
  madeOnce('pages', registry, () => ({
    base,
    plugins: [...sitePlugins(registry), classNamesPlugin(codeFolders(registry))],
    define: { 'import.meta.env.DEV': 'true' },
    build: {
      manifest: true,
      // Each page has the rules of all components inline.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: [...Object.values(pageModules).map((path) => join(packageRoot, path)), liveModule],
        // The script before React reads the entry's export `started`.
        preserveEntrySignatures: 'allow-extension',
      },
    },
  }));

/** Returns the folder `name` beside the bundle of the site's code, after it was bundled if it is not there. */
async function madeOnce(name: string, registry: ProjectRegistry, config: () => InlineConfig): Promise<string> {
  const made = madeFrom(registry).folder;
  const folder = join(made, name);
  if (existsSync(folder)) {
    await markUsed(made);
    return folder;
  }
  const { build, mergeConfig } = await import('vite');
  const stage = `${folder}.${process.pid}`;
  const common: InlineConfig = {
    mode: 'production',
    logLevel: 'warn',
    plugins: [hotPlugin],
    build: {
      outDir: stage,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { external: [viteClient], checks: { pluginTimings: false } },
    },
  };
  await build(mergeConfig(mergeConfig(viteConfig(), common), config()));
  // Another process may have made the same meanwhile.
  await rename(stage, folder).catch(() => rm(stage, { recursive: true, force: true }));
  await removeUnused(dirname(made), 1);
  return folder;
}

const viteClient = '/@vite/client';

/** Gives bundled modules what Vite gives modules from their source: `import.meta.hot`, by which they get news of the server. */
const hotPlugin: Plugin = {
  name: 'hot',
  enforce: 'pre',
  transform: {
    filter: { id: { include: join(packageRoot, 'src/**') }, code: 'import.meta.hot' },
    handler: (code, id) => ({
      code: `import { createHotContext } from '${viteClient}';
const hot = createHotContext(${JSON.stringify(id)});
${code.replaceAll('import.meta.hot', 'hot')}`,
      map: null,
    }),
  },
};
