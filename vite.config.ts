import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { createShortNames, tellingName } from './src/build/styles/class-names.ts';
import { ownFolders } from './src/site/own-sections.ts';

/** What builds have made is no source, and of a large site a hundred thousand files. */
const isMade = (file: string) => /^(\.cache|dist)(\/|$)/.test(normalizePath(relative(import.meta.dirname, file)));

// What needs the site's own code, such as its section types, is added by the commands: `src/build/bundle.ts`, `src/dev/vite-plugin.ts`.
export default defineConfig(({ command }) => ({
  appType: 'custom',
  cacheDir: '.cache/vite',
  plugins: [react()],
  // There is no index.html to find the packages from; found late, they would reload the page.
  optimizeDeps: { entries: ['src/client/entry.tsx', 'src/sections/*/*.tsx'] },
  server: { host: '127.0.0.1', port: 5173, watch: { ignored: isMade } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Of the icons that the browser draws only their lines are used; what would make components of them goes away.
    rolldownOptions: { treeshake: { manualPureFunctions: ['createReactComponent'] } },
  },
  css: {
    modules: {
      generateScopedName: command === 'build' ? createShortNames('src', ...ownFolders.values()) : tellingName,
    },
  },
}));
