import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import type * as Server from '../entry-server.tsx';

/** The built code of a site: what renders its pages, and what its documents refer to. */
export interface Bundle {
  server: typeof Server;
  /** All rules of all components, in the order of the cascade. */
  css: string;
  /** The address of the script with which React starts. */
  entry: string;
  /** The inline platform script. */
  platform: string;
}

/** Builds the browser's code into `clientDir` and the server's into `serverDir`, and loads the latter. */
export async function bundle(clientDir: string, serverDir: string): Promise<Bundle> {
  await build(
    options({
      outDir: clientDir,
      manifest: true,
      cssCodeSplit: false,
      rolldownOptions: { input: 'src/entry-client.tsx' },
    }),
  );
  await build(
    options({
      ssr: 'src/entry-server.tsx',
      outDir: serverDir,
      copyPublicDir: false,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
    }),
  );
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The client build has no entry');
  const server = (await import(pathToFileURL(join(serverDir, 'entry-server.js')).href)) as typeof Server;
  await server.loadSections();
  return {
    server,
    css: await readSheet(join(serverDir, 'assets')),
    entry: `/${entry.file}`,
    platform: await bundlePlatform(),
  };
}

/** The inline platform script as one minified expression. */
export async function bundlePlatform(): Promise<string> {
  const result = await build(
    options({
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/page/platform.ts', output: { format: 'iife' } },
    }),
  );
  const output = [result].flat()[0];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The platform script could not be built');
  return chunk.code.trim();
}

async function readSheet(assets: string): Promise<string> {
  const sheet = (await readdir(assets)).find((file) => file.endsWith('.css'));
  if (!sheet) throw new Error('The server build has no style sheet');
  return readFile(join(assets, sheet), 'utf8');
}

const options = (build: InlineConfig['build']): InlineConfig => ({
  logLevel: 'warn',
  mode: 'production',
  build: {
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    ...build,
    // A slow machine is no news to whoever edits a site.
    rolldownOptions: { checks: { pluginTimings: false }, ...build?.rolldownOptions },
  },
});
