import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { siteTheme, type ThemeModel } from './theme.ts';

/** Returns Mantine's variables and `hiddenFrom`/`visibleFrom` classes for a site's theme, in Mantine's cascade layer. */
export function themeCss(model: ThemeModel): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, siteTheme(model));
  const variables = convertCssVariables(defaultCssVariablesResolver(theme), ':root');
  const classes = Object.entries(theme.breakpoints).map(([name, width]) => {
    const hide = '{display:none !important}';
    return `@media (width < ${width}){.mantine-visible-from-${name}${hide}}@media (width >= ${width}){.mantine-hidden-from-${name}${hide}}`;
  });
  return `@layer mantine{${variables}${classes.join('')}}`;
}
