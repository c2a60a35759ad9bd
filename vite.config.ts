import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { createShortNames, readableName } from './src/build/styles/class-names.ts';
import { ownFolders } from './src/site/own-sections.ts';

/** Build output is not watched: a large site has 100,000 files. */
const isOutput = (file: string) => /^(\.cache|dist)(\/|$)/.test(normalizePath(relative(import.meta.dirname, file)));

// The commands add the plugins that depend on the site: see `src/build/bundle.ts` and `src/dev/vite-plugin.ts`.
export default defineConfig(({ command }) => ({
  appType: 'custom',
  cacheDir: '.cache/vite',
  plugins: [react()],
  // Without an index.html, Vite would discover dependencies late and reload the page.
  optimizeDeps: { entries: ['src/client/entry.tsx', 'src/sections/*/*.tsx'] },
  server: { host: '127.0.0.1', port: 5173, watch: { ignored: isOutput } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The client uses only the paths of icons; this drops the components that the package makes of them.
    rolldownOptions: { treeshake: { manualPureFunctions: ['createReactComponent'] } },
  },
  css: {
    modules: {
      generateScopedName: command === 'build' ? createShortNames('src', ...ownFolders.values()) : readableName,
    },
  },
}));
