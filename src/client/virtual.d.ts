// The modules that `src/build/registry-plugin.ts` makes.

declare module 'virtual:registry' {
  /** The registry of the site. */
  export const registry: import('../../schema/registry.ts').Registry;
}

declare module 'virtual:components' {
  /** Loads the components of all section types, by type. */
  export const components: Record<string, import('../shell/components.ts').LoadComponent>;
}

declare module 'virtual:site-theme' {
  /** The theme of the site's own file, which is merged with that of the look. */
  const theme: import('@mantine/core').MantineThemeOverride;
  export default theme;
}
