import ownTheme from 'virtual:site-theme';
import {
  type ActionIconProps,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineTheme,
  type MantineThemeComponents,
  type MantineThemeOverride,
  mergeThemeOverrides,
  rem,
  type VariantColorsResolver,
} from '@mantine/core';
import type { z } from 'zod';
import type { theme } from '../../schema/theme.ts';
import classes from './theme.module.css';

/** What components and styles know of the theme of a site. */
export type ThemeModel = Pick<
  z.output<typeof theme>,
  'scheme' | 'storageKey' | 'radius' | 'accent' | 'neutral' | 'motif' | 'density' | 'width'
> & {
  shades: string[];
  /** The width of the font's letters relative to Instrument Sans, if it differs. */
  letterWidth?: number;
};

const radii = { none: 0, small: 4, medium: 10, large: 18 } as const;

/** The space above and below a section, and inside of a card. */
const densities = {
  compact: { section: 'clamp(3rem,2rem + 4vw,5rem)', card: 'clamp(1.125rem,0.9rem + 0.8vw,1.5rem)' },
  normal: { section: 'clamp(4.5rem,2.5rem + 7vw,8rem)', card: 'clamp(1.5rem,1rem + 1.6vw,2.25rem)' },
  airy: { section: 'clamp(6rem,3rem + 9vw,11rem)', card: 'clamp(1.75rem,1.1rem + 2.2vw,3rem)' },
} as const;

/**
 * Returns the Mantine theme of a site: that of its look, then its own `theme.ts`. Its fonts are in `fonts.ts`. Its colors are in `palette.ts`, as they follow the color scheme and the
 * tone of a section. `variables.css` has what Mantine has no name for, `theme.module.css` what variables cannot express.
 */
export function siteTheme({ shades, radius, density }: ThemeModel): MantineThemeOverride {
  const look = createTheme({
    primaryColor: 'accent',
    colors: { accent: shades as unknown as MantineColorsTuple },
    primaryShade: { light: 6, dark: 5 },
    defaultRadius: radii[radius],
    // Of cards, dialogs and large pictures.
    radius: { lg: rem(radii[radius] * 1.8) },
    fontFamily: 'system-ui, sans-serif',
    fontFamilyMonospace: "ui-monospace, 'Cascadia Code', 'Source Code Pro', Menlo, Consolas, monospace",
    fontSizes: {
      xs: '0.8125rem',
      sm: '0.9375rem',
      md: '1rem',
      lg: '1.0625rem',
      xl: 'clamp(1.125rem, 1.04rem + 0.42vw, 1.3125rem)',
    },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.5' },
    spacing: {
      xs: '0.5rem',
      sm: '0.75rem',
      md: '1rem',
      lg: '1.5rem',
      xl: '2rem',
      xxl: '3rem',
      // Beside the content of a page.
      gutter: 'clamp(1.25rem, 4vw, 2.5rem)',
      ...densities[density],
    },
    headings: {
      fontFamily: 'var(--mantine-font-family)',
      fontWeight: '600',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: 'clamp(2.375rem, 1.3rem + 4.6vw, 4.75rem)', lineHeight: 'max(1.03, var(--least-leading))' },
        h2: { fontSize: 'clamp(1.875rem, 1.3rem + 2.6vw, 3.25rem)', lineHeight: 'max(1.1, var(--least-leading))' },
        h3: { fontSize: '1.1875rem', lineHeight: '1.3' },
        h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
        h5: { fontSize: '1rem', lineHeight: '1.4' },
        h6: { fontSize: '0.9375rem', lineHeight: '1.4' },
      },
    },
    autoContrast: true,
    respectReducedMotion: true,
    variantColorResolver: accentVariants,
    components,
  });
  return mergeThemeOverrides(look, ownTheme);
}

const textColors = {
  '--ai-color': 'var(--mantine-color-text)',
  '--ai-hover': 'color-mix(in srgb, var(--mantine-color-text), transparent 88%)',
};

// By name, without importing the components, so that pages load only those they use.
const components: MantineThemeComponents = {
  // Keeps closed content in the prerendered HTML, for search engines and visitors without script.
  Accordion: { defaultProps: { keepMountedMode: 'display-none' } },
  Tabs: {
    defaultProps: { keepMountedMode: 'display-none' },
    // A long name would make the page wider than the window.
    styles: { tab: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
  },
  Collapse: { defaultProps: { keepMountedMode: 'display-none' } },
  ActionIcon: {
    defaultProps: { variant: 'subtle' },
    classNames: { root: classes.actionIcon },
    // A subtle one has the color of the text, unless it is given another.
    vars: (_: MantineTheme, { variant, color }: ActionIconProps) => ({
      root: variant === 'subtle' && !color ? textColors : {},
    }),
  },
  Anchor: { defaultProps: { inherit: true, underline: 'always' } },
  Badge: { classNames: { root: classes.badge, label: classes.badgeLabel } },
  Button: { classNames: { root: classes.button, inner: classes.inner, label: classes.label } },
  Card: { defaultProps: { withBorder: true }, classNames: { root: classes.card } },
  Container: { classNames: { root: classes.container } },
  Input: { classNames: { wrapper: classes.field, input: classes.input } },
  InputWrapper: { classNames: { label: classes.inputLabel } },
  List: { classNames: { root: classes.list, itemWrapper: classes.listItem, itemIcon: classes.listIcon } },
  Paper: { classNames: { root: classes.paper } },
  Table: { defaultProps: { verticalSpacing: 'sm' } },
  Text: { classNames: { root: classes.text } },
  ThemeIcon: { defaultProps: { variant: 'light' }, classNames: { root: classes.themeIcon } },
  Title: { classNames: { root: classes.title } },
};

/** Variants that use the palette, which depends on the tone of the section; Mantine's own depend only on the color scheme. */
const accentVariants: VariantColorsResolver = (input) => {
  const { color, theme, variant } = input;
  if (variant === 'default') {
    const hover = 'color-mix(in srgb, var(--mantine-color-text) 5%, transparent)';
    return {
      background: 'transparent',
      hover,
      color: 'var(--mantine-color-text)',
      border: '1px solid var(--mantine-color-default-border)',
    };
  }
  if ((color ?? theme.primaryColor) !== theme.primaryColor) return defaultVariantColorsResolver(input);
  if (variant === 'filled')
    return {
      background: 'var(--mantine-color-accent-filled)',
      hover: 'var(--mantine-color-accent-filled-hover)',
      color: 'var(--mantine-primary-color-contrast)',
      border: '1px solid var(--color-accent-edge)',
    };
  if (variant === 'light')
    return {
      background: 'var(--mantine-color-accent-light)',
      hover: 'var(--mantine-color-accent-light)',
      color: 'var(--mantine-color-accent-text)',
      border: '1px solid transparent',
    };
  return defaultVariantColorsResolver(input);
};
