import react from '@vitejs/plugin-react';
import { type AtRule, Rule } from 'postcss';
import presetMantine from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import type { InlineConfig } from 'vite';
import { codePath, packageRoot } from '../project/package-root.ts';
import { sharedPackages } from '../project/shared-packages.ts';
import { readableName } from './styles/class-names.ts';

/** Those of Mantine's theme. */
const breakpoints = {
  'mantine-breakpoint-xs': '36em',
  'mantine-breakpoint-sm': '48em',
  'mantine-breakpoint-md': '62em',
  'mantine-breakpoint-lg': '75em',
  'mantine-breakpoint-xl': '88em',
};

/** Our own mixins, beside those of Mantine's preset. */
const mixins = {
  /** `@mixin columns 12rem`: `--columns` of them with `--gap` between, or fewer if they would be narrower than that. */
  columns: (mixin: AtRule, least: string) => {
    const value = `repeat(auto-fill, minmax(max(${least}, (100% - (var(--columns) - 1) * var(--gap)) / var(--columns) - 1px), 1fr))`;
    mixin.replaceWith({ prop: 'grid-template-columns', value, source: mixin.source });
  },
  /** In a rule or around rules: for visitors for whom the scripts do not run, or the live section around has failed. */
  'without-script': (mixin: AtRule) => {
    const within = ":global(:is(:root:not([data-script]), [data-live='failed']))";
    if (mixin.parent?.type === 'rule') {
      mixin.replaceWith(new Rule({ selector: `${within} &`, nodes: mixin.nodes ?? [], source: mixin.source }));
      return;
    }
    mixin.walkRules((rule) => {
      rule.selectors = rule.selectors.map((one) => `${within} ${one}`);
    });
    mixin.replaceWith(mixin.nodes ?? []);
  },
};

/** What the bundles and the servers for editing have in common. They add the plugins that depend on the site. */
export const viteConfig = (): InlineConfig => ({
  configFile: false,
  root: packageRoot,
  appType: 'custom',
  plugins: [react()],
  // The code of a site may be where these packages are not, or are in another version.
  resolve: { dedupe: sharedPackages },
  // Without an index.html, Vite would discover dependencies late and reload the page.
  optimizeDeps: {
    entries: ['src/client/app/entry.tsx', 'src/client/search/search.ts', 'src/sections/*/*.tsx'].map(codePath),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  css: {
    // What Mantine's documentation writes in styles: light-dark(), rem(), @mixin hover, $mantine-breakpoint-sm …
    postcss: {
      plugins: [presetMantine({ mixins }), simpleVars({ variables: breakpoints })],
    },
    modules: { generateScopedName: readableName },
  },
});
