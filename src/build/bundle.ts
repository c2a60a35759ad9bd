import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { InlineConfig, Manifest, PluginOption } from 'vite';
import { markUsed, readCache, writeCache } from '../project/cache-file.ts';
import { cacheFolder } from '../project/cache-folder.ts';
import { checkCodePath } from '../project/code-path.ts';
import { codePath, packageRoot } from '../project/package-root.ts';
import { codeFolders, ownCode, type ProjectRegistry, siteRoot } from '../project/registry.ts';
import type { InlineScripts } from '../render/document.ts';
import { missingImports } from './bundle-issue.ts';
import { entryFile, type LiveCode, liveCode, liveModule } from './live-code.ts';
import { sitePlugins } from './registry-plugin.ts';
import { classNamesPlugin, withShortNames } from './styles/class-names.ts';
import { type LaterWords, laterWordsPlugin, wordsIn } from './styles/later-words.ts';
import { withoutDefaultTheme } from './styles/page-css.ts';
import { viteConfig } from './vite-config.ts';

/** The bundled code of a site: for the threads that render its pages, and for the browser. */
export interface Bundle {
  /** The script of a rendering thread. */
  worker: string;
  /** The module with the exports of `src/render/index.tsx`. */
  rendering: string;
  /** The folder of the scripts that browsers load. */
  assets: string;
  /** The CSS of all components, in cascade order. */
  css: string;
  /** The words in the code that may change a page later, which decide about its CSS. */
  words: LaterWords;
  /** The address of the script that starts React. */
  entry: string;
  /** By section type. */
  live: Record<string, LiveCode>;
  scripts: InlineScripts;
}

/** Reads the bundle in a folder; undefined if there is none, or it is damaged. Each version of the code has a folder of its own. */
async function readBundle(folder: string): Promise<Bundle | undefined> {
  type Rest = Omit<Bundle, 'worker' | 'rendering' | 'assets'>;
  const read = readCache<{ rest: Rest; files: string }>(join(folder, 'bundle.json'));
  if (read?.files !== hashOf(folder)) return undefined;
  const [worker, rendering] = ['page-worker', 'rendering'].map((name) => join(folder, 'server', `${name}.mjs`));
  return { worker, rendering, assets: join(folder, 'assets'), ...read.rest } as Bundle;
}

/** The hash of the code of a registry for sites at a base path, and the folder of the cache with what is made of it. */
export function madeFrom(registry: ProjectRegistry, base = ''): { hash: string; folder: string } {
  const hash = hashCode(packageRoot, registry, base);
  return { hash, folder: cacheFolder(join('made', hash)) };
}

/** The bundle in a folder of `madeFrom`, if it has been made. */
export async function findBundle(folder: string): Promise<Bundle | undefined> {
  const bundle = await readBundle(join(folder, 'bundle'));
  if (bundle) await markUsed(folder);
  return bundle;
}

/** Makes the bundle in a folder of `madeFrom`. */
export async function makeBundle(folder: string, registry: ProjectRegistry, base = ''): Promise<Bundle> {
  await bundleInto(join(folder, 'bundle'), registry, base).catch((error) => {
    // Vite does not find what such code imports as a file.
    for (const own of ownCode(registry)) checkCodePath(own, /#/);
    throw error;
  });
  return (await findBundle(folder)) as Bundle;
}

/** Bundles the code beside `folder`, then renames it to `folder`, so that no process sees a half-written bundle. */
async function bundleInto(folder: string, registry: ProjectRegistry, base: string): Promise<void> {
  checkCodePath(packageRoot, /[#?]/);
  const stage = `${folder}.${process.pid}`;
  const [client, server, assets] = [join(stage, 'client'), join(stage, 'server'), join(stage, 'assets')];
  const { build, mergeConfig } = await import('vite');
  const options = (plugins: PluginOption[], output: InlineConfig['build']): InlineConfig =>
    mergeConfig(viteConfig(), { base: `${base}/`, ...bundleConfig(plugins, output) });
  let words: LaterWords | undefined;
  const collectWords = laterWordsPlugin(registry, (found) => {
    words = found;
  });
  const classNames = classNamesPlugin(codeFolders(registry));
  await build(
    options([...sitePlugins(registry), collectWords, classNames], {
      outDir: client,
      manifest: true,
      cssCodeSplit: false,
      rolldownOptions: {
        input: [entryFile, liveModule],
        // The platform script reads the entry's export `started`.
        preserveEntrySignatures: 'allow-extension',
        // What the entry imports is one file, whichever sections import of it too.
        output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'], test: notLiveModule }] } },
      },
    }),
  );
  await build(
    options([...sitePlugins(registry, (found) => words?.sheets.push(...found)), classNames], {
      ssr: true,
      outDir: server,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      sourcemap: true,
      // For the places of errors. With the sources in it, each thread would hold them all in memory.
      // A package.json above the cache may say that files are CommonJS.
      rolldownOptions: {
        input: {
          'page-worker': workerSource,
          rendering: join(packageRoot, codePath('src/render/index.tsx')),
        },
        output: {
          sourcemapExcludeSources: true,
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // The styles of a chunk are in the order of its imports: so Mantine's come before the theme, and these before those of sections.
          codeSplitting: { groups: [{ name: 'program', test: isShared }] },
        },
      },
    }),
  );
  await cp(join(client, 'assets'), assets, { recursive: true });
  // Each page has its rules inline.
  for (const file of await readdir(assets)) if (file.endsWith('.css')) await rm(join(assets, file));

  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  const entry = entries.find(({ src = '' }) => join(packageRoot, src) === entryFile);
  if (!entry) throw new Error('The client build has no entry');
  // That of `liveModule`.
  for (const { file } of entries) if (file !== entry.file) await rm(join(stage, file));
  if (!words) throw new Error('The client build has collected no words');
  const scripts = await bundleScripts();
  // The others show only what is in the HTML of a page.
  const { first, platform, announcements, languages, foreign, timed = '' } = scripts;
  words.shell.push(...wordsIn(first, platform, announcements, languages, foreign, timed));
  const rest = {
    css: withoutDefaultTheme(withShortNames(await readSheet(join(server, 'assets')))),
    words,
    entry: `${base}/${entry.file}`,
    live: liveCode(manifest, registry, base),
    scripts,
  };
  await rm(client, { recursive: true });
  writeCache(join(stage, 'bundle.json'), { rest, files: hashOf(stage) });
  if (!(await readBundle(folder))) await rm(folder, { recursive: true, force: true });
  // Another process may have made the same bundle meanwhile.
  await rename(stage, folder).catch(() => rm(stage, { recursive: true, force: true }));
}

const workerSource = join(packageRoot, codePath('src/build/page-worker.ts'));

/** Matches all modules but `liveModule`. */
const notLiveModule = new RegExp(`^(?!\0${liveModule}$)`);

/** Whether a file is of the builder, and of no section type. */
const isShared = (file: string) =>
  file.startsWith(join(packageRoot, 'src')) &&
  !file.startsWith(join(packageRoot, 'src/sections')) &&
  file !== workerSource;

/** Bundles the inline scripts of documents. */
export async function bundleScripts(): Promise<InlineScripts> {
  const names = [
    'first',
    'platform',
    'announcements',
    'languages',
    'foreign-scripts',
    'timed-texts',
    'search',
    'enlarged',
    'tabs',
    'copied-code',
  ];
  const [first, platform, announcements, languages, foreign, timed, search, enlarged, tabs, code] = await Promise.all(
    names.map((name) => bundleInline(join(packageRoot, codePath(`src/client/before-react/${name}.ts`)))),
  );
  return { first, platform, announcements, languages, foreign, timed, search, enlarged, tabs, code } as InlineScripts;
}

/** Bundles a script as one minified expression. Uses Rolldown directly, as Vite adds half a second. */
async function bundleInline(input: string): Promise<string> {
  const { build } = await import('rolldown');
  const transform = { target: 'es2022', define };
  const { output } = await build({
    input,
    transform,
    write: false,
    output: { format: 'iife', minify: true, comments: false },
  });
  return output[0].code.trim();
}

async function readSheet(assets: string): Promise<string> {
  const sheet = (await readdir(assets)).find((file) => file.endsWith('.css'));
  if (!sheet) throw new Error('The server build has no style sheet');
  return readFile(join(assets, sheet), 'utf8');
}

/** A hash of the program: its code, its dependencies, the variables and the base path of the site, and the version of Node.js. Nothing made by other code is reused. */
export function hashCode(root: string, registry: ProjectRegistry, base = ''): string {
  const sum = createHash('sha256')
    .update(process.version)
    .update(base)
    .update(registry.sections.map(({ type }) => type).join());
  for (const path of [join(root, 'src'), join(root, 'schema'), ...ownCode(registry)]) sum.update(hashOf(path));
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_')) sum.update(`${name}=${process.env[name]}`);
  const variables = ['.env', '.env.local', '.env.production', '.env.production.local'];
  const files = [
    ...variables.map((name) => join(siteRoot(registry) ?? root, name)),
    ...['package.json', 'package-lock.json'].map((name) => join(root, name)),
  ];
  for (const file of files) if (existsSync(file)) sum.update(basename(file)).update(readFileSync(file));
  return sum.digest('hex').slice(0, 20);
}

/** A hash of a file, or of the names and contents of all files in a folder, except `bundle.json`. */
function hashOf(folder: string): string {
  if (existsSync(folder) && statSync(folder).isFile())
    return createHash('sha256').update(readFileSync(folder)).digest('hex');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = files.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const sum = createHash('sha256');
  for (const path of paths.sort())
    if (!path.endsWith('/bundle.json'))
      sum
        .update(`${path.slice(folder.length)}\0`)
        .update(readFileSync(path))
        .update('\0');
  return sum.digest('hex');
}

const define = { 'process.env.NODE_ENV': '"production"' };

const bundleConfig = (plugins: PluginOption[], build: InlineConfig['build']): InlineConfig => ({
  // Errors are those of the command.
  logLevel: 'silent',
  mode: 'production',
  plugins: [plugins, missingImports],
  // One file loads much faster than the thousands of files of the packages. Shiki stays apart, as most sites have no code to highlight;
  // React, as a bundle reads each of its functions through a getter.
  ssr: { noExternal: true, external: ['shiki', 'react', 'react-dom'] },
  define,
  build: {
    emptyOutDir: true,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    // A section is loaded by itself, once it is needed: whoever chose its packages knows what they weigh.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    ...build,
    // Hides hints about slow plugins, which no editor can do anything about.
    rolldownOptions: { checks: { pluginTimings: false }, ...build?.rolldownOptions },
  },
});
