import {
  type ActionIconProps,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineTheme,
  type MantineThemeComponents,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';
import type { z } from 'zod';
import type { theme } from '../../schema/theme.ts';
import classes from './theme.module.css';

/** What components and styles know of the theme of a site. */
export type ThemeModel = Pick<
  z.output<typeof theme>,
  'scheme' | 'storageKey' | 'radius' | 'accent' | 'neutral' | 'motif'
> & {
  shades: string[];
  /** The width of the font's letters relative to Instrument Sans, if it differs. */
  letterWidth?: number;
};

const radii = { none: 0, small: 4, medium: 10, large: 18 } as const;

/**
 * Returns the Mantine theme of a site. Colours, sizes and fonts are the variables of `tokens.css`, so that they follow the colour scheme and
 * the tone of a section. `theme.module.css` has what variables cannot express.
 */
export function siteTheme({ shades, radius }: ThemeModel): MantineThemeOverride {
  return createTheme({
    primaryColor: 'accent',
    colors: { accent: shades as unknown as MantineColorsTuple },
    primaryShade: { light: 6, dark: 5 },
    defaultRadius: radii[radius],
    shadows: { sm: 'var(--shadow-s)', md: 'var(--shadow-m)', lg: 'var(--shadow-l)' },
    fontFamily: 'var(--font)',
    fontFamilyMonospace: "ui-monospace, 'Cascadia Code', 'Source Code Pro', Menlo, Consolas, monospace",
    fontSizes: { xs: 'var(--text-xs)', sm: 'var(--text-s)', md: '1rem', lg: 'var(--text-m)', xl: 'var(--text-l)' },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.5' },
    spacing: { xs: 'var(--s1)', sm: '0.75rem', md: 'var(--s2)', lg: 'var(--s3)', xl: 'var(--s4)' },
    headings: {
      fontFamily: 'var(--font)',
      fontWeight: '600',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: 'var(--text-h1)', lineHeight: 'max(1.03, var(--least-leading))' },
        h2: { fontSize: 'var(--text-h2)', lineHeight: 'max(1.1, var(--least-leading))' },
        h3: { fontSize: 'var(--text-h3)', lineHeight: '1.3' },
        h4: { fontSize: 'var(--text-m)', lineHeight: '1.4' },
        h5: { fontSize: '1rem', lineHeight: '1.4' },
        h6: { fontSize: 'var(--text-s)', lineHeight: '1.4' },
      },
    },
    autoContrast: true,
    respectReducedMotion: true,
    variantColorResolver: accentVariants,
    components,
  });
}

const inkColours = { '--ai-color': 'var(--ink)', '--ai-hover': 'color-mix(in srgb, var(--ink), transparent 88%)' };

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
    // A subtle one has the colour of the text, unless it is given another.
    vars: (_: MantineTheme, { variant, color }: ActionIconProps) => ({
      root: variant === 'subtle' && !color ? inkColours : {},
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

/** Variants that use the tokens, which depend on the tone of the section; Mantine's own depend only on the colour scheme. */
const accentVariants: VariantColorsResolver = (input) => {
  const { color, theme, variant } = input;
  if (variant === 'default') {
    const hover = 'color-mix(in srgb, var(--ink) 5%, transparent)';
    return { background: 'transparent', hover, color: 'var(--ink)', border: '1px solid var(--line-strong)' };
  }
  if ((color ?? theme.primaryColor) !== theme.primaryColor) return defaultVariantColorsResolver(input);
  if (variant === 'filled')
    return {
      background: 'var(--accent-fill)',
      hover: 'var(--accent-fill-hover)',
      color: 'var(--on-accent)',
      border: '1px solid var(--accent-edge)',
    };
  if (variant === 'light')
    return {
      background: 'var(--accent-wash)',
      hover: 'var(--accent-wash)',
      color: 'var(--accent-text)',
      border: '1px solid transparent',
    };
  return defaultVariantColorsResolver(input);
};
