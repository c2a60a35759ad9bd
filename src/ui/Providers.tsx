import {
  DEFAULT_THEME,
  DirectionProvider,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  MantineProvider,
  type MantineTheme,
  MantineThemeContext,
  mergeMantineTheme,
} from '@mantine/core';
import { createContext, type ReactNode, startTransition, use, useState } from 'react';
import type { SiteData } from '../pages/page-data.ts';
import { siteTheme } from '../theme/theme.ts';

/**
 * The visitor's color scheme for Mantine's hooks. An inline script (`client/first.ts`) stores it and shows it on the root element, so that
 * it is right before the first paint: this reads it there, and tells the script what a component sets.
 */
function createSchemeManager(storageKey: string): MantineColorSchemeManager {
  const shown = () =>
    typeof document !== 'undefined' && document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  let isTelling = false;
  let observer: MutationObserver | undefined;
  const set = (scheme: MantineColorScheme) => {
    if (isTelling) return;
    localStorage.setItem(storageKey, scheme === 'auto' ? 'system' : scheme);
    dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  };
  return {
    get: shown,
    set,
    clear: () => set('auto'),
    subscribe(tell) {
      // Mantine sets what it is told.
      observer = new MutationObserver(() => {
        isTelling = true;
        startTransition(() => tell(shown()));
        isTelling = false;
      });
      observer.observe(document.documentElement, { attributeFilter: ['class'] });
    },
    unsubscribe: () => observer?.disconnect(),
  };
}

/** Provides Mantine with the site's theme, and the site's model to `useSite`. Mantine's variables are in the page's CSS: see `theme-css.ts`. */
export function Providers({ site, children }: { site: SiteData; children: ReactNode }) {
  const [schemeManager] = useState(() => createSchemeManager(site.theme.storageKey));
  return (
    <SiteContext value={site}>
      <MantineThemeContext value={themeOf(site)}>
        <MantineProvider
          colorSchemeManager={schemeManager}
          withCssVariables={false}
          withGlobalClasses={false}
          withStaticClasses={false}
        >
          <DirectionProvider initialDirection={site.dir} detectDirection={false}>
            {children}
          </DirectionProvider>
        </MantineProvider>
      </MantineThemeContext>
    </SiteContext>
  );
}

const SiteContext = createContext<SiteData | undefined>(undefined);

/** Returns the site model, which all pages share. Throws outside of `Providers`. */
export function useSite(): SiteData {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs Providers around it');
  return site;
}

const themes = new WeakMap<SiteData, MantineTheme>();

/** The theme is merged with Mantine's own once per site: `MantineProvider` would do so for each rendered fragment. */
function themeOf(site: SiteData): MantineTheme {
  const theme = themes.get(site) ?? mergeMantineTheme(DEFAULT_THEME, siteTheme(site.theme));
  themes.set(site, theme);
  return theme;
}
