import { DirectionProvider, MantineProvider, type MantineThemeOverride } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import type { SiteModel } from '../config/resolve/page-model.ts';
import { siteTheme } from './theme.ts';

// The platform script owns the scheme (class, attribute and storage), so that it is right before the first paint;
// Mantine only reads what stands on the root element.
const schemeManager = {
  get: () =>
    typeof document !== 'undefined' && document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
} as const;

/** Mantine with the site's theme, and the site's model for `useSite`. Mantine's variables stand in the page's own CSS: see `theme-css.ts`. */
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

/** What is the same on every page. Throws outside of `Providers`. */
export function useSite(): SiteModel {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs Providers around it');
  return site;
}

const themes = new WeakMap<SiteModel, MantineThemeOverride>();

/** One theme object a site, so that rendering many fragments merges it with Mantine's own once. */
function themeOf(site: SiteModel): MantineThemeOverride {
  const theme = themes.get(site) ?? siteTheme(site.theme);
  themes.set(site, theme);
  return theme;
}
