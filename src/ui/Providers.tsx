import { DirectionProvider, MantineProvider, type MantineThemeOverride } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import type { SiteModel } from '../config/resolve/page-model.ts';
import { siteTheme } from './theme.ts';

// An inline script manages the colour scheme, so that it is right before the first paint. Mantine only reads it from the root element.
const schemeManager = {
  get: () =>
    typeof document !== 'undefined' && document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
} as const;

/** Provides Mantine with the site's theme, and the site's model to `useSite`. Mantine's variables are in the page's CSS: see `theme-css.ts`. */
export function Providers({ site, children }: { site: SiteModel; children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <MantineProvider
        theme={themeOf(site)}
        colorSchemeManager={schemeManager}
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        <DirectionProvider initialDirection={site.dir} detectDirection={false}>
          {children}
        </DirectionProvider>
      </MantineProvider>
    </SiteContext>
  );
}

const SiteContext = createContext<SiteModel | undefined>(undefined);

/** Returns the site model, which all pages share. Throws outside of `Providers`. */
export function useSite(): SiteModel {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs Providers around it');
  return site;
}

const themes = new WeakMap<SiteModel, MantineThemeOverride>();

/** One theme object per site, so that Mantine merges it with its own theme once, and not for each rendered fragment. */
function themeOf(site: SiteModel): MantineThemeOverride {
  const theme = themes.get(site) ?? siteTheme(site.theme);
  themes.set(site, theme);
  return theme;
}
