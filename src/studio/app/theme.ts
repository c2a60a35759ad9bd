import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const blue: MantineColorsTuple = [
  '#eef3ff',
  '#dbe5ff',
  '#b7caff',
  '#8fabff',
  '#6b90fa',
  '#4c78f0',
  '#2f60e0',
  '#244fc4',
  '#1d409f',
  '#17337e',
];
const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#eff1f4',
  '#e4e7ec',
  '#d3d8e0',
  '#b3bac6',
  '#8b94a3',
  '#697282',
  '#4d5563',
  '#333a46',
  '#1b2029',
];
const dark: MantineColorsTuple = [
  '#e6e9ee',
  '#b6bdc9',
  '#98a1af',
  '#6b7482',
  '#3a424e',
  '#2d343f',
  '#232932',
  '#191d24',
  '#12151a',
  '#0b0d11',
];

const closeButtonProps = { 'aria-label': 'Close' };
const small = { defaultProps: { size: 'xs' } };

/** The theme of Studio. It is independent of the theme of the site. */
export const theme = createTheme({
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  primaryColor: 'blue',
  primaryShade: 6,
  colors: { blue, gray, dark },
  autoContrast: true,
  defaultRadius: 'md',
  respectReducedMotion: true,
  // From here on, the outline and the form stand beside the page.
  breakpoints: { md: '64em' },
  cursorType: 'pointer',
  headings: { fontWeight: '600' },
  components: {
    ...Object.fromEntries(
      [
        'TextInput',
        'Textarea',
        'Select',
        'MultiSelect',
        'Autocomplete',
        'Button',
        'SegmentedControl',
        'Switch',
        'Checkbox',
      ].map((name) => [name, small]),
    ),
    InputWrapper: { defaultProps: { size: 'xs' }, styles: { label: { fontWeight: 600 } } },
    ThemeIcon: { defaultProps: { size: 28 } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 28 } },
    Tooltip: {
      defaultProps: { openDelay: 400, withArrow: false, fz: 'xs', events: { hover: true, focus: true, touch: false } },
    },
    Menu: {
      defaultProps: { shadow: 'md', withinPortal: true, position: 'bottom-end', withInitialFocusPlaceholder: false },
    },
    Drawer: { defaultProps: { closeButtonProps } },
    // Theirs are `header` elements too, and a screen reader's list of landmarks has one banner, the bar at the top.
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Modal: { defaultProps: { closeButtonProps, centered: true, overlayProps: { backgroundOpacity: 0.4 } } },
  },
});

/** Changes of Mantine's variables, so that all text has enough contrast. */
export const variables: CSSVariablesResolver = () => ({
  variables: { '--mantine-scale': '1' },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#1b2029',
    '--mantine-color-dimmed': '#5d6676',
    '--mantine-color-placeholder': '#6d7686',
    '--mantine-color-default-border': '#dfe3e9',
    '--mantine-color-error': '#b92525',
    '--mantine-color-red-filled': '#c92a2a',
    '--mantine-color-red-filled-hover': '#b02525',
    '--mantine-color-red-light-color': '#a61e1e',
    '--mantine-color-yellow-light-color': '#704500',
    '--studio-canvas': '#eceff3',
    '--studio-line': '#e3e6ec',
    '--studio-hover': '#f1f3f6',
    '--studio-chosen': '#e8efff',
    '--studio-chosen-text': '#1d409f',
  },
  dark: {
    '--mantine-color-body': '#171a20',
    '--mantine-color-text': '#e6e9ee',
    '--mantine-color-dimmed': '#abb4c2',
    '--mantine-color-placeholder': '#8a93a1',
    '--mantine-color-default': '#1f242c',
    '--mantine-color-default-border': '#343b47',
    '--mantine-color-error': '#ff9a9a',
    '--mantine-color-red-filled': '#c92a2a',
    '--mantine-color-red-filled-hover': '#b02525',
    '--mantine-color-red-light-color': '#ffb3b3',
    '--mantine-color-yellow-light-color': '#ffe08a',
    '--studio-canvas': '#0d0f13',
    '--studio-line': '#272d36',
    '--studio-hover': '#20252d',
    '--studio-chosen': '#1d2b4d',
    '--studio-chosen-text': '#b7caff',
  },
});
