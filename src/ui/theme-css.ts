import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { SiteModel } from '../config/resolve/page-model.ts';
import { siteTheme } from './theme.ts';

/** Returns Mantine's variables and `hiddenFrom`/`visibleFrom` classes for a site's theme, in Mantine's cascade layer. */
export function themeCss(site: SiteModel): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, siteTheme(site.theme));
  const variables = convertCssVariables(defaultCssVariablesResolver(theme), ':root');
  const classes = Object.entries(theme.breakpoints).map(([name, width]) => {
    const hide = '{display:none !important}';
    return `@media (width < ${width}){.mantine-visible-from-${name}${hide}}@media (width >= ${width}){.mantine-hidden-from-${name}${hide}}`;
  });
  return `@layer mantine{${variables}${classes.join('')}}`;
}
