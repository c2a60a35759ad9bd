import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SiteModel } from '../config/page-model.ts';

const radii = { none: 0, small: 4, medium: 10, large: 18 } as const;

/** The Mantine theme of a site: its accent as the primary colour, its corners, its font. */
export function mantineTheme({ shades, radius }: SiteModel['theme']): MantineThemeOverride {
  return createTheme({
    primaryColor: 'accent',
    colors: { accent: shades as unknown as MantineColorsTuple },
    primaryShade: { light: 6, dark: 6 },
    defaultRadius: radii[radius],
    fontFamily: 'var(--font)',
    headings: { fontFamily: 'var(--font)', fontWeight: '650' },
    autoContrast: true,
    respectReducedMotion: true,
  });
}

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
  const theme = themes.get(site) ?? mantineTheme(site.theme);
  themes.set(site, theme);
  return theme;
}
