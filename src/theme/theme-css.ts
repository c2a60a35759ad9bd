import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { paletteCss } from './palette-css.ts';
import { siteTheme, type ThemeModel } from './theme.ts';

const containerSizes = { narrow: '64rem', normal: '75rem', wide: '86rem' };

/**
 * Returns the variables of a site's theme: Mantine's, with its `hiddenFrom`/`visibleFrom` classes, in Mantine's cascade layer; the width of
 * content; and the colors, which have the last word.
 */
export function themeCss(model: ThemeModel): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, siteTheme(model));
  const colors = paletteCss(model);
  const colored = new Set(colors.match(/--[\w-]+(?=:)/g));
  const resolved = defaultCssVariablesResolver(theme);
  for (const group of Object.values(resolved))
    for (const name of Object.keys(group)) if (colored.has(name)) delete group[name];
  const variables = convertCssVariables(resolved, ':root');
  const classes = Object.entries(theme.breakpoints).map(([name, width]) => {
    const hide = '{display:none !important}';
    return `@media (width < ${width}){.mantine-visible-from-${name}${hide}}@media (width >= ${width}){.mantine-hidden-from-${name}${hide}}`;
  });
  return `@layer mantine{${variables}${classes.join('')}}:root{--container-size:${containerSizes[model.width]}}${colors}`;
}
