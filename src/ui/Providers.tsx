import type { MantineThemeOverride } from '@mantine/core';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SiteModel } from '../config/page-model.ts';
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

/** Mantine without what it would inject: its variables and rules stand in the page's own CSS. */
export function Providers({ site, children }: { site: SiteModel; children: ReactNode }) {
  return (
    <MantineProvider
      theme={themeOf(site)}
      colorSchemeManager={schemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

const themes = new WeakMap<SiteModel, MantineThemeOverride>();

/** One theme object a site, so that rendering many fragments merges it with Mantine's own once. */
function themeOf(site: SiteModel): MantineThemeOverride {
  const theme = themes.get(site) ?? siteTheme(site.theme);
  themes.set(site, theme);
  return theme;
}
